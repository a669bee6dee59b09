/** What can be done with the table itself: share, give up, claim, come back, look things up. */
import { useState } from "react";
import { Link } from "wouter";
import type { Position, TableNews } from "../generated/socket";
import { useWords } from "../i18n/language";
import { useDoing } from "../page/ask";
import { Dialog } from "../page/dialog";
import { ProblemLine } from "../page/problem";
import { ShareLink } from "../page/share";
import { server } from "../server/http";
import { tableWords } from "./words";

export function TableMenu({
  id,
  table,
  position,
  mode,
  openKeys,
}: {
  id: string;
  table: TableNews;
  position: Position;
  /** What is played here, in words. */
  mode: readonly string[];
  openKeys(): void;
}) {
  const words = useWords(tableWords);
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const { busy, problem, run } = useDoing();
  const close = () => {
    setOpen(false);
    setSure(false);
  };
  const act = (work: () => Promise<unknown>) => run(() => work().then(close));
  const me = table.you === null ? undefined : table.seats[table.you];
  const other = position.asked === null ? undefined : table.seats[position.asked];
  const playing = position.status === "playing";
  const isAway = playing && me && other?.kind === "person" && other !== me && !other.connected;
  return (
    <>
      <button type="button" className="tool-menu" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
          <path d="M4 5.500h16v2.200H4Zm0 5.400h16v2.200H4Zm0 5.400h16v2.200H4Z" />
        </svg>
        <span>{words.menu}</span>
      </button>
      <Dialog title={words.menu} open={open} close={close}>
        <div className="menu">
          {mode.length > 0 && <p>{mode.join(" · ")}</p>}
          <p className="soft">{words.watchLink}</p>
          <ShareLink href={`/table/${id}`} title={table.title} />
          {playing && me && me.bot !== null && !me.resigned && (
            <div className="row">
              <span>{words.backHelp}</span>
              <button type="button" disabled={busy} onClick={() => act(() => server.back(id))}>
                {words.back}
              </button>
            </div>
          )}
          {isAway && (
            <div>
              <p>{words.claimHelp}</p>
              <div className="row">
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => act(() => server.claim(id, "win"))}
                >
                  {words.claimWin}
                </button>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => act(() => server.claim(id, "bot"))}
                >
                  {words.claimBot}
                </button>
              </div>
            </div>
          )}
          <div className="row">
            <button
              type="button"
              onClick={() => {
                close();
                openKeys();
              }}
            >
              {words.keys}
            </button>
            <Link className="button" href={`/rules/${table.game}`} target="_blank">
              {words.rules}
            </Link>
            <Link className="button" href={`/fairness/${id}`}>
              {words.fairness}
            </Link>
            {position.status === "over" && (
              <Link className="button" href={`/replay/${id}`}>
                {words.replay}
              </Link>
            )}
            <Link className="button" href="/">
              {words.lobby}
            </Link>
          </div>
          {playing && me && !me.resigned && (
            <div className="row">
              {sure ? (
                <>
                  <strong>{words.resignSure}</strong>
                  <button
                    type="button"
                    className="danger"
                    disabled={busy}
                    onClick={() => act(() => server.resign(id))}
                  >
                    {words.resignYes}
                  </button>
                  <button type="button" onClick={() => setSure(false)}>
                    {words.keepPlaying}
                  </button>
                </>
              ) : (
                <button type="button" className="danger" onClick={() => setSure(true)}>
                  {words.resign}
                </button>
              )}
            </div>
          )}
          <ProblemLine problem={problem} />
        </div>
      </Dialog>
    </>
  );
}
