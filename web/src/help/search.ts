/** Finding words in the rules. */
import type { RulesPart } from "../games/game";

/** The words somebody typed, without those that are too short to mean anything. */
export function words(typed: string): string[] {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1 || /\d/.test(word));
}

/** Whether a part of the rules has all the words, anywhere. */
export function matches(part: RulesPart, wanted: readonly string[]): boolean {
  const text = [part.title, ...part.text].join(" ").toLowerCase();
  return wanted.every((word) => text.includes(word));
}
