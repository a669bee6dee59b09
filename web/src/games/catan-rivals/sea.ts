/** The sea beyond a harbour in words: how far a card is, who has its third side, and what each ship
 * does. */
import type { Language } from "../../i18n/language";
import { placeName } from "./option-words";
import { uiWords } from "./ui-words";
import { type Prince, type SeaCard, type Ship, seaOf, spotOf } from "./view";

/** The card that lies where the ships are. */
export const HARBOUR = "explorer-harbor";

/** Whether a ship of a prince gets as far as this card. */
export function isInReach(prince: Prince, one: SeaCard): boolean {
  return one.distance <= (prince.points.sail ?? 0);
}

/** Whether the other player's card of this name shows its highest side, which only one can have. */
export function isTaken(one: SeaCard, rival: Prince | undefined): boolean {
  const same = ({ card, level, sides }: SeaCard) => card === one.card && level === sides;
  return one.open && Boolean(one.sides) && rival !== undefined && seaOf(rival).some(same);
}

/** What a sea card's place and state are, apart from its name and side. */
export function seaWords(
  one: SeaCard,
  prince: Prince,
  rival: Prince | undefined,
  language: Language,
): string[] {
  const ui = uiWords[language];
  const ship = prince.ships?.find(({ at }) => at && spotOf(at) === spotOf(one.place));
  const told = [ui.away(one.distance, isInReach(prince, one))];
  if (one.card && !one.open) told.push(ui.peeked);
  if (isTaken(one, rival)) told.push(ui.taken(one.sides ?? 3));
  if (ship) told.push(ship.built ? ui.shipHere : ui.shipLostHere);
  return told;
}

/** What a ship does: it is ready, has sailed, was lost, or is still to be built. */
export function shipWords(ship: Ship, prince: Prince, language: Language): string {
  const ui = uiWords[language];
  if (!ship.at) return ship.built ? ui.shipReady(prince.points.sail ?? 0) : ui.shipUnbuilt;
  const where = placeName(ship.at, prince, language);
  return ship.built ? ui.shipSailed(where) : ui.shipLost(where);
}

/** How many cards are in reach, and how many are discovered, of how many. */
export function seaCounts(prince: Prince): { near: number; open: number; all: number } {
  const sea = seaOf(prince);
  return {
    near: sea.filter((one) => isInReach(prince, one)).length,
    open: sea.filter((one) => one.open).length,
    all: sea.length,
  };
}
