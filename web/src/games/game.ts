/** What a game brings to the table, and what the table gives to its board. The shell knows nothing
 * else of a game; a game knows nothing of sockets, clocks and chat; neither knows a rule. */
import type { ComponentType, ReactNode } from "react";
import type { Catalogue } from "../i18n/language";

/** One legal answer, in the server's notation and in parts: "play red 7" = play, ["red", 7]. */
export interface Option {
  words: string;
  verb: string;
  args: (number | string)[];
}

/** Something that happened, as this seat may know it. `secret`: only the verb is told. `why` is the
 * key of the question that was answered, `card` the card that asked; `shown` came to light by it,
 * `changes` are what it gave and took. */
export interface Happening {
  n: number;
  kind: string;
  seat: number | null;
  words: string;
  verb: string;
  args: (number | string)[];
  secret: boolean;
  why?: string;
  card?: string;
  shown?: readonly string[];
  changes?: readonly Change[];
}

/** A seat has so many more, or fewer, of something; `by` is "production" if that brought it. */
export interface Change {
  seat: number;
  what: string;
  n: number;
  by?: string;
}

export interface BoardProps<View> {
  view: View;
  /** Names by seat, as they are to be shown. */
  names: readonly string[];
  /** The seat whose view this is; null for a spectator. */
  you: number | null;
  /** The seat the game waits for. */
  asked: number | null;
  /** The question's stable key, when this seat is asked. */
  why: string | null;
  /** All legal answers; empty when this seat is not asked, or an answer is on its way. */
  options: readonly Option[];
  /** The option that waits to be confirmed; show it as chosen, not as done. */
  picked: string | null;
  /** Choose an option by its words; null takes an unconfirmed choice back. */
  pick(words: string | null): void;
  /** Answer this question and those that follow at once; all answers count, or none. Where nobody
   * plays, it is not there. */
  answerAll?(words: readonly string[]): void;
  /** What has just happened: mark it on the board. */
  lately: readonly Happening[];
  /** What the turn has brought so far: its happenings with changes. */
  account?: readonly Happening[];
  /** Other seats' views of the same position, where they may be seen (all-seeing replay). */
  others?: readonly View[];
}

/** A line of the score sheet: what it is for, and the number per seat ("" for none). */
export interface ScoreLine {
  label: string;
  values: readonly (number | string)[];
  kind?: "part" | "sum" | "total";
}

/** A part of the board told in text: for screen readers, and for anybody who prefers to read. */
export interface TextPart {
  title: string;
  lines: readonly string[];
}

export interface RulesPart {
  id: string;
  title: string;
  /** Paragraphs; a list item starts with "- ". */
  text: readonly string[];
  /** The short lesson that teaches it in play. */
  lesson?: string;
}

/** A step of a tutorial: at the learner's `at`-th question (0 the first), say something, and
 * wait for one answer (by its words) or, without one, for "go on". */
export interface TutorialStep {
  at: number;
  say: string;
  want?: string;
}

/** A lesson on a part of a game, for whoever knows the rest. */
export interface ShortLesson {
  title: string;
  steps: readonly TutorialStep[];
  /** The game that this part is played in. */
  options: Readonly<Record<string, unknown>>;
}

/** What a reason fills in: cards, colours and numbers as the server names them. */
export type ReasonArgs = Readonly<Record<string, number | string>>;
export type Reasons = Readonly<Record<string, (args: ReasonArgs) => string>>;

/** A question in words, with the amount it speaks of; nothing where the game has none of this key.
 * The words say {n} for the amount. */
export function questionText(
  words: { questions: Record<string, string> },
  why: string | null | undefined,
  amount = 0,
): string | undefined {
  return why ? words.questions[why]?.replaceAll("{n}", String(amount)) : undefined;
}

/** All texts of a game in one language. */
export interface GameWords<View> {
  title: string;
  /** The question behind a key; the keys are those of generated/prompts.json. */
  questions: Record<string, string>;
  /** An answer as a button's label; with the view, places can be named by what lies there. */
  option(option: Option, view?: View): string;
  /** A happening as a sentence of the log; `who` is the player's name, "" for chance; with all
   * names it also tells what everybody got and lost. Nothing to tell (a shuffle): "". */
  happening(happening: Happening, who: string, view: View, names?: readonly string[]): string;
  /** How a finished round or expedition ended, with its result; `round` counts from 0. */
  ended?(view: View, round: number, names: readonly string[]): string;
  /** The whole board in text, what matters most first. */
  board(view: View, names: readonly string[], you: number | null): TextPart[];
  /** The score explained line by line, at the end and on demand. */
  score(view: View, names: readonly string[]): ScoreLine[];
  /** An option of the game when a table is made: its name, and its values in words. */
  settings: Record<string, { label: string; help?: string; values?: Record<string, string> }>;
  /** Keys of the board itself, with what they do: they join the table's list. */
  keys?: readonly (readonly [string, string])[];
  /** Why an answer is good, by the keys of generated/reasons.json that hints for this game use. */
  reasons: Reasons;
  rules: readonly RulesPart[];
  tutorial: readonly TutorialStep[];
  /** Short lessons, by name. */
  lessons?: Readonly<Record<string, ShortLesson>>;
}

export interface GamePage<View> {
  name: string;
  Board: ComponentType<BoardProps<View>>;
  words: Catalogue<GameWords<View>>;
  /** The card or thing that words of the log name, to be shown on hover or tap; null for none. */
  picture(happening: Happening): ReactNode | null;
}
