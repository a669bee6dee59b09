/** The main ways to play a game, from the options that the server describes, and what a table plays
 * in a few words. A mode or set that the server gets tomorrow is here tomorrow. */
import type { GameInfo, GameOption } from "../generated/http";
import type { ModeWords } from "./mode-words";

/** A way to play that is one click away: the options that make it. */
export interface Mode {
  /** `mode=duel`: by this its words are found. */
  key: string;
  options: Record<string, unknown>;
}

/** What makes a game another one, in the order of the start page; the rest are finer points. */
export const MAIN = ["mode", "sets", "colours", "rounds", "expeditions", "up_and_down"];
/** Of longer rows of numbers only the first is offered: a single round, not two to nine. */
const FEW = 4;

/** The ways to play besides the usual one. */
export function modesOf(game: GameInfo): Mode[] {
  const found = [...MAIN, "players"].map((name) => game.options.find((one) => one.name === name));
  return found.flatMap((option) => (option ? others(option) : []));
}

/** What is played where nothing is chosen, where it has a name of its own. */
export function usualMode(game: GameInfo): string | null {
  const mode = game.options.find((one) => one.name === "mode");
  return mode ? `mode=${mode.default}` : null;
}

function others(option: GameOption): Mode[] {
  const other = (option.allowed ?? []).filter((value) => value !== option.default);
  const counted = other.every((value) => typeof value === "number");
  return (counted && other.length > FEW ? other.slice(0, 1) : other).map((value) => ({
    key: `${option.name}=${value}`,
    options: { [option.name]: value },
  }));
}

/** A mode without words yet: what the server calls it. */
export function plainTitle(key: string): string {
  const value = (key.split("=")[1] ?? key).replaceAll("-", " ");
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** What a table plays, in a few words: "Duel of the Princes", "3 rounds", "1 expedition". */
export function played(options: Record<string, unknown>, words: ModeWords): string[] {
  return MAIN.filter((name) => options[name] != null)
    .map((name) => words.told[name]?.(options[name]) ?? "")
    .filter(Boolean);
}

/** How a table measures time, as the server keeps it. */
export interface TimeKept {
  clock?: { initial: number; increment: number } | null;
  days?: number | null;
}

export function timeTold({ clock, days }: TimeKept, words: ModeWords): string {
  if (clock) return words.clock(clock.initial / 60, clock.increment);
  return days ? words.days(days) : words.noClock;
}
