/** A lesson, on a game or on a part of it: recorded positions on the real board, with somebody who explains. */
import { use, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import {
  type GameWords,
  type Happening,
  type Option,
  questionText,
  type ShortLesson,
} from "../games/game";
import { useGame } from "../games/use-game";
import { useWords } from "../i18n/language";
import { playBots } from "../lobby/play";
import { useDoing } from "../page/ask";
import { LostPage } from "../page/lost";
import { ProblemLine } from "../page/problem";
import { usePageTitle } from "../page/title";
import { server } from "../server/http";
import { moves, settings } from "../settings/settings";
import { OptionList } from "../table/options";
import { helpWords } from "./words";
import "../table/table.css";
import "./help.css";

/** A question of the recorded game, as the learner saw it. */
interface Recorded {
  n: number;
  seat: number;
  asked: number | null;
  why: string | null;
  amount: number;
  view: { players?: number };
  options: Option[];
  lately: Happening[];
  account: Happening[];
  answer: string | null;
}

/** Milliseconds within which the board has followed the reader. */
const ARRIVED = 2000;

const LESSONS = import.meta.glob<{ default: Recorded[] }>("../generated/tutorials/*.json");
const loading = new Map<string, Promise<Recorded[]>>();

function lesson(name: string): Promise<Recorded[]> {
  const load = LESSONS[`../generated/tutorials/${name}.json`];
  const kept = loading.get(name) ?? load?.().then((file) => file.default) ?? Promise.resolve([]);
  loading.set(name, kept);
  return kept;
}

/** The whole lesson of a game, or the one on a part of it. */
function lessonOf(text: GameWords<never>, part: string | undefined): ShortLesson | undefined {
  if (part) return text.lessons?.[part];
  return { title: text.title, steps: text.tutorial, options: {} };
}

export default function TutorialPage({ name, part }: { name: string; part: string | undefined }) {
  const words = useWords(helpWords);
  const game = useGame(name);
  const positions = use(lesson(part ? `${name}-${part}` : name));
  if (!game) return <LostPage sentence={words.noGame} />;
  if (positions.length === 0 || !lessonOf(game.words.en, part)?.steps.length) {
    return (
      <LostPage sentence={words.noLesson}>
        <Link className="button primary" href={`/rules/${name}`}>
          {words.readRules}
        </Link>
      </LostPage>
    );
  }
  return <Lesson name={name} part={part} game={game} positions={positions} />;
}

function Lesson({
  name,
  part,
  game,
  positions,
}: {
  name: string;
  part: string | undefined;
  game: NonNullable<ReturnType<typeof useGame>>;
  positions: Recorded[];
}) {
  const words = useWords(helpWords);
  const text = useWords(game.words);
  const [place, setPlace] = useState(0);
  const [other, setOther] = useState(false);
  const taught = lessonOf(text, part);
  const title = words.tutorial(taught?.title ?? text.title);
  usePageTitle(title);
  const steps = taught?.steps ?? [];
  const step = steps[place];
  const where = step ? placesOf(positions[step.at], step.want) : "";
  const lesson = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A board may first have to turn to the side that the step is about.
    const frame = requestAnimationFrame(() => bringIntoSight(lesson.current, place, where));
    return () => cancelAnimationFrame(frame);
  }, [place, where]);
  if (!step)
    return <Done name={name} part={part} options={taught?.options ?? {}} again={() => go(0)} />;

  function go(to: number) {
    setOther(false);
    setPlace(to);
  }
  const shown = positions[Math.min(step.at, positions.length - 1)] as Recorded;
  const names = [words.you, ...Array.from({ length: 3 }, (_, i) => `${words.rival} ${i + 1}`)];
  const count = shown.view.players ?? 2;
  if (count === 2) names[1] = words.rival;
  const wanted = shown.options.find((option) => option.words === step.want);
  const pick = (option: string | null) => {
    if (option === null || !step.want) return;
    if (option === step.want) go(place + 1);
    else setOther(true);
  };
  const { Board } = game;
  return (
    <div className="lesson" ref={lesson}>
      {where && (
        <style>{`${where} { outline: 3px dashed var(--mark, var(--focus)); outline-offset: 2px; }`}</style>
      )}
      <section className="coach panel" aria-label={words.coach} key={place}>
        <h1>{title}</h1>
        <p className="soft coach-step">
          {words.step(place + 1, steps.length)}
          <progress max={steps.length} value={place + 1} aria-hidden="true" />
        </p>
        <p className="say" aria-live="polite">
          {step.say}
        </p>
        {wanted && (
          <p>
            <strong>{words.tryIt}</strong> {text.option(wanted, shown.view)}
          </p>
        )}
        <p className="problem" role="status">
          {other && wanted ? words.other(text.option(wanted, shown.view)) : ""}
        </p>
        <div className="row">
          {!step.want && (
            // biome-ignore lint/a11y/noAutofocus: each step begins where the last one was left
            <button type="button" className="primary" autoFocus onClick={() => go(place + 1)}>
              {words.goOn}
            </button>
          )}
          {place > 0 && (
            <button type="button" onClick={() => go(place - 1)}>
              {words.back}
            </button>
          )}
          <Link className="button quiet" href="/">
            {words.skip}
          </Link>
        </div>
        {step.want && (
          <details>
            <summary>{questionText(text, shown.why, shown.amount)}</summary>
            <OptionList
              options={shown.options}
              label={words.coach}
              text={(option) => text.option(option, shown.view)}
              picked={null}
              pick={pick}
            />
          </details>
        )}
      </section>
      <section className="board">
        <h2 className="hidden">{words.board}</h2>
        <Board
          view={shown.view}
          names={names.slice(0, count)}
          you={shown.seat}
          asked={shown.asked}
          why={shown.why}
          options={step.want ? shown.options : []}
          picked={null}
          pick={pick}
          lately={shown.lately}
          account={shown.account}
        />
      </section>
    </div>
  );
}

/** Where the wanted answer lies on the board, as every board marks its options and its hand. */
function placesOf(shown: Recorded | undefined, want: string | undefined): string {
  const option = shown?.options.find((one) => one.words === want);
  if (!option) return "";
  return [`words=${JSON.stringify(option.words)}`, `hand=${JSON.stringify(option.args.join(" "))}`]
    .map((place) => `.lesson .board [data-${place}]`)
    .join(",");
}

/** Let the board follow the reader: to what the step is about, or to its beginning. */
function bringIntoSight(lesson: HTMLElement | null, place: number, where: string): void {
  const behavior = moves(settings()) ? "smooth" : "auto";
  const places = where && lesson ? [...lesson.querySelectorAll(where)] : [];
  const wanted = places.find((one) => one.checkVisibility?.() ?? true);
  if (wanted) {
    const arrive = () => wanted.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
    arrive();
    // A smooth scroll stops on its way when something else moves the board.
    const once = { once: true, capture: true, signal: AbortSignal.timeout(ARRIVED) };
    lesson?.addEventListener("scrollend", arrive, once);
  } else if (place > 0) lesson?.querySelector(".board")?.scrollTo({ top: 0, behavior });
  // What lies nowhere on the board is answered from the list.
  if (where && !wanted) lesson?.querySelector("details")?.setAttribute("open", "");
}

function Done({
  name,
  part,
  options,
  again,
}: {
  name: string;
  part: string | undefined;
  /** The game that was taught. */
  options: Record<string, unknown>;
  again(): void;
}) {
  const words = useWords(helpWords);
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const play = () =>
    run(async () => {
      const game = (await server.games()).find((one) => one.name === name);
      if (game) go(await playBots(game, "novice", options));
    });
  return (
    <div className="narrow panel">
      <h1>{words.done}</h1>
      <p>{part ? words.partLead : words.doneLead}</p>
      <ProblemLine problem={problem} />
      <div className="row">
        <button type="button" className="primary" disabled={busy} onClick={play}>
          {part ? words.playPart : words.playNow}
        </button>
        <Link className="button" href={part ? `/rules/${name}#${part}` : `/rules/${name}`}>
          {words.readRules}
        </Link>
        <button type="button" className="quiet" onClick={again}>
          {words.again}
        </button>
      </div>
    </div>
  );
}
