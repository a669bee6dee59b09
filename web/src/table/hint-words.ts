import { catalogue } from "../i18n/language";
import { signed } from "../i18n/number";

interface HintWords {
  hint: string;
  thinking: string;
  title: string;
  lead(value: number): string;
  /** The expected lead for the ear. */
  spoken(value: number): string;
  marked: string;
  close: string;
  only: string;
  notAlone: string;
  notAsked: string;
}

const en = (value: number) => signed(value, "en");
const de = (value: number) => signed(value, "de");

export const hintWords = catalogue<HintWords>(
  {
    hint: "Hint",
    thinking: "Thinking…",
    title: "The best moves, and the lead to expect",
    lead: en,
    spoken: (value) => `expected lead ${en(value)}`,
    marked: "hint",
    close: "Close the hint",
    only: "There is only one move.",
    notAlone: "There are hints only where all others are bots.",
    notAsked: "There is a hint when it is your turn.",
  },
  {
    hint: "Hinweis",
    thinking: "Überlege …",
    title: "Die besten Züge und der erwartete Vorsprung",
    lead: de,
    spoken: (value) => `erwarteter Vorsprung ${de(value)}`,
    marked: "Hinweis",
    close: "Hinweis schließen",
    only: "Es gibt nur einen Zug.",
    notAlone: "Hinweise gibt es nur, wo alle anderen Bots sind.",
    notAsked: "Einen Hinweis gibt es, wenn du dran bist.",
  },
);
