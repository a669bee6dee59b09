/** The start: the games, one click to play; your tables, open tables, tables to watch. */
import { STARTS } from "../games/start";
import type { GameInfo, TableInfo } from "../generated/http";
import { useWords } from "../i18n/language";
import { useAsked } from "../page/ask";
import { usePageTitle } from "../page/title";
import { seeBuild } from "../page/version";
import { server } from "../server/http";
import { change, useSettings } from "../settings/settings";
import { GameCard } from "./game-card";
import { levelOf } from "./level";
import { TableList } from "./table-list";
import { lobbyWords } from "./words";
import "./lobby.css";

/** Seconds: a table that somebody opens is seen at once. */
const OFTEN = 2.5;

async function everything() {
  const [lobby, games] = await Promise.all([server.lobby(), server.games()]);
  seeBuild(lobby.build);
  return { ...lobby, games };
}

export function Lobby() {
  const words = useWords(lobbyWords);
  const { reply } = useAsked(everything, "lobby", OFTEN);
  const games = reply?.games ?? [];
  const shown = [...new Set([...STARTS.keys(), ...games.map((game) => game.name)])];
  usePageTitle(words.title);
  const mine = (reply?.mine ?? []).filter((table) => table.status !== "closed");
  const running = mine.filter((table) => table.status !== "over");
  const over = mine.filter((table) => table.status === "over");
  const others = (all: TableInfo[] = []) =>
    all.filter((table) => !mine.some((one) => one.id === table.id));
  const watchable = others(reply?.playing);
  return (
    <div className="lobby">
      <section className="hero">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <LevelChoice games={games} />
      </section>
      {running.length > 0 && <TableList title={words.mine} tables={running} kind="mine" />}
      <ul className="games">
        {shown.map((name) => (
          <GameCard
            key={name}
            name={name}
            info={games.find((game) => game.name === name) ?? null}
          />
        ))}
      </ul>
      <TableList
        title={words.openTables}
        tables={others(reply?.waiting)}
        kind="waiting"
        none={words.noOpen}
      />
      {watchable.length > 0 && (
        <TableList title={words.running} tables={watchable} kind="playing" />
      )}
      {over.length > 0 && (
        <TableList title={words.finished} tables={over.slice(0, 5)} kind="mine" />
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
