/** How the last round ended: its result, and as far as this page has seen it, how it came about. */
import { useState } from "react";
import { useWords } from "../../i18n/language";
import { CountUp } from "../count-up";
import css from "./round-over.module.css";
import { roundLines } from "./score";
import { points, TEXTS } from "./texts";
import type { LostCitiesView } from "./view";

const SHOWN = 2; // turns of the new round during which the old one is told

export function RoundOver({ view, names }: { view: LostCitiesView; names: readonly string[] }) {
  const texts = useWords(TEXTS);
  const last = useLastRound(view);
  const scores = view.history.at(-1);
  if (!scores || view.phase === "over" || view.turns >= SHOWN) return null;
  const title = (
    <span key={view.history.length}>
      {texts.roundOver(view.history.length)}, {texts.pileEmpty}:{" "}
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
        <span key={seat}>
          {seat > 0 && ", "}
          {name} <CountUp to={scores[seat] ?? 0} text={points} />
        </span>
      ))}
    </span>
  );
  if (!last) return <p className={css.over}>{title}</p>;
  return (
    <details className={css.over}>
      <summary>{title}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roundLines(texts, last).map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              {line.values.map((value, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
                <td key={seat}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The last position of the round before this one; null where the page was opened later. */
function useLastRound(view: LostCitiesView): LostCitiesView | null {
  const [seen, setSeen] = useState({ view, last: null as LostCitiesView | null });
  if (seen.view !== view) {
    const next = view.round === seen.view.round + 1;
    setSeen({ view, last: next ? seen.view : view.round === seen.view.round ? seen.last : null });
  }
  return seen.last;
}
