/** How the last round ended: its result, and as far as this page has seen it, how it came about. */
import { useState } from "react";
import { useWords } from "../../i18n/language";
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
  return (
    <table className={css.over}>
      <caption>{texts.roundOver(view.history.length)}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {last &&
          roundLines(texts, last).map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              {line.values.map((value, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
                <td key={seat}>{value}</td>
              ))}
            </tr>
          ))}
        <tr className={css.sum}>
          <th scope="row">{texts.roundLine(view.history.length)}</th>
          {scores.map((score, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
            <td key={seat}>{points(score)}</td>
          ))}
        </tr>
      </tbody>
    </table>
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
