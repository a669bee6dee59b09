/** Cards as the server names them, "red 7" or "red wager", taken apart and put into words. */
import type { Language } from "../i18n/language";
import type { CardValue } from "./card";
import { isSuit, SUIT_WORDS, type Suit } from "./suit";

export interface Card {
  suit: Suit;
  value: CardValue;
}

/** The card behind a name of the server, or behind the arguments of an option: ["red", 7]. */
export function cardOf(name: string | readonly (string | number)[]): Card {
  const [suit, value] = typeof name === "string" ? name.split(" ") : name;
  if (!isSuit(suit)) throw new Error(`${name} is no card`);
  return { suit, value: value === "wager" ? "wager" : Number(value) };
}

const WAGER = {
  en: (suit: string) => `${suit} wager`,
  de: (suit: string) => `Wettkarte ${suit}`,
};

/** "red 7", "red wager"; "Rot 7", "Wettkarte Rot". */
export function cardName(language: Language, { suit, value }: Card): string {
  const { name } = SUIT_WORDS[language][suit];
  return value === "wager" ? WAGER[language](name) : `${name} ${value}`;
}
