/** What the board itself says: names of places and things for the eye and for the ear. */

import { cardName, cardOf } from "../../art/card-name";
import { SUIT_WORDS, type Suit } from "../../art/suit";
import { catalogue, type Language } from "../../i18n/language";
import { counted } from "../../i18n/number";
import type { Expedition } from "./view";

export function points(score: number): string {
  return score < 0 ? `−${-score}` : String(score);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "(23 − 20) × 2 + 20": how a score comes about, without the result. */
export function sumOf({ sum, cost, factor, bonus }: Expedition): string {
  const less = `${sum} − ${cost}`;
  const times = factor > 1 ? `(${less}) × ${factor}` : less;
  return bonus ? `${times} + ${bonus}` : times;
}

function parts(language: Language) {
  return {
    suit: (suit: Suit) => SUIT_WORDS[language][suit].name,
    card: (card: string) => cardName(language, cardOf(card)),
    cards: (cards: readonly string[]) =>
      cards.map((card) => cardName(language, cardOf(card))).join(", "),
  };
}

const en = parts("en");
const de = parts("de");

/** "wager, wager, 4, 7" */
function lying(wager: string, { wagers, numbers }: Expedition): string {
  return [...Array<string>(wagers).fill(wager), ...numbers].join(", ");
}

export const TEXTS = catalogue(
  {
    round: (round: number, rounds: number) =>
      round > rounds ? `Extra round ${round}` : `Round ${round} of ${rounds}`,
    lane: (suit: Suit) => capital(en.suit(suit)),
    expedition: (name: string, suit: Suit, one: Expedition) =>
      `${name}, ${en.suit(suit)} expedition: ${lying("wager", one)}; ${counted(points(one.score), "point", "points")}, ${sumOf(one)}`,
    noExpedition: (name: string, suit: Suit) => `${name}, ${en.suit(suit)} expedition: not started`,
    pile: (suit: Suit, cards: readonly string[]) =>
      cards.length === 0
        ? `${capital(en.suit(suit))} discard pile: empty`
        : `${capital(en.suit(suit))} discard pile: ${en.card(cards.at(-1) ?? "")} on top, ${counted(cards.length, "card", "cards")}: ${en.cards(cards)}`,
    look: (suit: Suit, size: number) =>
      `Look through the ${en.suit(suit)} discard pile, ${counted(size, "card", "cards")}`,
    bottomToTop: (suit: Suit) => `The ${en.suit(suit)} discard pile, with the top card last`,
    closed: "Closed: you discarded here this turn.",
    deck: (left: number) => `Draw pile: ${counted(left, "card", "cards")} left`,
    left: "left",
    hand: "Your hand",
    play: (card: string) => `Play ${en.card(card)} on your expedition`,
    discard: (card: string) => `Discard ${en.card(card)}`,
    drawDeck: (left: number) => `Draw from the draw pile, ${counted(left, "card", "cards")} left`,
    drawPile: (card: string) => `Take ${en.card(card)} from the discard pile`,
    playable: (card: string) => `${capital(en.card(card))}, playable`,
    onlyDiscard: (card: string, last: number | string) =>
      `${capital(en.card(card))}, discard only: your expedition has reached ${last}`,
    inHand: (card: string) => capital(en.card(card)),
    fresh: "just drawn",
    seen: "known to your rival",
    pileEmpty: "the draw pile is empty",
    roundOver: (round: number) => `Round ${round} is over`,
    handOf: (name: string, size: number) => `${name} has ${counted(size, "card", "cards")} in hand`,
    knownOf: (name: string, cards: readonly string[]) =>
      `${name} is known to hold ${en.cards(cards)}`,
    known: "known",
    scorePad: (name: string) => `${name}'s points`,
    roundLine: (round: number) => `Round ${round}`,
    total: "Total",
    turn: "to play",
    hintCard: "Choose a card, then where it goes.",
    hintPlace: (card: string) => `${capital(en.card(card))}: play it, or discard it.`,
    hintDiscard: (card: string, last: number | string) =>
      `${capital(en.card(card))} can only be discarded: your expedition has reached ${last}.`,
    hintDraw: "Take a card from the draw pile or a discard pile.",
    hintDeck: "Take a card from the draw pile.",
  },
  {
    round: (round, rounds) =>
      round > rounds ? `Zusatzrunde ${round}` : `Runde ${round} von ${rounds}`,
    lane: (suit) => de.suit(suit),
    expedition: (name, suit, one) =>
      `${name}, Expedition ${de.suit(suit)}: ${lying("Wettkarte", one)}; ${counted(points(one.score), "Punkt", "Punkte")}, ${sumOf(one)}`,
    noExpedition: (name, suit) => `${name}, Expedition ${de.suit(suit)}: nicht begonnen`,
    pile: (suit, cards) =>
      cards.length === 0
        ? `Ablagestapel ${de.suit(suit)}: leer`
        : `Ablagestapel ${de.suit(suit)}: oben ${de.card(cards.at(-1) ?? "")}, ${counted(cards.length, "Karte", "Karten")}: ${de.cards(cards)}`,
    look: (suit, size) =>
      `Ablagestapel ${de.suit(suit)} ansehen, ${counted(size, "Karte", "Karten")}`,
    bottomToTop: (suit) => `Der Ablagestapel ${de.suit(suit)}, die oberste Karte am Ende`,
    closed: "Gesperrt: Hier hast du in diesem Zug abgelegt.",
    deck: (left) => `Nachziehstapel: noch ${counted(left, "Karte", "Karten")}`,
    left: "übrig",
    hand: "Deine Hand",
    play: (card) => `${de.card(card)} an deine Expedition anlegen`,
    discard: (card) => `${de.card(card)} ablegen`,
    drawDeck: (left) => `Vom Nachziehstapel ziehen, noch ${counted(left, "Karte", "Karten")}`,
    drawPile: (card) => `${de.card(card)} vom Ablagestapel nehmen`,
    playable: (card) => `${de.card(card)}, spielbar`,
    onlyDiscard: (card, last) =>
      `${de.card(card)}, nur ablegen: Deine Expedition ist schon bei ${last}`,
    inHand: (card) => de.card(card),
    fresh: "gerade gezogen",
    seen: "deinem Rivalen bekannt",
    pileEmpty: "der Nachziehstapel ist leer",
    roundOver: (round) => `Runde ${round} ist zu Ende`,
    handOf: (name, size) => `${name} hat ${counted(size, "Karte", "Karten")} auf der Hand`,
    knownOf: (name, cards) => `${name} hat bekanntermaßen ${de.cards(cards)}`,
    known: "bekannt",
    scorePad: (name) => `Punkte von ${name}`,
    roundLine: (round) => `Runde ${round}`,
    total: "Summe",
    turn: "am Zug",
    hintCard: "Wähle eine Karte und dann, wohin sie geht.",
    hintPlace: (card) => `${de.card(card)}: anlegen oder ablegen.`,
    hintDiscard: (card, last) =>
      `${de.card(card)} kann nur abgelegt werden: Deine Expedition ist schon bei ${last}.`,
    hintDraw: "Nimm eine Karte: vom Nachziehstapel oder eine offene.",
    hintDeck: "Nimm eine Karte vom Nachziehstapel.",
  },
);

export type Texts = (typeof TEXTS)["en"];
