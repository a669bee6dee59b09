/** The lesson of the board game, step by step, along web/tutorials/lost-cities-board.json. */
import { catalogue } from "../../i18n/language";
import type { TutorialStep } from "../game";

const en: readonly TutorialStep[] = [
  {
    at: 0,
    say: "Welcome, explorer. Five paths lead to five lost cities. Each stone shows what an explorer is worth there: the first three cost points, the last ones bring a lot. Your cards move you, one stone per card.",
  },
  {
    at: 0,
    say: "The cards you play in a colour must not fall. You hold green 0, 3 and 5: a good start. Choose the green 0 and play it.",
    want: "play green 0",
  },
  {
    at: 1,
    say: "A new path needs an explorer. You have four adventurers and one researcher; the researcher counts double, even below zero. With three green cards, it is worth the risk.",
    want: "send researcher",
  },
  {
    at: 2,
    say: "Every turn ends with drawing a card, so that you hold eight again. Draw from the pile.",
    want: "draw deck",
  },
  {
    at: 3,
    say: "Your rival has set out on blue. There is an arrow on the second green stone. Play the green 3 to get there.",
    want: "play green 3",
  },
  {
    at: 4,
    say: "Arrows let one of your explorers move one more stone, this one or another. Move on green.",
    want: "move green",
  },
  { at: 5, say: "Draw from the pile.", want: "draw deck" },
  {
    at: 6,
    say: "Your rival discarded a green 6, which suits you. First start a second path: play a white 0. You have only adventurers left, so one sets out at once.",
    want: "play white 0",
  },
  {
    at: 7,
    say: "Instead of a card from the pile, you may take the top card of a discard pile. Take the green 6. Everybody sees that you have it.",
    want: "draw green",
  },
  {
    at: 8,
    say: "Equal numbers are fine: play the second white 0. That stone holds 15 points.",
    want: "play white 0",
  },
  {
    at: 9,
    say: "15 points, at once and for keeps. The tile stays for those who follow. Draw from the pile.",
    want: "draw deck",
  },
  {
    at: 10,
    say: "Now the green 5: your researcher reaches the fourth stone, the first one worth anything, and finds an artifact there.",
    want: "play green 5",
  },
  {
    at: 11,
    say: "The artifact is yours. A few artifacts cost points at the end, many bring a lot: see the table below. Draw once more.",
    want: "draw deck",
  },
  {
    at: 12,
    say: "Discard a card you cannot use; then draw from any pile but that one. An explorer on the ninth stone has arrived: further cards of its colour move another of yours.",
  },
  {
    at: 12,
    say: "When five explorers in all have crossed the bridge, or the draw pile is empty, the expedition ends at once and every explorer counts its stone. So start only what you can finish. Good luck!",
  },
];

const de: readonly TutorialStep[] = [
  {
    at: 0,
    say: "Willkommen! Fünf Pfade führen zu fünf verlorenen Städten. Jeder Stein zeigt, was eine Figur dort wert ist: Die ersten drei kosten Punkte, die letzten bringen viele. Deine Karten bewegen dich, einen Stein je Karte.",
  },
  {
    at: 0,
    say: "Die Karten, die du in einer Farbe spielst, dürfen nicht fallen. Du hast die grüne 0, 3 und 5: ein guter Anfang. Wähle die grüne 0 und spiele sie.",
    want: "play green 0",
  },
  {
    at: 1,
    say: "Ein neuer Pfad braucht eine Figur. Du hast vier Abenteurer und einen Forscher; der Forscher zählt doppelt, auch unter null. Mit drei grünen Karten kannst du es wagen.",
    want: "send researcher",
  },
  {
    at: 2,
    say: "Jeder Zug endet damit, dass du eine Karte ziehst, sodass du wieder acht hast. Ziehe vom Stapel.",
    want: "draw deck",
  },
  {
    at: 3,
    say: "Dein Gegner ist auf Blau losgezogen. Auf dem zweiten grünen Stein liegt ein Pfeil. Spiele die grüne 3, um dorthin zu kommen.",
    want: "play green 3",
  },
  {
    at: 4,
    say: "Pfeile lassen eine deiner Figuren noch einen Stein weiterziehen, diese oder eine andere. Ziehe auf Grün weiter.",
    want: "move green",
  },
  { at: 5, say: "Ziehe vom Stapel.", want: "draw deck" },
  {
    at: 6,
    say: "Dein Gegner hat eine grüne 6 abgeworfen, die dir passt. Beginne zuerst einen zweiten Pfad: Spiele eine weiße 0. Du hast nur noch Abenteurer, also zieht gleich einer los.",
    want: "play white 0",
  },
  {
    at: 7,
    say: "Statt vom Stapel darfst du die oberste Karte einer Ablage nehmen. Nimm die grüne 6. Alle sehen, dass du sie hast.",
    want: "draw green",
  },
  {
    at: 8,
    say: "Gleiche Zahlen sind erlaubt: Spiele die zweite weiße 0. Auf jenem Stein liegen 15 Punkte.",
    want: "play white 0",
  },
  {
    at: 9,
    say: "15 Punkte, sofort und für immer. Das Plättchen bleibt für die, die folgen. Ziehe vom Stapel.",
    want: "draw deck",
  },
  {
    at: 10,
    say: "Nun die grüne 5: Dein Forscher erreicht den vierten Stein, den ersten, der etwas wert ist, und findet dort ein Artefakt.",
    want: "play green 5",
  },
  {
    at: 11,
    say: "Das Artefakt gehört dir. Wenige Artefakte kosten am Ende Punkte, viele bringen viele: Sieh in die Tabelle unten. Ziehe noch einmal.",
    want: "draw deck",
  },
  {
    at: 12,
    say: "Eine Karte, die du nicht brauchst, wirfst du ab; dann ziehst du von irgendwo, nur nicht von dieser Ablage. Eine Figur auf dem neunten Stein ist am Ziel: Weitere Karten ihrer Farbe bewegen eine andere von dir.",
  },
  {
    at: 12,
    say: "Wenn fünf Figuren aller Mitspieler über der Brücke sind oder der Stapel leer ist, endet die Expedition sofort, und jede Figur zählt ihren Stein. Beginne also nur, was du beenden kannst. Viel Glück!",
  },
];

export const TUTORIAL = catalogue(en, de);
