/** The language of the page. Every text stands in a typed catalogue, `{ en, de }`, beside the code
 * that shows it; German has the type of English, so a missing key fails the build. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];

/** A text per language. `const words = catalogue(en, de)`. */
export type Catalogue<Words> = Readonly<Record<Language, Words>>;

export function catalogue<Words>(en: Words, de: NoInfer<Words>): Catalogue<Words> {
  return { en, de };
}

interface Choice {
  language: Language;
  setLanguage(language: Language): void;
}

const KEY = "rivalry.language";
const Chosen = createContext<Choice>({ language: "en", setLanguage: () => {} });

/** What was chosen before, or what the browser prefers. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEY) ?? navigator.language.slice(0, 2);
  return kept === "de" ? "de" : "en";
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem(KEY, language);
  }, [language]);
  const choice = useMemo(() => ({ language, setLanguage }), [language]);
  return <Chosen.Provider value={choice}>{children}</Chosen.Provider>;
}

export function useLanguage(): Choice {
  return useContext(Chosen);
}

/** The texts of a catalogue in the chosen language. */
export function useWords<Words>(words: Catalogue<Words>): Words {
  return words[useLanguage().language];
}
