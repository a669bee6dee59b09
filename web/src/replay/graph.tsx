/** The expected lead over the game, as a line; where the mistakes were, and where we are. */
import { useWords } from "../i18n/language";
import { analysisWords } from "./analysis-words";
import type { Lines, Point } from "./judged";

const HEIGHT = 100;
const CLOSE = 75; // where the zero line comes too close to the label at an end

export function Graph({
  lines,
  total,
  k,
  mistakes,
  label,
  go,
}: {
  lines: Lines;
  total: number;
  k: number;
  mistakes: readonly Point[];
  label: string;
  go(k: number): void;
}) {
  const words = useWords(analysisWords);
  const all = [...lines.known, ...lines.truth];
  const high = roundUp(Math.max(1, ...all.map((one) => one.lead)));
  const low = -roundUp(Math.max(1, ...all.map((one) => -one.lead)));
  const y = (lead: number) => ((high - lead) / (high - low)) * HEIGHT;
  const path = (points: readonly Point[]) =>
    points.map((one, i) => `${i ? "L" : "M"}${one.k} ${y(one.lead).toFixed(1)}`).join("");
  const first = lines.known[0];
  const most = extreme(lines.known, 1);
  const least = extreme(lines.known, -1);
  const spoken =
    first && most && least
      ? words.spoken(
          words.number(first.lead),
          words.number(most.lead),
          most.k,
          words.number(least.lead),
          least.k,
        )
      : "";
  const place = (one: Point) => ({
    left: `${(100 * one.k) / Math.max(1, total)}%`,
    top: `${y(one.lead)}%`,
  });
  return (
    <figure className="graph">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider above does the same by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider above does the same */}
      <div
        className="graph-field"
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          go(Math.round(((event.clientX - box.left) / box.width) * total));
        }}
      >
        <svg
          viewBox={`0 0 ${Math.max(1, total)} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${label}. ${spoken}`}
        >
          <path className="graph-zero" d={`M0 ${y(0)}H${total}`} />
          <path className="graph-truth" d={path(lines.truth)} />
          <path className="graph-known" d={path(lines.known)} />
          <path className="graph-now" d={`M${Math.min(k, total)} 0V${HEIGHT}`} />
        </svg>
        {mistakes.map((one) => (
          <span key={one.k} className="graph-mistake" style={place(one)} aria-hidden="true" />
        ))}
        {y(0) > HEIGHT - CLOSE && (
          <span className="graph-top" aria-hidden="true">
            {words.number(high)}
          </span>
        )}
        <span className="graph-middle" style={{ top: `${y(0)}%` }} aria-hidden="true">
          0
        </span>
        {y(0) < CLOSE && (
          <span className="graph-bottom" aria-hidden="true">
            {words.number(low)}
          </span>
        )}
      </div>
      <figcaption className="row">
        <span className="graph-key" data-line="known">
          {words.known}
        </span>
        <span className="graph-key" data-line="truth">
          {words.truth}
        </span>
        {mistakes.length > 0 && (
          <span className="graph-key" data-line="mistake">
            {words.mistake}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** The next of 1, 1.5, 2, 3, 5, 8, 10, 15 ... */
export function roundUp(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.5, 2, 3, 5, 8, 10].find((step) => step * ten >= value) ?? 10) * ten;
}

function extreme(points: readonly Point[], sign: 1 | -1): Point | undefined {
  return points.reduce<Point | undefined>(
    (best, one) => (best && sign * best.lead >= sign * one.lead ? best : one),
    undefined,
  );
}
