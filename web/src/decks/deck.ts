/** A deck that is being built, as plain data. What it may hold is the engine's to say: the numbers
 * here come from there, and the judgement from the server. */
import { CARDS, countCards } from "../games/catan-rivals/catalogue";
import file from "../generated/catan-decks.json";

export type Part = "hand" | "stacks" | "events";

export interface Deck {
  name: string;
  hand: readonly string[];
  stacks: readonly string[];
  events: readonly string[];
}

/** Changes a deck: to another one, or by a function of what it is then. */
export type Change = (next: Deck | ((deck: Deck) => Deck)) => void;

export interface Sample {
  key: string;
  deck: Deck;
  german: string;
  plan: string;
  germanPlan: string;
  explorers: boolean;
}

export const PARTS: readonly Part[] = ["hand", "stacks", "events"];
/** How many cards each part has, and the other numbers that limit a deck. */
export const LIMITS = file.limits;
export const SAMPLES: readonly Sample[] = file.samples;
export const EMPTY: Deck = { name: "", hand: [], stacks: [], events: [] };

/** Where a card belongs in a deck and how often it may be there, if it may. */
export const PLACES: Readonly<Record<string, { part: string; most: number }>> = file.cards;

/** How often a card is in a deck, wherever. */
export function countOf(deck: Deck, key: string): number {
  return PARTS.reduce((sum, part) => sum + deck[part].filter((one) => one === key).length, 0);
}

/** How many more of a card may be put into a deck. */
export function leftOf(deck: Deck, key: string): number {
  return (PLACES[key]?.most ?? 0) - countOf(deck, key);
}

export function put(deck: Deck, part: Part, key: string): Deck {
  return { ...deck, [part]: [...deck[part], key] };
}

/** Takes one copy out of a part; the deck as it is if there is none. */
export function take(deck: Deck, part: Part, key: string): Deck {
  const at = deck[part].lastIndexOf(key);
  return at < 0 ? deck : { ...deck, [part]: deck[part].toSpliced(at, 1) };
}

/** Takes one copy out, of the stacks or events rather than of the starting hand. */
export function takeAny(deck: Deck, key: string): Deck {
  const part = (["stacks", "events", "hand"] as const).find((one) => deck[one].includes(key));
  return part ? take(deck, part, key) : deck;
}

/** From one part into another: the starting hand comes from the same cards as the stacks. */
export function move(deck: Deck, from: Part, to: Part, key: string): Deck {
  return deck[from].includes(key) ? put(take(deck, from, key), to, key) : deck;
}

/** Whether two decks are the same, whatever order their cards were put in. */
export function same(one: Deck, other: Deck): boolean {
  const text = (deck: Deck) =>
    JSON.stringify([deck.name.trim(), ...PARTS.map((part) => countCards(deck[part]))]);
  return text(one) === text(other);
}

/** How many resources a card costs. */
export function priceOf(key: string): number {
  return Object.values(CARDS[key]?.cost ?? {}).reduce((sum, n) => sum + n, 0);
}
