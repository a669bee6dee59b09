/** A table at which a game is played or was played: the shell around every board. */
import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { type Happening, questionText } from "../games/game";
import { useGame } from "../games/use-game";
import type { TableNews } from "../generated/socket";
import { useWords } from "../i18n/language";
import { lobbyWords } from "../lobby/words";
import { usePageTitle } from "../page/title";
import { confirms, useSettings } from "../settings/settings";
import type { Connection } from "./connection";
import { Dock } from "./dock";
import { isAlone, useHint } from "./hint";
import { KeyHelp, useKeys } from "./keys";
import { LinkState } from "./link-state";
import { useLogLines } from "./log";
import { TableMenu } from "./menu";
import { optionLines } from "./mode";
import { useNotices } from "./notices";
import { ResultDialog } from "./result";
import { Seats, useNames } from "./seats";
import { Side, SideButton, useSide } from "./side";
import { SinceAway } from "./since";
import { play, soundOf } from "./sound";
import { SoundMenu } from "./sound-menu";
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
  const answerAll = useCallback(
    ([action = "", ...more]: readonly string[]) =>
      connection.command({ type: "answer", n, action, more }),
    [connection, n],
  );
  const alone = isAlone(table); // then whole turns can be taken back
  const pick = useCallback(
    (option: string | null) => {
      if (option === null || confirms(chosen, !alone && isFinal(option))) setPicked(option);
      else answer(option);
    },
    [chosen, answer, alone],
  );
  const undo = (what: "answer" | "turn") => connection.command({ type: "undo", n, what });

  const asked = Boolean(position?.prompt);
  const prompt = position?.prompt;
  const question = prompt ? (questionText(text, why, prompt.amount) ?? prompt.question) : "";
  const told = state.log.filter((one) => one.n < n); // the log does not run ahead of the board
  const lines = useLogLines(told, position?.view ?? null, names, text, words);
  useNotices({ asked, over: position?.status === "over", question, game: text.title });
  usePageTitle(titles[table.game]?.title ?? table.title, asked && chosen.title ? "● " : "");
  useMoveSounds(told, n);
  const hint = useHint(id, table, current ? position : null);
  const side = useSide(state.chat, table.you);
  const keyHelp = useKeys({
    root,
    showSide: side.show,
    options,
    picked,
    pick,
    answer,
    undo,
    undoable: position?.undo ?? [],
    hint: hint.ask,
  });

  if (!position) return null;
  const { Board } = game;
  const mode = optionLines(table.options, text.settings);
  const note = [...(table.imported ? [words.imported] : []), ...mode].join(" · ");
  return (
    <div className="table" ref={root}>
      <div className="table-head">
        <Link href="/" className="table-home" aria-label={words.lobby} title={words.lobby}>
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <path d="M4 27 13 6l5 11.500L23 11l5 16Z" fill="var(--accent)" />
            <circle cx="23" cy="6" r="3.5" fill="var(--warm)" />
          </svg>
        </Link>
        <h1>
          {titles[table.game]?.title ?? table.title}
          <small className="table-note" title={note}>
            {note}
          </small>
        </h1>
        <Seats table={table} position={position} names={names} at={state.at} />
        <div className="table-tools">
          <LinkState link={state.link} retry={connection.reconnect} />
          <SoundMenu />
          <SideButton side={side} />
          <TableMenu
            id={id}
            table={table}
            position={position}
            mode={mode}
            openKeys={keyHelp.show}
          />
        </div>
      </div>
      <SinceAway id={id} n={position.n} lines={lines} />
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
            answerAll={answerAll}
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
      >
        <ResultDialog id={id} table={table} position={position} names={names} score={text.score} />
      </Dock>
      <Side
        side={side}
        lines={lines}
        picture={game.picture}
        chat={state.chat}
        may={table.chat}
        say={(line) => connection.say(line)}
        parts={() => (position.view ? text.board(position.view, names, table.you) : [])}
      />
      <KeyHelp open={keyHelp.open} close={keyHelp.hide} more={text.keys} />
      <LiveRegion lines={lines} asked={asked} question={question} n={position.n} />
    </div>
  );
}

/** Answers that show what was hidden or hand the turn on: they cannot be taken back. */
const FINAL = ["draw", "uncover", "bid", "pass", "end", "stay"];

function isFinal(option: string): boolean {
  return FINAL.includes(option.split(" ")[0] ?? "");
}

/** What has just happened is heard, nothing of the past. */
function useMoveSounds(told: readonly Happening[], n: number): void {
  const heard = useRef(n);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    const news = told.filter((one) => one.n >= heard.current && one.kind !== "undo");
    if (heard.current > 0)
      for (const sound of new Set(news.map((one) => soundOf(one.verb)))) if (sound) play(sound);
    heard.current = n;
  }, [n]);
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
