/** What a seat is shown of a match of Lost Cities (games/lost_cities/view.py), and what the board
 * reads out of it. No rule is here: what may be done, the options say. */
import { type Card, cardOf } from "../../art/card-name";
import { SUITS, type Suit } from "../../art/suit";
import type { Happening, Option } from "../game";

export interface Expedition {
  wagers: number;
  numbers: number[];
  /** How the score comes about: (sum - cost) * factor + bonus. */
  sum: number;
  cost: number;
  factor: number;
  bonus: number;
  score: number;
}

export interface LostCitiesView {
  seat: number | null;
  options: {
    rounds: number;
    colours: number;
    starter: number | null;
    tiebreak: string;
    stall_cap: number;
  };
  colours: number;
  phase: string;
  round: number;
  starter: number | null;
  turn: number | null;
  turns: number;
  /** Cards left in the draw pile. */
  deck: number;
  hand: string[];
  hand_sizes: number[];
  /** Cards of each hand that everybody saw being taken from a pile. */
  known: string[][];
  expeditions: Expedition[][];
  /** Each pile whole, bottom to top. */
  discards: string[][];
  /** The colour whose pile may not be drawn from in this turn. */
  closed: string | null;
  history: number[][];
  scores: number[];
}

export function suitsOf(view: LostCitiesView): readonly Suit[] {
  return SUITS.slice(0, view.colours);
}

export function isStarted(expedition: Expedition): boolean {
  return expedition.wagers + expedition.numbers.length > 0;
}

/** The cards of an expedition as they lie: wagers, then numbers. */
export function cardsOf(suit: Suit, { wagers, numbers }: Expedition): Card[] {
  const first = Array.from({ length: wagers }, (): Card => ({ suit, value: "wager" }));
  return [...first, ...numbers.map((value) => ({ suit, value }))];
}

/** The points of the round as it stands, or as it ended. */
export function roundPoints(view: LostCitiesView, seat: number): number {
  return (view.expeditions[seat] ?? []).reduce((sum, one) => sum + one.score, 0);
}

/** The points of the rounds before the one that lies on the table. */
export function roundsBefore(view: LostCitiesView): number[][] {
  return view.phase === "over" ? view.history.slice(0, -1) : view.history;
}

export interface Wishes {
  /** By card, the words that play it. */
  plays: ReadonlyMap<string, string>;
  discards: ReadonlyMap<string, string>;
  /** By colour, or "deck". */
  draws: ReadonlyMap<string, string>;
}

/** The options by what they do and with what. */
export function wishes(options: readonly Option[]): Wishes {
  const of = (verb: string) =>
    new Map(
      options.filter((one) => one.verb === verb).map((one) => [one.args.join(" "), one.words]),
    );
  return { plays: of("play"), discards: of("discard"), draws: of("draw") };
}

/** "red" of "red 7". */
export function suitOf(card: string): Suit {
  return cardOf(card).suit;
}

/** What has just happened: the cards put down, and by seat the colour taken from a pile. */
export interface Marks {
  /** "0 red 7": seat and card. */
  played: ReadonlySet<string>;
  discarded: ReadonlySet<string>;
  taken: ReadonlyMap<number, string>;
}

export function marks(lately: readonly Happening[]): Marks {
  const of = (verb: string) => lately.filter((one) => one.verb === verb && !one.secret);
  return {
    played: new Set(of("play").map((one) => `${one.seat} ${one.args.join(" ")}`)),
    discarded: new Set(of("discard").map((one) => one.args.join(" "))),
    taken: new Map(of("draw").map((one) => [one.seat ?? -1, String(one.args[0])])),
  };
}

/** The one card that came into a hand; null if none or several did. */
export function newCard(before: readonly string[], now: readonly string[]): string | null {
  const rest = [...before];
  const fresh = now.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return fresh.length === 1 ? (fresh[0] ?? null) : null;
}
