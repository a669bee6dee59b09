/** What a player has: gold, points, and five expeditions with how they count. */
import type { CSSProperties } from "react";
import { cardName } from "../../art/card-name";
import { Coin } from "../../art/coin";
import { isSuit, type Suit, SuitSymbol, useSuitName } from "../../art/suit";
import { useLanguage, useWords } from "../../i18n/language";
import { useDrop } from "../../table/drag";
import { Footprint, RivalsCard } from "./footprints";
import css from "./seat.module.css";
import { TEXTS } from "./texts";
import type { Expedition, RivalsView } from "./view";

interface SeatProps {
  view: RivalsView;
  seat: number;
  name: string;
  isYou: boolean;
  isAsked: boolean;
  /** The cards just taken, and the name under which each was seen in the display. */
  taken: ReadonlyMap<string, readonly string[]>;
  /** The cards that may be dropped here, as options. */
  takes: readonly string[];
  pick(words: string): void;
}

export function Seat({ view, seat, name, isYou, isAsked, taken, takes, pick }: SeatProps) {
  const texts = useWords(TEXTS);
  const drop = useDrop(takes, pick);
  return (
    <section
      className={css.seat}
      ref={drop.ref}
      data-you={isYou}
      data-asked={isAsked}
      data-drop={drop.state}
      aria-label={name}
    >
      <header className={css.head}>
        <h2>
          {name}
          {isYou && <small>{texts.you}</small>}
          {isAsked && <small className={css.deciding}>{texts.deciding}</small>}
        </h2>
        <p className={css.gold}>
          <Coin size={22} />
          {texts.gold(view.gold[seat] ?? 0)}
        </p>
        <p className={css.points}>{texts.points(view.scores[seat] ?? 0)}</p>
      </header>
      <ul className={css.expeditions}>
        {view.expeditions[seat]?.map((one) => (
          <li key={one.colour}>
            <Column expedition={one} taken={taken} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ColumnProps {
  expedition: Expedition;
  taken: ReadonlyMap<string, readonly string[]>;
}

function Column({ expedition, taken }: ColumnProps) {
  const texts = useWords(TEXTS);
  const { language } = useLanguage();
  const suitName = useSuitName();
  const { colour, wagers, numbers, footprints, factor, bonus, score } = expedition;
  if (!isSuit(colour)) return null;
  const cards = [...Array<"wager">(wagers).fill("wager"), ...numbers];
  const told = [wagers ? texts.wagers(wagers) : "", numbers.join(", ")].filter(Boolean).join(", ");
  const label = texts.expedition(
    suitName(colour),
    told || texts.start,
    texts.sum(footprints, factor, bonus, score),
  );
  return (
    <div className={css.column} data-suit={colour} data-empty={cards.length === 0}>
      <p className="hidden">{label}</p>
      <div
        className={css.cards}
        aria-hidden="true"
        style={{ "--n": cards.length } as CSSProperties}
      >
        {cards.length === 0 && <EmptyPlace suit={colour} />}
        {cards.map((value, i) => {
          // The copies just taken are the last of their kind.
          const names = taken.get(`${colour} ${value}`) ?? [];
          const copiesAfter = cards.slice(i + 1).filter((other) => other === value).length;
          const transition = names[names.length - 1 - copiesAfter];
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: cards are added at the end only
              key={`${value} ${i}`}
              className={css.card}
              data-new={transition !== undefined}
              style={{ viewTransitionName: transition, "--i": i } as CSSProperties}
              title={cardName(language, { suit: colour, value })}
            >
              <RivalsCard suit={colour} value={value} size="var(--card)" />
            </span>
          );
        })}
      </div>
      {cards.length > 0 && (
        <p className={css.sum} aria-hidden="true">
          <span className={css.terms}>
            <span>
              {footprints} <Footprint />
              {factor > 1 && ` × ${factor}`}
            </span>{" "}
            {bonus > 0 && <span>+ {bonus}</span>}
          </span>
          <strong>{score}</strong>
        </p>
      )}
    </div>
  );
}

function EmptyPlace({ suit }: { suit: Suit }) {
  return (
    <span className={css.empty}>
      <SuitSymbol suit={suit} size="50%" />
    </span>
  );
}
