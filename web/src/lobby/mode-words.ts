/** The ways to play, each with a name and a sentence, and a table's options in a few words. */
import { catalogue } from "../i18n/language";
import { counted } from "../i18n/number";

export interface ModeText {
  title: string;
  line: string;
  /** The victory points it is played to, where it is one of several games to different goals. */
  goal?: number;
}

export interface ModeWords {
  /** By option and value: `mode=duel`. */
  modes: Record<string, ModeText>;
  /** An option of a table in a few words; "" where there is nothing to tell. */
  told: Record<string, (value: unknown) => string>;
  /** The whole sentence of a mode, with its goal. */
  line(mode: ModeText): string;
  clock(minutes: number, seconds: number): string;
  days(count: number): string;
  noClock: string;
  /** Marks a table that was made from a log. */
  imported: string;
  freeSeats(free: number, all: number): string;
}

const rounds = (one: string, many: string) => (value: unknown) => counted(Number(value), one, many);

const enModes: Record<string, ModeText> = {
  "mode=introductory": {
    title: "Introductory game",
    line: "To 7 points with the basic cards: the place to start.",
  },
  "mode=gold": {
    title: "Era of Gold",
    line: "Trade, ships and heaps of gold.",
    goal: 12,
  },
  "mode=turmoil": {
    title: "Era of Turmoil",
    line: "Riots, archers and arsonists: nothing lasts forever.",
    goal: 12,
  },
  "mode=progress": {
    title: "Era of Progress",
    line: "Universities, inventions and the plague.",
    goal: 12,
  },
  "mode=intrigue": {
    title: "Era of Intrigue",
    line: "Church against temple, and cards that settle in your rival's realm.",
    goal: 12,
  },
  "mode=merchant-princes": {
    title: "Era of Merchant Princes",
    line: "Trading posts, harbours and deals at your rival's expense.",
    goal: 12,
  },
  "mode=barbarians": {
    title: "Era of Barbarians",
    line: "Invaders are coming, and both of you must arm your cities.",
    goal: 13,
  },
  "mode=explorers": {
    title: "Era of Explorers",
    line: "A harbour, three ships and a sea full of islands and pirates.",
    goal: 12,
  },
  "mode=sages": {
    title: "Era of Sages",
    line: "Sages gather owls, and owls buy what gold cannot.",
    goal: 12,
  },
  "mode=prosperity": {
    title: "Era of Prosperity",
    line: "Keep your people happy, and they will build with you.",
    goal: 12,
  },
  "mode=duel": {
    title: "Duel of the Princes",
    line: "Three theme sets at once: the grand game.",
    goal: 13,
  },
  "mode=tournament": {
    title: "Tournament",
    line: "Each player brings their own deck, built from all sets.",
  },
  "colours=6": {
    title: "The long game",
    line: "A sixth colour, purple, and twelve more cards.",
  },
  "rounds=1": {
    title: "A single round",
    line: "Five minutes, one round, no second chance.",
  },
  "expeditions=1": {
    title: "The short game",
    line: "One expedition instead of three, in a quarter of an hour.",
  },
  "up_and_down=true": {
    title: "Up and down",
    line: "Walk each path with rising or falling numbers.",
  },
  "players=3": { title: "Three at the table", line: "You and two bots." },
  "players=4": { title: "Four at the table", line: "You and three bots." },
};

const deModes: Record<string, ModeText> = {
  "mode=introductory": {
    title: "Einführungsspiel",
    line: "Bis 7 Punkte mit den Grundkarten: das Richtige zum Anfangen.",
  },
  "mode=gold": {
    title: "Ära des Goldes",
    line: "Handel, Schiffe und Gold in Haufen.",
    goal: 12,
  },
  "mode=turmoil": {
    title: "Ära der Wirren",
    line: "Unruhen, Bogenschützen, Brandstifter: Nichts steht ewig.",
    goal: 12,
  },
  "mode=progress": {
    title: "Ära des Fortschritts",
    line: "Universitäten, Erfindungen und die Pest.",
    goal: 12,
  },
  "mode=intrigue": {
    title: "Ära der Intrigen",
    line: "Kirche gegen Tempel, und Karten, die sich beim Rivalen einnisten.",
    goal: 12,
  },
  "mode=merchant-princes": {
    title: "Ära der Handelsherren",
    line: "Kontore, Häfen und Geschäfte auf Kosten des anderen.",
    goal: 12,
  },
  "mode=barbarians": {
    title: "Ära der Barbaren",
    line: "Sie kommen von draußen, und beide müssen ihre Städte rüsten.",
    goal: 13,
  },
  "mode=explorers": {
    title: "Ära der Entdecker",
    line: "Ein Hafen, drei Schiffe und ein Meer voller Inseln und Piraten.",
    goal: 12,
  },
  "mode=sages": {
    title: "Ära der Weisen",
    line: "Weise sammeln Eulen, und Eulen kaufen, was Gold nicht kann.",
    goal: 12,
  },
  "mode=prosperity": {
    title: "Ära des Wohlstands",
    line: "Halte dein Volk bei Laune, dann baut es mit dir.",
    goal: 12,
  },
  "mode=duel": {
    title: "Duell der Fürsten",
    line: "Drei Themensets auf einmal, das große Spiel.",
    goal: 13,
  },
  "mode=tournament": {
    title: "Turnierspiel",
    line: "Jeder bringt sein eigenes Deck mit, gebaut aus allen Sets.",
  },
  "colours=6": {
    title: "Das lange Spiel",
    line: "Eine sechste Farbe, Lila, und zwölf Karten mehr.",
  },
  "rounds=1": {
    title: "Eine einzige Runde",
    line: "Fünf Minuten, eine Runde, keine zweite Chance.",
  },
  "expeditions=1": {
    title: "Das kurze Spiel",
    line: "Eine Expedition statt dreien, in einer Viertelstunde.",
  },
  "up_and_down=true": {
    title: "Auf und ab",
    line: "Jeder Pfad darf mit steigenden oder mit fallenden Zahlen begangen werden.",
  },
  "players=3": { title: "Zu dritt", line: "Du und zwei Bots." },
  "players=4": { title: "Zu viert", line: "Du und drei Bots." },
};

const mode = (modes: Record<string, ModeText>) => (value: unknown) =>
  modes[`mode=${value}`]?.title ?? String(value);

/** The sets of a Duel, called as the modes that play each of them. */
const sets = (modes: Record<string, ModeText>) => (value: unknown) =>
  (value as unknown[]).map(mode(modes)).join(", ");

export const modeWords = catalogue<ModeWords>(
  {
    modes: enModes,
    told: {
      mode: mode(enModes),
      sets: sets(enModes),
      colours: (value) => (value === 6 ? "six colours" : ""),
      rounds: rounds("round", "rounds"),
      expeditions: rounds("expedition", "expeditions"),
      up_and_down: (value) => (value ? "up and down" : ""),
    },
    line: ({ line, goal }) => (goal ? `${line} To ${goal} points.` : line),
    clock: (minutes, seconds) =>
      `${counted(minutes, "minute", "minutes")} each${seconds ? ` + ${seconds} s per move` : ""}`,
    days: (count) => (count === 1 ? "a day per move" : `${count} days per move`),
    noClock: "no clock",
    imported: "made from a log",
    freeSeats: (free, all) => `${free} of ${counted(all, "seat", "seats")} free`,
  },
  {
    modes: deModes,
    told: {
      mode: mode(deModes),
      sets: sets(deModes),
      colours: (value) => (value === 6 ? "sechs Farben" : ""),
      rounds: rounds("Runde", "Runden"),
      expeditions: rounds("Expedition", "Expeditionen"),
      up_and_down: (value) => (value ? "auf und ab" : ""),
    },
    line: ({ line, goal }) => (goal ? `${line} Bis ${goal} Punkte.` : line),
    clock: (minutes, seconds) =>
      `je ${counted(minutes, "Minute", "Minuten")}${seconds ? ` + ${seconds} s pro Zug` : ""}`,
    days: (count) => (count === 1 ? "ein Tag pro Zug" : `${count} Tage pro Zug`),
    noClock: "ohne Uhr",
    imported: "aus einer Aufzeichnung",
    freeSeats: (free, all) => `${free} von ${counted(all, "Platz", "Plätzen")} frei`,
  },
);
