/** The score in lines: how each expedition of the round came about, and the rounds together. */
import type { ScoreLine } from "../game";
import { points, sumOf, type Texts } from "./texts";
import { isStarted, type LostCitiesView, roundPoints, roundsBefore, suitsOf } from "./view";

/** The round on the table, expedition by expedition; the colours that nobody started are left out. */
export function roundLines(texts: Texts, view: LostCitiesView): ScoreLine[] {
  const lines = suitsOf(view).map((suit, i): ScoreLine => {
    const values = view.expeditions.map((side) => {
      const one = side[i];
      return one && isStarted(one) ? `${sumOf(one)} = ${points(one.score)}` : "";
    });
    return { label: texts.lane(suit), values, kind: "part" };
  });
  return lines.filter((line) => line.values.some((value) => value !== ""));
}

/** Rounds before, then the round on the table, then the total. */
export function scoreOf(texts: Texts, view: LostCitiesView): ScoreLine[] {
  const before = roundsBefore(view);
  return [
    ...before.map(
      (scores, i): ScoreLine => ({
        label: texts.roundLine(i + 1),
        values: scores.map(points),
        kind: "sum",
      }),
    ),
    ...roundLines(texts, view),
    {
      label: texts.roundLine(before.length + 1),
      values: view.expeditions.map((_, seat) => points(roundPoints(view, seat))),
      kind: "sum",
    },
    { label: texts.total, values: view.scores.map(points), kind: "total" },
  ];
}
