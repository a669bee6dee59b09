/** The own hand, each card with what can be done with it or why it cannot be done. */
import { type Language, useLanguage } from "../../i18n/language";
import { useDrag, useDrop } from "../../table/drag";
import type { Option } from "../game";
import { Back, CardFace } from "./card";
import { carriedBy } from "./carry";
import { cardOf, titleOf } from "./catalogue";
import css from "./hand.module.css";
import type { Reach } from "./reach";
import { whyNot } from "./reasons";
import { uiWords } from "./ui-words";
import { motionName, type Prince, told, type View } from "./view";

export interface Choosing {
  picked: string | null;
  pick(words: string): void;
}

/** Build or play: the button below a card, or the reason why there is none. */
export function CardAction({
  id,
  view,
  option,
  picked,
  pick,
}: { id: string; view: View; option: Option | undefined } & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  if (option) {
    const verb = option.verb === "play" ? ui.play : option.verb === "build" ? ui.build : ui.take;
    return (
      <button
        type="button"
        className={css.act}
        data-words={option.words}
        aria-pressed={option.words === picked}
        onClick={() => pick(option.words)}
      >
        {verb}
        <span className="hidden"> {titleOf(id, language)}</span>
      </button>
    );
  }
  const reason = whyNot(view, id, false, language);
  return reason ? (
    <p className={css.why}>
      <b>{ui.cannot}</b> {reason}
    </p>
  ) : null;
}

export function Hand({
  view,
  seat,
  prince,
  reach,
  pointAt,
  refused,
  ...choosing
}: {
  view: View;
  seat: number;
  prince: Prince;
  reach: Reach;
  /** Shows on the board where a card may stand. */
  pointAt(card: string | null): void;
  /** The card that was dropped where it cannot go. */
  refused: string | null;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const count = prince.hand.length + prince.backs.length;
  const built = prince.built.map((card) => card.card);
  const inHand = told([...built, ...prince.hand]).slice(built.length);
  const drop = useDrop(
    [...reach.stacks.values()].map((option) => option.words),
    choosing.pick,
  );
  return (
    <section className={css.section} aria-label={ui.hand} data-drop={drop.state} ref={drop.ref}>
      <h2 className={css.title}>
        {ui.hand} <small>{ui.handCount(count, prince.hand_limit)}</small>
      </h2>
      {count === 0 && <p className={css.none}>{ui.nobodysHand}</p>}
      <p className={css.refused} role="status">
        {refused && refusalWords(refused, view, reach, language)}
      </p>
      <ul className={css.hand}>
        {inHand.map(({ id, one: key }) => (
          <HandCard
            key={id}
            id={key}
            motion={motionName(seat, id)}
            view={view}
            option={reach.hand.get(key) ?? reach.cards.find((named) => named.args[0] === key)}
            isFresh={prince.fresh.includes(key)}
            isRefused={refused === key}
            pointAt={pointAt}
            {...choosing}
          />
        ))}
      </ul>
    </section>
  );
}

/** Why a card that was dropped cannot go there. */
function refusalWords(key: string, view: View, reach: Reach, language: Language): string {
  const title = titleOf(key, language);
  if (reach.hand.has(key)) return uiWords[language].misplaced(title);
  return `${title}: ${whyNot(view, key, false, language)}`;
}

function HandCard({
  id,
  motion,
  view,
  option,
  isFresh,
  isRefused,
  pointAt,
  ...choosing
}: {
  id: string;
  motion: string;
  view: View;
  option: Option | undefined;
  isFresh: boolean;
  isRefused: boolean;
  pointAt(card: string | null): void;
} & Choosing) {
  const { language } = useLanguage();
  const carried = carriedBy(id, view, option);
  const drag = useDrag(carried);
  const point = () => pointAt(id);
  const leave = () => pointAt(null);
  return (
    <li
      ref={drag.ref}
      style={{ viewTransitionName: motion }}
      data-dragging={drag.dragging || undefined}
      data-carries={carried.length > 0 || undefined}
      data-refused={isRefused || undefined}
      onPointerEnter={point}
      onPointerLeave={(event) => event.pointerType === "mouse" && leave()}
      onFocus={point}
      onBlur={leave}
    >
      <CardFace id={id} compact marked={option !== undefined}>
        {isFresh && <p className={css.fresh}>{uiWords[language].fresh}</p>}
        <CardAction id={id} view={view} option={option} {...choosing} />
      </CardFace>
    </li>
  );
}

/** What is known of the rival's hand: backs, and the cards that were shown. */
export function RivalHand({
  prince,
  name,
  inspect,
}: {
  prince: Prince;
  name: string;
  inspect(card: string): void;
}) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const count = prince.hand.length + prince.backs.length;
  return (
    <div className={css.rival}>
      <span>
        {ui.handOf(name)}: {ui.handCount(count, prince.hand_limit)}
      </span>
      <span className={css.backs} aria-hidden="true">
        {told(prince.backs).map(({ id, one: set }) => (
          <Back key={id} set={set} />
        ))}
      </span>
      {told(prince.hand).map(({ id, one: key }) => (
        <button type="button" key={id} className={css.known} onClick={() => inspect(key)}>
          {cardOf(key) ? titleOf(key, language) : key}
        </button>
      ))}
    </div>
  );
}
