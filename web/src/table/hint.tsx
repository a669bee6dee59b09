/** A hint: the best answers to the question, what lead they promise and why. The best one is marked
 * on the board and among the options. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Option, Reasons } from "../games/game";
import type { Hint } from "../generated/http";
import type { Position, TableNews } from "../generated/socket";
import { useWords } from "../i18n/language";
import type { Unit } from "../i18n/number";
import { ProblemLine } from "../page/problem";
import { server } from "../server/http";
import { hintWords } from "./hint-words";
import "./hint.css";

/** Why no hint can be had now; null if one can. */
export type NoHint = "only" | "notAlone" | "notAsked" | null;

export interface HintState {
  /** Whether this is a table where hints are given. */
  offered: boolean;
  busy: boolean;
  unit: Unit;
  hints: readonly Hint[];
  problem: unknown;
  none: NoHint;
  ask(): void;
  close(): void;
}

/** Whether all others at the table are bots. */
export function isAlone(table: TableNews): boolean {
  return (
    table.you !== null &&
    table.seats.every((seat, i) => (i === table.you ? seat.kind === "person" : seat.kind === "bot"))
  );
}

export function whyNoHint(table: TableNews, position: Position | null): NoHint {
  if (!isAlone(table)) return "notAlone";
  if (!position?.prompt) return "notAsked";
  return position.prompt.options.length === 1 ? "only" : null;
}

interface Told {
  unit: Unit;
  hints: readonly Hint[];
  problem: unknown;
  none: NoHint;
  busy: boolean;
}
const NOTHING: Told = { unit: "points", hints: [], problem: null, none: null, busy: false };

export function useHint(id: string, table: TableNews, position: Position | null): HintState {
  const [told, setTold] = useState(NOTHING);
  const n = position?.n ?? -1;
  const now = useRef(n);
  now.current = n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one question only
  useEffect(() => setTold(NOTHING), [n]);
  const none = whyNoHint(table, position);
  const ask = useCallback(() => {
    if (none) return setTold({ ...NOTHING, none });
    setTold({ ...NOTHING, busy: true });
    const tell = (news: Partial<Told>) => now.current === n && setTold({ ...NOTHING, ...news });
    server.hint(id, n).then(
      ({ unit, hints }) => tell({ unit, hints }),
      (problem) => tell({ problem }),
    );
  }, [id, n, none]);
  const close = useCallback(() => setTold(NOTHING), []);
  return { ...told, offered: isAlone(table) && Boolean(position?.prompt), ask, close };
}

export function HintButton({ hint, off }: { hint: HintState; off: boolean }) {
  const words = useWords(hintWords);
  if (!hint.offered) return null;
  return (
    <button type="button" disabled={off || hint.busy} onClick={hint.ask}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="hint-lamp">
        <path d="M12 3a6 6 0 0 0-3.500 10.900c.7.5 1 1.200 1 2.100h5c0-.9.300-1.600 1-2.100A6 6 0 0 0 12 3ZM9.700 18h4.600M10.500 20.500h3" />
      </svg>
      <span className="act-word">{hint.busy ? words.thinking : words.hint}</span>
    </button>
  );
}

/** What was found, under the question. */
export function HintBox({
  hint,
  options,
  text,
  reasons,
  pick,
}: {
  hint: HintState;
  options: readonly Option[];
  text(option: Option): string;
  reasons: Reasons;
  pick(words: string): void;
}) {
  const words = useWords(hintWords);
  const found = hint.hints.flatMap((one) => {
    const option = options.find((other) => other.words === one.action);
    return option ? [{ one, option }] : [];
  });
  const best = found[0]?.option;
  return (
    <div className="hints" aria-live="polite">
      {hint.busy && <p className="hidden">{words.thinking}</p>}
      {hint.none && <p className="soft">{words[hint.none]}</p>}
      <ProblemLine problem={hint.problem} />
      {best && (
        <>
          <Mark option={best} />
          <div className="row spread hints-head">
            <strong>{words.title[hint.unit]}</strong>
            <button type="button" className="quiet" onClick={hint.close} aria-label={words.close}>
              ✕
            </button>
          </div>
          <ol>
            {found.map(({ one, option }, i) => (
              <li key={one.action}>
                <button type="button" onClick={() => pick(one.action)}>
                  <span className="hint-lead" aria-hidden="true">
                    {words.value(one.value, hint.unit)}
                  </span>
                  <span className="hint-words">
                    <b>{text(option)}</b>
                    <span className="hidden">, {words.spoken(one.value, hint.unit)}. </span>
                    {i === 0 && <small>{reasons[one.reason]?.(one.args) ?? one.words}</small>}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** Marks an option where it lies: on the board, in the hand, in the list. Boards say by `data-words`
 * which option a place is, and by `data-hand` which card it is; so this needs to know none of them. */
function Mark({ option }: { option: Option }) {
  const places = [
    `.board [data-words=${JSON.stringify(option.words)}]`,
    `.board [data-hand=${JSON.stringify(option.args.join(" "))}]`,
    `.options [data-words=${JSON.stringify(option.words)}]`,
  ];
  return (
    <style>{`${places.join(",")} { outline: 3px dashed var(--warm); outline-offset: 2px; }`}</style>
  );
}
