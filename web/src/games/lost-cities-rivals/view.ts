/** What a seat is shown of a game of Lost Cities: Rivals (games/lost_cities_rivals/view.py). */
import type { Happening } from "../game";

export interface Expedition {
  colour: string;
  wagers: number;
  numbers: number[];
  footprints: number;
  factor: number;
  bonus: number;
  score: number;
}

export interface Auction {
  opener: number;
  bid: number;
  leader: number;
  /** The seats that have not passed. */
  bidding: number[];
}

export interface RivalsView {
  seat: number | null;
  players: number;
  options: { players: number; starter: number | null; tiebreak: string };
  phase: string;
  starter: number | null;
  turn: number | null;
  asked: number | null;
  turned: number;
  /** The card turned over last, wherever it is now. */
  newest: string | null;
  piles: number[];
  display: string[];
  auction: Auction | null;
  gold: number[];
  supply: number;
  starting_wagers: string[][];
  expeditions: Expedition[][];
  removed: string[];
  scores: number[];
}

/** The seats in the order they are shown: one's own first, then clockwise. */
export function seatsFrom(players: number, you: number | null): number[] {
  return Array.from({ length: players }, (_, i) => (i + (you ?? 0)) % players);
}

/** The cards a seat took according to these happenings, as the server names them. */
export function takenBy(lately: readonly Happening[], seat: number): string[] {
  return lately
    .filter((one) => one.verb === "take" && one.seat === seat)
    .map((one) => one.args.join(" "));
}

/** The card that nobody could use when it was turned over last, if that is what happened. */
export function uselessNewest(view: RivalsView): string | null {
  const { newest, removed, display } = view;
  return newest !== null && removed.at(-1) === newest && !display.includes(newest) ? newest : null;
}
