/** The look back at a finished game: asked for once, worked out by the server, shown here. */
import { type Ref, useCallback, useEffect, useId, useState } from "react";
import type { GameWords } from "../games/game";
import type { Analysis, AnalysisInfo, Judged } from "../generated/http";
import { useWords } from "../i18n/language";
import type { Unit } from "../i18n/number";
import { ProblemLine } from "../page/problem";
import { server } from "../server/http";
import { analysisWords } from "./analysis-words";
import { Graph } from "./graph";
import { judgedAt, linesOf, mistakesOf } from "./judged";
import "./analysis.css";

const OFTEN = 1500; // ms between two looks at one that is being worked out

export interface AnalysisState {
  info: AnalysisInfo | null;
  problem: unknown;
  start(): void;
}

/** How far the analysis of a game is; with `wanted`, it is begun if nobody has. */
export function useAnalysis(id: string, wanted: boolean): AnalysisState {
  const [info, setInfo] = useState<AnalysisInfo | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const hear = useCallback((asked: Promise<AnalysisInfo>) => {
    setProblem(null);
    asked.then(setInfo, setProblem);
  }, []);
  const start = useCallback(() => hear(server.analyse(id)), [id, hear]);
  useEffect(() => {
    hear(wanted ? server.analyse(id) : server.analysis(id));
  }, [id, wanted, hear]);
  useEffect(() => {
    if (info?.status !== "working") return;
    const timer = setTimeout(() => hear(server.analysis(id)), OFTEN);
    return () => clearTimeout(timer);
  }, [info, id, hear]);
  return { info, problem, start };
}

interface Shown {
  names: readonly string[];
  words: GameWords<unknown>;
  /** Whose game is looked at. */
  seat: number;
  k: number;
  total: number;
  go(k: number): void;
  /** To the place where a seat had to decide. */
  jump(k: number, seat: number): void;
  /** What a seat saw at a place, as far as it is known here: with it, places have their names. */
  seen?(k: number, seat: number): unknown;
}

export function AnalysisPanel({ state, ...shown }: Shown & { state: AnalysisState }) {
  const words = useWords(analysisWords);
  const id = useId();
  const { info, problem, start } = state;
  return (
    <section className="panel analysis" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <ProblemLine problem={problem} />
      {info?.status === "none" && (
        <>
          <p>{words.lead}</p>
          <button type="button" className="primary" onClick={start}>
            {words.start}
          </button>
        </>
      )}
      {info?.status === "failed" && (
        <p className="row">
          <span role="alert">{words.failed}</span>
          <button type="button" onClick={start}>
            {words.again}
          </button>
        </p>
      )}
      {info?.status === "working" && (
        <p>
          <progress aria-label={words.progress} value={info.done} max={Math.max(1, info.total)} />
          <span className="soft">{words.working(info.done, info.total)}</span>
        </p>
      )}
      {info?.analysis && <Found analysis={info.analysis} {...shown} />}
    </section>
  );
}

function Found({ analysis, ...shown }: Shown & { analysis: Analysis }) {
  const { names, seat, k, total, go } = shown;
  const words = useWords(analysisWords);
  const { unit } = analysis;
  const lines = linesOf(analysis, seat, total);
  const mistakes = mistakesOf(analysis, seat);
  return (
    <>
      <h3>{words.graphOf(names[seat] ?? "", unit)}</h3>
      <Graph
        lines={lines}
        unit={unit}
        total={total}
        k={k}
        mistakes={mistakes.map((one) => ({ k: one.n + 1, value: one.value }))}
        label={words.graphOf(names[seat] ?? "", unit)}
        go={go}
      />
      <p className="soft small">{words.explained[unit]}</p>
      <AsTable analysis={analysis} {...shown} />
      <h3>{words.mistakes(names[seat] ?? "")}</h3>
      {mistakes.length === 0 && <p>{words.noMistakes}</p>}
      <ol className="mistakes">
        {mistakes.map((one) => (
          <li key={one.n}>
            <Mistake one={one} unit={unit} {...shown} />
          </li>
        ))}
      </ol>
      <h3>{words.luckAndSkill}</h3>
      <ul className="summaries">
        {analysis.seats.map((one) => (
          <li key={one.seat}>
            {words.skill(names[one.seat] ?? "", one.answers, one.loss, one.loss_error ?? 0, unit)}{" "}
            {analysis.over && (
              <>
                {words.luck(one.luck, one.luck_error ?? 0, unit)}{" "}
                {words.leadAtEnd(words.value(one.lead, "points"))}
              </>
            )}
          </li>
        ))}
      </ul>
      {!analysis.over && <p className="soft">{words.givenUp}</p>}
    </>
  );
}

function Mistake({ one, unit, words: game, k, jump, seen }: Shown & { one: Judged; unit: Unit }) {
  const words = useWords(analysisWords);
  const best = one.better[0];
  const view = seen?.(one.n, one.seat);
  return (
    <button
      type="button"
      className="mistake"
      aria-current={k === one.n ? "step" : undefined}
      onClick={() => jump(one.n, one.seat)}
    >
      <b className="mistake-loss">{words.lost(words.amount(one.loss, unit))}</b>
      <span>
        {one.n + 1}. {game.option(one.answer, view)}
        {best && <small>{words.instead(game.option(best, view))}</small>}
      </span>
    </button>
  );
}

interface CommentProps {
  names: readonly string[];
  words: GameWords<unknown>;
  /** What the seat that decided saw. */
  view(seat: number): unknown;
}

/** What was decided at the place that is shown, and what would have been better, and why. */
export function Comment({
  analysis,
  k,
  place,
  ...shown
}: CommentProps & { analysis: Analysis; k: number; place?: Ref<HTMLElement> }) {
  const words = useWords(analysisWords);
  const one = judgedAt(analysis, k);
  return (
    <section
      className="comment panel"
      aria-label={words.thisMove}
      aria-live="polite"
      {...(place ? { ref: place } : {})}
    >
      {one ? (
        <Verdict one={one} unit={analysis.unit} {...shown} />
      ) : (
        <p className="soft">{words.noChoice}</p>
      )}
    </section>
  );
}

function Verdict({
  one,
  unit,
  names,
  words: game,
  view,
}: CommentProps & { one: Judged; unit: Unit }) {
  const words = useWords(analysisWords);
  const seen = view(one.seat);
  const { reason } = one;
  const told = (better: Judged["better"][number]) =>
    `${game.option(better, seen)} (${words.value(better.value, unit)})`;
  return (
    <>
      <p>
        {words.here(
          names[one.seat] ?? "",
          game.option(one.answer, seen),
          words.value(one.value, unit),
          unit,
        )}
      </p>
      {one.better.length === 0 ? (
        <p className="soft">{words.best}</p>
      ) : (
        <p>
          {words.better} <b>{one.better.map(told).join("; ")}</b>.{" "}
          {reason && (
            <span className="soft">
              {game.reasons[reason.reason]?.(reason.args) ?? reason.words}
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** Every choice with its values, for those who prefer to read; made when it is opened. */
function AsTable({ analysis, names, words: game, seen }: Shown & { analysis: Analysis }) {
  const words = useWords(analysisWords);
  const { unit, answers } = analysis;
  const [open, setOpen] = useState(false);
  const { columns } = words;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.asTable}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className="analysis-scroll" tabIndex={0} aria-label={words.asTable}>
          <table>
            <thead>
              <tr>
                {Object.values(columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answers.map((one) => (
                <tr key={one.n}>
                  <th scope="row">{one.n + 1}</th>
                  <td>{names[one.seat]}</td>
                  <td>{game.option(one.answer, seen?.(one.n, one.seat))}</td>
                  <td>{words.value(one.value, unit)}</td>
                  <td>{words.value(one.truth, unit)}</td>
                  <td>{one.loss >= 0.05 ? words.amount(one.loss, unit) : ""}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
