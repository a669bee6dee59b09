/** The lesson of Lost Cities: Rivals, step by step, along web/tutorials/lost-cities-rivals.json. */
import { catalogue } from "../../i18n/language";
import type { TutorialStep } from "../game";

const en: readonly TutorialStep[] = [
  {
    at: 0,
    say: "Welcome, rival. You and the others send out expeditions in five colours, and you buy what you need at auction. Below are your expeditions: you start with a red and a green wager, your rival with a white and a blue one.",
  },
  {
    at: 0,
    say: "You do just one thing on your turn: uncover a card for the display, or auction the display. It is still empty, so uncover a card.",
    want: "uncover",
  },
  {
    at: 1,
    say: "You turned over the red 2, your rival a red wager. Both fit your red expedition! In the end, the footprints on the cards are what counts: one on the numbers 2 to 5, two on the numbers 6 to 10. A wager multiplies them.",
  },
  {
    at: 1,
    say: "You could open an auction now. But let the display grow: one more card for the same gold.",
    want: "uncover",
  },
  {
    at: 2,
    say: "A blue 9. Your rival likes it and opens an auction with 2 gold. Whoever bids the most may take any of these cards. Bid 3.",
    want: "bid 3",
  },
  {
    at: 3,
    say: "Your rival passed, so you won and paid 3 gold into the supply. Now take what fits. Wagers must come before the first number, so take the red wager first.",
    want: "take red wager",
  },
  { at: 4, say: "Now the red 2. From now on, red may only rise.", want: "take red 2" },
  {
    at: 5,
    say: "The blue 9 would start a blue expedition that hardly anything can follow. Leave it.",
    want: "done",
  },
  {
    at: 6,
    say: "The winner may remove one of the cards left. Your rival has a blue wager and would love this 9, so away with it.",
    want: "remove blue 9",
  },
  {
    at: 7,
    say: "After an auction the winner turns over a card, and the player after the winner goes next. It was a white 4, and your rival bids 1 for it. White is your rival's colour: save your gold and pass.",
    want: "pass",
  },
  {
    at: 8,
    say: "The next card is a red 5, and it is your turn. Open an auction with the smallest bid.",
    want: "bid 1",
  },
  { at: 9, say: "It is yours. Take it.", want: "take red 5" },
  {
    at: 10,
    say: "Look at your red expedition: two footprints, and with two wagers they count three times: 6 points. Four number cards in a colour bring 8 more, and every gold you keep is a point as well.",
  },
  {
    at: 10,
    say: "The cards lie in four piles of 20. Whenever one of the first three is used up, the gold in the supply is shared out evenly. With the last card of the fourth, the game ends at once. That is all: good luck!",
  },
];

const de: readonly TutorialStep[] = [
  {
    at: 0,
    say: "Willkommen! Du und die anderen rüsten Expeditionen in fünf Farben aus, und was ihr braucht, kauft ihr in Versteigerungen. Unten liegen deine Expeditionen: Du beginnst mit einer roten und einer grünen Wettkarte, dein Gegner mit einer weißen und einer blauen.",
  },
  {
    at: 0,
    say: "Ein Zug ist nur eines: eine Karte für die Auslage aufdecken oder die Auslage versteigern. Noch ist sie leer, also decke eine Karte auf.",
    want: "uncover",
  },
  {
    at: 1,
    say: "Du hast die rote 2 aufgedeckt, dein Gegner eine rote Wettkarte. Beide passen zu deiner roten Expedition! Am Ende zählen die Fußspuren auf den Karten: eine auf den Zahlen 2 bis 5, zwei auf den Zahlen 6 bis 10. Eine Wettkarte vervielfacht sie.",
  },
  {
    at: 1,
    say: "Du könntest jetzt versteigern. Lass die Auslage aber noch wachsen: eine Karte mehr für dasselbe Gold.",
    want: "uncover",
  },
  {
    at: 2,
    say: "Eine blaue 9. Deinem Gegner gefällt sie, und er eröffnet eine Versteigerung mit 2 Gold. Wer am meisten bietet, darf von diesen Karten beliebig nehmen. Biete 3.",
    want: "bid 3",
  },
  {
    at: 3,
    say: "Dein Gegner hat gepasst, du hast gewonnen und 3 Gold in den Vorrat gezahlt. Nimm nun, was passt. Wettkarten müssen vor der ersten Zahl liegen, also nimm zuerst die rote Wettkarte.",
    want: "take red wager",
  },
  { at: 4, say: "Jetzt die rote 2. Von nun an darf Rot nur noch steigen.", want: "take red 2" },
  {
    at: 5,
    say: "Mit der blauen 9 begänne eine blaue Expedition, in der kaum noch etwas folgen kann. Lass sie liegen.",
    want: "done",
  },
  {
    at: 6,
    say: "Wer gewinnt, darf eine der übrigen Karten aus dem Spiel nehmen. Dein Gegner hat eine blaue Wettkarte und hätte diese 9 gern, also weg damit.",
    want: "remove blue 9",
  },
  {
    at: 7,
    say: "Nach einer Versteigerung deckt der Gewinner eine Karte auf, und weiter geht es mit dem, der auf ihn folgt. Es war eine weiße 4, und dein Gegner bietet 1 dafür. Weiß ist seine Farbe: Spar dein Gold und passe.",
    want: "pass",
  },
  {
    at: 8,
    say: "Die nächste Karte ist eine rote 5, und du bist am Zug. Eröffne eine Versteigerung mit dem kleinsten Gebot.",
    want: "bid 1",
  },
  { at: 9, say: "Sie gehört dir. Nimm sie.", want: "take red 5" },
  {
    at: 10,
    say: "Sieh dir deine rote Expedition an: zwei Fußspuren, die mit zwei Wettkarten dreifach zählen: 6 Punkte. Vier Zahlenkarten einer Farbe bringen 8 mehr, und auch jedes Gold, das du behältst, ist ein Punkt.",
  },
  {
    at: 10,
    say: "Die Karten bilden vier Stapel zu je 20. Immer wenn einer der ersten drei aufgebraucht ist, wird das Gold des Vorrats gleichmäßig verteilt. Mit der letzten Karte des vierten ist sofort Schluss. Das ist alles: Viel Glück!",
  },
];

export const TUTORIAL = catalogue(en, de);
