/** The end: who won, the score explained line by line, and where to go from here. */
import { type CSSProperties, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { CountUp } from "../games/count-up";
import type { ScoreLine } from "../games/game";
import type { Position, TableNews } from "../generated/socket";
import { useWords } from "../i18n/language";
import { useDoing } from "../page/ask";
import { Dialog } from "../page/dialog";
import { ProblemLine } from "../page/problem";
import { server } from "../server/http";
import { tableWords } from "./words";

export function ResultDialog({
  id,
  table,
  position,
  names,
  score,
}: {
  id: string;
  table: TableNews;
  position: Position;
  names: readonly string[];
  score(view: unknown, names: readonly string[]): ScoreLine[];
}) {
  const words = useWords(tableWords);
  const [, go] = useLocation();
  const over = position.status === "over" && position.result != null;
  const [open, setOpen] = useState(over);
  const { busy, problem, run } = useDoing();
  useEffect(() => {
    if (over) setOpen(true);
  }, [over]);
  if (!over || !position.result) return null;
  const { winners, reason } = position.result;
  const again = () => run(() => server.rematch(id).then((made) => go(`/table/${made.id}`)));
  return (
    <>
      {table.you !== null && table.rematch && (
        <button type="button" className="primary" disabled={busy} onClick={again}>
          {words.joinRematch}
        </button>
      )}
      <button
        type="button"
        className={table.rematch ? "" : "primary"}
        onClick={() => setOpen(true)}
      >
        {words.showResult}
      </button>
      <Dialog title={headline()} open={open} close={() => setOpen(false)}>
        {table.you !== null && winners.includes(table.you) && <Confetti />}
        {words.reasons[reason] && <p>{words.reasons[reason](losers())}</p>}
        {position.view && (
          <ScoreTable lines={score(position.view, names)} names={names} winners={winners} />
        )}
        <ProblemLine problem={problem} />
        <div className="row result-acts">
          {table.you !== null && (
            <button type="button" className="primary" disabled={busy} onClick={again}>
              {table.rematch ? words.joinRematch : words.rematch}
            </button>
          )}
          <Link className="button" href={`/replay/${id}`}>
            {words.replay}
          </Link>
          <Link className="button" href={`/replay/${id}?analysis`}>
            {words.analysis}
          </Link>
          <Link className="button" href={`/fairness/${id}`}>
            {words.fairness}
          </Link>
          <Link className="button quiet" href="/">
            {words.lobby}
          </Link>
        </div>
      </Dialog>
    </>
  );

  function headline(): string {
    if (winners.length !== 1)
      return winners.length === names.length ? words.draw : words.wins(named(winners));
    return winners[0] === table.you ? words.youWin : words.wins(named(winners));
  }

  function losers(): string {
    return names.filter((_, seat) => !winners.includes(seat)).join(", ");
  }

  function named(seats: readonly number[]): string[] {
    return seats.map((seat) => names[seat] ?? "");
  }
}

const PIECES = Array.from({ length: 36 }, (_, i) => i);

/** A moment for winning: paper in the colours of the suits, which falls and is gone. */
function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {PIECES.map((i) => (
        <i key={i} style={{ "--i": i } as CSSProperties} />
      ))}
    </div>
  );
}

export function ScoreTable({
  lines,
  names,
  winners = [],
}: {
  lines: readonly ScoreLine[];
  names: readonly string[];
  winners?: readonly number[];
}) {
  const words = useWords(tableWords);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="score-scroll" tabIndex={0} aria-label={words.score}>
      <table className="score">
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
              <th key={seat} scope="col">
                {winners.includes(seat) && <span aria-hidden="true">★ </span>}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <tr key={i} data-kind={line.kind ?? "part"}>
              <th scope="row">{line.label}</th>
              {line.values.map((value, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
                <td key={seat}>
                  {line.kind === "total" && typeof value === "number" ? (
                    <CountUp to={value} />
                  ) : (
                    value
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
