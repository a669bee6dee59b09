/** Before the game: who opened the table gets a link to share, who was invited a seat to take. */
import { Fragment, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import type { TableNews } from "../generated/socket";
import { useWords } from "../i18n/language";
import { useAsked, useDoing } from "../page/ask";
import { ProblemLine } from "../page/problem";
import { QrCode } from "../page/qr-code";
import { ShareLink } from "../page/share";
import { usePageTitle } from "../page/title";
import { server } from "../server/http";
import { seatName } from "../table/names";
import { Choosing, useWay } from "./choosing";
import { choosingWords } from "./choosing-words";
import { Emblem } from "./emblem";
import { modeWords } from "./mode-words";
import { played, timeTold } from "./modes";
import { waitingWords } from "./waiting-words";
import { lobbyWords } from "./words";
import "./lobby.css";
import "./new-table.css";
import "./waiting.css";

export function WaitingRoom({
  id,
  table,
  isFull,
  seated,
  children,
}: {
  id: string;
  table: TableNews;
  /** All seats are taken; something is chosen before the game begins. */
  isFull: boolean;
  seated(): void;
  children: ReactNode;
}) {
  const words = useWords(waitingWords);
  const { bots, games } = useWords(lobbyWords);
  const title = games[table.game]?.title ?? table.title;
  const host = table.seats.find((seat) => seat.kind === "person");
  const invited = table.you === null;
  const greeting = host ? words.invited(seatName(host, bots)) : words.nobody;
  const before = useWords(choosingWords).heading;
  const heading = isFull ? before : invited ? greeting : words.hosting;
  usePageTitle(`${title}: ${heading}`);
  return (
    <div className="narrow panel room" data-invited={invited || undefined}>
      <div className="new-head">
        <Emblem game={table.game} />
        <h1>
          {title}
          <small className="room-note">{heading}</small>
        </h1>
      </div>
      {isFull && <Choosing id={id} table={table} />}
      {!invited && !isFull && <Sharing id={id} title={title} />}
      <Facts id={id} table={table} title={title} isFull={isFull} />
      {invited && isFull ? (
        <Names table={table} />
      ) : invited ? (
        <Seats id={id} table={table} seated={seated} />
      ) : (
        <Leaving id={id} table={table} />
      )}
      {children}
    </div>
  );
}

/** The host's half: the link, and the code for a phone beside. */
function Sharing({ id, title }: { id: string; title: string }) {
  const words = useWords(waitingWords);
  const path = `/table/${id}`;
  return (
    <div className="sharing">
      <div>
        <p>{words.hostingLead}</p>
        <ShareLink href={path} title={`${title}: ${words.inviting}`} />
      </div>
      <figure>
        <QrCode text={new URL(path, location.href).href} label={words.inviting} />
        <figcaption className="soft">{words.scan}</figcaption>
      </figure>
    </div>
  );
}

/** What is played, by which clock: the same words as in the lobby's lists. */
function Facts({
  id,
  table,
  title,
  isFull,
}: {
  id: string;
  table: TableNews;
  title: string;
  isFull: boolean;
}) {
  const words = useWords(waitingWords);
  const modes = useWords(modeWords);
  const game = [title, ...played(table.options, modes)];
  if (table.imported) game.push(modes.imported);
  const { reply } = useAsked(() => server.table(id), id);
  const way = useWay();
  return (
    <dl className="table-facts">
      <dt>{words.toPlay}</dt>
      <dd>{game.join(" · ")}</dd>
      <dt>{words.time}</dt>
      <dd>{reply ? timeTold(reply.settings, modes) : "…"}</dd>
      {!isFull &&
        table.choices.map((choice) => {
          const [label, how] = way(choice);
          return (
            <Fragment key={choice.option}>
              <dt>{label}</dt>
              <dd>{how}</dd>
            </Fragment>
          );
        })}
      {table.imported && (
        <>
          <dt>{words.deal}</dt>
          <dd>{words.importedDeal}</dd>
        </>
      )}
    </dl>
  );
}

function Names({ table, children }: { table: TableNews; children?(seat: number): ReactNode }) {
  const words = useWords(waitingWords);
  const { bots } = useWords(lobbyWords);
  return (
    <ol className="room-seats" aria-label={words.players}>
      {table.seats.map((seat, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
        <li key={number} data-kind={seat.kind}>
          <span>
            {seatName(seat, bots) || words.free}
            {table.you === number && <em> ({words.you})</em>}
          </span>
          {seat.kind === "open" && children?.(number)}
        </li>
      ))}
    </ol>
  );
}

/** The guest's half: one seat to take. */
function Seats({ id, table, seated }: { id: string; table: TableNews; seated(): void }) {
  const words = useWords(waitingWords);
  const { busy, problem, run } = useDoing();
  const first = table.seats.findIndex((seat) => seat.kind === "open");
  return (
    <>
      <Names table={table}>
        {(number) => (
          <button
            type="button"
            className={number === first ? "primary" : ""}
            disabled={busy}
            onClick={() => run(() => server.join(id, number).then(seated))}
          >
            {words.take}
            <span className="hidden">, {words.number(number + 1)}</span>
          </button>
        )}
      </Names>
      <ProblemLine problem={problem} />
      <p className="soft">{words.begins}</p>
      <p className="row">
        <Link className="button" href={`/learn/${table.game}`}>
          {words.learn}
        </Link>
        <Link className="button quiet" href="/">
          {words.toStart}
        </Link>
      </p>
    </>
  );
}

function Leaving({ id, table }: { id: string; table: TableNews }) {
  const words = useWords(waitingWords);
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  return (
    <>
      <Names table={table} />
      <ProblemLine problem={problem} />
      <p className="soft">{words.youSit}</p>
      <button
        type="button"
        disabled={busy}
        onClick={() => run(() => server.leave(id).then(() => go("/")))}
      >
        {words.leave}
      </button>
    </>
  );
}
