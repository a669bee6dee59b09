/** A table at which a game is played or was played: the shell around every board. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Happening } from "../games/game";
import { useGame } from "../games/use-game";
import type { TableNews } from "../generated/socket";
import { useWords } from "../i18n/language";
import { lobbyWords } from "../lobby/words";
import { usePageTitle } from "../page/title";
import { confirms, useSettings } from "../settings/settings";
import { BoardInWords } from "./board-words";
import { ChatPanel } from "./chat";
import type { Connection } from "./connection";
import { Dock } from "./dock";
import { useHint } from "./hint";
import { useOptionsInSight } from "./in-sight";
import { KeyHelp, useKeys } from "./keys";
import { LinkState } from "./link-state";
import { LogPanel, logLines } from "./log";
import { TableMenu } from "./menu";
import { useNotices } from "./notices";
import { ResultDialog } from "./result";
import { Seats, useNames } from "./seats";
import { SinceAway } from "./since";
import { useStage } from "./stage";
import { happenings, type TableState } from "./state";
import { tableWords } from "./words";

const NOTHING: readonly Happening[] = [];

export function PlayTable({
  id,
  connection,
  state,
  table,
}: {
  id: string;
  connection: Connection;
  state: TableState;
  table: TableNews;
}) {
  const words = useWords(tableWords);
  const titles = useWords(lobbyWords).games;
  const game = useGame(table.game);
  if (!game) throw new Error(`${words.noRules} ${table.game}`);
  const text = useWords(game.words);
  const chosen = useSettings();
  const names = useNames(table);
  const { shown, current } = useStage(state);
  const [picked, setPicked] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);

  const position = shown?.position ?? state.position;
  const mine = current && state.link === "live" && !state.pending;
  const options = (mine && position?.prompt?.options) || [];
  const why = position?.prompt?.why ?? null;
  const n = position?.n ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is for one question only
  useEffect(() => setPicked(null), [n]);

  const answer = useCallback(
    (action: string) => {
      setPicked(null);
      connection.command({ type: "answer", n, action });
    },
    [connection, n],
  );
  const pick = useCallback(
    (option: string | null) => {
      if (option === null || confirms(chosen)) setPicked(option);
      else answer(option);
    },
    [chosen, answer],
  );
  const undo = (what: "answer" | "turn") => connection.command({ type: "undo", n, what });

  const asked = Boolean(position?.prompt);
  const question = why ? (text.questions[why] ?? position?.prompt?.question ?? "") : "";
  const told = state.log.filter((one) => one.n < n); // the log does not run ahead of the board
  const lines = logLines(told, position?.view ?? null, names, text, words);
  useNotices({ asked, over: position?.status === "over", question, game: text.title });
  usePageTitle(titles[table.game]?.title ?? table.title, asked && chosen.title ? "● " : "");
  const hint = useHint(id, table, current ? position : null);
  const keyHelp = useKeys({
    root,
    options,
    picked,
    pick,
    answer,
    undo,
    undoable: position?.undo ?? [],
    hint: hint.ask,
  });

  useOptionsInSight(root, n, options.length > 0);

  if (!position) return null;
  const { Board } = game;
  return (
    <div className="table" ref={root}>
      <div className="table-head">
        <h1>
          {titles[table.game]?.title ?? table.title}
          {table.imported && <small className="table-note">{words.imported}</small>}
        </h1>
        <Seats table={table} position={position} names={names} at={state.at} />
        <div className="table-tools">
          <LinkState link={state.link} retry={connection.reconnect} />
          <TableMenu id={id} table={table} position={position} openKeys={keyHelp.show} />
        </div>
      </div>
      <SinceAway id={id} n={position.n} lines={lines} />
      <div className="table-main">
        <section
          className="board"
          aria-label={words.board}
          tabIndex={-1}
          data-stale={state.link !== "live"}
          data-n={position.n}
        >
          <h2 className="hidden">{words.board}</h2>
          {position.view && (
            <Board
              view={position.view}
              names={names}
              you={table.you}
              asked={position.asked}
              why={why}
              options={options}
              picked={picked}
              pick={pick}
              lately={shown?.lately ?? NOTHING}
              account={happenings(position.account)}
            />
          )}
        </section>
        <Dock
          table={table}
          position={position}
          state={state}
          names={names}
          question={question}
          options={options}
          text={(option) => text.option(option, position.view)}
          picked={picked}
          pick={pick}
          answer={answer}
          undo={undo}
          hint={hint}
          reasons={text.reasons}
        />
        {position.view && <BoardInWords parts={text.board(position.view, names, table.you)} />}
      </div>
      <aside className="side" aria-label={words.panel}>
        <LogPanel lines={lines} picture={game.picture} />
        <ChatPanel chat={state.chat} may={table.chat} say={(line) => connection.say(line)} />
      </aside>
      <ResultDialog id={id} table={table} position={position} names={names} score={text.score} />
      <KeyHelp open={keyHelp.open} close={keyHelp.hide} more={text.keys} />
      <LiveRegion lines={lines} asked={asked} question={question} n={position.n} />
    </div>
  );
}

/** Tells a screen reader what happened, and that it is your turn; nothing of the past. */
function LiveRegion({
  lines,
  asked,
  question,
  n,
}: {
  lines: readonly { n: number; text: string }[];
  asked: boolean;
  question: string;
  n: number;
}) {
  const words = useWords(tableWords);
  const told = useRef(n);
  const [said, setSaid] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    const news = lines.filter((line) => line.n >= told.current).map((line) => line.text);
    told.current = n;
    if (asked) news.push(`${words.yourTurn}. ${question}`);
    setSaid(news.join(" "));
  }, [n]);
  return (
    <p className="hidden" aria-live="polite">
      {said}
    </p>
  );
}
