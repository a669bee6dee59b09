/** A finished game, move by move, from any seat; every place has its own address. */
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation, useSearchParams } from "wouter";
import type { Happening } from "../games/game";
import { useGame } from "../games/use-game";
import type { Step, TableInfo } from "../generated/http";
import { useWords } from "../i18n/language";
import { levelOf } from "../lobby/level";
import { lobbyWords } from "../lobby/words";
import { useAsked, useDoing } from "../page/ask";
import { ProblemLine } from "../page/problem";
import { ShareLink } from "../page/share";
import { usePageTitle } from "../page/title";
import { server } from "../server/http";
import { moves, settings } from "../settings/settings";
import { BoardInWords } from "../table/board-words";
import { seatNames } from "../table/names";
import { ScoreTable } from "../table/result";
import { happenings } from "../table/state";
import { AnalysisPanel, Comment, useAnalysis } from "./analysis";
import { Steps } from "./steps";
import { replayWords } from "./words";
import "../table/table.css";
import "./replay.css";

const PACE = { off: 900, fast: 600, normal: 1100, slow: 2000 };

export default function ReplayPage({ id }: { id: string }) {
  const { reply: table, problem } = useAsked(() => server.table(id), id);
  if (problem !== null) return <ProblemLine problem={problem} />;
  return table && <Replay id={id} table={table} />;
}

/** A step as something that happened. */
function happening(step: Step): Happening {
  const { k, why, ...told } = step;
  return { ...told, n: k, why: why ?? "", secret: false };
}

function Replay({ id, table }: { id: string; table: TableInfo }) {
  const words = useWords(replayWords);
  const lobby = useWords(lobbyWords);
  const game = useGame(table.game);
  if (!game) throw new Error(`no page for ${table.game}`);
  const text = useWords(game.words);
  const [search, setSearch] = useSearchParams();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [steps] = useState(() => new Steps(id, redraw));
  const [problem, setProblem] = useState<unknown>(null);
  const [running, setRunning] = useState(false);
  const k = Math.max(0, Number(search.get("k") ?? 0) || 0);
  const from = search.get("seat") ?? String(table.you ?? 0);
  const names = seatNames(table.seats, lobby.bots);
  const title = lobby.games[table.game]?.title ?? text.title;
  usePageTitle(words.title(title));
  const analysis = useAnalysis(id, search.has("analysis"));
  const comment = useRef<HTMLElement>(null);
  const jumped = useRef(false);

  useEffect(() => {
    steps.want(k).catch(setProblem);
  }, [steps, k]);
  const go = useCallback(
    (place: number) => {
      const to = Math.min(Math.max(place, 0), steps.total);
      const move = () => setSearch((old) => with_(old, "k", String(to)), { replace: true });
      const calm = Math.abs(to - k) !== 1 || !moves(settings()) || !document.startViewTransition;
      if (calm || !steps.get(to)) move();
      else document.startViewTransition(() => flushSync(move));
    },
    [k, steps, setSearch],
  );
  useEffect(() => {
    if (!running) return;
    if (k >= steps.total && steps.total > 0) return setRunning(false);
    const timer = setTimeout(() => steps.get(k + 1) && go(k + 1), PACE[settings().speed]);
    return () => clearTimeout(timer);
  }, [running, k, steps, go]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select")) return;
      const to = { ArrowLeft: k - 1, ArrowRight: k + 1, Home: 0, End: steps.total }[event.key];
      if (to !== undefined) go(to);
      else if (event.key === " " && !target.closest("button, a, summary")) setRunning((on) => !on);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [k, go, steps]);

  const step = steps.get(k);
  useEffect(() => {
    if (!step || !jumped.current) return;
    jumped.current = false;
    comment.current?.focus({ preventScroll: true });
  }, [step]);
  const seat = from === "all" ? 0 : Number(from);
  const view = step && (from === "open" ? step.spectator : step.views[seat]);
  const others = useMemo(
    () => (from === "all" ? step?.views.filter((_, i) => i !== seat) : undefined),
    [from, step, seat],
  );
  const { Board } = game;
  if (problem !== null) return <ProblemLine problem={problem} />;
  const said = step ? sentence(step) : "";
  return (
    <div className="replay">
      <div className="row spread">
        <h1>{words.title(title)}</h1>
        <label className="row">
          {words.from}
          <select
            value={from}
            onChange={(event) =>
              setSearch((old) => with_(old, "seat", event.target.value), { replace: true })
            }
          >
            {names.map((name, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
              <option key={i} value={i}>
                {name}
              </option>
            ))}
            <option value="open">{words.spectator}</option>
            <option value="all">{words.all}</option>
          </select>
        </label>
      </div>
      <section className="scrubber panel">
        <p className="said" aria-live="polite">
          {step ? said || words.start : words.loading}
        </p>
        <input
          type="range"
          min={0}
          max={Math.max(steps.total, k)}
          value={k}
          aria-label={words.position}
          aria-valuetext={words.move(k, steps.total)}
          onChange={(event) => go(event.target.valueAsNumber)}
        />
        <div className="row scrub-buttons">
          <Button
            label={words.first}
            sign="M6 5h2.5v14H6ZM20 5v14L9.5 12Z"
            click={() => go(0)}
            off={k === 0}
          />
          <Button label={words.back} sign="M18 5v14L7 12Z" click={() => go(k - 1)} off={k === 0} />
          <button type="button" className="primary" onClick={() => setRunning(!running)}>
            {running ? words.pause : words.play}
          </button>
          <Button
            label={words.next}
            sign="M6 5v14l11-7Z"
            click={() => go(k + 1)}
            off={k >= steps.total}
          />
          <Button
            label={words.last}
            sign="M15.5 5H18v14h-2.5ZM4 5v14l10.5-7Z"
            click={() => go(steps.total)}
            off={k >= steps.total}
          />
          <span className="soft">{words.move(k, steps.total)}</span>
        </div>
        <p className="soft keys-line">{words.keys}</p>
      </section>
      {analysis.info?.analysis && (
        <Comment
          analysis={analysis.info.analysis}
          k={k}
          names={names}
          words={text}
          view={(who) => step?.views[who]}
          place={comment}
        />
      )}
      <div className="replay-body">
        {step && view && (
          <section className="board">
            <h2 className="hidden">{words.board}</h2>
            <Board
              view={view}
              names={names}
              you={from === "open" ? null : seat}
              asked={step.asked}
              why={null}
              options={[]}
              picked={null}
              pick={() => {}}
              lately={step.kind === "start" ? [] : [happening(step)]}
              account={happenings(step.account)}
              {...(others ? { others } : {})}
            />
          </section>
        )}
        {analysis.info && (
          <AnalysisPanel
            state={analysis}
            names={names}
            words={text}
            seat={Number.isInteger(Number(from)) ? seat : (table.you ?? 0)}
            k={k}
            total={steps.total}
            go={go}
            jump={jump}
            seen={(at, who) => steps.get(at)?.views[who]}
          />
        )}
        {step && view && (
          <div className="replay-rest">
            <details className="panel">
              <summary>{words.score}</summary>
              <ScoreTable lines={text.score(view, names)} names={names} />
            </details>
            <BoardInWords parts={() => text.board(view, names, from === "open" ? null : seat)} />
            <section className="panel replay-acts">
              <h2>{words.share}</h2>
              <ShareLink
                key={`${k} ${from}`}
                href={`/replay/${id}?k=${k}&seat=${from}`}
                title={words.shareTitle(title, k)}
              />
              {step.asked !== null && (
                <PlayOn id={id} k={k} seat={from === "open" ? 0 : seat} table={table} />
              )}
              <p className="row">
                <Link className="button" href={`/table/${id}`}>
                  {words.toTable}
                </Link>
                <Link className="button" href={`/fairness/${id}`}>
                  {words.fairness}
                </Link>
              </p>
            </section>
          </div>
        )}
      </div>
    </div>
  );

  /** To a place, as a seat saw it; all cards stay open where they are. */
  function jump(to: number, who: number) {
    setSearch(
      (old) => {
        const placed = with_(old, "k", String(to));
        return from === "all" ? placed : with_(placed, "seat", String(who));
      },
      { replace: true },
    );
    jumped.current = true;
  }

  function sentence(one: Step): string {
    if (one.kind === "start") return "";
    const who = one.seat === null ? "" : (names[one.seat] ?? "");
    const seen = from === "open" ? one.spectator : one.views[seat];
    return text.happening(happening(one), who, seen);
  }
}

function Button({
  label,
  sign,
  click,
  off,
}: {
  label: string;
  sign: string;
  click(): void;
  off: boolean;
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={click} disabled={off}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}

/** A new table that begins with this position. */
function PlayOn({ id, k, seat, table }: { id: string; k: number; seat: number; table: TableInfo }) {
  const words = useWords(replayWords);
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const fork = () =>
    run(async () => {
      const info = (await server.games()).find((game) => game.name === table.game);
      const level = levelOf(info?.bots ?? [], settings().level);
      const seats = table.seats.map((_, i) => (i === seat ? "me" : level));
      const pause = settings().pause;
      const made = await server.fork(id, { k, seats, settings: { pause } });
      go(`/table/${made.id}`);
    });
  return (
    <div>
      <button type="button" disabled={busy} onClick={fork}>
        {words.playOn}
      </button>
      <p className="soft">{words.playOnAs}</p>
      <ProblemLine problem={problem} />
    </div>
  );
}

function with_(search: URLSearchParams, key: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.set(key, value);
  return changed;
}
