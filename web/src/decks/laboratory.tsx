/** The deck laboratory: bots play the deck against others, and one sees how it and its cards did. */
import { useEffect, useRef, useState } from "react";
import { exactTitleOf } from "../games/catan-rivals/catalogue";
import type { Tally, TrialNews, TrialReport } from "../generated/http";
import { useLanguage, useWords } from "../i18n/language";
import { ProblemLine } from "../page/problem";
import { server } from "../server/http";
import { type Deck, SAMPLES, same } from "./deck";
import { laboratoryWords } from "./laboratory-words";
import { Download } from "./share-deck";
import "./laboratory.css";

const PAIRS = [5, 10, 25, 50];
/** Of the draws and turns that the server reports, the ones that are shown. */
const SHOWN = 1;

interface Trial {
  /** The deck as it was when the trial began, and its rivals. */
  deck: Deck;
  rivals: readonly string[];
  news: TrialNews | null;
}

export function Laboratory({ deck, isPlayable }: { deck: Deck; isPlayable: boolean }) {
  const words = useWords(laboratoryWords);
  const { language } = useLanguage();
  const [rivals, setRivals] = useState<readonly string[]>(SAMPLES.map((one) => one.key));
  const [deals, setDeals] = useState(PAIRS[0] as number);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    setProblem(null);
    const begun: Trial = { deck, rivals, news: null };
    setTrial(begun);
    const met = SAMPLES.filter((one) => rivals.includes(one.key)).map((one) => one.deck);
    try {
      const lines = await server.tryDeck(deck, met, deals, stop.signal);
      for await (const news of lines) setTrial({ ...begun, news });
    } catch (why) {
      if (!stop.signal.aborted) setProblem(why);
      setTrial(null);
    } finally {
      if (running.current === stop) running.current = null;
    }
  };
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setTrial(null);
  };
  const isRunning = trial !== null && !trial.news?.report;
  return (
    <details className="deck-laboratory">
      <summary>{words.title}</summary>
      <p>{words.lead}</p>
      <fieldset disabled={isRunning}>
        <legend>{words.rivals}</legend>
        {SAMPLES.map(({ key, deck: sample, german }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={rivals.includes(key)}
              onChange={({ target }) =>
                setRivals(
                  SAMPLES.map((one) => one.key).filter((one) =>
                    one === key ? target.checked : rivals.includes(one),
                  ),
                )
              }
            />
            {language === "de" ? german : sample.name}
          </label>
        ))}
      </fieldset>
      <p className="row">
        <label>
          {words.pairs}{" "}
          <select
            value={deals}
            disabled={isRunning}
            onChange={({ target }) => setDeals(Number(target.value))}
          >
            {PAIRS.map((one) => (
              <option key={one} value={one}>
                {words.pairsOf(one)}
              </option>
            ))}
          </select>
        </label>
        {isRunning ? (
          <button type="button" onClick={stop}>
            {words.stop}
          </button>
        ) : (
          <button
            type="button"
            className="primary"
            disabled={!isPlayable || rivals.length === 0}
            onClick={start}
          >
            {words.start}
          </button>
        )}
      </p>
      {!isPlayable && <p className="soft">{words.notYet}</p>}
      <ProblemLine problem={problem} />
      {isRunning && <Progress news={trial.news} total={rivals.length * deals * 2} />}
      {trial?.news?.report && (
        <>
          {!same(trial.deck, deck) && <p role="note">{words.changed}</p>}
          <Report report={trial.news.report} rivals={trial.rivals} />
        </>
      )}
    </details>
  );
}

function Progress({ news, total }: { news: TrialNews | null; total: number }) {
  const words = useWords(laboratoryWords);
  const done = news?.done ?? 0;
  return (
    <p className="deck-progress">
      <progress aria-label={words.title} value={done} max={total} />
      <span>{words.progress(done, total)}</span>
    </p>
  );
}

function Report({ report, rivals }: { report: TrialReport; rivals: readonly string[] }) {
  const words = useWords(laboratoryWords);
  const { language } = useLanguage();
  // In narrow columns a line breaks before the number of games only.
  const percent = (share: number) => `${Math.round(100 * share)}\u00a0%`;
  const told = ({ games, won }: Tally) => (games ? words.of(percent(won / games), games) : "");
  return (
    <section aria-live="polite">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.rival}</th>
            <th scope="col">{words.won}</th>
          </tr>
        </thead>
        <tbody>
          {report.scores.map(({ rival, share, error, games }) => {
            const sample = SAMPLES.find((one) => one.key === rivals[rival - 1]);
            return (
              <tr key={rival}>
                <th scope="row">{language === "de" ? sample?.german : sample?.deck.name}</th>
                <td>
                  <meter aria-hidden="true" value={share} />
                  {words.wonOf(percent(share), percent(error), games)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h3>{words.cards}</h3>
      <p className="soft">{words.cardsLead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
      <section className="deck-records" tabIndex={0} aria-label={words.cards}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.card}</th>
              <th scope="col">{words.drawn}</th>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.left}</th>
              <th scope="col">{words.never}</th>
              <th scope="col">{words.seenBy(report.turns[SHOWN] ?? 0)}</th>
              <th scope="col">{words.chance(report.draws[SHOWN] ?? 0)}</th>
            </tr>
          </thead>
          <tbody>
            {report.cards.map((row) => (
              <tr key={row.card}>
                <th scope="row">{exactTitleOf(row.card, language)}</th>
                <td>{told(row.drawn)}</td>
                <td>{told(row.played)}</td>
                <td>{told(row.left)}</td>
                <td>{told(row.unseen)}</td>
                <td>{percent(row.by_turn[SHOWN] ?? 0)}</td>
                <td>{percent(row.by_draws[SHOWN] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Download name="trial.json" text={JSON.stringify(report, null, 1)} words={words.save} />
    </section>
  );
}
