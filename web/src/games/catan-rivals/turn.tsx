/** The turn at a glance: whose it is, what the dice showed, the event, and what all this brought. */
import { useLanguage } from "../../i18n/language";
import type { Happening } from "../game";
import { EventDie, NumberDie } from "./art/dice";
import { ResourceToken } from "./art/resource";
import { cardOf, titleOf } from "./catalogue";
import { happeningWords, produced, signed, topicOf } from "./log";
import { placeWords } from "./place-words";
import css from "./turn.module.css";
import { uiWords } from "./ui-words";
import { isResource, type View } from "./view";

/** The event card of this turn: on top while it is resolved, at the bottom afterwards. */
export function eventOf(view: View): string | null {
  if (view.face !== "card") return null;
  const top = view.events.at(-1) ?? null;
  return top && view.asked?.card === top ? top : (view.events[0] ?? null);
}

/** Effects of the event die that ask without a card. */
const DICE = ["marketplace", "trade_event", "take_resources", "take_gold", "react"];

/** Which step of the turn it is: before the roll, dice, actions, drawing, exchanging. */
export function stepOf(view: View): number {
  const { effect = "", card = "" } = view.asked ?? {};
  if (view.production === 0) return 0;
  if (effect.startsWith("exchange") || effect === "take_exchanged") return 4;
  if (effect === "replenish") return 3;
  return DICE.includes(effect) || cardOf(card)?.kind === "event" ? 1 : 2;
}

/** Where there is room, what the turn brought is told at once. */
function isWide(): boolean {
  return matchMedia("(min-width: 48rem)").matches;
}

export function TurnStrip({
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
    <section className={css.strip} aria-label={ui.turnSteps}>
      <div className={css.who}>
        <strong>{view.turns > 0 ? ui.turn(view.turns) : ui.turnSteps}</strong>
        <span>{ui.turnOf(names[view.turn] ?? "")}</span>
        <span className={css.soft}>{ui.goal(view.goal)}</span>
      </div>
      <div className={css.die}>
        {view.production > 0 ? <NumberDie n={view.production} /> : <span className={css.blank} />}
        <span>
          <small>{ui.production}</small>
          <b>{view.production || "–"}</b>
        </span>
      </div>
      <div className={css.die} data-wide="true">
        {view.face ? <EventDie face={view.face} /> : <span className={css.blank} />}
        <span>
          <small>{ui.event}</small>
          <b>
            {view.face ? words.faces[view.face] : ui.notRolled}
            {event && `: ${titleOf(event, language)}`}
          </b>
          {view.face && view.face !== "card" && <small>{words.faceTexts[view.face]}</small>}
        </span>
      </div>
      <ol className={css.steps} aria-label={ui.turnSteps}>
        {ui.steps.map((step, i) => (
          <li key={step} aria-current={i === stepOf(view) ? "step" : undefined}>
            {step}
          </li>
        ))}
      </ol>
      <details className={css.gains} open={account.length > 0 && isWide()}>
        <summary>{ui.gains}</summary>
        {account.length === 0 ? (
          <p className={css.soft}>{ui.noGains}</p>
        ) : (
          <ul>
            {account.flatMap(linesOf).map(({ key, cause, changes }) => (
              <li key={key}>
                <b>{cause}</b>
                {[0, 1].map((seat) => {
                  const own = changes.filter((change) => change.seat === seat);
                  return own.length === 0 ? null : (
                    <span key={seat} className={css.account}>
                      {names[seat]}:
                      {own.map(({ what, n }) => (
                        <span key={what} className={css.change}>
                          {signed(n)}
                          {isResource(what) && (
                            <ResourceToken
                              resource={what}
                              size={15}
                              label={words.resources[what]}
                            />
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
      </details>
    </section>
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
