/** Texts of the deck laboratory. */
import { catalogue } from "../i18n/language";
import { counted } from "../i18n/number";

interface LaboratoryWords {
  title: string;
  lead: string;
  rivals: string;
  pairs: string;
  pairsOf(count: number): string;
  start: string;
  stop: string;
  notYet: string;
  progress(done: number, total: number): string;
  rival: string;
  won: string;
  wonOf(share: string, error: string, games: number): string;
  cards: string;
  cardsLead: string;
  card: string;
  drawn: string;
  played: string;
  left: string;
  never: string;
  seenBy(turn: number): string;
  chance(draws: number): string;
  of(share: string, games: number): string;
  changed: string;
  save: string;
}

export const laboratoryWords = catalogue<LaboratoryWords>(
  {
    title: "Laboratory",
    lead: "Bots play this deck against others whenever the server has nothing better to do. Each pair of games uses the same dice and cards, with the seats swapped.",
    rivals: "Against",
    pairs: "How many",
    pairsOf: (count) => `${counted(count, "pair", "pairs")} of games each`,
    start: "Start the trial",
    stop: "Stop",
    notYet: "The deck can be tried once it is within every limit.",
    progress: (done, total) => `${done} of ${counted(total, "game", "games")}`,
    rival: "Rival",
    won: "Games won",
    wonOf: (share, error, games) => `${share} ± ${error} of ${counted(games, "game", "games")}`,
    cards: "Which cards won",
    cardsLead:
      "How often the deck won when a card was drawn, played, or left in hand, and how soon it is seen: in the bots' games, and exactly by the number of draws.",
    card: "Card",
    drawn: "Drawn",
    played: "Played",
    left: "Left in hand",
    never: "Not drawn",
    seenBy: (turn) => `Seen by turn ${turn}`,
    chance: (draws) => `Seen after ${draws} draws`,
    of: (share, games) => `${share} of\u00a0${games}`,
    changed: "This was measured before the last change to the deck.",
    save: "Download as JSON",
  },
  {
    title: "Labor",
    lead: "Bots spielen dieses Deck gegen andere, wann immer der Server nichts Besseres zu tun hat. Je zwei Spiele haben dieselben Würfel und Karten, mit getauschten Plätzen.",
    rivals: "Gegen",
    pairs: "Wie viele",
    pairsOf: (count) => `je ${counted(count, "Spielpaar", "Spielpaare")}`,
    start: "Versuch starten",
    stop: "Anhalten",
    notYet: "Das Deck lässt sich erproben, sobald es alle Grenzen einhält.",
    progress: (done, total) => `${done} von ${counted(total, "Spiel", "Spielen")}`,
    rival: "Gegner",
    won: "Gewonnen",
    wonOf: (share, error, games) => `${share} ± ${error} von ${counted(games, "Spiel", "Spielen")}`,
    cards: "Welche Karten gewannen",
    cardsLead:
      "Wie oft das Deck gewann, wenn eine Karte gezogen, ausgespielt oder auf der Hand behalten wurde, und wie bald man sie sieht: bei den Bots, und genau nach der Zahl der gezogenen Karten.",
    card: "Karte",
    drawn: "Gezogen",
    played: "Ausgespielt",
    left: "Behalten",
    never: "Nie gezogen",
    seenBy: (turn) => `Gesehen bis Zug ${turn}`,
    chance: (draws) => `Gesehen nach ${draws} Karten`,
    of: (share, games) => `${share} von\u00a0${games}`,
    changed: "Das wurde vor der letzten Änderung des Decks gemessen.",
    save: "Als JSON herunterladen",
  },
);
