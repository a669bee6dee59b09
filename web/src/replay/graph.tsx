/** What could be expected over the game, as a line; where the mistakes were, and where we are. */
import { useWords } from "../i18n/language";
import type { Unit } from "../i18n/number";
import { analysisWords } from "./analysis-words";
import type { Lines, Point } from "./judged";

const HEIGHT = 100;
const CLOSE = 75; // where the zero line comes too close to the label at an end

export function Graph({
  lines,
  unit,
  total,
  k,
  mistakes,
  label,
  go,
}: {
  lines: Lines;
  unit: Unit;
  total: number;
  k: number;
  mistakes: readonly Point[];
  label: string;
  go(k: number): void;
}) {
  const words = useWords(analysisWords);
  const all = [...lines.known, ...lines.truth];
  const points = unit === "points";
  const high = points ? roundUp(Math.max(1, ...all.map((one) => one.value))) : 100;
  const low = points ? -roundUp(Math.max(1, ...all.map((one) => -one.value))) : 0;
  const even = points ? 0 : 50;
  const y = (value: number) => ((high - value) / (high - low)) * HEIGHT;
  const path = (points: readonly Point[]) =>
    points.map((one, i) => `${i ? "L" : "M"}${one.k} ${y(one.value).toFixed(1)}`).join("");
  const first = lines.known[0];
  const most = extreme(lines.known, 1);
  const least = extreme(lines.known, -1);
  const spoken =
    first && most && least
      ? words.spoken(
          words.value(first.value, unit),
          words.value(most.value, unit),
          most.k,
          words.value(least.value, unit),
          least.k,
        )
      : "";
  const place = (one: Point) => ({
    left: `${(100 * one.k) / Math.max(1, total)}%`,
    top: `${y(one.value)}%`,
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
          <path className="graph-zero" d={`M0 ${y(even)}H${total}`} />
          <path className="graph-truth" d={path(lines.truth)} />
          <path className="graph-known" d={path(lines.known)} />
          <path className="graph-now" d={`M${Math.min(k, total)} 0V${HEIGHT}`} />
        </svg>
        {mistakes.map((one) => (
          <span key={one.k} className="graph-mistake" style={place(one)} aria-hidden="true" />
        ))}
        {y(even) > HEIGHT - CLOSE && (
          <span className="graph-top" aria-hidden="true">
            {words.value(high, unit)}
          </span>
        )}
        <span className="graph-middle" style={{ top: `${y(even)}%` }} aria-hidden="true">
          {words.value(even, unit)}
        </span>
        {y(even) < CLOSE && (
          <span className="graph-bottom" aria-hidden="true">
            {words.value(low, unit)}
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
    (best, one) => (best && sign * best.value >= sign * one.value ? best : one),
    undefined,
  );
}
