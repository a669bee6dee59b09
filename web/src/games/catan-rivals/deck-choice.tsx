/** Which deck to bring to a Tournament Game, one of those kept or a sample. The rival never learns
 * which. */
import { useState } from "react";
import { Link } from "wouter";
import { type Deck, LIMITS, SAMPLES } from "../../decks/deck";
import { deckWords } from "../../decks/words";
import { catalogue, useLanguage, useWords } from "../../i18n/language";
import { useAsked, useDoing } from "../../page/ask";
import { ProblemLine } from "../../page/problem";
import { server } from "../../server/http";
import type { Option } from "../game";
import css from "./bring.module.css";
import type { View } from "./view";

const bringWords = catalogue(
  {
    title: "Which deck do you bring?",
    secret: "Your rival sees its cards only when they are played.",
    take: "Bring this deck",
    broken: "not finished",
    barred: "has cards that this table does not play with",
    build: "Build a deck",
  },
  {
    title: "Welches Deck bringst du mit?",
    secret: "Dein Rivale sieht seine Karten erst, wenn sie gespielt werden.",
    take: "Dieses Deck mitbringen",
    broken: "nicht fertig",
    barred: "hat Karten, mit denen an diesem Tisch nicht gespielt wird",
    build: "Deck bauen",
  },
);

/** The answers that bring a deck: hand, events, stacks, and nothing for places left empty. */
export function answersFor(deck: Deck, view: View): string[] {
  const cards = [...deck.hand, ...deck.events, ...deck.stacks];
  const places = LIMITS.hand + LIMITS.events + (view.options.deck_cards ?? LIMITS.stacks);
  const empty = Array<string>(Math.max(0, places - cards.length)).fill("none");
  return [...cards, ...empty].map((key) => `card ${key}`);
}

interface Offered {
  key: string;
  name: string;
  plan: string;
  isWhole: boolean;
  /** The deck itself, asked for when it is taken. */
  deck(): Promise<Deck>;
}

export default function DeckChoice({
  view,
  options,
  answerAll,
}: {
  view: View;
  options: readonly Option[];
  answerAll(answers: readonly string[]): void;
}) {
  const words = useWords(bringWords);
  const decks = useWords(deckWords);
  const { language } = useLanguage();
  const { reply } = useAsked(server.myDecks, "decks");
  const { busy, problem, run } = useDoing();
  const [barred, setBarred] = useState<readonly string[]>([]);
  const offered = new Set(options.map((option) => String(option.args[0])));
  // The hand and the stacks come from the same cards, all of which are offered at the start.
  const fits = (deck: Deck) => [...deck.hand, ...deck.stacks].every((key) => offered.has(key));
  if (view.asked?.amount !== LIMITS.hand) return null; // it has been begun card by card
  const take = (one: Offered) =>
    run(async () => {
      const deck = await one.deck();
      if (fits(deck)) answerAll(answersFor(deck, view));
      else setBarred((all) => [...all, one.key]);
    });
  const mine: Offered[] = (reply?.decks ?? []).map((line) => ({
    key: line.id,
    name: line.name || decks.unnamed,
    plan: "",
    isWhole: line.problems === 0,
    deck: async () => (await server.deck(line.id)).deck as unknown as Deck,
  }));
  const samples: Offered[] = SAMPLES.map((sample) => ({
    key: sample.key,
    name: language === "de" ? sample.german : sample.deck.name,
    plan: language === "de" ? sample.germanPlan : sample.plan,
    isWhole: true,
    deck: async () => sample.deck,
  }));
  const sampleFits = (key: string) => {
    const found = SAMPLES.find((sample) => sample.key === key);
    return !found || fits(found.deck);
  };
  const list = (title: string, all: readonly Offered[]) => (
    <section>
      <h3>{title}</h3>
      <ul className={css.decks}>
        {all.map((one) => {
          const isBarred = barred.includes(one.key) || !sampleFits(one.key);
          const note = !one.isWhole ? words.broken : isBarred ? words.barred : one.plan;
          return (
            <li key={one.key}>
              <button
                type="button"
                disabled={busy || !one.isWhole || isBarred}
                data-deck={one.key}
                onClick={() => take(one)}
              >
                <strong>{one.name}</strong>
                {note && <small>{note}</small>}
                <span className="hidden">{words.take}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
  return (
    <>
      <p>
        <strong>{words.title}</strong> {words.secret}
      </p>
      <ProblemLine problem={problem} />
      {mine.length > 0 && list(decks.mine, mine)}
      {list(decks.samples, samples)}
      <Link className="button" href="/decks/new">
        {words.build}
      </Link>
    </>
  );
}
