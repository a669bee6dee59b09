/** Before the game: who is there, the link to invite with, a seat to take. */
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { TableNews } from "../generated/socket";
import { useWords } from "../i18n/language";
import { Emblem } from "../lobby/emblems";
import { lobbyWords } from "../lobby/words";
import { useDoing } from "../page/ask";
import { ProblemLine } from "../page/problem";
import { ShareLink } from "../page/share";
import { usePageTitle } from "../page/title";
import { server } from "../server/http";
import { seatName } from "./names";
import { tableWords } from "./words";
import "../lobby/lobby.css";
import "../lobby/new-table.css";

export function WaitingRoom({
  id,
  table,
  seated,
  children,
}: {
  id: string;
  table: TableNews;
  seated(): void;
  children: ReactNode;
}) {
  const words = useWords(tableWords);
  const { bots, games } = useWords(lobbyWords);
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const title = games[table.game]?.title ?? table.title;
  usePageTitle(`${title}: ${words.waitingTitle}`);
  return (
    <div className="narrow panel waiting">
      <div className="new-head">
        <Emblem game={table.game} />
        <h1>
          {title}
          <small className="waiting-note">{words.waitingTitle}</small>
        </h1>
      </div>
      <p>{words.waitingLead}</p>
      <ShareLink href={`/table/${id}`} title={`${title}: ${words.invite}`} />
      <ol className="waiting-seats">
        {table.seats.map((seat, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
          <li key={number} className="row spread">
            <span>
              {seatName(seat, bots) || words.freeSeat}
              {table.you === number && <em> ({words.you})</em>}
            </span>
            {seat.kind === "open" && table.you === null && (
              <button
                type="button"
                className="primary"
                disabled={busy}
                aria-label={words.takeSeat(number + 1)}
                onClick={() => run(() => server.join(id, number).then(seated))}
              >
                {words.take}
              </button>
            )}
          </li>
        ))}
      </ol>
      <ProblemLine problem={problem} />
      {table.you !== null && (
        <>
          <p className="soft">{words.youSit}</p>
          <button
            type="button"
            disabled={busy}
            onClick={() => run(() => server.leave(id).then(() => go("/")))}
          >
            {words.leave}
          </button>
        </>
      )}
      {children}
    </div>
  );
}
