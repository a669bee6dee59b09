/** What happened, in words; a card that is named is shown on hover, focus or tap. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { GameWords, Happening } from "../games/game";
import { useWords } from "../i18n/language";
import { tableWords } from "./words";

export interface LogLine {
  n: number;
  text: string;
  kind: string;
  happening: Happening;
}

type Words = (typeof tableWords)["en"];

/** The happenings that have something to tell, as sentences. */
export function logLines(
  log: readonly Happening[],
  view: unknown,
  names: readonly string[],
  game: GameWords<unknown>,
  words: Words,
): LogLine[] {
  const lines: LogLine[] = [];
  const start = log.find((one) => one.kind === "start")?.n ?? 0;
  for (const happening of log) {
    if (happening.n < start) continue; // who sat down first is seen at the seats
    const who = happening.seat === null ? "" : (names[happening.seat] ?? "");
    const isMove = happening.kind === "answer" || happening.kind === "chance";
    const text = isMove
      ? game.happening(happening, who, view, names)
      : (words.happened[happening.kind]?.(who) ?? "");
    if (text) lines.push({ n: happening.n, text, kind: happening.kind, happening });
  }
  return lines;
}

export function LogPanel({
  lines,
  picture,
}: {
  lines: readonly LogLine[];
  picture(happening: Happening): ReactNode | null;
}) {
  const words = useWords(tableWords);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follow the newest line
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    <details className="side-part log" open>
      <summary>
        <h2>{words.log}</h2>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol ref={list} tabIndex={0} aria-label={words.log}>
        {lines.map((line) => (
          <Line key={line.n} line={line} picture={picture(line.happening)} />
        ))}
      </ol>
    </details>
  );
}

function Line({ line, picture }: { line: LogLine; picture: ReactNode | null }) {
  const [open, setOpen] = useState(false);
  if (picture === null) return <li data-kind={line.kind}>{line.text}</li>;
  return (
    <li data-kind={line.kind}>
      <button
        type="button"
        className="log-line"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
        onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
        onBlur={() => setOpen(false)}
      >
        {line.text}
      </button>
      {open && <div className="log-picture">{picture}</div>}
    </li>
  );
}
