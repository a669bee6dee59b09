/** How games present themselves on the start page: every folder here with a `start` does so. A game
 * of the server without one is presented by its title. */
import type { JSX } from "react";
import type { Catalogue, Language } from "../i18n/language";

/** A game for somebody who knows none of them. */
export interface Pitch {
  title: string;
  pitch: string;
  first: string;
  minutes: string;
  weight: 1 | 2 | 3;
}

export interface GameStart {
  /** The order in which a newcomer may try them. */
  place: number;
  Drawing(): JSX.Element;
  /** So many ways to play that its card lies across the page. */
  wide?: boolean;
  /** Pages of its own. */
  more?: readonly { href: string; words: Catalogue<string> }[];
  pitch: Catalogue<Pitch>;
}

const FOUND = import.meta.glob<GameStart>("./*/start.tsx", { eager: true, import: "default" });

export const STARTS: ReadonlyMap<string, GameStart> = new Map(
  Object.entries(FOUND)
    .map(([path, start]) => [path.split("/")[1] ?? "", start] as const)
    .sort(([, one], [, other]) => one.place - other.place),
);

/** Every pitch in one language, by game. */
export function pitches(language: Language): Record<string, Pitch> {
  return Object.fromEntries([...STARTS].map(([name, start]) => [name, start.pitch[language]]));
}
