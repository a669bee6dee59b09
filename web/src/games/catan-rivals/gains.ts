/** What changed on the table from one position to the next, to be marked where it lies. It compares
 * what lies there; it does not know why. */
import { useRef } from "react";
import { holdOf, type Prince, type View } from "./view";

/** By seat and card: how much more lies there than a moment ago. */
export type Marks = ReadonlyMap<string, number>;

function levels(prince: Prince): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of [...prince.regions, ...prince.built])
    if (holdOf(one)) found.set(one.card, one.level);
  return found;
}

export function compare(before: View, after: View): Marks {
  const found = new Map<string, number>();
  after.princes.forEach((prince, seat) => {
    const old = before.princes[seat];
    if (!old) return;
    const was = levels(old);
    for (const [card, n] of levels(prince)) {
      const more = n - (was.get(card) ?? n);
      if (more !== 0) found.set(`${seat} ${card}`, more);
    }
  });
  return found;
}

export function next(old: Marks, before: View, after: View): Marks {
  const marks = compare(before, after);
  return marks.size === 0 && before.turns === after.turns ? old : marks;
}

/** What the last step that changed anything has changed. */
export function useMarks(view: View): Marks {
  const seen = useRef<{ view: View; marks: Marks }>({ view, marks: new Map() });
  if (seen.current.view !== view)
    seen.current = { view, marks: next(seen.current.marks, seen.current.view, view) };
  return seen.current.marks;
}
