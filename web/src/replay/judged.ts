/** What the analysis says of one seat: its line over the game, and its largest mistakes. */
import type { Analysis, Judged } from "../generated/http";

export interface Point {
  /** The place in the game: after so many answers. */
  k: number;
  lead: number;
}

export interface Lines {
  known: readonly Point[];
  truth: readonly Point[];
}

const WORTH_TELLING = 0.5; // points; less is within what an estimate may be off

/** The lead that a seat could expect. Of two seats, what one leads the other trails. */
export function linesOf(analysis: Analysis, seat: number, total: number): Lines {
  const mine = analysis.answers.filter((one) => one.seat === seat);
  const two = analysis.seats.length === 2;
  const truth = (two ? analysis.answers : mine).map((one) => ({
    k: one.n + 1,
    lead: one.seat === seat ? one.truth : -one.truth,
  }));
  const end = analysis.seats[seat]?.lead ?? 0;
  if (analysis.over) truth.push({ k: total, lead: end });
  return { known: mine.map((one) => ({ k: one.n + 1, lead: one.value })), truth };
}

/** The answers of a seat that gave away most, worst first. */
export function mistakesOf(analysis: Analysis, seat: number, most = 5): Judged[] {
  return analysis.answers
    .filter((one) => one.seat === seat && one.loss >= WORTH_TELLING && one.better.length > 0)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
}

/** What was decided at a place, if there was a choice. */
export function judgedAt(analysis: Analysis, k: number): Judged | undefined {
  return analysis.answers.find((one) => one.n === k);
}
