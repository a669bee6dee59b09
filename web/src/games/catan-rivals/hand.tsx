/** The own hand as a fan of cards: one is chosen by a click, read by a tap, dragged to its place. */
import { type CSSProperties, useId } from "react";
import { type Language, useLanguage } from "../../i18n/language";
import { useDrag, useDrop } from "../../table/drag";
import type { Option } from "../game";
import { Back, CardSmall } from "./card";
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
  held,
  hold,
  refused,
  ...choosing
}: {
  view: View;
  seat: number;
  prince: Prince;
  reach: Reach;
  /** Shows on the board where a card may stand. */
  pointAt(card: string | null): void;
  /** The card that was tapped, and is shown large. */
  held: string | null;
  hold(card: string | null): void;
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
        <span className="hidden">{ui.hand} </span>
        <small>{ui.handCount(count, prince.hand_limit)}</small>
      </h2>
      {count === 0 && <p className={css.none}>{ui.nobodysHand}</p>}
      <p className={css.refused} role="status">
        {refused && refusalWords(refused, view, reach, language)}
      </p>
      <ul className={css.hand} style={{ "--count": inHand.length } as CSSProperties}>
        {inHand.map(({ id, one: key }, i) => (
          <HandCard
            key={id}
            id={key}
            turn={i - (inHand.length - 1) / 2}
            motion={motionName(seat, id)}
            view={view}
            option={reach.hand.get(key) ?? reach.cards.find((named) => named.args[0] === key)}
            isFresh={prince.fresh.includes(key)}
            isRefused={refused === key}
            isHeld={held === key}
            pointAt={pointAt}
            hold={hold}
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

/** A card of the fan. A mouse or a key chooses it; a finger first reads it. */
function HandCard({
  id,
  turn,
  motion,
  view,
  option,
  isFresh,
  isRefused,
  isHeld,
  pointAt,
  hold,
  picked,
  pick,
}: {
  id: string;
  /** How far from the middle of the fan it lies. */
  turn: number;
  motion: string;
  view: View;
  option: Option | undefined;
  isFresh: boolean;
  isRefused: boolean;
  isHeld: boolean;
  pointAt(card: string | null): void;
  hold(card: string | null): void;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const carried = carriedBy(id, view, option);
  const drag = useDrag(carried);
  const reason = option ? "" : whyNot(view, id, false, language);
  const name = titleOf(id, language);
  const verb =
    option && (option.verb === "play" ? ui.play : option.verb === "build" ? ui.build : ui.take);
  return (
    <li
      ref={drag.ref}
      style={{ viewTransitionName: motion, "--turn": turn } as CSSProperties}
      data-dragging={drag.dragging || undefined}
      data-carries={carried.length > 0 || undefined}
      data-refused={isRefused || undefined}
      data-held={isHeld || undefined}
      onPointerEnter={(event) => event.pointerType === "mouse" && pointAt(id)}
      onPointerLeave={(event) => event.pointerType === "mouse" && pointAt(null)}
      onFocus={() => pointAt(id)}
      onBlur={() => pointAt(null)}
    >
      <CardSmall id={id} marked={option !== undefined} dimmed={reason !== ""}>
        {isFresh && <b className={css.fresh} title={ui.fresh} aria-hidden="true" />}
        <button
          type="button"
          className={css.over}
          data-words={option?.words}
          aria-pressed={option ? option.words === picked : isHeld}
          onClick={(event) => {
            const byFinger = (event.nativeEvent as PointerEvent).pointerType === "touch";
            if (option && (!byFinger || isHeld)) pick(option.words);
            else hold(isHeld ? null : id);
          }}
        >
          <span className="hidden">
            {verb ? `${verb} ${name}` : name}
            {isFresh && `, ${ui.fresh}`}
          </span>
        </button>
        {reason && (
          <p className="hidden">
            <b>{ui.cannot}</b> {reason}
          </p>
        )}
      </CardSmall>
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
  const id = useId();
  const count = prince.hand.length + prince.backs.length;
  const words = `${ui.handOf(name)}: ${ui.handCount(count, prince.hand_limit)}`;
  const backs = (
    <>
      {told(prince.backs).map(({ id, one: set }) => (
        <Back key={id} set={set} />
      ))}
      <b>
        {count}/{prince.hand_limit}
      </b>
    </>
  );
  if (prince.hand.length === 0)
    return (
      <span className={css.backs} role="img" aria-label={words} title={words}>
        {backs}
      </span>
    );
  return (
    <>
      <button type="button" className={css.known} popoverTarget={id} title={words}>
        <span className={css.backs} aria-hidden="true">
          {backs} <span className={css.eye}>{ui.known(prince.hand.length)}</span>
        </span>
        <span className="hidden">{`${words}. ${ui.known(prince.hand.length)}`}</span>
      </button>
      <div id={id} popover="auto" className={css.list}>
        <b>{ui.handOf(name)}</b>
        {told(prince.hand).map(({ id, one: key }) => (
          <button type="button" key={id} onClick={() => inspect(key)}>
            {cardOf(key) ? titleOf(key, language) : key}
          </button>
        ))}
      </div>
    </>
  );
}
