/** What the server says of a deck while it is built, and its sentences in both languages. */
import { useEffect, useState } from "react";
import { cardOf, exactTitleOf } from "../games/catan-rivals/catalogue";
import { problems, warnings } from "../games/catan-rivals/german/decks";
import { placeWords } from "../games/catan-rivals/place-words";
import file from "../generated/catan-decks.json";
import type { DeckReport } from "../generated/http";
import type { Language } from "../i18n/language";
import { server } from "../server/http";
import type { Deck } from "./deck";

export type Kind = "problems" | "warnings";

const GERMAN = { problems, warnings };
/** Lets quick clicks pass before the server is asked. */
const PAUSE = 120;

/** A problem or warning as a sentence: a key, and cards, kinds and numbers that fill it in. */
export function sentence(told: string, kind: Kind, language: Language): string {
  const [key = "", ...args] = told.split(" ");
  const names = args.map((arg) => nameOf(arg, language));
  if (language === "de") return GERMAN[kind][key]?.(names) ?? told;
  if (key === "needs-card") names.splice(1, names.length, names.slice(1).join(" or "));
  const template = (file[kind] as Record<string, string>)[key] ?? told;
  return template.replace(/\{(\d)\}/g, (_, n) => names[Number(n)] ?? "");
}

function nameOf(arg: string, language: Language): string {
  if (cardOf(arg)) return exactTitleOf(arg, language);
  if (language === "en") return arg;
  const { pointShort, kinds } = placeWords.de;
  return (pointShort as Record<string, string>)[arg] ?? kinds[arg] ?? arg;
}

/** The report on a deck; the last one stays until there is a new one. */
export function useReport(deck: Deck): { report: DeckReport | null; problem: unknown } {
  const [report, setReport] = useState<DeckReport | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      server.checkDeck(deck).then(
        (told) => {
          if (!wanted) return;
          setReport(told);
          setProblem(null);
        },
        (why) => wanted && setProblem(why),
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [deck]);
  return { report, problem };
}
