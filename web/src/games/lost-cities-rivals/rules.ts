/** The rules of Lost Cities: Rivals in our own words. */
import { catalogue } from "../../i18n/language";
import type { RulesPart } from "../game";

const en: readonly RulesPart[] = [
  {
    id: "aim",
    title: "Overview",
    text: [
      "Two to four rivals send out expeditions in five colours. The cards lie face up in a shared display, and whoever bids the most gold takes their pick. Gold spent comes back later, shared out evenly: the skill is to pay the right price at the right moment.",
    ],
  },
  {
    id: "cards",
    title: "The cards",
    text: [
      "The game has 80 cards: in each of the five colours the numbers 2, 3, 4 and 5 twice, 6 to 10 once, and three wagers.",
      "- The numbers 2 to 5 show one footprint, the numbers 6 to 10 show two.",
      "- A wager shows no footprint; it multiplies the footprints of its colour.",
      "The cards are split into four piles of 20. They are used up one after another.",
    ],
  },
  {
    id: "start",
    title: "Before the first turn",
    text: [
      "36 gold is shared out: 18 each with two players, 12 with three, 9 with four.",
      "Everybody starts with two wagers of different colours, already in their expeditions.",
    ],
  },
  {
    id: "turn",
    title: "A turn",
    text: [
      "On your turn, do one of two things:",
      "- Uncover: the top card of the draw pile joins the display. A card that no player could add to an expedition leaves the game instead; nothing replaces it. Then it is the next player's turn.",
      "- Open an auction for the display with a bid of at least 1 gold. There must be a card in the display.",
    ],
  },
  {
    id: "auction",
    title: "The auction",
    text: [
      "In turn, everybody bids more or passes. Whoever passes is out of this auction. Nobody can bid more gold than they have.",
      "The last player left pays the bid into the supply and then:",
      "- takes as many cards from the display as they like, even none, and adds each to their own expedition of its colour;",
      "- may remove one of the cards left in the display from the game;",
      "- turns over the next card of the draw pile for the display.",
      "The next turn goes to the player after the winner.",
    ],
  },
  {
    id: "expeditions",
    title: "What fits an expedition",
    text: [
      "Numbers in a colour must not fall: each new one is equal to or higher than the last. Gaps are allowed.",
      "A wager can be added only before the first number of its colour.",
    ],
  },
  {
    id: "piles",
    title: "When a pile is used up",
    text: [
      "After the last card of the first, second and third piles, the gold in the supply is shared out evenly. Any remainder stays in the supply. Then the next pile comes into play.",
      "The game ends at once with the last card of the fourth pile: no auction follows, and no gold is shared out.",
    ],
  },
  {
    id: "score",
    title: "Scoring",
    text: [
      "- Each colour: footprints times one more than the number of wagers. With two wagers, footprints count three times.",
      "- Four or more number cards in a colour: 8 bonus points, which are not multiplied.",
      "- Each gold: 1 point.",
      "An expedition never costs points; wagers without a number are worth nothing.",
      "Most points wins. Tied players share the victory, unless the table is set so that gold decides.",
    ],
  },
];

const de: readonly RulesPart[] = [
  {
    id: "aim",
    title: "Worum es geht",
    text: [
      "Zwei bis vier Rivalen rüsten Expeditionen in fünf Farben aus. Die Karten liegen für alle offen in einer Auslage, und wer am meisten Gold bietet, darf sich bedienen. Ausgegebenes Gold wird später gleichmäßig verteilt: Die Kunst ist, im rechten Moment den rechten Preis zu zahlen.",
    ],
  },
  {
    id: "cards",
    title: "Die Karten",
    text: [
      "Das Spiel hat 80 Karten: in jeder der fünf Farben die Zahlen 2, 3, 4 und 5 doppelt, 6 bis 10 einmal und drei Wettkarten.",
      "- Die Zahlen 2 bis 5 zeigen eine Fußspur, die Zahlen 6 bis 10 zwei.",
      "- Eine Wettkarte zeigt keine Fußspur; sie vervielfacht die Fußspuren ihrer Farbe.",
      "Die Karten bilden vier Stapel zu je 20. Sie werden nacheinander aufgebraucht.",
    ],
  },
  {
    id: "start",
    title: "Vor dem ersten Zug",
    text: [
      "36 Gold werden verteilt: zu zweit je 18, zu dritt je 12, zu viert je 9.",
      "Alle beginnen mit zwei Wettkarten verschiedener Farben, die schon in ihren Expeditionen liegen.",
    ],
  },
  {
    id: "turn",
    title: "Ein Zug",
    text: [
      "Wer am Zug ist, tut eines von beiden:",
      "- Aufdecken: Die oberste Karte des Stapels kommt in die Auslage. Eine Karte, die niemand an eine Expedition anlegen könnte, verlässt stattdessen das Spiel; sie wird nicht ersetzt. Dann ist der Nächste am Zug.",
      "- Die Auslage versteigern, mit einem ersten Gebot von mindestens 1 Gold. In der Auslage muss eine Karte liegen.",
    ],
  },
  {
    id: "auction",
    title: "Die Versteigerung",
    text: [
      "Reihum bieten alle mehr oder passen. Wer gepasst hat, ist aus dieser Versteigerung heraus. Niemand kann mehr bieten, als er besitzt.",
      "Wer übrig bleibt, zahlt sein Gebot in den Vorrat und dann:",
      "- nimmt er beliebig viele Karten der Auslage, auch keine, und legt jede an die eigene Expedition ihrer Farbe;",
      "- darf er eine der übrigen Karten der Auslage aus dem Spiel nehmen;",
      "- deckt er die nächste Karte des Stapels für die Auslage auf.",
      "Am Zug ist dann, wer auf den Gewinner folgt.",
    ],
  },
  {
    id: "expeditions",
    title: "Was an eine Expedition passt",
    text: [
      "Die Zahlen einer Farbe dürfen nicht fallen: Jede neue ist gleich oder höher als die letzte. Lücken sind erlaubt.",
      "Eine Wettkarte passt nur vor die erste Zahl ihrer Farbe.",
    ],
  },
  {
    id: "piles",
    title: "Wenn ein Stapel aufgebraucht ist",
    text: [
      "Nach der letzten Karte des ersten, zweiten und dritten Stapels wird das Gold des Vorrats gleichmäßig verteilt. Was sich nicht teilen lässt, bleibt im Vorrat. Dann kommt der nächste Stapel ins Spiel.",
      "Mit der letzten Karte des vierten Stapels ist das Spiel sofort zu Ende: Es wird nicht mehr versteigert und kein Gold mehr verteilt.",
    ],
  },
  {
    id: "score",
    title: "Die Wertung",
    text: [
      "- Jede Farbe: Fußspuren mal eins mehr als die Zahl der Wettkarten. Bei zwei Wettkarten zählen die Fußspuren dreifach.",
      "- Vier oder mehr Zahlenkarten einer Farbe: 8 Punkte dazu. Sie werden nicht vervielfacht.",
      "- Jedes Gold: 1 Punkt.",
      "Eine Expedition kostet nie Punkte; Wettkarten ohne Zahl sind nichts wert.",
      "Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt, außer der Tisch ist so eingestellt, dass Gold entscheidet.",
    ],
  },
];

export const RULES = catalogue(en, de);
