/** What a seat is shown of the board game (games/lost_cities_board/view.py). Lists of five follow
 * the paths, lists by seat the seats. */
import type { Happening } from "../game";

/** "artifact", "arrow", points, or nothing. */
export type Tile = string | number | null;

export interface Explorer {
  piece: string;
  step: number;
}

export interface Line {
  colour: string;
  piece: string;
  step: number;
  points: number;
}

export interface Running {
  lines: Line[];
  explorers: number;
  tiles: number;
}

export interface Finished {
  ended: string;
  starter: number;
  turns: number;
  seats: { explorers: number; tiles: number; artifacts: number; points: number }[];
}

export interface BoardView {
  seat: number | null;
  options: { players: number; expeditions: number; up_and_down: boolean; tiebreak: string };
  players: number;
  phase: string;
  expedition: number;
  starter: number | null;
  turn: number | null;
  turns: number;
  /** The path a question in the middle of a turn is about. */
  path: string | null;
  deck: number;
  set_aside: number;
  hand: string[];
  hand_sizes: number[];
  known: string[][];
  stones: number[];
  paths: { colour: string; tiles: Tile[] }[];
  columns: number[][][];
  directions: (string | null)[][];
  explorers: (Explorer | null)[][];
  waiting: { researcher: number; adventurer: number }[];
  crossings: number;
  discards: string[][];
  closed: string | null;
  artifacts: number[];
  tokens: number[];
  points: number[];
  running: Running[];
  history: Finished[];
  payments: number[];
  track: { values: number[]; assumed: number[]; worth: number[] };
  scores: number[];
}

/** The seats in the order they are shown: one's own first, then clockwise. */
export function seatsFrom(players: number, you: number | null): number[] {
  return Array.from({ length: players }, (_, i) => (i + (you ?? 0)) % players);
}

/** All artifacts of a seat: tokens, and those found in this expedition. */
export function artifactsOf(view: BoardView, seat: number): number {
  return (view.tokens[seat] ?? 0) + (view.artifacts[seat] ?? 0);
}

/** What the latest happenings changed: a card, an explorer, a pile, as keys to be marked. */
export function marks(lately: readonly Happening[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { verb, seat, args } of lately) {
    const colour = args[0];
    if (verb === "play") found.add(`column ${seat} ${colour}`).add(`explorer ${seat} ${colour}`);
    if (verb === "move") found.add(`explorer ${seat} ${colour}`);
    if (verb === "discard") found.add(`discard ${colour}`);
    if (verb === "draw") found.add(`draw ${colour}`);
  }
  return found;
}
