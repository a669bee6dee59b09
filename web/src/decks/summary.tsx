/** A deck as it stands: its cards by part, what is wrong with it, its sums and curves. */
import { PointSymbol } from "../games/catan-rivals/art/resource";
import { countCards, exactTitleOf } from "../games/catan-rivals/catalogue";
import { placeWords } from "../games/catan-rivals/place-words";
import { POINTS } from "../games/catan-rivals/view";
import type { DeckReport } from "../generated/http";
import { useLanguage, useWords } from "../i18n/language";
import { ProblemLine } from "../page/problem";
import { type Deck, LIMITS, leftOf, move, PARTS, type Part, put, take } from "./deck";
import { type Kind, sentence } from "./report";
import { deckWords } from "./words";

/** How full each part is: always in sight. */
export function Fill({ deck }: { deck: Deck }) {
  const words = useWords(deckWords);
  return (
    <ul className="deck-fill">
      {PARTS.map((part) => (
        <li key={part} data-full={deck[part].length === LIMITS[part] || undefined}>
          {words.parts[part]} <b>{`${deck[part].length}/${LIMITS[part]}`}</b>
        </li>
      ))}
    </ul>
  );
}

export function PartCards({
  part,
  deck,
  change,
  read,
}: {
  part: Part;
  deck: Deck;
  change(deck: Deck): void;
  read(key: string): void;
}) {
  const words = useWords(deckWords);
  const { language } = useLanguage();
  const other: Part | null = part === "events" ? null : part === "hand" ? "stacks" : "hand";
  return (
    <section className="deck-part" data-part={part}>
      <h2>
        {words.parts[part]} <span className="soft">{`${deck[part].length}/${LIMITS[part]}`}</span>
      </h2>
      {deck[part].length === 0 && <p className="soft">{words.empty}</p>}
      <ul>
        {countCards(deck[part]).map(([key, number]) => {
          const title = exactTitleOf(key, language);
          return (
            <li key={key} data-card={key}>
              <button type="button" className="deck-title" onClick={() => read(key)}>
                {number > 1 && <b>{number} × </b>}
                {title}
              </button>
              <span className="deck-steps">
                {other && (
                  <button
                    type="button"
                    aria-label={part === "hand" ? words.toStacks(title) : words.toHand(title)}
                    title={part === "hand" ? words.toStacks(title) : words.toHand(title)}
                    onClick={() => change(move(deck, part, other, key))}
                  >
                    {part === "hand" ? "↓" : "↑"}
                  </button>
                )}
                <button
                  type="button"
                  aria-label={words.takeOut(title)}
                  onClick={() => change(take(deck, part, key))}
                >
                  −
                </button>
                <button
                  type="button"
                  aria-disabled={leftOf(deck, key) < 1}
                  aria-label={words.put(title, words.parts[part])}
                  onClick={() => leftOf(deck, key) > 0 && change(put(deck, part, key))}
                >
                  +
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the judge of decks says. */
export function Judgement({ report, problem }: { report: DeckReport | null; problem: unknown }) {
  const words = useWords(deckWords);
  return (
    <section className="deck-judgement" aria-live="polite">
      <ProblemLine problem={problem} />
      {report?.problems.length === 0 && (
        <p className="deck-good">
          <span aria-hidden="true">✓</span> {words.noProblems}
        </p>
      )}
      {report && <Sentences kind="problems" told={report.problems} sign="✗" />}
      {report && <Sentences kind="warnings" told={report.warnings} sign="!" />}
      <details>
        <summary>{words.limits}</summary>
        <ul>
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Sentences({ kind, told, sign }: { kind: Kind; told: readonly string[]; sign: string }) {
  const words = useWords(deckWords);
  const { language } = useLanguage();
  if (told.length === 0) return null;
  return (
    <>
      <h2>{words[kind](told.length)}</h2>
      <ul className="deck-sentences" data-kind={kind}>
        {told.map((one) => (
          <li key={one}>
            <span aria-hidden="true">{sign}</span> {sentence(one, kind, language)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The points on the cards by kind, and how many cards cost how much: as bars with numbers. */
export function Sums({ report }: { report: DeckReport }) {
  const words = useWords(deckWords);
  const names = useWords(placeWords);
  const kinds = POINTS.filter((kind) => report.points[kind]);
  const most = Math.max(1, ...Object.values(report.points));
  const prices = Object.entries(report.prices).map(([price, n]) => [Number(price), n] as const);
  const dearest = Math.max(0, ...prices.map(([price]) => price));
  const highest = Math.max(1, ...prices.map(([, n]) => n));
  return (
    <section className="deck-sums">
      <h2>{words.sums}</h2>
      <dl className="deck-points">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>
              <PointSymbol point={kind} /> {names.pointShort[kind]}
            </dt>
            <dd style={{ "--part": (report.points[kind] ?? 0) / most } as React.CSSProperties}>
              {report.points[kind]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft">{words.reach(report.reach)}</p>
      {prices.length > 0 && (
        <>
          <h2>{words.prices}</h2>
          <ol className="deck-curve" start={0}>
            {Array.from({ length: dearest + 1 }, (_, price) => {
              const cards = report.prices[price] ?? 0;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the price is what a bar stands for
                <li key={price} style={{ "--part": cards / highest } as React.CSSProperties}>
                  <span aria-hidden="true">{cards || ""}</span>
                  <i aria-hidden="true" />
                  <small aria-hidden="true">{price}</small>
                  <span className="hidden">{words.priceBar(price, cards)}</span>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}
