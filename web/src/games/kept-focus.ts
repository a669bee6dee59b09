/** The keyboard on a board: the focus is not lost with the button that was pressed, and arrows go
 * along a row of buttons. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

/** When a new question comes and the focus was on the board, give it to the first of `wanted`. */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  question: string,
  wanted: string,
) {
  const inside = useRef(false);
  useEffect(() => {
    const watch = (event: FocusEvent) => {
      inside.current = root.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener("focusin", watch);
    return () => document.removeEventListener("focusin", watch);
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!inside.current || !isLost) return;
    root.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true });
  }, [question]);
}

/** Left, right, Home and End move the focus along the buttons of a row. */
export function alongRow(event: KeyboardEvent<HTMLElement>) {
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled")];
  const at = row.indexOf(event.target as HTMLElement);
  const to: Record<string, HTMLElement | undefined> = {
    ArrowLeft: row.at(at - 1),
    ArrowRight: row[(at + 1) % row.length],
    Home: row[0],
    End: row.at(-1),
  };
  if (at < 0 || !(event.key in to)) return;
  event.preventDefault();
  to[event.key]?.focus();
}
