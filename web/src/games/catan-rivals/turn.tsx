/** The turn at a glance: whose it is, what the dice showed, the event, and what all this brought. */
import { useId } from "react";
import { useLanguage } from "../../i18n/language";
import type { Happening } from "../game";
import { EventDie, NumberDie } from "./art/dice";
import { ResourceToken } from "./art/resource";
import { cardOfNumber, textOf, titleOf } from "./catalogue";
import { happeningWords, produced, signed, topicOf } from "./log";
import { placeWords } from "./place-words";
import css from "./turn.module.css";
import { uiWords } from "./ui-words";
import { isCurrency, isResource, type View } from "./view";

/** The event card of this turn. */
export function eventOf(view: View): string | null {
  const drawn = view.notes.filter(([what]) => what === "drawn").at(-1);
  return drawn ? (cardOfNumber(Number(drawn[1]))?.key ?? null) : null;
}

const STEPS = ["start", "dice", "action", "replenish", "exchange"];

/** Which step of the turn it is: before the roll, dice, actions, drawing, exchanging. */
export function stepOf(view: View): number {
  return Math.max(0, STEPS.indexOf(view.phase));
}

/** Turn, dice and event in a line; a tap tells what the turn has brought so far. */
export function TurnStrip({
  view,
  names,
  account,
  browse,
}: {
  view: View;
  names: readonly string[];
  account: readonly Happening[];
  /** Opens the list of all cards. */
  browse(): void;
}) {
  const { language } = useLanguage();
  const words = placeWords[language];
  const ui = uiWords[language];
  const id = useId();
  const event = eventOf(view);
  const face = view.face ? words.faces[view.face] : ui.notRolled;
  return (
    <section className={css.strip} aria-label={ui.turnSteps}>
      <button type="button" className={css.dice} popoverTarget={id} data-dice="">
        {view.production > 0 ? <NumberDie n={view.production} /> : <span className={css.blank} />}
        {view.face ? <EventDie face={view.face} /> : <span className={css.blank} />}
        <span className={css.who}>
          <b>{view.turns > 0 ? ui.turn(view.turns) : ui.turnSteps}</b>
          <span>{event ? titleOf(event, language) : face}</span>
        </span>
        <span className="hidden">
          {`${ui.turnOf(names[view.turn] ?? "")}. ${ui.production}: ${view.production || "–"}. ${ui.event}: ${face}. ${ui.steps[stepOf(view)]}`}
        </span>
      </button>
      <div id={id} popover="auto" className={css.more}>
        <Told view={view} names={names} account={account} />
        <button type="button" className={css.all} onClick={browse}>
          {ui.browseTitle}
        </button>
      </div>
    </section>
  );
}

/** Whose turn it is, the event in words, and what all this brought. */
function Told({
  view,
  names,
  account,
}: {
  view: View;
  names: readonly string[];
  account: readonly Happening[];
}) {
  const { language } = useLanguage();
  const words = placeWords[language];
  const ui = uiWords[language];
  const event = eventOf(view);
  return (
    <>
      <p className={css.line}>
        <strong>{view.turns > 0 ? ui.turn(view.turns) : ui.turnSteps}</strong>{" "}
        {ui.turnOf(names[view.turn] ?? "")} · {ui.goal(view.goal)}
      </p>
      <p className={css.line}>
        <b>{ui.steps[stepOf(view)]}</b>
      </p>
      {view.face && (
        <p className={css.line}>
          <b>
            {words.faces[view.face]}
            {event && `: ${titleOf(event, language)}`}
          </b>{" "}
          {view.face === "card" ? event && textOf(event, language) : words.faceTexts[view.face]}
        </p>
      )}
      <Gains view={view} names={names} account={account} />
    </>
  );
}

/** The same beside the board, where there is room for it. */
export function Account(props: {
  view: View;
  names: readonly string[];
  account: readonly Happening[];
}) {
  const { language } = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={css.account} aria-label={uiWords[language].gains} tabIndex={0}>
      <Told {...props} />
    </section>
  );
}

/** What the turn has given and taken so far. */
export function Gains({
  view,
  names,
  account,
}: {
  view: View;
  names: readonly string[];
  account: readonly Happening[];
}) {
  const { language } = useLanguage();
  const words = placeWords[language];
  const ui = uiWords[language];
  return (
    <div className={css.gains}>
      <b>{ui.gains}</b>
      {account.length === 0 ? (
        <p className={css.soft}>{ui.noGains}</p>
      ) : (
        <ul>
          {account.flatMap(linesOf).map(({ key, cause, changes }) => (
            <li key={key}>
              <b className={css.cause}>{cause}</b>
              {[0, 1].map((seat) => {
                const own = changes.filter((change) => change.seat === seat);
                return own.length === 0 ? null : (
                  <span key={seat} className={css.change}>
                    {names[seat]}:
                    {own.map(({ what, n }) => (
                      <span key={what} className={css.change}>
                        {signed(n)}
                        {(isResource(what) || isCurrency(what)) && (
                          <ResourceToken resource={what} size={15} label={words.resources[what]} />
                        )}
                      </span>
                    ))}
                  </span>
                );
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  /** What production brought is told apart from what the event, a card or a player did. */
  function linesOf(one: Happening) {
    const lines = [
      {
        key: `${one.n} p`,
        cause: `${ui.production} ${view.production}`,
        changes: produced(one, true),
      },
      { key: `${one.n}`, cause: causeWords(one), changes: produced(one, false) },
    ];
    return lines.filter((line) => line.changes.length > 0);
  }

  /** The event, the card or the rule that did it; for what a player just does, what that was. */
  function causeWords(one: Happening): string {
    if (one.kind === "chance" && !one.card) {
      const drawn = (one.shown ?? []).map((card) => titleOf(card, language));
      return [words.faces[view.face] ?? ui.event, ...drawn].join(": ");
    }
    const who = names[one.seat ?? view.turn] ?? "";
    const bare = { ...one, shown: [], changes: [] };
    return topicOf(one, language) || happeningWords(bare, who, view, language) || ui.ownDoing;
  }
}
