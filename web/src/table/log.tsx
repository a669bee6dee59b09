/** What happened, in words; a card that is named is shown on hover, focus or tap. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { GameWords, Happening } from "../games/game";
import { useWords } from "../i18n/language";
import { tableWords } from "./words";
import "./side.css";

export interface LogLine {
  n: number;
  text: string;
  kind: string;
  happening: Happening;
  /** It was taken back. */
  undone: boolean;
}

type Words = (typeof tableWords)["en"];

/** The happenings that have something to tell, as sentences; between them, how rounds ended. */
export function logLines(
  log: readonly Happening[],
  view: unknown,
  names: readonly string[],
  game: GameWords<unknown>,
  words: Words,
): LogLine[] {
  const lines: LogLine[] = [];
  const start = log.find((one) => one.kind === "start")?.n ?? 0;
  const undone = undoneOf(log);
  let deals = 0;
  const tell = (happening: Happening, text: string, kind: string) => {
    const last = lines.at(-1);
    if (happening.secret && last?.happening.secret && last.text === text) return; // the same unseen thing again: it is told once
    if (text)
      lines.push({ n: happening.n, text, kind, happening, undone: undone.has(happening.n) });
  };
  for (const happening of log) {
    if (happening.n < start) continue; // who sat down first is seen at the seats
    const who = happening.seat === null ? "" : (names[happening.seat] ?? "");
    const isMove = happening.kind === "answer" || happening.kind === "chance";
    const isDeal = isMove && happening.why === "deal" && !undone.has(happening.n);
    if (isDeal) deals += 1;
    if ((isDeal && deals > 1) || happening.kind === "over")
      tell(happening, endedWords(happening.kind === "over" ? deals - 1 : deals - 2), "ended");
    tell(
      happening,
      isMove
        ? game.happening(happening, who, view, names)
        : (words.happened[happening.kind]?.(who) ?? ""),
      happening.kind,
    );
  }
  return lines;

  function endedWords(round: number): string {
    return view ? (game.ended?.(view, round, names) ?? "") : "";
  }
}

/** The places that were taken back: a player's last answer; or, where others have answered since,
 * all of that player's last turn and what came after it. */
export function undoneOf(log: readonly Happening[]): ReadonlySet<number> {
  const gone = new Set<number>();
  log.forEach((undo, at) => {
    if (undo.kind !== "undo") return;
    const before = log.slice(0, at).filter((one) => isMove(one) && !gone.has(one.n));
    const last = before.findLastIndex((one) => one.seat === undo.seat);
    if (last < 0) return;
    const wasTurn = before.slice(last + 1).some((one) => one.kind === "answer");
    let first = last;
    while (wasTurn && first > 0 && before[first - 1]?.seat === undo.seat) first -= 1;
    for (const one of before.slice(first)) gone.add(one.n);
  });
  return gone;
}

function isMove(one: Happening): boolean {
  return one.kind === "answer" || one.kind === "chance";
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
          <Line
            key={`${line.n} ${line.kind}`}
            line={line}
            picture={line.kind === "ended" ? null : picture(line.happening)}
          />
        ))}
      </ol>
    </details>
  );
}

function Line({ line, picture }: { line: LogLine; picture: ReactNode | null }) {
  const words = useWords(tableWords);
  const [open, setOpen] = useState(false);
  const shared = { "data-kind": line.kind, "data-undone": line.undone || undefined };
  const text = (
    <>
      {line.text}
      {line.undone && <small> ({words.undone})</small>}
    </>
  );
  if (picture === null) return <li {...shared}>{text}</li>;
  return (
    <li {...shared}>
      <button
        type="button"
        className="log-line"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
        onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
        onBlur={() => setOpen(false)}
      >
        {text}
      </button>
      {open && <div className="log-picture">{picture}</div>}
    </li>
  );
}
