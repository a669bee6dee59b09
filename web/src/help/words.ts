import { catalogue } from "../i18n/language";

interface HelpWords {
  rules: string;
  search: string;
  found(count: number): string;
  nothing: string;
  contents: string;
  learn: string;
  play: string;
  tutorial(game: string): string;
  step(now: number, all: number): string;
  goOn: string;
  back: string;
  again: string;
  skip: string;
  tryIt: string;
  other(wanted: string): string;
  done: string;
  doneLead: string;
  /** The same after a lesson on a part of a game. */
  partLead: string;
  playNow: string;
  playPart: string;
  readRules: string;
  coach: string;
  board: string;
  noLesson: string;
  noGame: string;
  you: string;
  rival: string;
}

export const helpWords = catalogue<HelpWords>(
  {
    rules: "Rules",
    search: "Search the rules",
    found: (count) => (count === 1 ? "1 match found" : `${count} matches found`),
    nothing: "Nothing found.",
    contents: "Contents",
    learn: "Learn by playing",
    play: "Play",
    tutorial: (game) => `Learn ${game}`,
    step: (now, all) => `Step ${now} of ${all}`,
    goOn: "Continue",
    back: "Back",
    again: "Start again",
    skip: "Stop here",
    tryIt: "Your turn: ",
    other: (wanted) => `That is allowed too, but for this lesson, choose: ${wanted}.`,
    done: "That's it!",
    doneLead: "You know all you need for your first game.",
    partLead: "You know what is new here. The cards tell you the rest.",
    playNow: "Play your first game",
    playPart: "Play with this set",
    readRules: "Read the rules",
    coach: "Tutorial",
    board: "Board",
    noLesson: "There is no tutorial for this game yet. The rules tell you everything.",
    noGame: "This page does not know this game.",
    you: "You",
    rival: "Rival",
  },
  {
    rules: "Regeln",
    search: "In den Regeln suchen",
    found: (count) => (count === 1 ? "1 Stelle gefunden" : `${count} Stellen gefunden`),
    nothing: "Nichts gefunden.",
    contents: "Inhalt",
    learn: "Beim Spielen lernen",
    play: "Spielen",
    tutorial: (game) => `${game} lernen`,
    step: (now, all) => `Schritt ${now} von ${all}`,
    goOn: "Weiter",
    back: "Zurück",
    again: "Von vorn",
    skip: "Aufhören",
    tryIt: "Jetzt du: ",
    other: (wanted) => `Das wäre auch erlaubt. In dieser Lektion wähle: ${wanted}.`,
    done: "Das war’s!",
    doneLead: "Du weißt alles, was du für dein erstes Spiel brauchst.",
    partLead: "Du weißt, was hier neu ist. Den Rest sagen dir die Karten.",
    playNow: "Das erste Spiel spielen",
    playPart: "Mit diesem Set spielen",
    readRules: "Regeln lesen",
    coach: "Einführung",
    board: "Spielplan",
    noLesson: "Für dieses Spiel gibt es noch keine Einführung. In den Regeln steht alles.",
    noGame: "Diese Seite kennt dieses Spiel nicht.",
    you: "Du",
    rival: "Rivale",
  },
);
