/** Dragging cards to where they go. A card of the hand is built in two answers, the card and then
 * its place: dropping it on a place gives the first and remembers the second. A card that cannot
 * be used can be dragged as well; where it is dropped, the board says why not. */
import { useEffect, useRef } from "react";
import type { Option } from "../game";
import { cardOf } from "./catalogue";
import type { Reach } from "./reach";
import { whyNot } from "./reasons";
import { spotOf, type View } from "./view";

/** A ship is sent out in two answers as well: that it sails, and where to. */
export const SAIL = "sail";

/** "abbey" at "2,1". */
export const at = (key: string, cell: string) => `${key} at ${cell}`;
const blocked = (key: string) => `${key} blocked`;
const misplaced = (key: string) => `${key} misplaced`;

/** What a card of the hand or of the open stack may become where it is dropped. */
export function carriedBy(key: string, view: View, option: Option | undefined): string[] {
  if (option?.verb === "build") {
    const stands = view.stands?.[key] ?? [];
    if (stands.length === 0) return [option.words]; // a marker takes up no place
    return [...stands.map((place) => at(key, spotOf(place))), misplaced(key)];
  }
  if (option) return option.verb === "play" ? [option.words] : [];
  return whyNot(view, key, false, "en") ? [blocked(key)] : [];
}

export interface Landing {
  /** By cell of the own principality: what may be dropped there. */
  cells: ReadonlyMap<string, readonly string[]>;
  /** The same of the rival's, for cards that stand there. */
  away: ReadonlyMap<string, readonly string[]>;
  /** What may be dropped anywhere on a landscape: cards that are played, and markers. */
  anywhere: readonly string[];
  /** Drops on a principality that are answered with a reason. */
  refused: readonly string[];
}

export function landingOf(view: View, reach: Reach, handed: readonly string[]): Landing {
  const cells = new Map<string, string[]>();
  const away = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, cell: string, words: string) =>
    to.set(cell, [...(to.get(cell) ?? []), words]);
  const anywhere: string[] = [];
  for (const [key, option] of reach.hand) {
    const stands = view.stands?.[key] ?? [];
    if (option.verb === "play" || stands.length === 0) anywhere.push(option.words);
    const host = cardOf(key)?.abroad ? away : cells;
    for (const place of stands) add(host, spotOf(place), at(key, spotOf(place)));
  }
  if (reach.rest.some((option) => option.verb === SAIL))
    for (const place of view.stands?.[SAIL] ?? [])
      add(cells, spotOf(place), at(SAIL, spotOf(place)));
  for (const [cell, option] of reach.cells)
    if (option.verb === "build") add(cells, cell, option.words);
  const cards = [...handed, ...view.face_up];
  const refused = cards.flatMap((key) => [blocked(key), misplaced(key)]);
  return { cells, away, anywhere, refused };
}

/** Takes what was dropped. `refuse` is told the card that cannot be used, or not there. */
export function useDropped({
  options,
  reach,
  picked,
  pick,
  refuse,
}: {
  options: readonly Option[];
  reach: Reach;
  picked: string | null;
  pick(words: string): void;
  refuse(key: string): void;
}): (words: string) => void {
  const wish = useRef<{ first: string; key: string; cell: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question and choice
  useEffect(() => {
    const wanted = wish.current;
    if (!wanted || options.length === 0) return;
    const isFirst = options.some((option) => option.words === wanted.first);
    if (isFirst && picked === wanted.first) return; // to be confirmed
    wish.current = null;
    const place = isFirst ? undefined : reach.cells.get(wanted.cell);
    if (place) pick(place.words);
  }, [options, picked]);
  return (words) => {
    const [key = "", how = "", cell = ""] = words.split(" ");
    if (how === "at") {
      const first = key === SAIL ? SAIL : `build ${key}`;
      wish.current = { first, key, cell };
      pick(first);
    } else if (how === "misplaced") {
      if (wish.current?.key !== key) refuse(key); // else it was dropped on a place within
    } else if (how === "blocked") refuse(key);
    else pick(words);
  };
}
