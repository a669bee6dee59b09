/** Where the options of a question lie: on cells, on cards, on stacks, or nowhere on the table. */
import type { Option } from "../game";
import { cellKey, cellOf, type Placed, type Prince, placeOf, type View } from "./view";

export interface Reach {
  /** The seat in whose principality the cells lie. */
  seat: number | null;
  cells: ReadonlyMap<string, Option>;
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

export function reachOf(options: readonly Option[], view: View): Reach {
  const seat = view.asked?.places ?? view.seat;
  const prince = seat === null ? undefined : view.princes[seat];
  if (!prince || options.length === 0) return NOWHERE;
  const cells = new Map<string, Option>();
  const hand = new Map<string, Option>();
  const stacks = new Map<number, Option>();
  const cards: Option[] = [];
  const centre: Option[] = [];
  const rest: Option[] = [];
  for (const option of options) {
    const place = placeOf(option);
    const middle = centreCell(option, prince);
    const key = String(option.args[0]);
    if (place) {
      const { x, y } = cellOf(place);
      cells.set(cellKey(x, y), option);
    } else if (middle) {
      cells.set(middle, option);
      centre.push(option);
    } else if (option.verb === "use") {
      for (const one of prince.built) if (one.card === key) cells.set(spot(one), option);
      rest.push(option);
    } else if (option.verb === "build" || option.verb === "play") hand.set(key, option);
    else if (option.verb === "card") cards.push(option);
    else if (option.verb === "stack") stacks.set(Number(option.args[0]), option);
    else rest.push(option);
  }
  return { seat, cells, hand, cards, stacks, centre, rest };
}

function spot(one: Placed): string {
  const { x, y } = cellOf(one.place);
  return cellKey(x, y);
}
