/** A table: connected, and shown as what it is: gone, waiting for players, or played at. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { useWords } from "../i18n/language";
import { WaitingRoom } from "../lobby/waiting";
import { Watching } from "../lobby/watching";
import { seeBuild } from "../page/version";
import { Connection } from "./connection";
import { LinkState } from "./link-state";
import { PlayTable } from "./play";
import { tableWords } from "./words";
import "./table.css";

export default function TablePage({ id }: { id: string }) {
  const words = useWords(tableWords);
  const [connection] = useState(() => new Connection(id));
  useEffect(() => connection.start(), [connection]);
  const state = useSyncExternalStore(connection.subscribe, connection.snapshot);
  const { link, table, position } = state;
  useEffect(() => seeBuild(table?.build ?? ""), [table?.build]);

  if (link === "gone" || position?.status === "closed") {
    return (
      <div className="narrow panel">
        <h1 className="sentence">{link === "gone" ? words.gone : words.closed}</h1>
        <Link href="/" className="button primary">
          {words.toStart}
        </Link>
      </div>
    );
  }
  if (!table || !position) {
    return (
      <div className="narrow panel">
        <h1 className="sentence">{words.menu}</h1>
        <LinkState link={link} retry={connection.reconnect} />
      </div>
    );
  }
  if (position.status === "waiting" || position.status === "choosing") {
    return (
      <WaitingRoom
        id={id}
        table={table}
        isFull={position.status === "choosing"}
        seated={connection.comeAgain}
      >
        <LinkState link={link} retry={connection.reconnect} />
      </WaitingRoom>
    );
  }
  return (
    <>
      {table.you === null && position.status === "playing" && <Watching />}
      <PlayTable id={id} connection={connection} state={state} table={table} />
    </>
  );
}
