/** What the analysis says of one seat: its line over the game, and its largest mistakes. */
import type { Analysis, Judged } from "../generated/http";

export interface Point {
  /** The place in the game: after so many answers. */
  k: number;
  value: number;
}

export interface Lines {
  known: readonly Point[];
  truth: readonly Point[];
}

const WORTH_TELLING = { points: 0.5, chance: 2 }; // less is within what an estimate may be off

/** What a seat could expect. Of two seats, what is good for one is as bad for the other. */
export function linesOf(analysis: Analysis, seat: number, total: number): Lines {
  const mine = analysis.answers.filter((one) => one.seat === seat);
  const two = analysis.seats.length === 2;
  const turned = (value: number) => (analysis.unit === "points" ? -value : 100 - value);
  const truth = (two ? analysis.answers : mine).map((one) => ({
    k: one.n + 1,
    value: one.seat === seat ? one.truth : turned(one.truth),
  }));
  const end = analysis.seats[seat]?.end ?? 0;
  if (analysis.over) truth.push({ k: total, value: end });
  return { known: mine.map((one) => ({ k: one.n + 1, value: one.value })), truth };
}

/** The answers of a seat that gave away most, worst first. */
export function mistakesOf(analysis: Analysis, seat: number, most = 5): Judged[] {
  return analysis.answers
    .filter(
      (one) =>
        one.seat === seat && one.loss >= WORTH_TELLING[analysis.unit] && one.better.length > 0,
    )
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}

/** What was decided at a place, if there was a choice. */
export function judgedAt(analysis: Analysis, k: number): Judged | undefined {
  return analysis.answers.find((one) => one.n === k);
}
