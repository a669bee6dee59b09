/** The lobby's texts; how a game is presented stands beside its board, in its `start.tsx`. */
import { type Pitch, pitches } from "../games/start";
import { catalogue } from "../i18n/language";

interface LobbyWords {
  title: string;
  lead: string;
  level: string;
  levels: Record<string, string>;
  levelHelp: Record<string, string>;
  /** What somebody without a name is called at a table: a bot by its level, a guest. */
  bots: Record<string, string>;
  /** How each game is presented to somebody who knows none of them. */
  games: Record<string, Pitch>;
  weights: Record<1 | 2 | 3, string>;
  seats(least: number, most: number): string;
  play: string;
  against(game: string): string;
  modes(game: string): string;
  setUp: string;
  learn: string;
  rules: string;
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
    lead: "Four games of expeditions and princes. Play a bot with one click, or send your friends a link. No account needed.",
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
      random: "Any legal move: for a look around.",
      novice: "Knows the rules, not the tricks.",
      casual: "A good first opponent.",
      strong: "Counts cards and plans.",
      master: "The best we have. It thinks for a second or two.",
      learned:
        "Lost Cities and the board game: a network that learned by playing itself. Elsewhere the bot plays casually.",
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
    games: pitches("en"),
    weights: { 1: "easy", 2: "medium", 3: "complex" },
    seats: (least, most) => (least === most ? `${least} players` : `${least}–${most} players`),
    play: "Play now",
    against: (game) => `${game} against a bot`,
    modes: (game) => `Other ways to play ${game}`,
    setUp: "Friends and options",
    learn: "Learn by playing",
    rules: "Rules",
    mine: "Your tables",
    finished: "Your finished games",
    openTables: "Open tables",
    noOpen: "Nobody is waiting at the moment. Set up a public table, and others will find it here.",
    running: "Games in progress",
    join: "Join",
    watch: "Watch",
    goOn: "Continue",
    look: "View",
    replay: "Replay",
    states: {
      waiting: "waiting for players",
      choosing: "about to begin",
      playing: "in progress",
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
        "Bei Lost Cities und dem Brettspiel: ein Netz, das im Spiel gegen sich selbst gelernt hat. Sonst spielt der Bot gemütlich.",
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
    games: pitches("de"),
    weights: { 1: "leicht", 2: "mittel", 3: "reichhaltig" },
    seats: (least, most) => (least === most ? `${least} Personen` : `${least}–${most} Personen`),
    play: "Jetzt spielen",
    against: (game) => `${game} gegen einen Bot`,
    modes: (game) => `Andere Arten, ${game} zu spielen`,
    setUp: "Freunde und Optionen",
    learn: "Beim Spielen lernen",
    rules: "Regeln",
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
      choosing: "beginnt gleich",
      playing: "läuft",
      over: "beendet",
      closed: "geschlossen",
    },
    free: "freier Platz",
    ago: ago("de"),
  },
);
