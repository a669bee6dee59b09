/** A game on the start page: what it is, one click to play it, and its other ways to be played. */
import { Link, useLocation } from "wouter";
import { STARTS } from "../games/start";
import type { GameInfo } from "../generated/http";
import { useLanguage, useWords } from "../i18n/language";
import { useDoing } from "../page/ask";
import { ProblemLine } from "../page/problem";
import { server } from "../server/http";
import { useSettings } from "../settings/settings";
import { Emblem } from "./emblem";
import { modeWords } from "./mode-words";
import { type Mode, modesOf, plainTitle, usualMode } from "./modes";
import { playBots } from "./play";
import { lobbyWords } from "./words";

export function GameCard({ name, info }: { name: string; info: GameInfo | null }) {
  const words = useWords(lobbyWords);
  const { modes: texts } = useWords(modeWords);
  const chosen = useSettings();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const { language } = useLanguage();
  const start = STARTS.get(name);
  const pitch = words.games[name];
  const title = pitch?.title ?? info?.title ?? name;
  const play = (options: Record<string, unknown>) =>
    run(async () => {
      const game = info ?? (await server.games()).find((one) => one.name === name);
      if (game) go(await playBots(game, chosen.level, options));
    });
  const modes = info ? modesOf(info) : [];
  const usual = texts[(info && usualMode(info)) ?? ""];
  const least = Math.min(...(info?.seats ?? [2]));
  const most = Math.max(...(info?.seats ?? [2]));
  return (
    <li className="game-card" data-game={name} data-wide={start?.wide}>
      <Emblem game={name} />
      <div className="game-text">
        <h2>{title}</h2>
        <p className="facts">
          {pitch && <span>{pitch.minutes}</span>}
          <span>{words.seats(least, most)}</span>
          {pitch && (
            <span>
              <Weight of={pitch.weight} /> {words.weights[pitch.weight]}
            </span>
          )}
        </p>
        {pitch && <p>{pitch.pitch}</p>}
        {pitch && <p className="soft first">{pitch.first}</p>}
      </div>
      <div className="game-play">
        <ProblemLine problem={problem} />
        <button type="button" className="primary play" disabled={busy} onClick={() => play({})}>
          <strong>{words.play}</strong>
          {usual && <span>{usual.title}</span>}
          <span className="hidden">{words.against(title)}</span>
        </button>
        {modes.length > 0 && (
          <ul className="modes" aria-label={words.modes(title)}>
            {modes.map((mode) => (
              <li key={mode.key} data-short={"players" in mode.options || undefined}>
                <ModeButton mode={mode} busy={busy} play={play} />
              </li>
            ))}
          </ul>
        )}
        <p className="more">
          <Link href={`/new/${name}`} aria-label={`${words.setUp}: ${title}`}>
            {words.setUp}
          </Link>
          {start && (
            <>
              <Link href={`/learn/${name}`} aria-label={`${words.learn}: ${title}`}>
                {words.learn}
              </Link>
              <Link href={`/rules/${name}`} aria-label={`${words.rules}: ${title}`}>
                {words.rules}
              </Link>
            </>
          )}
          {start?.more?.map((one) => (
            <Link key={one.href} href={one.href}>
              {one.words[language]}
            </Link>
          ))}
        </p>
      </div>
    </li>
  );
}

function ModeButton({
  mode,
  busy,
  play,
}: {
  mode: Mode;
  busy: boolean;
  play(options: Record<string, unknown>): void;
}) {
  const words = useWords(modeWords);
  const text = words.modes[mode.key];
  return (
    <button
      type="button"
      className="mode"
      data-mode={mode.key}
      disabled={busy}
      onClick={() => play(mode.options)}
    >
      <strong>{text?.title ?? plainTitle(mode.key)}</strong>
      {text && <span>{words.line(text)}</span>}
    </button>
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
