/** All cards that a deck may have: found by words, set, kind, price and points, each with how many
 * are in the deck and how many are left. */
import { memo, useState } from "react";
import { Emblem } from "../games/catan-rivals/art/emblem";
import { Price } from "../games/catan-rivals/art/resource";
import { search } from "../games/catan-rivals/browser";
import { CardPoints } from "../games/catan-rivals/card";
import { type Card, exactTitleOf, tintOf } from "../games/catan-rivals/catalogue";
import { placeWords } from "../games/catan-rivals/place-words";
import { POINTS, type Point } from "../games/catan-rivals/view";
import { Choice } from "../help/cards/choice";
import { cardsWords } from "../help/cards/words";
import { useLanguage, useWords } from "../i18n/language";
import {
  type Change,
  countOf,
  type Deck,
  leftOf,
  type Part,
  PLACES,
  priceOf,
  put,
  takeAny,
} from "./deck";
import { deckWords } from "./words";

const NO_FILTER = { q: "", set: "", kind: "", price: "", points: "" };

/** The cards for a deck that fit all choices. */
export function found(filter: typeof NO_FILTER): Card[] {
  return search(filter.q, filter.set, filter.kind).filter(
    (card) =>
      card.key in PLACES &&
      (filter.price === "" || priceOf(card.key) === Number(filter.price)) &&
      (filter.points === "" || hasPoints(card, filter.points as Point)),
  );
}

function hasPoints(card: Card, kind: Point): boolean {
  return [card.points, ...card.sides].some((side) => (side[kind] ?? 0) > 0);
}

const POOL = found(NO_FILTER);
const of = (fact: (card: Card) => string | number) => [...new Set(POOL.map(fact))].map(String);
const SETS = of((card) => card.set);
const KINDS = of((card) => card.kind);
const PRICES = of((card) => priceOf(card.key)).sort((a, b) => Number(a) - Number(b));

export function Pool({
  deck,
  change,
  read,
}: {
  deck: Deck;
  change: Change;
  /** Show the whole card. */
  read(key: string): void;
}) {
  const words = useWords(deckWords);
  const cards = useWords(cardsWords);
  const names = useWords(placeWords);
  const [filter, setFilter] = useState(NO_FILTER);
  const choose = (name: keyof typeof NO_FILTER) => (value: string) =>
    setFilter((all) => ({ ...all, [name]: value }));
  const shown = found(filter);
  return (
    <section className="deck-pool" aria-label={words.cards}>
      <search className="deck-filters">
        <input
          type="search"
          value={filter.q}
          aria-label={words.search}
          placeholder={words.search}
          onChange={(event) => choose("q")(event.target.value)}
        />
        <Choice
          label={cards.set}
          all={cards.allSets}
          values={SETS}
          text={(one) => names.sets[one] ?? one}
          value={filter.set}
          choose={choose("set")}
        />
        <Choice
          label={cards.kind}
          all={cards.allKinds}
          values={KINDS}
          text={(one) => names.kinds[one] ?? one}
          value={filter.kind}
          choose={choose("kind")}
        />
        <Choice
          label={words.price}
          all={words.allPrices}
          values={PRICES}
          text={(one) => words.costs(Number(one))}
          value={filter.price}
          choose={choose("price")}
        />
        <Choice
          label={words.points}
          all={words.allPoints}
          values={[...POINTS]}
          text={(one) => words.withPoints(names.points[one as Point])}
          value={filter.points}
          choose={choose("points")}
        />
        <p className="soft" role="status">
          {cards.found(shown.length)}
          {shown.length === 0 && (
            <button type="button" className="quiet" onClick={() => setFilter(NO_FILTER)}>
              {cards.clear}
            </button>
          )}
        </p>
      </search>
      <ul className="deck-cards">
        {shown.map((card) => (
          <PoolCard
            key={card.key}
            card={card}
            number={countOf(deck, card.key)}
            left={leftOf(deck, card.key)}
            change={change}
            read={read}
          />
        ))}
      </ul>
    </section>
  );
}

interface PoolCardProps {
  card: Card;
  number: number;
  left: number;
  change: Change;
  read(key: string): void;
}

/** Drawn again only when its own numbers change. */
const PoolCard = memo(function PoolCard({ card, number, left, change, read }: PoolCardProps) {
  const words = useWords(deckWords);
  const { language } = useLanguage();
  const title = exactTitleOf(card.key, language);
  const part = PLACES[card.key]?.part as Part;
  return (
    <li data-tint={tintOf(card)} data-in={number > 0 || undefined} data-card={card.key}>
      <Facts card={card} title={title} read={read} />
      <span className="deck-steps">
        {part === "stacks" && (
          <button
            type="button"
            className="deck-hand"
            aria-disabled={left < 1}
            aria-label={words.put(title, words.parts.hand)}
            onClick={() => left > 0 && change((deck) => put(deck, "hand", card.key))}
          >
            {words.hand}
          </button>
        )}
        <button
          type="button"
          aria-disabled={number === 0}
          aria-label={words.takeOut(title)}
          onClick={() => number > 0 && change((deck) => takeAny(deck, card.key))}
        >
          −
        </button>
        <output aria-label={`${title}: ${number}, ${words.left(left)}`}>
          <b>{number}</b>
          <small>{words.left(left)}</small>
        </output>
        <button
          type="button"
          aria-disabled={left < 1}
          aria-label={words.put(title, words.parts[part])}
          onClick={() => left > 0 && change((deck) => put(deck, part, card.key))}
        >
          +
        </button>
      </span>
    </li>
  );
});

function Facts({ card, title, read }: { card: Card; title: string; read(key: string): void }) {
  const names = useWords(placeWords);
  return (
    <button type="button" className="deck-facts" onClick={() => read(card.key)}>
      <Emblem card={card} />
      <span className="deck-names">
        <strong>{title}</strong>
        <small>
          {names.kinds[card.heroine ? "heroine" : card.kind]} · {names.sets[card.set]}
        </small>
      </span>
      <span className="deck-worth">
        <Price cost={card.cost} size={16} />
        <CardPoints points={card.points} />
      </span>
    </button>
  );
}
