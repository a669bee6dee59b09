/** Tables in a list: what is played, who sits there, and what can be done. */
import { Link } from "wouter";
import type { TableInfo } from "../generated/http";
import { useWords } from "../i18n/language";
import { seatName } from "../table/names";
import { modeWords } from "./mode-words";
import { played, timeTold } from "./modes";
import { lobbyWords } from "./words";

type Kind = "mine" | "waiting" | "playing";

export function TableList({
  title,
  tables,
  kind,
  none,
}: {
  title: string;
  tables: TableInfo[];
  kind: Kind;
  none?: string;
}) {
  return (
    <section className="tables" data-kind={kind}>
      <h2>{title}</h2>
      {tables.length === 0 && <p className="soft">{none}</p>}
      <ul aria-label={title}>
        {tables.map((table) => (
          <li key={table.id} className="table-line">
            <TableLine table={table} kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table, kind }: { table: TableInfo; kind: Kind }) {
  const words = useWords(lobbyWords);
  const modes = useWords(modeWords);
  const title = words.games[table.game]?.title ?? table.game;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const facts = [...played(table.options, modes), timeTold(table.settings, modes)];
  if (table.imported) facts.push(modes.imported);
  if (free > 0) facts.push(modes.freeSeats(free, table.seats.length));
  const names = table.seats.map((seat) => seatName(seat, words.bots) || words.free);
  const todo = action(table, kind, words);
  return (
    <>
      <span>
        <strong>{title}</strong>
        <small>{facts.join(" · ")}</small>
      </span>
      <span>{names.join(" · ")}</span>
      <span className="soft">
        {kind === "mine" ? `${words.states[table.status]}, ` : ""}
        {words.ago((Date.now() / 1000 - table.updated_at) / 60)}
      </span>
      <Link
        className={kind === "waiting" ? "button primary" : "button"}
        href={table.status === "over" ? `/replay/${table.id}` : `/table/${table.id}`}
        aria-label={`${todo}: ${title}, ${names.join(", ")}`}
      >
        {todo}
      </Link>
    </>
  );
}

function action(table: TableInfo, kind: Kind, words: (typeof lobbyWords)["en"]): string {
  if (table.status === "over") return words.replay;
  if (kind === "mine") return table.status === "waiting" ? words.look : words.goOn;
  return kind === "waiting" ? words.join : words.watch;
}
