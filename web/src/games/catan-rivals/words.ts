/** All texts of the game for the shell, in both languages. */
import prompts from "../../generated/prompts.json";
import { catalogue, type Language } from "../../i18n/language";
import type { GameWords } from "../game";
import { hintReasons } from "./hint-reasons";
import { lessons } from "./lessons";
import { happeningWords } from "./log";
import { optionWords } from "./option-words";
import { placeWords } from "./place-words";
import { QUESTIONS_DE } from "./questions-de";
import { rules } from "./rules";
import { rulesOfDarkness } from "./rules-darkness";
import { rulesOfEnlightenment } from "./rules-enlightenment";
import { boardText, scoreLines } from "./text-board";
import { tournamentOptions } from "./tournament-words";
import { tutorial } from "./tutorial";
import { uiWords } from "./ui-words";
import type { View } from "./view";

type Settings = GameWords<View>["settings"];

const settingsEn: Settings = {
  mode: {
    label: "Way to play",
    help: "The introductory game is the place to start.",
    values: {
      introductory: "Introductory game (7 points)",
      gold: "Era of Gold (12 points)",
      turmoil: "Era of Turmoil (12 points)",
      progress: "Era of Progress (12 points)",
      intrigue: "Era of Intrigue (12 points)",
      "merchant-princes": "Era of Merchant Princes (12 points)",
      barbarians: "Era of Barbarians (13 points)",
      explorers: "Era of Explorers (12 points)",
      sages: "Era of Sages (12 points)",
      prosperity: "Era of Prosperity (12 points)",
      duel: "Duel of the Princes (13 points)",
      tournament: "Tournament Game (15 points)",
    },
  },
  sets: {
    label: "Sets for the Duel",
    help: "Three theme sets, in the order of their stacks.",
    values: placeWords.en.sets,
  },
  ...tournamentOptions.en,
  starter: {
    label: "Who starts",
    values: { null: "the higher roll", 0: "the first seat", 1: "the second seat" },
  },
  tie_keeps_token: {
    label: "A tie leaves a token with its holder",
    values: { true: "yes", false: "no, it is set aside" },
  },
  same_starting_stack: {
    label: "Both may start from the same stack",
    values: { true: "yes", false: "no" },
  },
  fresh_reactions: {
    label: "Cards drawn at the end of a turn may be used in the rival's next turn",
    values: { true: "yes", false: "no" },
  },
  axel: {
    label: "With Axel the Inventor",
    help: "A promo card for the Era of Gold.",
    values: { true: "yes", false: "no" },
  },
  open_discard: {
    label: "The discard pile may be looked through",
    help: "Otherwise only its top card shows.",
    values: { true: "yes", false: "no" },
  },
  stall_cap: { label: "Turn limit", help: "After this many turns, whoever leads wins." },
};

const settingsDe: Settings = {
  mode: {
    label: "Spielweise",
    help: "Zum Anfangen ist das Einführungsspiel das richtige.",
    values: {
      introductory: "Einführungsspiel (7 Punkte)",
      gold: "Ära des Goldes (12 Punkte)",
      turmoil: "Ära der Wirren (12 Punkte)",
      progress: "Ära des Fortschritts (12 Punkte)",
      intrigue: "Ära der Intrigen (12 Punkte)",
      "merchant-princes": "Ära der Handelsherren (12 Punkte)",
      barbarians: "Ära der Barbaren (13 Punkte)",
      explorers: "Ära der Entdecker (12 Punkte)",
      sages: "Ära der Weisen (12 Punkte)",
      prosperity: "Ära des Wohlstands (12 Punkte)",
      duel: "Duell der Fürsten (13 Punkte)",
      tournament: "Turnierspiel (15 Punkte)",
    },
  },
  sets: {
    label: "Sets des Duells",
    help: "Drei Themensets in der Reihenfolge ihrer Stapel.",
    values: placeWords.de.sets,
  },
  ...tournamentOptions.de,
  starter: {
    label: "Wer beginnt",
    values: { null: "der höhere Wurf", 0: "der erste Platz", 1: "der zweite Platz" },
  },
  tie_keeps_token: {
    label: "Bei Gleichstand bleibt ein Marker bei seinem Besitzer",
    values: { true: "ja", false: "nein, er kommt weg" },
  },
  same_starting_stack: {
    label: "Beide dürfen vom selben Stapel beginnen",
    values: { true: "ja", false: "nein" },
  },
  fresh_reactions: {
    label: "Am Zugende gezogene Karten sind im nächsten Zug des Rivalen nutzbar",
    values: { true: "ja", false: "nein" },
  },
  axel: {
    label: "Mit Axel, dem Erfinder",
    help: "Eine Sonderkarte zur Ära des Goldes.",
    values: { true: "ja", false: "nein" },
  },
  open_discard: {
    label: "Der Ablagestapel darf durchgesehen werden",
    help: "Sonst liegt nur seine oberste Karte offen.",
    values: { true: "ja", false: "nein" },
  },
  stall_cap: { label: "Höchstzahl der Züge", help: "Nach so vielen Zügen gewinnt, wer führt." },
};

function wordsIn(
  language: Language,
  title: string,
  questions: Record<string, string>,
  settings: Settings,
): GameWords<View> {
  return {
    title,
    questions,
    settings,
    option: (option, view) => optionWords(option, language, view),
    happening: (one, who, view, names) => happeningWords(one, who, view, language, names),
    board: (view, names, you) => boardText(view, names, you, language),
    score: (view) => scoreLines(view, language),
    keys: [["V", uiWords[language].otherKey]],
    reasons: hintReasons[language],
    rules: [...rules[language], ...rulesOfDarkness[language], ...rulesOfEnlightenment[language]],
    tutorial: tutorial[language],
    lessons: lessons[language],
  };
}

export const words = catalogue(
  wordsIn("en", "Rivals for Catan", prompts["catan-rivals"], settingsEn),
  wordsIn("de", "Die Fürsten von Catan", QUESTIONS_DE, settingsDe),
);
