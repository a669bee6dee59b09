import { catalogue } from "../i18n/language";

interface NewWords {
  title(game: string): string;
  who: string;
  players: string;
  seat(number: number): string;
  me: string;
  person: string;
  bot(level: string): string;
  public: string;
  publicHelp: string;
  rules: string;
  more: string;
  starter: string;
  drawn: string;
  seatStarts(number: number): string;
  time: string;
  clock: string;
  clocks: Record<string, string>;
  pause: string;
  seconds(count: number): string;
  watching: string;
  spectators: string;
  spectatorChat: string;
  absence: string;
  absences: Record<"claim" | "bot", string>;
  make: string;
  noGame: string;
  /** Of several to be chosen: the first, the second ... */
  nth(number: number): string;
  marks(count: number, total: number): string;
  usual: string;
  own: string;
  andMore(number: number): string;
  longer: string;
  shorter: string;
}

export const newWords = catalogue<NewWords>(
  {
    title: (game) => `New table: ${game}`,
    who: "Who plays",
    players: "Players",
    seat: (number) => `Seat ${number}`,
    me: "You",
    person: "A friend, or anybody with the link",
    bot: (level) => `A bot that plays ${level}`,
    public: "Show this table in the lobby",
    publicHelp: "Anybody may then take a free seat.",
    rules: "The game",
    more: "Finer points of the rules",
    starter: "Who starts",
    drawn: "drawn by lot",
    seatStarts: (number) => `seat ${number}`,
    time: "Time",
    clock: "Thinking time",
    clocks: {
      none: "as long as you like",
      "300 3": "5 minutes each, plus 3 seconds per move",
      "900 10": "15 minutes each, plus 10 seconds per move",
      "1800 20": "30 minutes each, plus 20 seconds per move",
      day: "one day per move",
      "3 days": "three days per move",
      week: "one week per move",
    },
    pause: "Pause before bots move",
    seconds: (count) => (count === 0 ? "none" : `${count} s`),
    watching: "Watching",
    spectators: "Others may watch",
    spectatorChat: "Spectators may chat",
    absence: "If somebody stays away",
    absences: { claim: "the others may claim the win", bot: "a bot takes over" },
    make: "Open the table",
    noGame: "This page does not know this game.",
    nth: (number) => `Choice ${number}`,
    marks: (count, total) => `${count} of ${total} marked`,
    usual: "the usual values",
    own: "your own values",
    andMore: (number) => `${number} or more`,
    longer: "One more",
    shorter: "One fewer",
  },
  {
    title: (game) => `Ein Tisch für ${game}`,
    who: "Wer spielt",
    players: "Personen",
    seat: (number) => `Platz ${number}`,
    me: "Du",
    person: "Freunde, oder wer den Link hat",
    bot: (level) => `Ein Bot, er spielt ${level}`,
    public: "Diesen Tisch auf der Startseite zeigen",
    publicHelp: "Dann kann jeder einen freien Platz nehmen.",
    rules: "Das Spiel",
    more: "Feinheiten der Regeln",
    starter: "Wer beginnt",
    drawn: "wird ausgelost",
    seatStarts: (number) => `Platz ${number}`,
    time: "Zeit",
    clock: "Bedenkzeit",
    clocks: {
      none: "so viel du willst",
      "300 3": "je 5 Minuten, 3 Sekunden mehr pro Zug",
      "900 10": "je 15 Minuten, 10 Sekunden mehr pro Zug",
      "1800 20": "je 30 Minuten, 20 Sekunden mehr pro Zug",
      day: "ein Tag für jeden Zug",
      "3 days": "drei Tage für jeden Zug",
      week: "eine Woche für jeden Zug",
    },
    pause: "Bots überlegen scheinbar",
    seconds: (count) => (count === 0 ? "gar nicht" : `${count} s`.replace(".", ",")),
    watching: "Zusehen",
    spectators: "Andere dürfen zusehen",
    spectatorChat: "Zuschauer dürfen schreiben",
    absence: "Wenn jemand wegbleibt",
    absences: { claim: "dürfen die anderen den Sieg beanspruchen", bot: "spielt ein Bot weiter" },
    make: "Tisch eröffnen",
    noGame: "Diese Seite kennt dieses Spiel nicht.",
    nth: (number) => `${number}. Wahl`,
    marks: (count, total) => `${count} von ${total} angekreuzt`,
    usual: "die üblichen Werte",
    own: "eigene Werte",
    andMore: (number) => `${number} und mehr`,
    longer: "Einer mehr",
    shorter: "Einer weniger",
  },
);
