import { catalogue } from "../i18n/language";
import { estimate, type Unit } from "../i18n/number";

interface HintWords {
  hint: string;
  thinking: string;
  title: Record<Unit, string>;
  value(value: number, unit: Unit): string;
  /** The value for the ear. */
  spoken(value: number, unit: Unit): string;
  marked: string;
  close: string;
  only: string;
  notAlone: string;
  notAsked: string;
}

const en = (value: number, unit: Unit) => estimate(value, unit, "en");
const de = (value: number, unit: Unit) => estimate(value, unit, "de");

export const hintWords = catalogue<HintWords>(
  {
    hint: "Hint",
    thinking: "Thinking…",
    title: {
      points: "The best moves, and the expected lead",
      chance: "The best moves, and the chance of winning",
    },
    value: en,
    spoken: (value, unit) =>
      `${unit === "points" ? "expected lead" : "chance of winning"} ${en(value, unit)}`,
    marked: "hint",
    close: "Close the hint",
    only: "There is only one possible move.",
    notAlone: "Hints are available only when everyone else is a bot.",
    notAsked: "You can get a hint when it is your turn.",
  },
  {
    hint: "Hinweis",
    thinking: "Überlege …",
    title: {
      points: "Die besten Züge und der erwartete Vorsprung",
      chance: "Die besten Züge und die Gewinnchance",
    },
    value: de,
    spoken: (value, unit) =>
      `${unit === "points" ? "erwarteter Vorsprung" : "Gewinnchance"} ${de(value, unit)}`,
    marked: "Hinweis",
    close: "Hinweis schließen",
    only: "Es gibt nur einen Zug.",
    notAlone: "Hinweise gibt es nur, wo alle anderen Bots sind.",
    notAsked: "Einen Hinweis gibt es, wenn du dran bist.",
  },
);
