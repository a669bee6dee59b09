/** What is asked, in words, and what can be answered: always in reach, at the foot of the board. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { Option, Reasons } from "../games/game";
import type { Position, TableNews } from "../generated/socket";
import { useWords } from "../i18n/language";
import { ProblemLine } from "../page/problem";
import { Refusal } from "../server/http";
import { change, useSettings } from "../settings/settings";
import { HintBox, HintButton, type HintState } from "./hint";
import { OptionList } from "./options";
import type { TableState } from "./state";
import { tableWords } from "./words";

export function Dock({
  table,
  position,
  state,
  names,
  question,
  options,
  text,
  picked,
  pick,
  answer,
  undo,
  hint,
  reasons,
  children,
}: {
  table: TableNews;
  position: Position;
  state: TableState;
  names: readonly string[];
  question: string;
  options: readonly Option[];
  text(option: Option): string;
  picked: string | null;
  pick(words: string | null): void;
  answer(words: string): void;
  undo(what: "answer" | "turn"): void;
  hint: HintState;
  reasons: Reasons;
  /** Buttons for when the game is over. */
  children?: ReactNode;
}) {
  const words = useWords(tableWords);
  const id = useId();
  const { list } = useSettings();
  const chosen = options.find((option) => option.words === picked);
  const asked = position.prompt !== null;
  const { confirm, dock } = useFocus(picked, position.n, options.length > 0);
  return (
    <section className="dock" data-asked={asked} aria-labelledby={id} ref={dock}>
      <div className="ask">
        <p id={id} className="question">
          {asked && <strong className="turn-mark">{words.yourTurn}</strong>}{" "}
          <span>{heading()}</span>
        </p>
        <div className="row acts">
          {children}
          {state.pending && <span className="sending">{words.sending}</span>}
          <HintButton hint={hint} off={options.length === 0} />
          {position.undo.includes("answer") && (
            <button type="button" disabled={state.pending !== null} onClick={() => undo("answer")}>
              <span aria-hidden="true">↶</span> <span className="act-word">{words.undoAnswer}</span>
            </button>
          )}
          {position.undo.includes("turn") && !position.undo.includes("answer") && (
            <button type="button" disabled={state.pending !== null} onClick={() => undo("turn")}>
              <span aria-hidden="true">↶</span> <span className="act-word">{words.undoTurn}</span>
            </button>
          )}
        </div>
      </div>
      {state.refused && (
        <ProblemLine problem={new Refusal(state.refused.code, state.refused.message)} />
      )}
      <HintBox hint={hint} options={options} text={text} reasons={reasons} pick={pick} />
      {chosen && (
        <div className="confirm row">
          <span>{words.chosen(text(chosen))}</span>
          <button
            type="button"
            className="primary"
            ref={confirm}
            onClick={() => answer(chosen.words)}
          >
            {words.confirm}
          </button>
          <button type="button" onClick={() => pick(null)}>
            {words.cancel}
          </button>
        </div>
      )}
      {options.length > 0 && (
        <details
          className="option-box"
          open={list}
          onToggle={(event) => change({ list: event.currentTarget.open })}
        >
          <summary aria-label={words.options(options.length)}>
            <span className="act-word">{words.options(options.length)}</span>
            <span className="act-count">{options.length}</span>
          </summary>
          <OptionList
            key={position.n}
            options={options}
            label={words.options(options.length)}
            text={text}
            picked={picked}
            hinted={hint.hints[0]?.action ?? null}
            pick={pick}
          />
        </details>
      )}
    </section>
  );

  function heading(): string {
    if (position.status === "over") return words.over;
    if (asked) return question;
    if (position.asked !== null) return words.asked(names[position.asked] ?? "");
    return table.you === null ? words.watching : "";
  }
}

/** Whoever plays by keyboard is led on: from a choice to its confirmation and back, and from an
 * option that is gone to the next ones. */
function useFocus(picked: string | null, n: number, ready: boolean) {
  const dock = useRef<HTMLElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const byKeys = useRef(false);
  useEffect(() => {
    const note = () => {
      byKeys.current = dock.current?.querySelector(":focus-visible") != null;
    };
    const box = dock.current;
    box?.addEventListener("focusin", note);
    return () => box?.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const before = document.activeElement;
    if (picked === null || !(before instanceof HTMLElement)) return;
    if (!before.matches(":focus-visible")) return;
    confirm.current?.focus({ preventScroll: true });
    return () => {
      if (before.isConnected) before.focus({ preventScroll: true });
    };
  }, [picked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (!ready || !byKeys.current || document.activeElement !== document.body) return;
    dock.current
      ?.querySelector<HTMLElement>(".options [tabindex='0']")
      ?.focus({ preventScroll: true });
  }, [n, ready]);
  return { confirm, dock };
}
