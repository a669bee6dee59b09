/** The thin strip between the players: centre cards with their prices, draw stacks, the open stack,
 * events, regions and the discard pile. */
import { useId } from "react";
import { useLanguage } from "../../i18n/language";
import { useDrag } from "../../table/drag";
import type { Option } from "../game";
import { CentreArt } from "./art/centre";
import { Price } from "./art/resource";
import { Back, CardTile } from "./card";
import { carriedBy } from "./carry";
import { CENTRE_PRICES, titleOf } from "./catalogue";
import css from "./centre.module.css";
import type { Choosing } from "./hand";
import { columnNumber } from "./option-words";
import type { Reach } from "./reach";
import { reasonWords, whyNot } from "./reasons";
import { backName, uiWords } from "./ui-words";
import { ownerOf, type Prince, type Reason, stackNumber, type View } from "./view";

const CENTRE = ["road", "settlement", "city"] as const;

export function Centre({
  view,
  reach,
  inspect,
  held,
  hold,
  ...choosing
}: {
  view: View;
  reach: Reach;
  inspect(card: string): void;
  held: string | null;
  hold(card: string | null): void;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const { roads, settlements, cities } = view;
  const left = { road: roads, settlement: settlements, city: cities };
  const titles = { road: ui.roads, settlement: ui.settlements, city: ui.cities };
  const prince = reach.seat === null ? undefined : view.princes[reach.seat];
  const rivals = [...view.stacks.keys()].filter((n) => isRivals(view, n));
  // The rival's stacks lie together unless there is something to choose or to see there.
  const apart = rivals.some((n) => reach.stacks.has(n) || view.stacks[n]?.cards.at(-1));
  const own = [...view.stacks.keys()].filter((n) => !rivals.includes(n));
  const shown = apart ? [...own, ...rivals] : own;
  const together = apart ? [] : rivals.flatMap((n) => view.stacks[n]?.cards ?? []);
  const rivalsBack = view.stacks[rivals[0] ?? -1]?.back;
  const why = ["", "roll-first"].includes(view.wait) ? view.centre_why_not : undefined;
  return (
    <section className={css.centre} aria-label={ui.centre} data-asked={reach.stacks.size > 0}>
      {CENTRE.map((what) => (
        <CentreStack
          key={what}
          what={what}
          prince={prince}
          why={why?.[what]}
          title={titles[what]}
          left={left[what]}
          reach={reach}
          {...choosing}
        />
      ))}
      <span className={css.gap} />
      {shown.map((n) => {
        const stack = view.stacks[n];
        return (
          stack && (
            <Stack
              key={n}
              n={stackNumber(view, n)}
              {...stack}
              name={backName(view, stack.back, language)}
              option={reach.stacks.get(n)}
              inspect={inspect}
              {...choosing}
            />
          )
        );
      })}
      {!apart && rivalsBack && (
        <Pile
          title={backName(view, rivalsBack, language)}
          count={together.length}
          set={rivalsBack}
        />
      )}
      {[...new Set(view.face_up)].map((key) => (
        <OpenCard
          key={key}
          id={key}
          view={view}
          option={reach.hand.get(key)}
          isHeld={held === key}
          hold={hold}
          {...choosing}
        />
      ))}
      <span className={css.gap} />
      <Pile title={ui.regionStack} count={view.regions.length} set="region" />
      <Pile title={ui.eventStack} count={view.events.length} set="event" />
      {view.piles.map((pile, n) => (
        <Discard
          // biome-ignore lint/suspicious/noArrayIndexKey: piles do not change places
          key={n}
          pile={pile}
          whose={view.piles.length > 1 ? backName(view, `deck-${n}`, language) : ""}
          inspect={inspect}
        />
      ))}
    </section>
  );
}

/** A card of the open stack: it can be built as if it were in the hand. */
function OpenCard({
  id,
  view,
  option,
  isHeld,
  hold,
  picked,
  pick,
}: {
  id: string;
  view: View;
  option: Option | undefined;
  isHeld: boolean;
  hold(card: string | null): void;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const drag = useDrag(carriedBy(id, view, option));
  const copies = view.face_up.filter((one) => one === id).length;
  const name = titleOf(id, language);
  const reason = option ? "" : whyNot(view, id, false, language);
  return (
    <button
      type="button"
      className={css.open}
      ref={drag.ref}
      data-dragging={drag.dragging || undefined}
      data-words={option?.words}
      data-option={option ? true : undefined}
      aria-pressed={option ? option.words === picked : isHeld}
      title={`${ui.faceUp}: ${name}`}
      onClick={(event) => {
        const byFinger = (event.nativeEvent as PointerEvent).pointerType === "touch";
        if (option && (!byFinger || isHeld)) pick(option.words);
        else hold(isHeld ? null : id);
      }}
    >
      <CardTile id={id} />
      {copies > 1 && <b className={css.count}>{ui.copies(copies)}</b>}
      <span className="hidden">
        {`${ui.faceUp}: ${option ? `${ui.build} ` : ""}${name}. ${reason}`}
      </span>
    </button>
  );
}

function CentreStack({
  what,
  prince,
  why,
  title,
  left,
  reach,
  picked,
  pick,
}: {
  what: (typeof CENTRE)[number];
  title: string;
  left: number;
  reach: Reach;
  prince: Prince | undefined;
  why: Reason | undefined;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const id = useId();
  const options = reach.centre.filter((one) => one.args[0] === what);
  const drag = useDrag(options.map((one) => one.words));
  return (
    <div
      className={css.build}
      data-option={options.length > 0 || undefined}
      data-dragging={drag.dragging || undefined}
      data-centre={what}
      ref={drag.ref}
    >
      <button type="button" className={css.stack} popoverTarget={id} title={title}>
        <span className={css.art} aria-hidden="true">
          <CentreArt kind={what} roof="#8a6a3a" />
        </span>
        <b className={css.count} aria-hidden="true">
          {left}
        </b>
        <span className={css.price} aria-hidden="true">
          <Price cost={CENTRE_PRICES[what]} size={13} letter={false} />
        </span>
        <span className="hidden">{`${title}: ${ui.left(left)}`}</span>
      </button>
      <div id={id} popover="auto" className={css.more}>
        <b>{title}</b> <small>{ui.left(left)}</small>
        <Price cost={CENTRE_PRICES[what]} size={20} />
        {why && options.length === 0 && (
          <p>
            <b>{ui.cannot}</b> {reasonWords(why, language)}
          </p>
        )}
        {options.map((option) => (
          <button
            key={option.words}
            type="button"
            className="primary"
            data-words={option.words}
            aria-pressed={option.words === picked}
            popoverTarget={id}
            onClick={() => pick(option.words)}
          >
            {ui.build} {where(option)}
          </button>
        ))}
      </div>
    </div>
  );

  function where(option: Option): string {
    const side = option.args[1];
    if (side === "left") return ui.sideLeft;
    if (side === "right") return ui.sideRight;
    return prince ? ui.column(columnNumber(prince, Number(side))) : "";
  }
}

/** Whether a draw stack belongs to the deck of the rival. */
function isRivals(view: View, n: number): boolean {
  const owner = ownerOf(view.stacks[n]?.back ?? "");
  return owner !== null && owner !== (view.seat ?? 0);
}

function Stack({
  n,
  back,
  name: backWords,
  cards,
  open,
  option,
  inspect,
  picked,
  pick,
}: {
  n: number;
  back: string;
  /** What the back says. */
  name: string;
  cards: (string | null)[];
  /** The top card lies face up. */
  open: boolean;
  option: Option | undefined;
  inspect(card: string): void;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const name = ui.stack(n, backWords);
  const top = cards.at(-1);
  const drag = useDrag(option ? [option.words] : []);
  const told = [`${name}: ${ui.stackCards(cards.length)}`];
  if (top) told.push(`${open ? ui.liesOpen : ui.top}: ${titleOf(top, language)}`);
  const inside = (
    <>
      <span className={css.pile} data-low={cards.length < 2 || undefined} aria-hidden="true">
        {open && top && (
          <span className={css.openTop}>
            <CardTile id={top} />
          </span>
        )}
        {!open && (cards.length > 0 ? <Back set={back} /> : <span className={css.hollow} />)}
        <b className={css.count}>{cards.length}</b>
      </span>
      <span className="hidden">{told.join(". ")}</span>
    </>
  );
  if (option)
    return (
      <button
        type="button"
        className={css.stack}
        ref={drag.ref}
        data-option="true"
        data-words={option.words}
        data-dragging={drag.dragging || undefined}
        aria-pressed={option.words === picked}
        title={told.join(". ")}
        onClick={() => pick(option.words)}
      >
        {inside}
        <span className={css.number} aria-hidden="true">
          {n + 1}
        </span>
      </button>
    );
  return top ? (
    <button
      type="button"
      className={css.stack}
      title={told.join(". ")}
      onClick={() => inspect(top)}
    >
      {inside}
    </button>
  ) : (
    <div className={css.stack} title={told.join(". ")} data-empty={cards.length === 0 || undefined}>
      {inside}
    </div>
  );
}

function Pile({ title, count, set }: { title: string; count: number; set: string }) {
  const { language } = useLanguage();
  const words = `${title}: ${uiWords[language].stackCards(count)}`;
  return (
    <div className={css.stack} title={words} data-rest="true">
      <span className={css.pile} aria-hidden="true">
        {count > 0 ? <Back set={set} /> : <span className={css.hollow} />}
        <b className={css.count}>{count}</b>
      </span>
      <span className="hidden">{words}</span>
    </div>
  );
}

function Discard({
  pile,
  whose,
  inspect,
}: {
  pile: View["piles"][number];
  /** Whose pile it is, where everybody has one. */
  whose: string;
  inspect(card: string): void;
}) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const top = pile.cards.at(-1);
  const title = whose ? `${ui.discard} (${whose})` : ui.discard;
  const words = `${title}: ${top ? `${ui.top}: ${titleOf(top, language)}` : ui.empty}`;
  if (!top)
    return (
      <div className={css.stack} title={words} data-rest="true">
        <span className={css.pile} aria-hidden="true">
          <span className={css.hollow} />
        </span>
        <span className="hidden">{words}</span>
      </div>
    );
  return (
    <button
      type="button"
      className={css.open}
      title={words}
      data-rest="true"
      onClick={() => inspect(top)}
    >
      <CardTile id={top} />
      <span className="hidden">{words}</span>
    </button>
  );
}
