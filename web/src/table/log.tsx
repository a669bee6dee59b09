/** What happened, in words; a card that is named is shown on hover, focus or tap. */
import { memo, type ReactNode, useMemo, useState } from "react";
import type { GameWords, Happening } from "../games/game";
import { useWords } from "../i18n/language";
import { Lines } from "./lines";
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

/** The sentence of each happening as it was first told: later the board lies differently, and a
 * long log need not be put into words again after every move. */
type Told = WeakMap<Happening, string>;

/** The lines of a table's log; they change only with the language and with who sits there. */
export function useLogLines(
  log: readonly Happening[],
  view: unknown,
  names: readonly string[],
  game: GameWords<unknown>,
  words: Words,
): LogLine[] {
  const seated = names.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names and words, other sentences
  const told: Told = useMemo(() => new WeakMap(), [game, words, seated]);
  return logLines(log, view, names, game, words, told);
}

/** The happenings that have something to tell, as sentences; between them, how rounds ended. */
export function logLines(
  log: readonly Happening[],
  view: unknown,
  names: readonly string[],
  game: GameWords<unknown>,
  words: Words,
  told: Told = new WeakMap(),
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
    let text = told.get(happening);
    if (text === undefined) {
      text = isMove
        ? game.happening(happening, who, view, names)
        : (words.happened[happening.kind]?.(who) ?? "");
      told.set(happening, text);
    }
    tell(happening, text, happening.kind);
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
  return (
    <details className="side-part log" open>
      <summary>
        <h2>{words.log}</h2>
      </summary>
      <Lines label={words.log}>
        {lines.map((line) => (
          <Line
            key={`${line.n} ${line.kind}`}
            text={line.text}
            kind={line.kind}
            undone={line.undone}
            happening={line.happening}
            picture={picture}
          />
        ))}
      </Lines>
    </details>
  );
}

/** One line; drawn anew only when it changes, for there are hundreds. */
const Line = memo(function Line({
  text,
  kind,
  undone,
  happening,
  picture,
}: Omit<LogLine, "n"> & { picture(happening: Happening): ReactNode | null }) {
  const words = useWords(tableWords);
  const [open, setOpen] = useState(false);
  const shared = { "data-kind": kind, "data-undone": undone || undefined };
  const shown = kind === "ended" ? null : picture(happening);
  const sentence = (
    <>
      {text}
      {undone && <small> ({words.undone})</small>}
    </>
  );
  if (shown === null) return <li {...shared}>{sentence}</li>;
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
        {sentence}
      </button>
      {open && <div className="log-picture">{shown}</div>}
    </li>
  );
});
