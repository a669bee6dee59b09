/** What changed on the table from one position to the next: shown as marks and as an account of
 * the turn. It compares what lies there; it does not know why. */
import { useRef } from "react";
import { holdOf, isResource, type Prince, type Resource, type View } from "./view";

export interface Change {
  seat: number;
  resource: Resource;
  n: number;
}

export interface Account {
  /** "dice", or the key of the card at work, or "" for a player's own doing. */
  cause: string;
  changes: Change[];
}

export interface Gains {
  /** By region key or "gold-cache", per seat: what the last step changed. */
  marks: ReadonlyMap<string, number>;
  accounts: readonly Account[];
}

function levels(prince: Prince): Map<string, { resource: Resource; n: number }> {
  const found = new Map<string, { resource: Resource; n: number }>();
  for (const one of [...prince.regions, ...prince.built]) {
    const resource = holdOf(one);
    if (isResource(resource)) found.set(one.card, { resource, n: one.level });
  }
  return found;
}

/** By seat and card: how much more lies there now. */
export function compare(before: View, after: View): Map<string, Change> {
  const found = new Map<string, Change>();
  after.princes.forEach((prince, seat) => {
    const old = before.princes[seat];
    if (!old) return;
    const was = levels(old);
    for (const [card, { resource, n }] of levels(prince)) {
      const more = n - (was.get(card)?.n ?? n);
      if (more !== 0) found.set(`${seat} ${card}`, { seat, resource, n: more });
    }
  });
  return found;
}

function summed(changes: Iterable<Change>): Change[] {
  const sums = new Map<string, Change>();
  for (const one of changes) {
    const key = `${one.seat} ${one.resource}`;
    sums.set(key, { ...one, n: one.n + (sums.get(key)?.n ?? 0) });
  }
  return [...sums.values()].filter((one) => one.n !== 0);
}

function cause(before: View, after: View): string {
  if (before.production === 0 && after.production !== 0) return "dice";
  return before.asked?.card || "";
}

export function next(old: Gains, before: View, after: View): Gains {
  const changes = compare(before, after);
  if (changes.size === 0 && before.turns === after.turns) return old;
  const marks = new Map([...changes].map(([key, one]) => [key, one.n]));
  const kept = before.turns === after.turns ? old.accounts : [];
  const added = summed(changes.values());
  const accounts =
    added.length > 0 ? [...kept, { cause: cause(before, after), changes: added }] : kept;
  return { marks, accounts };
}

/** The gains of this turn, as far as this page has seen it. */
export function useGains(view: View): Gains {
  const seen = useRef<{ view: View; gains: Gains }>({
    view,
    gains: { marks: new Map(), accounts: [] },
  });
  if (seen.current.view !== view)
    seen.current = { view, gains: next(seen.current.gains, seen.current.view, view) };
  return seen.current.gains;
}
