/** The lobby's texts: also how each game is presented to somebody who knows none of them. */
import { catalogue } from "../i18n/language";

export interface Pitch {
  title: string;
  pitch: string;
  first: string;
  minutes: string;
  weight: 1 | 2 | 3;
}

interface LobbyWords {
  title: string;
  lead: string;
  level: string;
  levels: Record<string, string>;
  levelHelp: Record<string, string>;
  /** What somebody without a name is called at a table: a bot by its level, a guest. */
  bots: Record<string, string>;
  games: Record<string, Pitch>;
  weights: Record<1 | 2 | 3, string>;
  seats(least: number, most: number): string;
  play: string;
  against(game: string): string;
  modes(game: string): string;
  setUp: string;
  learn: string;
  rules: string;
  cards: string;
  mine: string;
  finished: string;
  openTables: string;
  noOpen: string;
  running: string;
  join: string;
  watch: string;
  goOn: string;
  look: string;
  replay: string;
  states: Record<string, string>;
  free: string;
  ago(minutes: number): string;
}

const ago = (language: string) => (minutes: number) => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes < 60) return format.format(-Math.round(minutes), "minute");
  if (minutes < 60 * 36) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / 60 / 24), "day");
};

export const lobbyWords = catalogue<LobbyWords>(
  {
    title: "Which rival today?",
    lead: "Four games of expeditions and princes. One click, and you play: against a bot at once, or against friends by a link. No account.",
    level: "The bot plays",
    levels: {
      random: "at random",
      novice: "like a novice",
      casual: "casually",
      strong: "strongly",
      master: "like a master",
      learned: "as it taught itself",
    },
    levelHelp: {
      random: "Any legal move: to look around.",
      novice: "Knows the rules, not the tricks.",
      casual: "A good first opponent.",
      strong: "Counts cards and plans.",
      master: "The best we have. It thinks for a second or two.",
      learned:
        "Lost Cities only: a network that learned by playing itself. Elsewhere the bot plays casually.",
    },
    bots: {
      random: "Random bot",
      novice: "Novice bot",
      casual: "Casual bot",
      strong: "Strong bot",
      master: "Master bot",
      learned: "Self-taught bot",
      guest: "Guest",
    },
    games: {
      "lost-cities": {
        title: "Lost Cities",
        pitch:
          "Five expeditions, one hand of cards. Every journey you begin costs twenty points before it earns one: so what do you begin, and what do you leave for your rival?",
        first: "Begin here: two minutes to learn, and it never gets old.",
        minutes: "15 min",
        weight: 1,
      },
      "lost-cities-rivals": {
        title: "Lost Cities: Rivals",
        pitch:
          "The expeditions go under the hammer. Uncover cards, bid with your gold, and remember that what you pay comes back into everybody's pockets.",
        first: "For those who like to bid and bluff, best with three or four.",
        minutes: "30 min",
        weight: 2,
      },
      "lost-cities-board": {
        title: "Lost Cities: The Board Game",
        pitch:
          "Send five explorers along five stone paths. Cards move them on, tiles and artifacts wait on the way, and whoever turns back too late pays for it.",
        first: "For those who want to see their journey on a board.",
        minutes: "40 min",
        weight: 2,
      },
      "catan-rivals": {
        title: "Rivals for Catan",
        pitch:
          "Two princes, two realms of cards. Roads, settlements and cities grow, the dice bring harvest or brigands, and every card does something of its own.",
        first: "The big one. Start with the introductory game; the tutorial takes you by the hand.",
        minutes: "45–90 min",
        weight: 3,
      },
    },
    weights: { 1: "easy", 2: "medium", 3: "rich" },
    seats: (least, most) => (least === most ? `${least} players` : `${least}–${most} players`),
    play: "Play now",
    against: (game) => `${game} against a bot`,
    modes: (game) => `Other ways to play ${game}`,
    setUp: "Friends and options",
    learn: "Learn by playing",
    rules: "Rules",
    cards: "All cards",
    mine: "Your tables",
    finished: "Your finished games",
    openTables: "Open tables",
    noOpen: "Nobody is waiting at the moment. Set up a public table, and others find it here.",
    running: "Being played now",
    join: "Join",
    watch: "Watch",
    goOn: "Play on",
    look: "Look",
    replay: "Replay",
    states: {
      waiting: "waiting for players",
      playing: "running",
      over: "finished",
      closed: "closed",
    },
    free: "free seat",
    ago: ago("en"),
  },
  {
    title: "Gegen wen heute?",
    lead: "Vier Spiele um Expeditionen und Fürsten. Ein Klick, und du spielst: sofort gegen einen Bot oder über einen Link mit Freunden. Ohne Konto.",
    level: "Der Bot spielt",
    levels: {
      random: "zufällig",
      novice: "wie ein Neuling",
      casual: "gemütlich",
      strong: "stark",
      master: "wie ein Meister",
      learned: "als Autodidakt",
    },
    levelHelp: {
      random: "Irgendein erlaubter Zug: zum Umsehen.",
      novice: "Kennt die Regeln, aber keine Kniffe.",
      casual: "Ein guter erster Gegner.",
      strong: "Zählt Karten und plant.",
      master: "Das Beste, was wir haben. Überlegt ein, zwei Sekunden.",
      learned:
        "Nur bei Lost Cities: ein Netz, das im Spiel gegen sich selbst gelernt hat. Sonst spielt der Bot gemütlich.",
    },
    bots: {
      random: "Zufallsbot",
      novice: "Anfängerbot",
      casual: "Hobbybot",
      strong: "Profibot",
      master: "Meisterbot",
      learned: "Lernbot",
      guest: "Gast",
    },
    games: {
      "lost-cities": {
        title: "Lost Cities",
        pitch:
          "Fünf Expeditionen, eine Hand voll Karten. Jede begonnene Reise kostet zwanzig Punkte, bevor sie einen bringt: Was fängst du an, und was überlässt du deinem Rivalen?",
        first: "Fang hier an: in zwei Minuten gelernt, und es wird nie langweilig.",
        minutes: "15 min",
        weight: 1,
      },
      "lost-cities-rivals": {
        title: "Lost Cities: Rivals",
        pitch:
          "Die Expeditionen kommen unter den Hammer. Decke Karten auf, biete mit deinem Gold, und denke daran: Was du zahlst, kommt allen wieder zugute.",
        first: "Für alle, die gern bieten und bluffen; am besten zu dritt oder viert.",
        minutes: "30 min",
        weight: 2,
      },
      "lost-cities-board": {
        title: "Lost Cities: Das Brettspiel",
        pitch:
          "Schicke fünf Forscher auf fünf steinerne Pfade. Karten bringen sie voran, Plättchen und Artefakte warten am Weg, und wer zu spät umkehrt, zahlt drauf.",
        first: "Für alle, die ihre Reise auf einem Brett sehen wollen.",
        minutes: "40 min",
        weight: 2,
      },
      "catan-rivals": {
        title: "Die Fürsten von Catan",
        pitch:
          "Zwei Fürsten, zwei Reiche aus Karten. Straßen, Siedlungen und Städte wachsen, die Würfel bringen Ernte oder Räuber, und jede Karte kann etwas Eigenes.",
        first:
          "Das große Spiel. Beginne mit dem Einführungsspiel; die Einführung nimmt dich an die Hand.",
        minutes: "45–90 min",
        weight: 3,
      },
    },
    weights: { 1: "leicht", 2: "mittel", 3: "reichhaltig" },
    seats: (least, most) => (least === most ? `${least} Personen` : `${least}–${most} Personen`),
    play: "Jetzt spielen",
    against: (game) => `${game} gegen einen Bot`,
    modes: (game) => `Andere Arten, ${game} zu spielen`,
    setUp: "Freunde und Optionen",
    learn: "Beim Spielen lernen",
    rules: "Regeln",
    cards: "Alle Karten",
    mine: "Deine Tische",
    finished: "Deine beendeten Spiele",
    openTables: "Offene Tische",
    noOpen:
      "Gerade wartet niemand. Richte einen öffentlichen Tisch ein, dann finden ihn andere hier.",
    running: "Wird gerade gespielt",
    join: "Mitspielen",
    watch: "Zusehen",
    goOn: "Weiterspielen",
    look: "Ansehen",
    replay: "Nachspielen",
    states: {
      waiting: "wartet auf Mitspieler",
      playing: "läuft",
      over: "beendet",
      closed: "geschlossen",
    },
    free: "freier Platz",
    ago: ago("de"),
  },
);
