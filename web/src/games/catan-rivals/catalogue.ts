/** The cards as the engine exports them, with our own words in both languages. */
import file from "../../generated/catan-cards.json";
import type { Language } from "../../i18n/language";
import { CARD_TEXT_DE } from "./card-text-de";
import { placeWords } from "./place-words";
import type { Currency, Point, Resource } from "./view";
import { regionOf } from "./view";

export interface Card {
  /** Its number: notes of the turn name cards by it. */
  index: number;
  key: string;
  name: string;
  title: string;
  german: string;
  text: string;
  set: string;
  back: string;
  kind: string;
  place: string;
  /** It stands in the principality of its owner's rival. */
  abroad: boolean;
  /** The points of its sides, if it is a card that is turned. */
  sides: Partial<Record<Point, number>>[];
  copies: number;
  cost: Partial<Record<Resource | Currency, number>>;
  points: Partial<Record<Point, number>>;
  once: boolean;
  heroine: boolean;
  faceUp: boolean;
  on: string;
  resource: string | null;
  boosts: boolean;
  number: number;
}

export const CARDS: Readonly<Record<string, Card>> = file.cards as Record<string, Card>;
const BY_NUMBER = new Map(Object.values(CARDS).map((card) => [card.index, card]));

/** What roads, settlements, cities and explorer ships cost. */
export const CENTRE_PRICES: Record<
  "road" | "settlement" | "city" | "ship",
  Partial<Record<Resource, number>>
> = file.centre;

export function cardOf(key: string): Card | null {
  return CARDS[key] ?? null;
}

export function cardOfNumber(n: number): Card | null {
  return BY_NUMBER.get(n) ?? null;
}

/** A card's name in a language; a region's is its kind and number. */
export function titleOf(key: string, language: Language): string {
  const region = regionOf(key);
  if (region) return `${placeWords[language].regions[region.kind]} ${region.number}`;
  const card = CARDS[key];
  if (!card) return key.replaceAll("-", " ");
  const title = language === "de" && card.german ? card.german : card.title;
  const numbers = /^chapel-(\d)-(\d)$/.exec(key);
  return numbers ? `${title} ${numbers[1]}\u2060–\u2060${numbers[2]}` : title;
}

/** A card's name, with its set where another card has the same name. */
export function exactTitleOf(key: string, language: Language): string {
  const card = CARDS[key];
  const title = titleOf(key, language);
  const set = card && key === `${card.set}-${card.name}` ? card.set : "";
  return set ? `${title} (${placeWords[language].sets[set]})` : title;
}

/** The name in the other language, where it is another one. */
export function otherTitleOf(key: string, language: Language): string {
  const other = titleOf(key, language === "de" ? "en" : "de");
  return other === titleOf(key, language) ? "" : other;
}

export function textOf(key: string, language: Language): string {
  const card = CARDS[key];
  if (!card) return "";
  return language === "de" ? (CARD_TEXT_DE[key] ?? "") : card.text;
}

/** How often each card is there, in the order of the catalogue. */
export function countCards(keys: readonly string[]): [key: string, number: number][] {
  const indexOf = (key: string) => CARDS[key]?.index ?? 0;
  const numbers = new Map<string, number>();
  for (const key of keys.toSorted((a, b) => indexOf(a) - indexOf(b)))
    numbers.set(key, (numbers.get(key) ?? 0) + 1);
  return [...numbers];
}

/** Where a card stands, as a key of the words for it. */
export function standsOf(card: Card): string {
  if (card.kind === "harbour") return card.kind;
  return card.abroad ? `${card.place} abroad` : card.place;
}

/** Building, unit, action...: what the card is, as a class for its colour. */
export function tintOf(card: Card): "green" | "red" | "blue" | "ochre" | "crimson" | "violet" {
  if (card.kind === "event") return "violet";
  if (card.kind === "attack") return "crimson";
  if (card.kind === "action") return "ochre";
  if (["region", "road", "sea", "marker"].includes(card.place)) return "blue";
  return card.place === "settlement or city" ? "green" : "red";
}

/** What a question is about, and what it means for whoever answers: as the engine declares it. */
export function questionOf(why: string): { kind: string; meaning: string } | undefined {
  return (file.questions as Record<string, { kind: string; meaning: string }>)[why];
}
