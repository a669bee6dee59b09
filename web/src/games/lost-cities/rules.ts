/** The rules of Lost Cities in our own words. */
import { catalogue } from "../../i18n/language";
import type { RulesPart } from "../game";

const en: readonly RulesPart[] = [
  {
    id: "aim",
    title: "Overview",
    text: [
      "Two rivals send expeditions to lost cities, one for each colour. An expedition costs points at the start; the further it gets, the more it earns. The trick is to start few enough, early enough, and to leave your rival nothing useful.",
    ],
  },
  {
    id: "cards",
    title: "The cards",
    text: [
      "There are 60 cards in five colours: yellow, blue, white, green and red. Each colour has the numbers 2 to 10 once, and three wagers, marked with a star.",
      "The long game adds a sixth colour, purple: 72 cards. All other rules stay the same.",
      "At the start of a round, both players get eight cards; the rest form the draw pile.",
    ],
  },
  {
    id: "turn",
    title: "A turn",
    text: [
      "A turn has two steps: first one card out, then one card in. So both players hold eight cards between turns. Nobody may pass.",
      "- Out: add a card to your own expedition of its colour, or discard it.",
      "- In: draw from the draw pile, or take the top card of a discard pile.",
    ],
  },
  {
    id: "play",
    title: "Adding a card to an expedition",
    text: [
      "The first card of a colour starts your expedition in that colour. Both players can have an expedition in the same colour.",
      "- Numbers must rise: each must be higher than the last. Gaps are allowed, but can never be filled later.",
      "- Wagers must come before the first number. You may play one, two or three of a colour, one per turn.",
      "- Cards that have been played stay where they are.",
    ],
  },
  {
    id: "discard",
    title: "Discarding",
    text: [
      "Each colour has one discard pile. You may always discard any card from your hand, even one you could play.",
      "Everybody may look through the discard piles.",
    ],
  },
  {
    id: "draw",
    title: "Drawing",
    text: [
      "Take the top card of the draw pile, or the top card of any discard pile. The pile you discarded to this turn is closed until your next turn.",
      "Everybody has seen a card taken from a discard pile. The page remembers it and shows the cards your rival is known to hold.",
    ],
  },
  {
    id: "end",
    title: "The end of a round",
    text: [
      "The round ends at once when somebody takes the last card of the draw pile. The other player gets no further turn. Cards in hand count for nothing.",
      "Both players can see how many cards are left: the number is on the draw pile.",
      "Taking cards from the discard piles makes the round longer. A round that goes on for a very long time is stopped and scored as it stands; an option says when.",
    ],
  },
  {
    id: "score",
    title: "Scoring",
    text: [
      "Each expedition is scored on its own:",
      "- Add up its numbers and subtract 20.",
      "- Multiply the result by two with one wager, by three with two, by four with three, even if it is below zero.",
      "- Then add 20 if the expedition has eight cards or more, wagers included. This bonus is not multiplied.",
      "An expedition that was never started scores nothing. One with wagers alone scores −40, −60 or −80.",
      "Example: a wager, 3, 5, 8 and 10. The numbers add up to 26; minus 20 is 6; doubled is 12.",
    ],
  },
  {
    id: "match",
    title: "The match",
    text: [
      "A match has three rounds unless agreed otherwise. The points of the rounds are added up; the higher total wins.",
      "Who starts the first round is drawn by lot or agreed. After that, whoever leads starts; if the totals are tied, the player who did not start the last round.",
      "A tied match is a draw; as an option, one extra round decides.",
    ],
  },
];

const de: readonly RulesPart[] = [
  {
    id: "aim",
    title: "Worum es geht",
    text: [
      "Zwei Rivalen rüsten Expeditionen zu vergessenen Städten aus, eine in jeder Farbe. Am Anfang kostet eine Expedition; je weiter sie kommt, desto mehr bringt sie ein. Die Kunst ist, wenige zu beginnen, früh genug, und dem anderen nichts Brauchbares zu überlassen.",
    ],
  },
  {
    id: "cards",
    title: "Die Karten",
    text: [
      "Es gibt 60 Karten in fünf Farben: Gelb, Blau, Weiß, Grün und Rot. Jede Farbe hat die Zahlen 2 bis 10 je einmal und drei Wettkarten, die einen Stern tragen.",
      "Im langen Spiel kommt eine sechste Farbe dazu, Lila: 72 Karten. Alle anderen Regeln bleiben gleich.",
      "Zu Beginn einer Runde bekommen beide acht Karten; der Rest ist der Nachziehstapel.",
    ],
  },
  {
    id: "turn",
    title: "Ein Zug",
    text: [
      "Ein Zug hat zwei Schritte: erst eine Karte weg, dann eine Karte dazu. Zwischen den Zügen haben also beide acht Karten auf der Hand. Passen darf niemand.",
      "- Weg: Lege eine Karte an deine eigene Expedition ihrer Farbe an, oder lege sie ab.",
      "- Dazu: Zieh vom Nachziehstapel, oder nimm die oberste Karte eines Ablagestapels.",
    ],
  },
  {
    id: "play",
    title: "Eine Karte anlegen",
    text: [
      "Die erste Karte einer Farbe beginnt deine Expedition in dieser Farbe. Beide können eine Expedition in derselben Farbe haben.",
      "- Die Zahlen müssen steigen: Jede muss höher sein als die letzte. Lücken sind erlaubt und werden nie mehr gefüllt.",
      "- Wettkarten müssen vor der ersten Zahl liegen. Du darfst eine, zwei oder drei einer Farbe spielen, eine in jedem Zug.",
      "- Was liegt, das liegt.",
    ],
  },
  {
    id: "discard",
    title: "Ablegen",
    text: [
      "Jede Farbe hat einen Ablagestapel. Ablegen darfst du immer jede Karte deiner Hand, auch eine, die sich anlegen ließe.",
      "Was abgelegt wurde, dürfen alle ansehen.",
    ],
  },
  {
    id: "draw",
    title: "Ziehen",
    text: [
      "Nimm die oberste Karte des Nachziehstapels oder die oberste Karte eines beliebigen Ablagestapels. Der Stapel, auf den du in diesem Zug abgelegt hast, ist bis zu deinem nächsten Zug gesperrt.",
      "Eine Karte, die jemand von einem Ablagestapel nimmt, haben alle gesehen. Die Seite merkt sie sich: Sie zeigt, welche Karten dein Rivale bekanntermaßen hat.",
    ],
  },
  {
    id: "end",
    title: "Das Ende einer Runde",
    text: [
      "Die Runde endet sofort, wenn jemand die letzte Karte des Nachziehstapels nimmt. Der andere kommt nicht mehr an die Reihe. Karten auf der Hand zählen nichts.",
      "Wie viele Karten übrig sind, sehen beide: Es steht auf dem Nachziehstapel.",
      "Wer von den Ablagestapeln nimmt, verlängert die Runde. Eine Runde, die sehr lange dauert, wird abgebrochen und so gewertet, wie sie steht; wann, sagt eine Option.",
    ],
  },
  {
    id: "score",
    title: "Die Wertung",
    text: [
      "Jede Expedition wird für sich gewertet:",
      "- Zähle ihre Zahlen zusammen und zieh 20 ab.",
      "- Nimm das Ergebnis mal zwei bei einer Wettkarte, mal drei bei zweien, mal vier bei dreien, auch wenn es unter null liegt.",
      "- Zähle dann 20 dazu, wenn die Expedition acht oder mehr Karten hat, Wettkarten mitgezählt. Dieser Bonus wird nicht vervielfacht.",
      "Eine Expedition, die nie begonnen wurde, zählt nichts. Eine, die nur aus Wettkarten besteht, zählt −40, −60 oder −80.",
      "Ein Beispiel: eine Wettkarte, 3, 5, 8 und 10. Die Zahlen ergeben 26, weniger 20 macht 6, verdoppelt 12.",
    ],
  },
  {
    id: "match",
    title: "Die Partie",
    text: [
      "Eine Partie hat drei Runden, wenn nichts anderes ausgemacht ist. Die Punkte der Runden werden addiert; die höhere Summe gewinnt.",
      "Wer die erste Runde beginnt, wird ausgelost oder ausgemacht. Spätere Runden beginnt, wer vorn liegt; bei Gleichstand, wer die letzte Runde nicht begonnen hat.",
      "Bei gleicher Summe ist die Partie unentschieden; als Option entscheidet eine zusätzliche Runde.",
    ],
  },
];

export const RULES = catalogue(en, de);
