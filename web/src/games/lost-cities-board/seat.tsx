/** What a player has: points, artifacts, explorers that wait, columns, cards known in the hand. */
import { SuitCard } from "../../art/card";
import { cardName, cardOf } from "../../art/card-name";
import { isSuit, SuitSymbol, useSuitName } from "../../art/suit";
import { useLanguage, useWords } from "../../i18n/language";
import { Amphora, Pawn } from "./pieces";
import css from "./seat.module.css";
import { TEXTS } from "./texts";
import { artifactsOf, type BoardView } from "./view";

interface SeatProps {
  view: BoardView;
  seat: number;
  name: string;
  isYou: boolean;
  isAsked: boolean;
  marked: ReadonlySet<string>;
  /** The cards in hand, where they may be seen. */
  hand: readonly string[] | undefined;
}

export function Seat({ view, seat, name, isYou, isAsked, marked, hand }: SeatProps) {
  const { language } = useLanguage();
  const texts = useWords(TEXTS);
  const running = view.running[seat];
  const known = hand ?? view.known[seat] ?? [];
  const artifacts = artifactsOf(view, seat);
  return (
    <section className={css.seat} data-asked={isAsked} aria-label={name}>
      <header className={css.head}>
        <Pawn seat={seat} piece="adventurer" size="2rem" />
        <h2>
          {name}
          {isYou && <small>{texts.you}</small>}
          {isAsked && <small className={css.turn}>{texts.turn}</small>}
        </h2>
        <p className={css.points}>{texts.points(view.points[seat] ?? 0)}</p>
      </header>
      <ul className={css.facts}>
        {running && running.lines.length > 0 && view.phase !== "over" && (
          <li>{texts.explorersNow(signed(running.explorers))}</li>
        )}
        <li>
          <Amphora /> <span className={css.long}>{texts.artifacts(artifacts)}</span>
          <span className={css.short} aria-hidden="true">
            {artifacts}
          </span>
        </li>
        {view.phase !== "over" && <li>{texts.now(view.scores[seat] ?? 0)}</li>}
      </ul>
      {!isYou && <Columns view={view} seat={seat} marked={marked} />}
      <div className={css.rest}>
        <Waiting view={view} seat={seat} />
        {!isYou && (
          <p className={css.known}>
            {texts.handSize(view.hand_sizes[seat] ?? 0)}
            {known.length > 0 && (
              <>
                {hand ? ":" : `, ${texts.known}`}
                {numbered(known).map(({ card, key }) => (
                  <SuitCard
                    key={key}
                    {...cardOf(card)}
                    size={30}
                    label={cardName(language, cardOf(card))}
                  />
                ))}
              </>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

function numbered(cards: readonly string[]) {
  return cards.map((card, i) => ({ card, key: `${card} ${i}` }));
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

const ARROWS: Record<string, string> = { up: "↑", down: "↓" };

/** The columns of a rival: the last card, and small above it what came before. */
function Columns({
  view,
  seat,
  marked,
}: {
  view: BoardView;
  seat: number;
  marked: ReadonlySet<string>;
}) {
  const texts = useWords(TEXTS);
  const suitName = useSuitName();
  return (
    <ul className={css.columns}>
      {view.columns[seat]?.map((values, index) => {
        const colour = view.paths[index]?.colour;
        const direction = view.directions[seat]?.[index];
        if (!isSuit(colour)) return null;
        const last = values.at(-1);
        return (
          <li key={colour} className={css.column} data-suit={colour}>
            <span className="hidden">
              {`${suitName(colour)}: ${values.join(", ") || texts.noCards}`}
              {view.options.up_and_down && direction ? `, ${texts.direction[direction]}` : ""}
            </span>
            <span className={css.short} aria-hidden="true">
              {last ?? "–"}
            </span>
            <span className={css.earlier} aria-hidden="true">
              {values.slice(0, -1).join(" ")}
              {view.options.up_and_down && direction && ` ${ARROWS[direction]}`}
            </span>
            <span
              className={css.last}
              data-new={marked.has(`column ${seat} ${colour}`)}
              aria-hidden="true"
            >
              {last === undefined ? (
                <span className={css.empty}>
                  <SuitSymbol suit={colour} size="50%" />
                </span>
              ) : (
                <SuitCard suit={colour} value={last} size="var(--card)" />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Waiting({ view, seat }: { view: BoardView; seat: number }) {
  const texts = useWords(TEXTS);
  const { researcher, adventurer } = view.waiting[seat] ?? { researcher: 0, adventurer: 0 };
  const pieces = [
    ...Array<string>(researcher).fill("researcher"),
    ...Array<string>(adventurer).fill("adventurer"),
  ];
  return (
    <p className={css.waiting}>
      {texts.waiting}:{pieces.length === 0 && <span>{texts.allOut}</span>}
      <span className="hidden">{pieces.map((piece) => texts.piece[piece]).join(", ")}</span>
      {pieces.map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike
        <Pawn key={i} seat={seat} piece={piece} size="1.7rem" />
      ))}
    </p>
  );
}
