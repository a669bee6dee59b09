/** Before a Tournament Game: a deck is brought, one that is kept, a sample, or card by card. It lies
 * over the board, which has nothing to show yet, and is scrolled by whoever looks through it. */
import { lazy, Suspense } from "react";
import { useLanguage } from "../../i18n/language";
import type { Option } from "../game";
import css from "./bring.module.css";
import type { Choosing } from "./hand";
import { optionWords } from "./option-words";
import { uiWords } from "./ui-words";
import type { View } from "./view";

/** Loaded where somebody brings a deck. */
const DeckChoice = lazy(() => import("./deck-choice"));

/** Whether a question belongs to bringing a deck. */
export function isBringing(why: string | null): boolean {
  return why?.startsWith("deck.") ?? false;
}

export function BringDeck({
  view,
  why,
  options,
  answerAll,
  picked,
  pick,
}: {
  view: View;
  why: string | null;
  options: readonly Option[];
  answerAll: ((words: readonly string[]) => void) | undefined;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  if (options.length === 0) return null;
  return (
    <section className={css.bring} aria-label={ui.bring} data-scrolls="true">
      {answerAll && why === "deck.hand" && (
        <Suspense>
          <DeckChoice view={view} options={options} answerAll={answerAll} />
        </Suspense>
      )}
      <h3>{ui.cardByCard}</h3>
      <ul className={css.cards}>
        {options.map((option) => (
          <li key={option.words}>
            <button
              type="button"
              data-words={option.words}
              aria-pressed={option.words === picked}
              onClick={() => pick(option.words)}
            >
              {optionWords(option, language, view)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
