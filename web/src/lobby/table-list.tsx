/** Tables in a list: who sits there, and what can be done. */
import { Link } from "wouter";
import type { TableInfo } from "../generated/http";
import { useWords } from "../i18n/language";
import { seatName } from "../table/names";
import { lobbyWords } from "./words";

export function TableList({
  title,
  tables,
  kind,
  none,
}: {
  title: string;
  tables: TableInfo[];
  kind: "mine" | "waiting" | "playing";
  none?: string;
}) {
  const words = useWords(lobbyWords);
  return (
    <section className="tables">
      <h2>{title}</h2>
      {tables.length === 0 && <p className="soft">{none}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id} className="table-line">
            <strong>{words.games[table.game]?.title ?? table.game}</strong>
            <span>
              {table.seats.map((seat) => seatName(seat, words.bots) || words.free).join(" · ")}
            </span>
            <span className="soft">
              {kind === "mine" ? `${words.states[table.status]}, ` : ""}
              {words.ago((Date.now() / 1000 - table.updated_at) / 60)}
            </span>
            <Link
              className="button"
              href={table.status === "over" ? `/replay/${table.id}` : `/table/${table.id}`}
            >
              {action(table, kind, words)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function action(table: TableInfo, kind: string, words: (typeof lobbyWords)["en"]): string {
  if (table.status === "over") return words.replay;
  if (kind === "mine") return table.status === "waiting" ? words.look : words.goOn;
  return kind === "waiting" ? words.join : words.watch;
}
