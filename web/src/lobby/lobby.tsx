/** The start: four games, one click to play; your tables, open tables, tables to watch. */
import { Link, useLocation } from "wouter";
import type { GameInfo, TableInfo } from "../generated/http";
import { useWords } from "../i18n/language";
import { useAsked, useDoing } from "../page/ask";
import { ProblemLine } from "../page/problem";
import { usePageTitle } from "../page/title";
import { seeBuild } from "../page/version";
import { server } from "../server/http";
import { change, useSettings } from "../settings/settings";
import { Emblem } from "./emblems";
import { levelOf } from "./level";
import { TableList } from "./table-list";
import { lobbyWords } from "./words";
import "./lobby.css";

const ORDER = ["lost-cities", "lost-cities-rivals", "lost-cities-board", "catan-rivals"];

async function everything() {
  const [games, mine, waiting, playing, about] = await Promise.all([
    server.games(),
    server.myTables(),
    server.tables("waiting"),
    server.tables("playing"),
    server.about(),
  ]);
  seeBuild(about.build);
  return { games, mine: mine.tables, waiting: waiting.tables, playing: playing.tables };
}

export function Lobby() {
  const words = useWords(lobbyWords);
  const { reply, problem } = useAsked(everything, "lobby", 15);
  usePageTitle(words.title);
  const mine = (reply?.mine ?? []).filter((table) => table.status !== "closed");
  const isMine = (table: TableInfo) => mine.some((one) => one.id === table.id);
  const known = ORDER.map((name) => reply?.games.find((game) => game.name === name));
  return (
    <div className="lobby">
      <section className="hero">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <LevelChoice games={reply?.games ?? []} />
      </section>
      {problem !== null && reply === null && (
        <p className="problem" role="alert">
          {words.offline}
        </p>
      )}
      <ul className="games">
        {ORDER.map((name, i) => (
          <GameCard key={name} name={name} info={known[i] ?? null} />
        ))}
      </ul>
      {mine.length > 0 && <TableList title={words.mine} tables={mine.slice(0, 8)} kind="mine" />}
      <TableList
        title={words.openTables}
        tables={(reply?.waiting ?? []).filter((table) => !isMine(table))}
        kind="waiting"
        none={words.noOpen}
      />
      {(reply?.playing ?? []).some((table) => !isMine(table)) && (
        <TableList
          title={words.running}
          tables={(reply?.playing ?? []).filter((table) => !isMine(table))}
          kind="playing"
        />
      )}
    </div>
  );
}

function LevelChoice({ games }: { games: GameInfo[] }) {
  const words = useWords(lobbyWords);
  const chosen = useSettings();
  const levels = [...new Set(games.flatMap((game) => game.bots))];
  const shown = levels.length > 0 ? levels : [chosen.level];
  const level = levelOf(shown, chosen.level);
  return (
    <div className="level">
      <label htmlFor="level">{words.level}</label>
      <select
        id="level"
        value={level}
        onChange={(event) => change({ level: event.target.value })}
        aria-describedby="level-help"
      >
        {shown.map((one) => (
          <option key={one} value={one}>
            {words.levels[one] ?? one}
          </option>
        ))}
      </select>
      <span id="level-help" className="soft">
        {words.levelHelp[level] ?? ""}
      </span>
    </div>
  );
}

function GameCard({ name, info }: { name: string; info: GameInfo | null }) {
  const words = useWords(lobbyWords);
  const chosen = useSettings();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const pitch = words.games[name];
  if (!pitch) return null;
  const play = () =>
    run(async () => {
      const game = info ?? (await server.games()).find((one) => one.name === name);
      const level = levelOf(game?.bots ?? [], chosen.level);
      const seats = ["me", ...Array(Math.min(...(game?.seats ?? [2])) - 1).fill(level)];
      const made = await server.newTable({ game: name, seats, settings: { pause: chosen.pause } });
      go(`/table/${made.id}`);
    });
  const least = Math.min(...(info?.seats ?? [2]));
  const most = Math.max(...(info?.seats ?? [2]));
  return (
    <li className="game-card">
      <Emblem game={name} />
      <div className="game-text">
        <h2>{pitch.title}</h2>
        <p className="facts">
          <span>{pitch.minutes}</span>
          <span>{words.seats(least, most)}</span>
          <span>
            <Weight of={pitch.weight} /> {words.weights[pitch.weight]}
          </span>
        </p>
        <p>{pitch.pitch}</p>
        <p className="first">{pitch.first}</p>
        <ProblemLine problem={problem} />
        <button
          type="button"
          className="primary play"
          disabled={busy}
          onClick={play}
          aria-label={words.playLabel(pitch.title)}
        >
          {words.play}
        </button>
        <p className="row more">
          <Link href={`/new/${name}`} aria-label={`${words.setUp}: ${pitch.title}`}>
            {words.setUp}
          </Link>
          <Link href={`/learn/${name}`} aria-label={`${words.learn}: ${pitch.title}`}>
            {words.learn}
          </Link>
          <Link href={`/rules/${name}`} aria-label={`${words.rules}: ${pitch.title}`}>
            {words.rules}
          </Link>
        </p>
      </div>
    </li>
  );
}

function Weight({ of }: { of: 1 | 2 | 3 }) {
  return (
    <span className="weight" aria-hidden="true">
      {[1, 2, 3].map((dot) => (
        <i key={dot} className={dot <= of ? "on" : ""} />
      ))}
    </span>
  );
}
