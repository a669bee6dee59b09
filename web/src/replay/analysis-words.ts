import { catalogue, type Language } from "../i18n/language";
import { amount, counted, estimate, type Unit } from "../i18n/number";

interface AnalysisWords {
  title: string;
  lead: string;
  start: string;
  working(done: number, total: number): string;
  progress: string;
  failed: string;
  again: string;
  value(value: number, unit: Unit): string;
  /** How much was given away, brought or cost, without a sign. */
  amount(value: number, unit: Unit): string;
  graphOf(name: string, unit: Unit): string;
  known: string;
  truth: string;
  mistake: string;
  /** The graph for the ear. */
  spoken(start: string, most: string, mostAt: number, least: string, leastAt: number): string;
  asTable: string;
  columns: { place: string; who: string; move: string; known: string; truth: string; loss: string };
  mistakes(name: string): string;
  noMistakes: string;
  lost(points: string): string;
  instead(move: string): string;
  luckAndSkill: string;
  skill(name: string, choices: number, loss: number, error: number, unit: Unit): string;
  luck(luck: number, error: number, unit: Unit): string;
  leadAtEnd(lead: string): string;
  givenUp: string;
  here(name: string, move: string, value: string, unit: Unit): string;
  thisMove: string;
  noChoice: string;
  best: string;
  better: string;
  explained: Record<Unit, string>;
}

function percent(value: number): string {
  return `${Math.abs(value).toFixed(0)} %`;
}

/** A number and how far off it may be: "12 ± 3". Analyses from before there were errors have none. */
function about(value: number, error: number, language: Language): string {
  const off = error ? ` ± ${amount(error, language)}` : "";
  return `${amount(value, language)}${off}`;
}

/** What a choice cost on average, in percentage points. */
function perChoice(loss: number, error: number, choices: number, language: Language): string {
  const each = Math.max(1, choices);
  return about(loss / each, error / each, language);
}

/** How much luck it was. Chances add up over a game to more than a whole win, so words come first. */
function degree(luck: number): 0 | 1 | 2 {
  const size = Math.abs(luck);
  return size < 15 ? 0 : size < 50 ? 1 : 2;
}

/** Whether luck helped or hurt, or nobody can tell: it is small, or smaller than its error. */
function kindOf(luck: number, error: number): "good" | "bad" | "none" {
  if (Math.abs(luck) < Math.max(0.5, error)) return "none";
  return luck > 0 ? "good" : "bad";
}

export const analysisWords = catalogue<AnalysisWords>(
  {
    title: "Analysis",
    lead: "A strong bot looks back at every move: what it was worth, where points were given away, and what was luck.",
    start: "Analyse this game",
    working: (done, total) => `Analysing: ${done} of ${total} moves`,
    progress: "Progress of the analysis",
    failed: "The analysis failed.",
    again: "Try again",
    value: (value, unit) => estimate(value, unit, "en"),
    amount: (value, unit) => (unit === "points" ? amount(value, "en") : percent(value)),
    graphOf: (name, unit) =>
      `${unit === "points" ? "Expected lead of" : "Chance of winning for"} ${name}`,
    known: "based on what was known",
    truth: "in truth, with all cards revealed",
    mistake: "mistake",
    spoken: (start, most, mostAt, least, leastAt) =>
      `At the start ${start}. Highest ${most} at move ${mostAt}, lowest ${least} at move ${leastAt}.`,
    asTable: "The graph as a table",
    columns: {
      place: "Move",
      who: "Who",
      move: "What",
      known: "Known",
      truth: "Truth",
      loss: "Lost",
    },
    mistakes: (name) => `${name}'s biggest mistakes`,
    noMistakes: "No move gave away much.",
    lost: (points) => `−${points}`,
    instead: (move) => `Better: ${move}`,
    luckAndSkill: "Luck and skill",
    skill: (name, choices, loss, error, unit) =>
      unit === "points"
        ? `${name} had ${counted(choices, "choice", "choices")} and gave away about ${counted(about(loss, error, "en"), "point", "points")} with moves that were not the best.`
        : `${name} had ${counted(choices, "choice", "choices")}; on average, each lowered the chance of winning by ${perChoice(loss, error, choices, "en")} percentage points compared with the best move.`,
    luck: (luck, error, unit) => {
      const kind = kindOf(luck, error);
      const much = about(luck, error, "en");
      if (kind === "none") return "Luck made no clear difference.";
      if (unit === "chance") {
        const degrees = ["a little", "noticeably", "a great deal"][degree(luck)];
        const added = `(${much} percentage points, added up over the game)`;
        return kind === "good"
          ? `Luck helped ${degrees} ${added}.`
          : `Bad luck hurt ${degrees} ${added}.`;
      }
      const points = counted(much, "point", "points");
      return kind === "good" ? `Luck was worth about ${points}.` : `Bad luck cost about ${points}.`;
    },
    leadAtEnd: (lead) => `Lead at the end: ${lead}.`,
    givenUp: "The game was given up, so nobody knows what luck would have done.",
    here: (name, move, value, unit) =>
      `Here ${name} chose: ${move} (${unit === "points" ? "expected lead" : "chance of winning"} ${value}).`,
    thisMove: "What was chosen here",
    noChoice: "Nobody had a choice here.",
    best: "No better move was found.",
    better: "Better:",
    explained: {
      points:
        "The lead over the best rival, in points, if everybody keeps playing sensibly. It is an estimate.",
      chance: "The chance of winning, if both keep playing sensibly. It is an estimate.",
    },
  },
  {
    title: "Analyse",
    lead: "Ein starker Bot sieht sich jeden Zug noch einmal an: was er wert war, wo Punkte verschenkt wurden und was Glück war.",
    start: "Dieses Spiel analysieren",
    working: (done, total) => `Wird ausgerechnet: ${done} von ${total} Zügen`,
    progress: "Fortschritt der Analyse",
    failed: "Die Analyse ist nicht gelungen.",
    again: "Noch einmal versuchen",
    value: (value, unit) => estimate(value, unit, "de"),
    amount: (value, unit) => (unit === "points" ? amount(value, "de") : percent(value)),
    graphOf: (name, unit) =>
      `${unit === "points" ? "Erwarteter Vorsprung" : "Gewinnchance"} von ${name}`,
    known: "so weit man es wissen konnte",
    truth: "in Wahrheit, mit allen Karten offen",
    mistake: "Fehler",
    spoken: (start, most, mostAt, least, leastAt) =>
      `Am Anfang ${start}. Höchster Wert ${most} bei Zug ${mostAt}, niedrigster ${least} bei Zug ${leastAt}.`,
    asTable: "Das Schaubild als Tabelle",
    columns: {
      place: "Zug",
      who: "Wer",
      move: "Was",
      known: "Gewusst",
      truth: "Wahr",
      loss: "Verlust",
    },
    mistakes: (name) => `Größte Fehler von ${name}`,
    noMistakes: "Kein Zug hat viel verschenkt.",
    lost: (points) => `−${points}`,
    instead: (move) => `Besser: ${move}`,
    luckAndSkill: "Glück und Können",
    skill: (name, choices, loss, error, unit) =>
      unit === "points"
        ? `${name} hatte ${choices} Mal die Wahl und verschenkte etwa ${counted(about(loss, error, "de"), "Punkt", "Punkte")} durch Züge, die nicht die besten waren.`
        : `${name} hatte ${choices} Mal die Wahl; im Mittel sank die Gewinnchance dabei gegenüber dem besten Zug um ${perChoice(loss, error, choices, "de")} Prozentpunkte.`,
    luck: (luck, error, unit) => {
      const kind = kindOf(luck, error);
      const much = about(luck, error, "de");
      if (kind === "none") return "Glück spielte keine erkennbare Rolle.";
      if (unit === "chance") {
        const degrees = ["ein wenig", "merklich", "sehr"][degree(luck)];
        const added = `(${much} Prozentpunkte, über das Spiel zusammengezählt)`;
        return kind === "good"
          ? `Das Glück half ${degrees} ${added}.`
          : `Das Pech schadete ${degrees} ${added}.`;
      }
      const points = counted(much, "Punkt", "Punkte");
      return kind === "good" ? `Glück brachte etwa ${points}.` : `Pech kostete etwa ${points}.`;
    },
    leadAtEnd: (lead) => `Vorsprung am Ende: ${lead}.`,
    givenUp: "Das Spiel wurde aufgegeben; was das Glück noch getan hätte, weiß niemand.",
    here: (name, move, value, unit) =>
      `Hier wählte ${name}: ${move} (${unit === "points" ? "erwarteter Vorsprung" : "Gewinnchance"} ${value}).`,
    thisMove: "Was hier gewählt wurde",
    noChoice: "Hier hatte niemand die Wahl.",
    best: "Etwas Besseres war nicht zu sehen.",
    better: "Besser war:",
    explained: {
      points:
        "Der Vorsprung gilt vor dem besten Rivalen, in Punkten, wenn alle vernünftig weiterspielen. Er ist geschätzt.",
      chance: "Die Gewinnchance, wenn beide vernünftig weiterspielen. Sie ist geschätzt.",
    },
  },
);
