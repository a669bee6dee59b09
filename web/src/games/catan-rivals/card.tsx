/** A card: its face with our text, a small tile for the board, and its back. */
import type { CSSProperties, ReactNode } from "react";
import { useLanguage } from "../../i18n/language";
import { Emblem } from "./art/emblem";
import { Picture } from "./art/picture";
import { RegionArt } from "./art/region";
import { PointSymbol, Price, ResourceToken } from "./art/resource";
import css from "./card.module.css";
import { type Card, cardOf, otherTitleOf, standsOf, textOf, tintOf, titleOf } from "./catalogue";
import { placeWords } from "./place-words";
import { uiWords } from "./ui-words";
import { POINTS, type Point, regionOf, YIELD } from "./view";

/** The points printed on a card, each with symbol and number. */
export function CardPoints({ points }: { points: Partial<Record<Point, number>> }) {
  const { language } = useLanguage();
  const words = placeWords[language];
  const kinds = POINTS.filter((kind) => points[kind]);
  if (kinds.length === 0) return null;
  return (
    <span className={css.points}>
      {kinds.map((kind) => (
        <span
          key={kind}
          className={css.point}
          role="img"
          aria-label={`${points[kind]} ${words.points[kind]}`}
          title={words.points[kind]}
        >
          {points[kind]}
          <PointSymbol point={kind} />
        </span>
      ))}
    </span>
  );
}

/** What the sides of a card that is turned are worth, one by one. */
function Sides({ sides }: { sides: Card["sides"] }) {
  const { language } = useLanguage();
  const worth = sides.map((points, n) => ({ n, points })).filter(({ points }) => hasPoints(points));
  if (worth.length === 0) return null;
  return (
    <ul className={css.sides}>
      {worth.map(({ n, points }) => (
        <li key={n}>
          {uiWords[language].sideOf(n)} <CardPoints points={points} />
        </li>
      ))}
    </ul>
  );
}

function hasPoints(points: Card["points"]): boolean {
  return POINTS.some((kind) => points[kind]);
}

/** The whole card. `children`: what can be done with it, or why it cannot. */
export function CardFace({
  id,
  children,
  compact = false,
  large = false,
}: {
  id: string;
  children?: ReactNode;
  compact?: boolean;
  /** With its picture: to be looked at. */
  large?: boolean;
}) {
  const { language } = useLanguage();
  const card = cardOf(id);
  const words = placeWords[language];
  const ui = uiWords[language];
  if (!card)
    return regionOf(id) ? <RegionFace id={id}>{children}</RegionFace> : <PlainFace id={id} />;
  const other = otherTitleOf(id, language);
  return (
    <article
      className={css.face}
      data-tint={tintOf(card)}
      data-compact={compact || undefined}
      data-card={id}
    >
      {large && (
        <div className={css.scene}>
          <Picture card={card} />
        </div>
      )}
      <header className={css.head}>
        <span className={css.emblem}>
          <Emblem card={card} />
        </span>
        <span className={css.names}>
          <strong lang={language}>{titleOf(id, language)}</strong>
          <small>
            {words.kinds[card.heroine ? "heroine" : card.kind]} · {words.sets[card.set]}
          </small>
        </span>
      </header>
      <div className={css.facts}>
        <Price cost={card.cost} size={17} />
        <CardPoints points={card.points} />
      </div>
      <p className={css.text} lang={language}>
        {textOf(id, language)}
      </p>
      {!compact && <Sides sides={card.sides} />}
      {!compact && (
        <p className={css.fine}>
          {[words.stands[standsOf(card)], card.once && ui.once, other && ui.otherName(other)]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      {children}
    </article>
  );
}

/** A card of the fan: its picture, name, price and points. `children` lie over it. */
export function CardSmall({
  id,
  marked,
  dimmed,
  children,
}: {
  id: string;
  marked: boolean;
  dimmed: boolean;
  children: ReactNode;
}) {
  const { language } = useLanguage();
  const card = cardOf(id);
  const title = titleOf(id, language);
  return (
    <article
      className={css.small}
      data-tint={card ? tintOf(card) : "blue"}
      data-marked={marked || undefined}
      data-dimmed={dimmed || undefined}
      data-card={id}
    >
      <strong lang={language} style={fitting(title)}>
        {title}
      </strong>
      <span className={css.smallScene}>
        {card && <Picture card={card} />}
        {card && <CardPoints points={card.points} />}
      </span>
      {card && (
        <span className={css.smallFacts}>
          <Price cost={card.cost} size="calc(var(--card) * 0.115)" letter={false} />
        </span>
      )}
      {children}
    </article>
  );
}

function RegionFace({ id, children }: { id: string; children?: ReactNode }) {
  const { language } = useLanguage();
  const region = regionOf(id);
  if (!region) return null;
  const resource = YIELD[region.kind];
  return (
    <article className={css.face} data-tint="green" data-card={id}>
      <div className={css.landscape}>
        <RegionArt kind={region.kind} />
        <b className={css.number}>{region.number}</b>
      </div>
      <header className={css.head}>
        <ResourceToken resource={resource} size={20} />
        <strong>{titleOf(id, language)}</strong>
      </header>
      {children}
    </article>
  );
}

/** A card that is not in the catalogue: its name is all that is known. */
function PlainFace({ id }: { id: string }) {
  const { language } = useLanguage();
  return (
    <article className={css.face} data-tint="blue" data-card={id}>
      <strong>{titleOf(id, language)}</strong>
    </article>
  );
}

/** Long words are written smaller, so that they need not be broken. */
function fitting(name: string): CSSProperties {
  const longest = Math.max(...name.split(/[ -]/).map((word) => word.length));
  return { "--longest": longest } as CSSProperties;
}

/** A small picture of a card with its name: for the board, buttons and the log. `points`: those of
 * the side turned up, where they are not those printed. */
export function CardTile({ id, points }: { id: string; points?: Card["points"] | undefined }) {
  const { language } = useLanguage();
  const card = cardOf(id);
  const region = regionOf(id);
  if (region)
    return (
      <span className={css.tile} data-card={id}>
        <span className={css.tileArt}>
          <RegionArt kind={region.kind} />
          <b className={css.number}>{region.number}</b>
        </span>
      </span>
    );
  return (
    <span className={css.tile} data-tint={card ? tintOf(card) : "blue"} data-card={id}>
      <span className={css.tileHead}>
        {card && <Picture card={card} />}
        <CardPoints points={points ?? card?.points ?? {}} />
      </span>
      <span className={css.tileName} lang={language} style={fitting(titleOf(id, language))}>
        {titleOf(id, language)}
      </span>
    </span>
  );
}

/** A card seen from behind: its set's sign. */
export function Back({ set }: { set: string }) {
  return (
    <svg viewBox="0 0 40 56" className={css.back} data-set={set} aria-hidden="true">
      <rect x="1" y="1" width="38" height="54" rx="4" />
      <path
        d="M20 12c7 4 10 9 10 16s-3 12-10 16c-7-4-10-9-10-16s3-12 10-16Zm0 7c-3.500 2.500-5 5.500-5 9s1.500 6.500 5 9c3.500-2.500 5-5.500 5-9s-1.500-6.500-5-9Z"
        className={css.sign}
      />
      <path d="M5 5h30v46H5Z" className={css.frame} />
    </svg>
  );
}
