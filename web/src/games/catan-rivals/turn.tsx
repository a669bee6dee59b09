/** The turn at a glance: whose it is, what the dice showed, the event, and what all this brought. */
import { useLanguage } from "../../i18n/language";
import { EventDie, NumberDie } from "./art/dice";
import { ResourceToken } from "./art/resource";
import { cardOf, titleOf } from "./catalogue";
import type { Gains } from "./gains";
import { placeWords } from "./place-words";
import css from "./turn.module.css";
import { uiWords } from "./ui-words";
import type { View } from "./view";

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
  gains,
}: {
  view: View;
  names: readonly string[];
  gains: Gains;
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
      <details className={css.gains} open={gains.accounts.length > 0 && isWide()}>
        <summary>{ui.gains}</summary>
        {gains.accounts.length === 0 ? (
          <p className={css.soft}>{ui.noGains}</p>
        ) : (
          <ul>
            {gains.accounts.map((account, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the account only grows
              <li key={i}>
                <b>{causeWords(account.cause, view)}</b>
                {[0, 1].map((seat) => {
                  const own = account.changes.filter((one) => one.seat === seat);
                  return own.length === 0 ? null : (
                    <span key={seat} className={css.account}>
                      {names[seat]}:
                      {own.map((one) => (
                        <span key={one.resource} className={css.change}>
                          {one.n > 0 ? `+${one.n}` : `−${-one.n}`}
                          <ResourceToken
                            resource={one.resource}
                            size={15}
                            label={words.resources[one.resource]}
                          />
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

  function causeWords(cause: string, at: View): string {
    if (cause === "dice") return `${ui.dice} ${at.production} · ${words.faces[at.face] ?? ""}`;
    return cause ? titleOf(cause, language) : ui.ownDoing;
  }
}
