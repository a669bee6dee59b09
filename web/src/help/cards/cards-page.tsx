/** All cards of Rivals for Catan outside of a table: searched, by set and kind, each with its
 * questions and answers at an address of its own. */
import type { ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { search } from "../../games/catan-rivals/browser";
import { CardFace } from "../../games/catan-rivals/card";
import { CARDS, type Card, exactTitleOf } from "../../games/catan-rivals/catalogue";
import { placeWords } from "../../games/catan-rivals/place-words";
import { useLanguage, useWords } from "../../i18n/language";
import { usePageTitle } from "../../page/title";
import { Choice } from "./choice";
import { answersOf } from "./general";
import { cardsWords } from "./words";
import "./cards.css";

const ALL = Object.values(CARDS);

export default function CardsPage({ card }: { card: string }) {
  return card ? <OneCard id={card} /> : <AllCards />;
}

/** The choice stands in the address, so that it can be kept and shared. */
function useChoice() {
  const [query, setQuery] = useSearchParams();
  const read = (name: string) => query.get(name) ?? "";
  const choose = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return { q: read("q"), set: read("set"), kind: read("kind"), choose, query: query.toString() };
}

function AllCards() {
  const words = useWords(cardsWords);
  const names = useWords(placeWords);
  const { language } = useLanguage();
  const { q, set, kind, choose, query } = useChoice();
  const [, go] = useLocation();
  usePageTitle(words.title);
  const found = search(q, set, kind);
  return (
    <div className="cards-page">
      <div className="cards-head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <search className="cards-filters">
        <input
          type="search"
          defaultValue={q}
          aria-label={words.search}
          placeholder={words.search}
          onChange={(event) => choose("q", event.target.value)}
        />
        <Choice
          label={words.set}
          all={words.allSets}
          values={[...new Set(ALL.map((card) => card.set))]}
          text={(one) => `${names.sets[one] ?? one} (${search(q, one, kind).length})`}
          value={set}
          choose={(value) => choose("set", value)}
        />
        <Choice
          label={words.kind}
          all={words.allKinds}
          values={[...new Set(ALL.map((card) => card.kind))]}
          text={(one) => `${names.kinds[one] ?? one} (${search(q, set, one).length})`}
          value={kind}
          choose={(value) => choose("kind", value)}
        />
        <p className="soft" role="status">
          {words.found(found.length)}
        </p>
      </search>
      {found.length === 0 && (
        <p className="row">
          {words.none}
          <button type="button" onClick={() => go("/cards")}>
            {words.clear}
          </button>
        </p>
      )}
      <ul className="cards-list">
        {found.map((card) => (
          <li key={card.key}>
            <CardFace id={card.key} large>
              <Link className="card-more" href={`/cards/${card.key}${query ? `?${query}` : ""}`}>
                {words.answers(answersOf(card, language).length)}
                <span className="hidden">{exactTitleOf(card.key, language)}</span>
              </Link>
            </CardFace>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OneCard({ id }: { id: string }) {
  const words = useWords(cardsWords);
  const { language } = useLanguage();
  const { q, set, kind, query } = useChoice();
  const card = CARDS[id];
  const title = card ? exactTitleOf(id, language) : words.noCard;
  usePageTitle(title);
  const found = search(q, set, kind);
  const place = found.findIndex((one) => one.key === id);
  const more = query ? `?${query}` : "";
  return (
    <div className="narrow one-card">
      <nav className="row spread" aria-label={words.title}>
        <Link className="button" href={`/cards${more}`}>
          ← {words.back}
        </Link>
        <span className="row">
          <Step card={found[place - 1]} more={more} label={words.before}>
            ‹
          </Step>
          <Step card={place < 0 ? undefined : found[place + 1]} more={more} label={words.after}>
            ›
          </Step>
        </span>
      </nav>
      <h1 className={card ? undefined : "sentence"}>{title}</h1>
      {card && (
        <div className="one-card-parts">
          <CardFace id={id} large />
          <section>
            <h2>{words.questions}</h2>
            <dl className="answers">
              {answersOf(card, language).map(([question, answer]) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
            <Link href="/rules/catan-rivals">{words.rules}</Link>
          </section>
        </div>
      )}
    </div>
  );
}

function Step({
  card,
  more,
  label,
  children,
}: {
  card: Card | undefined;
  more: string;
  label: string;
  children: ReactNode;
}) {
  if (!card) return null;
  return (
    <Link className="button" href={`/cards/${card.key}${more}`} aria-label={label}>
      {children}
    </Link>
  );
}
