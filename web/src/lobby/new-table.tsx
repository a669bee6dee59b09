/** A table to one's liking: who sits there, the game's own options, time, spectators. */
import { type FormEvent, type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { useGame } from "../games/use-game";
import type { GameInfo, Settings as TableSettings } from "../generated/http";
import { useWords } from "../i18n/language";
import { useAsked, useDoing } from "../page/ask";
import { LostPage } from "../page/lost";
import { ProblemLine } from "../page/problem";
import { usePageTitle } from "../page/title";
import { server } from "../server/http";
import { useSettings } from "../settings/settings";
import { Emblem } from "./emblem";
import { levelOf } from "./level";
import { MAIN } from "./modes";
import { newWords } from "./new-words";
import { counts, OptionField } from "./option-field";
import type { Way } from "./shaped-field";
import { lobbyWords } from "./words";
import "./lobby.css";
import "./new-table.css";

const DAYS: Record<string, number> = { day: 1, "3 days": 3, week: 7 };
const PAUSES = [0, 0.5, 1, 2, 4];

export default function NewTablePage({ game }: { game: string }) {
  const { reply, problem } = useAsked(server.games, "games");
  const { noGame } = useWords(newWords);
  if (!reply) return <ProblemLine problem={problem} />;
  const info = reply.find((one) => one.name === game);
  return info ? <Form info={info} /> : <LostPage sentence={noGame} />;
}

/** The settings behind a choice of thinking time. */
export function timeSettings(choice: string): Pick<TableSettings, "clock" | "days"> {
  const days = DAYS[choice];
  if (days !== undefined) return { days };
  if (choice === "none") return {};
  const [initial = 0, increment = 0] = choice.split(" ").map(Number);
  return { clock: { initial, increment } };
}

function Form({ info }: { info: GameInfo }) {
  const words = useWords(newWords);
  const lobby = useWords(lobbyWords);
  const game = useGame(info.name);
  const chosen = useSettings();
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const level = levelOf(info.bots, chosen.level);
  const [players, setPlayers] = useState(Math.min(...info.seats));
  const [others, setOthers] = useState<string[]>(["person", level, level, level]);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [ways, setWays] = useState<Record<string, Way>>({});
  const [open, setOpen] = useState(false);
  const [time, setTime] = useState("none");
  const [pause, setPause] = useState(chosen.pause);
  const [spectators, setSpectators] = useState(true);
  const [spectatorChat, setSpectatorChat] = useState(false);
  const [absence, setAbsence] = useState<"claim" | "bot">("claim");
  const texts = useWords(game?.words ?? NO_WORDS).settings;
  const title = lobby.games[info.name]?.title ?? info.title;
  usePageTitle(words.title(title));

  const seats = ["me", ...others.slice(0, players - 1)];
  const hasPeople = seats.includes("person");
  const sized = info.options.some((option) => option.name === "players");
  const values = Object.fromEntries(
    info.options.map(({ name, default: usual }) => [name, name in options ? options[name] : usual]),
  );
  const shown = info.options.filter((option) => counts(option, values));
  const wayOf = (name: string) => ways[name] ?? "agreed";
  const later = shown.map(({ name }) => name).filter((name) => wayOf(name) !== "agreed");
  const given = Object.fromEntries(
    Object.entries(options).filter(
      ([name]) => shown.some((option) => option.name === name) && !later.includes(name),
    ),
  );
  const make = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const made = await server.newTable({
        game: info.name,
        options: sized ? { ...given, players } : given,
        seats,
        public: open && hasPeople,
        settings: {
          ...timeSettings(time),
          pause,
          spectators,
          spectator_chat: spectatorChat,
          absence: { rule: absence },
          choose: Object.fromEntries(later.map((name) => [name, wayOf(name) as "turns" | "lot"])),
        },
      });
      go(`/table/${made.id}`);
    });
  };
  const fields = shown
    .filter((option) => option.name in texts && !["players", "starter"].includes(option.name))
    .map((option) => ({
      main: MAIN.includes(option.name),
      field: (
        <OptionField
          key={option.name}
          option={option}
          text={texts[option.name] ?? { label: option.name }}
          value={values[option.name]}
          choose={(value) => setOptions((all) => ({ ...all, [option.name]: value }))}
          way={{
            way: wayOf(option.name),
            choose: (way) => setWays((all) => ({ ...all, [option.name]: way })),
          }}
        />
      ),
    }));
  const finer = fields.filter((one) => !one.main).map((one) => one.field);
  return (
    <form className="narrow new-table" onSubmit={make}>
      <div className="new-head">
        <Emblem game={info.name} />
        <h1>{words.title(title)}</h1>
      </div>
      <fieldset className="panel">
        <legend>{words.who}</legend>
        {info.seats.length > 1 && (
          <Field label={words.players} option="players">
            <select value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
              {info.seats.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </Field>
        )}
        <p className="field">
          <span>{words.seat(1)}</span>
          <strong>{words.me}</strong>
        </p>
        {others.slice(0, players - 1).map((other, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
          <Field key={i} label={words.seat(i + 2)}>
            <select
              value={other}
              onChange={(event) => setOthers(others.with(i, event.target.value))}
            >
              <option value="person">{words.person}</option>
              {info.bots.map((bot) => (
                <option key={bot} value={bot}>
                  {words.bot(lobby.levels[bot] ?? bot)}
                </option>
              ))}
            </select>
          </Field>
        ))}
        {hasPeople && (
          <Check label={words.public} help={words.publicHelp} value={open} choose={setOpen} />
        )}
        {info.options.some((option) => option.name === "starter") && (
          <Field label={words.starter} option="starter">
            <select
              value={String(options.starter ?? "")}
              onChange={({ target: { value } }) =>
                setOptions((all) => ({ ...all, starter: value === "" ? null : Number(value) }))
              }
            >
              <option value="">{words.drawn}</option>
              {seats.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
                <option key={seat} value={seat}>
                  {words.seatStarts(seat + 1)}
                </option>
              ))}
            </select>
          </Field>
        )}
      </fieldset>
      {fields.length > 0 && (
        <fieldset className="panel">
          <legend>{words.rules}</legend>
          {fields.filter((one) => one.main).map((one) => one.field)}
          {finer.length > 0 && (
            <details open={finer.length === fields.length}>
              <summary>{words.more}</summary>
              {finer}
            </details>
          )}
        </fieldset>
      )}
      <fieldset className="panel">
        <legend>{words.time}</legend>
        <Field label={words.clock}>
          <select value={time} onChange={(event) => setTime(event.target.value)}>
            {Object.entries(words.clocks).map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </Field>
        <Field label={words.pause}>
          <select value={pause} onChange={(event) => setPause(Number(event.target.value))}>
            {PAUSES.map((count) => (
              <option key={count} value={count}>
                {words.seconds(count)}
              </option>
            ))}
          </select>
        </Field>
        {hasPeople && (
          <Field label={words.absence}>
            <select
              value={absence}
              onChange={(event) => setAbsence(event.target.value as "claim" | "bot")}
            >
              <option value="claim">{words.absences.claim}</option>
              <option value="bot">{words.absences.bot}</option>
            </select>
          </Field>
        )}
      </fieldset>
      <fieldset className="panel">
        <legend>{words.watching}</legend>
        <Check label={words.spectators} value={spectators} choose={setSpectators} />
        {spectators && (
          <Check label={words.spectatorChat} value={spectatorChat} choose={setSpectatorChat} />
        )}
      </fieldset>
      <ProblemLine problem={problem} />
      <button type="submit" className="primary make" disabled={busy}>
        {words.make}
      </button>
    </form>
  );
}

const NO_WORDS = { en: { settings: {} }, de: { settings: {} } } as unknown as NonNullable<
  ReturnType<typeof useGame>
>["words"];

function Field({
  label,
  option,
  children,
}: {
  label: string;
  option?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="field" data-option={option}>
      <span>{label}</span>
      {children}
    </label>
  );
}

function Check({
  label,
  help,
  value,
  choose,
}: {
  label: string;
  help?: string;
  value: boolean;
  choose(value: boolean): void;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => choose(event.target.checked)} />
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
    </label>
  );
}
