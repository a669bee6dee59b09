/** Every legal answer as a button: the way that works for everybody, in every game. The arrow keys
 * move within the group, Tab leaves it. */
import { type KeyboardEvent, useRef, useState } from "react";
import type { Option } from "../games/game";
import { useWords } from "../i18n/language";
import { hintWords } from "./hint-words";

export function OptionList({
  options,
  label,
  text,
  picked,
  hinted = null,
  pick,
}: {
  options: readonly Option[];
  label: string;
  text(option: Option): string;
  picked: string | null;
  /** The option that a hint names as the best. */
  hinted?: string | null;
  pick(words: string): void;
}) {
  const { marked } = useWords(hintWords);
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const here = Math.min(place, options.length - 1);
  const move = (event: KeyboardEvent) => {
    const to = step(event.key, here, options.length);
    if (to === null) return;
    event.preventDefault();
    setPlace(to);
    list.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div role="group" aria-label={label} className="options" ref={list} onKeyDown={move}>
      {options.map((option, i) => (
        <button
          key={option.words}
          type="button"
          data-words={option.words}
          aria-pressed={picked === option.words}
          tabIndex={i === here ? 0 : -1}
          onFocus={() => setPlace(i)}
          onClick={() => pick(option.words)}
        >
          {i < 9 && (
            <span className="key" aria-hidden="true">
              {i + 1}
            </span>
          )}
          {text(option)}
          {hinted === option.words && <span className="hidden"> ({marked})</span>}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads within a list; null for a key that leads nowhere. */
export function step(key: string, from: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined || count === 0 ? null : (to + count) % count;
}
