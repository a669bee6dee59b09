/** Questions on cards with their answers, written in both languages side by side. */
import { catalogue } from "../../i18n/language";
import type { Answered } from "./answers-en";

export type Both = readonly [question: string, answer: string, frage: string, antwort: string];

/** By card, in each language. */
export function inBoth(all: Readonly<Record<string, readonly Both[]>>) {
  const answersIn = (first: 0 | 2): Readonly<Record<string, Answered>> => {
    const made = Object.entries(all).map(([key, asked]): [string, Answered] => [
      key,
      asked.map((one) => [one[first], one[first === 0 ? 1 : 3]] as const),
    ]);
    return Object.fromEntries(made);
  };
  return catalogue(answersIn(0), answersIn(2));
}
