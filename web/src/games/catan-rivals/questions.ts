/** What the page knows of questions by their keys: the one place for it, until every question says
 * its kind over the wire. */
import { cardOf } from "./catalogue";
import type { View } from "./view";

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
