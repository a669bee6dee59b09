/** Where the options of a question lie: on cells, on cards, on stacks, or nowhere on the table. */
import type { Option } from "../game";
import { cellKey, harbourOf, type Placed, type Prince, placeOf, spotOf, type View } from "./view";

export interface Reach {
  /** The seat in whose principality the cells lie. */
  seat: number | null;
  cells: ReadonlyMap<string, Option>;
  /** Cells of the other principality: own cards there that can be used or given up. */
  away: ReadonlyMap<string, Option>;
  /** Marker cards that can be used, by key. */
  markers: ReadonlyMap<string, Option>;
  /** Cards of the hand or of the open stack to build or play. */
  hand: ReadonlyMap<string, Option>;
  /** Cards named by key: to take, to put away. */
  cards: readonly Option[];
  stacks: ReadonlyMap<number, Option>;
  /** Roads, settlements and cities. */
  centre: readonly Option[];
  /** Everything else: answers without a place, and the use of cards in play. */
  rest: readonly Option[];
}

export const NOWHERE: Reach = {
  seat: null,
  cells: new Map(),
  away: new Map(),
  markers: new Map(),
  hand: new Map(),
  cards: [],
  stacks: new Map(),
  centre: [],
  rest: [],
};

const CENTRE_CARDS = ["road", "settlement", "city"];

/** The cell of the middle row on which a road, a settlement or a city would stand. */
export function centreCell(option: Option, prince: Prince): string | null {
  const [what, where] = option.args;
  if (option.verb !== "build" || !CENTRE_CARDS.includes(String(what))) return null;
  if (what === "city") return cellKey(Number(where), 0);
  const step = what === "road" ? 1 : 2;
  return cellKey(where === "left" ? prince.left - step : prince.right + step, 0);
}

/** A ship is sent out, built or sunk: the first and the last are done in the harbour. */
function isOfShips({ verb, args }: Option): boolean {
  return verb === "sail" || verb === "ship" || (verb === "build" && args[0] === "ship");
}

export function reachOf(options: readonly Option[], view: View): Reach {
  const seat = view.asked?.places ?? view.seat;
  const prince = seat === null ? undefined : view.princes[seat];
  if (!prince || options.length === 0) return NOWHERE;
  const cells = new Map<string, Option>();
  const away = new Map<string, Option>();
  const markers = new Map<string, Option>();
  const rival = seat === null ? undefined : view.princes[1 - seat];
  const hand = new Map<string, Option>();
  const stacks = new Map<number, Option>();
  const cards: Option[] = [];
  const centre: Option[] = [];
  const rest: Option[] = [];
  for (const option of options) {
    const place = placeOf(option);
    const middle = centreCell(option, prince);
    const key = String(option.args[0]);
    if (place) cells.set(spotOf(place), option);
    else if (middle) {
      cells.set(middle, option);
      centre.push(option);
    } else if (isOfShips(option)) {
      if (option.verb !== "build") cells.set(cellKey(harbourOf(prince) ?? 0, 0), option);
      rest.push(option);
    } else if (option.verb === "use") {
      const lies = (one: Placed) => one.card === key;
      const mine = prince.built.filter(lies);
      for (const one of mine) cells.set(spotOf(one.place), option);
      const lent = mine.length > 0 ? [] : (rival?.built ?? []); // what the rival must lend
      for (const one of lent.filter(lies)) away.set(spotOf(one.place), option);
      for (const one of rival?.foreign?.filter(lies) ?? []) away.set(spotOf(one.place), option);
      if (prince.markers?.some(lies)) markers.set(key, option);
      rest.push(option);
    } else if (option.verb === "expel") {
      for (const one of prince.foreign ?? [])
        if (one.card === key) cells.set(spotOf(one.place), option);
      rest.push(option);
    } else if (option.verb === "abroad") {
      for (const one of rival?.foreign ?? [])
        if (one.card === key) away.set(spotOf(one.place), option);
      rest.push(option);
    } else if (option.verb === "build" || option.verb === "play") hand.set(key, option);
    else if (option.verb === "card") cards.push(option);
    else if (option.verb === "stack") stacks.set(Number(option.args[0]), option);
    else rest.push(option);
  }
  return { seat, cells, away, markers, hand, cards, stacks, centre, rest };
}
