/** The lesson of Lost Cities, step by step, on the recorded round of tutorials/lost-cities.json. */
import { catalogue } from "../../i18n/language";
import type { TutorialStep } from "../game";

/** Where a step stands in the recording, and the answer it waits for. */
const STEPS: readonly Omit<TutorialStep, "say">[] = [
  { at: 0 },
  { at: 0 },
  { at: 0, want: "play red wager" },
  { at: 1, want: "draw deck" },
  { at: 2, want: "play red 2" },
  { at: 3, want: "draw deck" },
  { at: 4, want: "discard yellow 3" },
  { at: 5, want: "draw deck" },
  { at: 6, want: "play red 4" },
  { at: 7, want: "draw red" },
  { at: 28 },
  { at: 32, want: "discard red wager" },
  { at: 38, want: "play red 9" },
  { at: 45, want: "draw deck" },
  { at: 46 },
  { at: 46 },
];

const en = [
  "Welcome! You and your rival send expeditions to five lost cities, one for each colour. Your expeditions lie at the bottom, your rival's at the top, the discard piles in between. The eight large cards are your hand.",
  "An expedition costs 20 points as soon as you start it; every number you add pays some of that back. So start where you hold a lot. Look at your red cards: a wager, 2, 4, 7 and 8. That is a fine start.",
  "The card with the star is a wager. It doubles what its expedition earns, or loses, and must be played before the first number. You believe in red: choose the red wager, then your red expedition.",
  "Your expedition stands at −40 now: the cost of 20, doubled. Numbers will make up for that. Every turn ends with drawing a card. Take one from the draw pile.",
  "Your rival has moved; the last card played is marked. Numbers in an expedition must rise, but may leave gaps. Starting low keeps everything open: play the red 2.",
  "Draw again.",
  "A red 6, good! Now be patient: start few expeditions, since each costs 20. A single yellow 3 would not earn that back. A card you do not need goes onto the discard pile of its colour. Discard the yellow 3.",
  "Your rival may take that card, so discard with care. You cannot take it back yourself this turn: its pile is closed. Draw from the draw pile.",
  "Look at the middle: your rival has discarded the red 5, which you can use! But first, one card must go: play the red 4.",
  "Instead of drawing blind, you may take the top card of a discard pile. Your rival sees it and knows that you hold it. Take the red 5.",
  "A few turns later. Red stands at 24 points. But you also started yellow and white, with too few cards: both are still below zero. Every further expedition needs cards, and time. The number on the draw pile tells you how much is left.",
  "You have drawn another red wager, but too late: red already has numbers. Cards that can only be discarded are dimmed. This one is of little use to anybody; discard it.",
  "Eight cards left; the round is nearly over. And there is the red 9! It is the eighth card of your red expedition, and eight or more cards bring a bonus of 20 points. Play it.",
  "Two cards left. You draw one, your rival draws the other, and with the last card the round ends at once: cards still in hand are worth nothing.",
  "The score. Red: the numbers add up to 41, less 20 is 21, doubled for the wager is 42, and 20 for eight cards: 62. Yellow scores −7, white −2; what was never started scores nothing. That makes 53, and 7 for your rival.",
  "A match usually has three rounds; the points are added up, and whoever leads starts the next one. Now you know all the rules. Good luck out there!",
] as const;

/** As many texts as there are, no more and no fewer. */
type AsMany<Texts extends readonly string[]> = { readonly [place in keyof Texts]: string };

const de: AsMany<typeof en> = [
  "Willkommen! Du und dein Rivale schickt Expeditionen zu fünf vergessenen Städten, eine in jeder Farbe. Deine Expeditionen liegen unten, die deines Rivalen oben, dazwischen die Ablagestapel. Die acht großen Karten sind deine Hand.",
  "Eine Expedition kostet 20 Punkte, sobald du sie beginnst; jede Zahl, die du anlegst, bringt etwas davon zurück. Beginne also dort, wo du viel hast. Sieh dir Rot an: eine Wettkarte, 2, 4, 7 und 8. Das ist ein guter Anfang.",
  "Die Karte mit dem Stern ist eine Wettkarte. Sie verdoppelt, was ihre Expedition gewinnt oder verliert, und muss vor der ersten Zahl liegen. Du glaubst an Rot: Wähle die rote Wettkarte und dann deine rote Expedition.",
  "Deine Expedition steht jetzt bei −40: die Kosten von 20, verdoppelt. Zahlen machen das wett. Jeder Zug endet damit, dass du eine Karte ziehst. Nimm eine vom Nachziehstapel.",
  "Dein Rivale hat geantwortet; die zuletzt gespielte Karte ist markiert. Die Zahlen einer Expedition müssen steigen, dürfen aber Lücken lassen. Mit einer niedrigen bleibt alles offen: Lege die rote 2 an.",
  "Zieh wieder eine Karte.",
  "Eine rote 6, gut! Jetzt Geduld: Beginne wenige Expeditionen, denn jede kostet 20. Mit einer einzigen gelben 3 holst du das nicht herein. Was du nicht brauchst, kommt auf den Ablagestapel seiner Farbe. Lege die gelbe 3 ab.",
  "Dein Rivale darf diese Karte nehmen, also lege mit Bedacht ab. Du selbst darfst sie in diesem Zug nicht zurücknehmen: Ihr Stapel ist gesperrt. Zieh vom Nachziehstapel.",
  "Sieh in die Mitte: Dein Rivale hat die rote 5 abgelegt, die du brauchen kannst! Zuerst muss eine Karte weg: Lege die rote 4 an.",
  "Statt blind zu ziehen, darfst du die oberste Karte eines Ablagestapels nehmen. Dein Rivale sieht das und weiß, dass du sie hast. Nimm die rote 5.",
  "Einige Züge später. Rot steht bei 24 Punkten. Aber du hast auch Gelb und Weiß begonnen, mit zu wenigen Karten: Beide sind noch unter null. Jede weitere Expedition braucht Karten und Zeit. Wie viel noch bleibt, sagt dir die Zahl auf dem Nachziehstapel.",
  "Du hast noch eine rote Wettkarte gezogen, zu spät: Dort liegen schon Zahlen. Karten, die man nur ablegen kann, sind blasser. Diese nützt kaum noch jemandem; lege sie ab.",
  "Noch acht Karten; die Runde ist bald zu Ende. Und da ist die rote 9! Sie ist die achte Karte deiner roten Expedition, und ab acht Karten gibt es 20 Punkte dazu. Lege sie an.",
  "Noch zwei Karten. Du ziehst eine, dein Rivale die andere, und mit der letzten Karte endet die Runde sofort: Was noch auf der Hand ist, zählt nichts.",
  "Die Wertung. Rot: Die Zahlen ergeben 41, weniger 20 macht 21, verdoppelt durch die Wettkarte 42, und 20 für acht Karten: 62. Gelb bringt −7, Weiß −2; was nie begonnen wurde, zählt nicht. Zusammen 53, für deinen Rivalen 7.",
  "Eine Partie hat meist drei Runden; die Punkte werden addiert, und wer vorn liegt, beginnt die nächste. Jetzt kennst du alle Regeln. Viel Glück da draußen!",
];

function steps(texts: readonly string[]): TutorialStep[] {
  return STEPS.map((step, i) => ({ ...step, say: texts[i] ?? "" }));
}

export const TUTORIAL = catalogue(steps(en), steps(de));
