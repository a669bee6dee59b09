/** What can be set for a Tournament Game, in words. */
import { catalogue } from "../../i18n/language";
import type { GameWords } from "../game";
import type { View } from "./view";

type Settings = GameWords<View>["settings"];

export const tournamentOptions = catalogue<Settings>(
  {
    explorers: { label: "With the sea and the Explorers cards" },
    sea_cards: { label: "Sea cards per player", values: { 6: "six", 9: "nine" } },
    open_decks: {
      label: "Decks open to both",
      help: "For each seat, a sample deck, or a deck as text or JSON. Usually, each player brings one in secret.",
    },
    deck_cards: { label: "Cards in the stacks of a deck" },
    deck_attacks: {
      label: "The same attack in a deck",
      values: { 1: "at most once", 2: "at most twice" },
    },
    deck_uniques: {
      label: "The same card (1x) in a deck",
      values: { 1: "at most once", 2: "at most twice" },
    },
    deck_returning: { label: "Returning events in a deck, at most" },
  },
  {
    explorers: { label: "Mit dem Meer und mit Karten der Entdecker" },
    sea_cards: { label: "Seekarten für jeden", values: { 6: "sechs", 9: "neun" } },
    open_decks: {
      label: "Offene Decks",
      help: "Für jeden Platz ein Beispieldeck oder ein Deck als Text oder JSON. Üblich: Jeder bringt eines verdeckt mit.",
    },
    deck_cards: { label: "Karten in den Stapeln eines Decks" },
    deck_attacks: {
      label: "Derselbe Angriff in einem Deck",
      values: { 1: "höchstens einmal", 2: "höchstens zweimal" },
    },
    deck_uniques: {
      label: "Dieselbe Karte (1x) in einem Deck",
      values: { 1: "höchstens einmal", 2: "höchstens zweimal" },
    },
    deck_returning: { label: "Ereignisse eines Decks, die zurückkommen, höchstens" },
  },
);
