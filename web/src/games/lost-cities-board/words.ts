/** All texts of the board game in English and German. */

import { cardName, cardOf } from "../../art/card-name";
import { SUIT_WORDS, SUITS } from "../../art/suit";
import { catalogue, type Language } from "../../i18n/language";
import { counted } from "../../i18n/number";
import { EXPEDITION_REASONS } from "../expedition-reasons";
import type { GameWords } from "../game";
import { RULES } from "./rules";
import { TEXTS, type Texts } from "./texts";
import { boardOf, colourName, type Sentences, scoreOf } from "./told";
import { TUTORIAL } from "./tutorial";
import type { BoardView } from "./view";

/** The top card of a discard pile, or only its colour where the view is not known. */
function topOf(language: Language, colour: unknown, view: BoardView | undefined): string {
  const at = view?.paths.findIndex((path) => path.colour === colour) ?? -1;
  const top = view?.discards[at]?.at(-1);
  return top ? cardName(language, cardOf(top)) : colourName(language, String(colour));
}

/** The paths by their colours, as words. */
const PATHS = { en: pathNames("en"), de: pathNames("de") };

function pathNames(language: Language): Record<string, string> {
  return Object.fromEntries(SUITS.map((suit) => [suit, SUIT_WORDS[language][suit].name]));
}

/** What lets an explorer move without a card, by the question's key. */
const CAUSES: Record<Language, Record<string, string>> = {
  en: { arrow: "Arrow: ", bonus: "Arrival at the end of a path: " },
  de: { arrow: "Pfeil: ", bonus: "Ankunft am Ende eines Pfades: " },
};

const sentencesEn: Sentences = {
  table: "The table",
  hand: "Your hand",
  discards: (cards) => `On top of the discard piles: ${cards}.`,
  noDiscards: "The discard piles are empty.",
  onPath: (explorer, step) => `${explorer} on stone ${step}.`,
  tileAt: (step, tile) => `stone ${step}: ${tile}`,
  stones: (values) => `The stones of every path are worth ${values}.`,
  owns: (points, now) => `${counted(points, "point", "points")}, ${now} if it ended now.`,
  worth: (artifacts, points) => `${artifacts}, worth ${points} at the end.`,
  waiting: (pieces) => `Waiting: ${pieces}.`,
  columns: (cards) => `Cards played: ${cards}.`,
  known: (cards) => `Known in hand: ${cards}.`,
  explorers: (expedition) => `Expedition ${expedition}: explorers`,
  path: (expedition, colour) => `Expedition ${expedition}: ${colour} path`,
  tiles: (expedition) => `Expedition ${expedition}: tiles`,
  floor: (expedition) => `Expedition ${expedition}: not below zero`,
  after: (expedition) => `After expedition ${expedition}`,
  artifacts: "Artifacts",
  lastFloor: "Not below zero",
  total: "Points",
  totalNow: "If it ended now",
};

/** "Expedition 1 is over: …. Anna 35, Ben 20." */
function ended(view: BoardView, round: number, names: readonly string[], texts: Texts): string {
  const finished = view.history[round];
  if (!finished) return "";
  const result = finished.seats.map(({ points }, seat) => `${names[seat] ?? ""} ${points}`);
  return `${texts.expeditionOver(round + 1, finished.ended)} ${result.join(", ")}.`;
}

const en: GameWords<BoardView> = {
  title: "Lost Cities: The Board Game",
  questions: {
    starter: "Who starts?",
    tiles: "How are the event tiles laid out?",
    deal: "How are the cards shuffled?",
    card: "Play a card to move on, or discard one.",
    send: "Which explorer sets out? The researcher counts double, even below zero.",
    arrow: "An arrow: one of your explorers may move one stone.",
    bonus: "Your explorer has arrived: another may move one stone.",
    draw: "Now draw a card.",
  },
  option({ verb, args }, view) {
    const [what] = args;
    switch (verb) {
      case "play":
        return `Play ${cardName("en", cardOf(args))}`;
      case "discard":
        return `Discard ${cardName("en", cardOf(args))}`;
      case "send":
        return what === "researcher" ? "Send the researcher" : "Send an adventurer";
      case "move":
        return `Move on ${colourName("en", String(what))}`;
      case "draw":
        return what === "deck" ? "Draw from the pile" : `Draw ${topOf("en", what, view)}`;
      default:
        return "Stay";
    }
  },
  happening({ verb, args, why = "" }, who, _view, names = []) {
    const [what] = args;
    switch (verb) {
      case "start":
        return TEXTS.en.begins(names[Number(what)] ?? "");
      case "play":
        return `${who} plays ${cardName("en", cardOf(args))}.`;
      case "discard":
        return `${who} discards ${cardName("en", cardOf(args))}.`;
      case "send":
        return what === "researcher"
          ? `${who} sends the researcher.`
          : `${who} sends an adventurer.`;
      case "move":
        return `${CAUSES.en[why] ?? ""}${who} moves one stone on the ${colourName("en", String(what))} path.`;
      case "stay":
        return `${CAUSES.en[why] ?? ""}${who} moves nobody.`;
      case "draw":
        return what === "deck"
          ? `${who} draws a card.`
          : `${who} takes the top ${colourName("en", String(what))} discard.`;
      default:
        return "";
    }
  },
  ended: (view, round, names) => ended(view, round, names, TEXTS.en),
  board: boardOf("en", sentencesEn),
  score: scoreOf("en", sentencesEn),
  settings: {
    players: { label: "Players" },
    starter: {
      label: "Who starts",
      values: { null: "drawn by lot", "0": "seat 1", "1": "seat 2", "2": "seat 3", "3": "seat 4" },
    },
    expeditions: {
      label: "Length",
      values: { "3": "three expeditions", "1": "one expedition (short game)" },
    },
    up_and_down: {
      label: "Direction of the cards",
      help: "With both, each of your paths may be played with rising or falling cards.",
      values: { false: "rising only", true: "rising or falling" },
    },
    allow_retake: {
      label: "The card just discarded",
      values: { false: "stays on its pile this turn", true: "may be drawn again at once" },
    },
    must_start_lowest: {
      label: "First card of a path",
      values: { false: "any card", true: "the lowest of its colour in hand" },
    },
    tiebreak: {
      label: "Tied points",
      values: { artifacts: "more artifacts win", shared: "share the victory" },
    },
    stall_cap: {
      label: "Longest expedition",
      help: "After this many turns, an expedition is scored as it stands.",
    },
    layout: { label: "Stones with event tiles", help: "25 stones in all.", values: PATHS.en },
    artifact_track: {
      label: "What artifacts are worth",
      help: "For 0, 1, 2 or more at the end of the game.",
    },
  },
  reasons: EXPEDITION_REASONS.en,
  rules: RULES.en,
  tutorial: TUTORIAL.en,
};

const sentencesDe: Sentences = {
  table: "Der Tisch",
  hand: "Deine Hand",
  discards: (cards) => `Oben auf den Ablagen: ${cards}.`,
  noDiscards: "Die Ablagen sind leer.",
  onPath: (explorer, step) => `${explorer} auf Stein ${step}.`,
  tileAt: (step, tile) => `Stein ${step}: ${tile}`,
  stones: (values) => `Die Steine jedes Pfades zählen ${values}.`,
  owns: (points, now) => `${counted(points, "Punkt", "Punkte")}; ${now}, wenn jetzt Schluss wäre.`,
  worth: (artifacts, points) => `${artifacts}, am Ende ${counted(points, "Punkt", "Punkte")} wert.`,
  waiting: (pieces) => `Es warten: ${pieces}.`,
  columns: (cards) => `Gespielte Karten: ${cards}.`,
  known: (cards) => `Auf der Hand bekannt: ${cards}.`,
  explorers: (expedition) => `Expedition ${expedition}: Figuren`,
  path: (expedition, colour) => `Expedition ${expedition}: Pfad ${colour}`,
  tiles: (expedition) => `Expedition ${expedition}: Plättchen`,
  floor: (expedition) => `Expedition ${expedition}: nicht unter null`,
  after: (expedition) => `Nach Expedition ${expedition}`,
  artifacts: "Artefakte",
  lastFloor: "Nicht unter null",
  total: "Punkte",
  totalNow: "Wenn jetzt Schluss wäre",
};

const de: GameWords<BoardView> = {
  title: "Lost Cities: Das Brettspiel",
  questions: {
    starter: "Wer beginnt?",
    tiles: "Wie liegen die Ereignisplättchen?",
    deal: "Wie werden die Karten gemischt?",
    card: "Spiele eine Karte, um weiterzuziehen, oder wirf eine ab.",
    send: "Wer zieht los? Der Forscher zählt doppelt, auch unter null.",
    arrow: "Ein Pfeil: Eine deiner Figuren darf einen Stein weiter.",
    bonus: "Deine Figur ist am Ziel: Eine andere darf einen Stein weiter.",
    draw: "Ziehe nun eine Karte.",
  },
  option({ verb, args }, view) {
    const [what] = args;
    switch (verb) {
      case "play":
        return `${cardName("de", cardOf(args))} ausspielen`;
      case "discard":
        return `${cardName("de", cardOf(args))} abwerfen`;
      case "send":
        return what === "researcher" ? "Forscher losschicken" : "Abenteurer losschicken";
      case "move":
        return `Auf ${colourName("de", String(what))} ziehen`;
      case "draw":
        return what === "deck" ? "Vom Stapel ziehen" : `${topOf("de", what, view)} nehmen`;
      default:
        return "Stehen bleiben";
    }
  },
  happening({ verb, args, why = "" }, who, _view, names = []) {
    const [what] = args;
    switch (verb) {
      case "start":
        return TEXTS.de.begins(names[Number(what)] ?? "");
      case "play":
        return `${who} spielt ${cardName("de", cardOf(args))}.`;
      case "discard":
        return `${who} wirft ${cardName("de", cardOf(args))} ab.`;
      case "send":
        return what === "researcher"
          ? `${who} schickt den Forscher los.`
          : `${who} schickt einen Abenteurer los.`;
      case "move":
        return `${CAUSES.de[why] ?? ""}${who} zieht auf dem Pfad ${colourName("de", String(what))} einen Stein weiter.`;
      case "stay":
        return `${CAUSES.de[why] ?? ""}${who} bewegt keine Figur.`;
      case "draw":
        return what === "deck"
          ? `${who} zieht eine Karte.`
          : `${who} nimmt die oberste Karte der Ablage ${colourName("de", String(what))}.`;
      default:
        return "";
    }
  },
  ended: (view, round, names) => ended(view, round, names, TEXTS.de),
  board: boardOf("de", sentencesDe),
  score: scoreOf("de", sentencesDe),
  settings: {
    players: { label: "Mitspieler" },
    starter: {
      label: "Wer beginnt",
      values: { null: "ausgelost", "0": "Platz 1", "1": "Platz 2", "2": "Platz 3", "3": "Platz 4" },
    },
    expeditions: {
      label: "Länge",
      values: { "3": "drei Expeditionen", "1": "eine Expedition (kurzes Spiel)" },
    },
    up_and_down: {
      label: "Richtung der Karten",
      help: "Mit beiden darf jeder deiner Pfade mit steigenden oder fallenden Karten gespielt werden.",
      values: { false: "nur steigend", true: "steigend oder fallend" },
    },
    allow_retake: {
      label: "Die gerade abgeworfene Karte",
      values: { false: "bleibt in diesem Zug liegen", true: "darf gleich wieder genommen werden" },
    },
    must_start_lowest: {
      label: "Erste Karte eines Pfades",
      values: { false: "beliebig", true: "die niedrigste ihrer Farbe auf der Hand" },
    },
    tiebreak: {
      label: "Gleich viele Punkte",
      values: { artifacts: "mehr Artefakte gewinnen", shared: "gemeinsamer Sieg" },
    },
    stall_cap: {
      label: "Längste Expedition",
      help: "Nach so vielen Zügen wird eine Expedition gewertet, wie sie steht.",
    },
    layout: {
      label: "Steine mit Ereignisplättchen",
      help: "25 Steine insgesamt.",
      values: PATHS.de,
    },
    artifact_track: {
      label: "Was Artefakte wert sind",
      help: "Für 0, 1, 2 und mehr davon am Ende des Spiels.",
    },
  },
  reasons: EXPEDITION_REASONS.de,
  rules: RULES.de,
  tutorial: TUTORIAL.de,
};

export const WORDS = catalogue(en, de);
