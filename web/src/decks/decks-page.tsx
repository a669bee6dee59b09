/** The decks of a player: kept ones, samples to begin with, decks from elsewhere, the builder. */
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "wouter";
import type { DeckLine } from "../generated/http";
import { useLanguage, useWords } from "../i18n/language";
import { useAsked, useDoing } from "../page/ask";
import { Dialog } from "../page/dialog";
import { LostPage } from "../page/lost";
import { ProblemLine } from "../page/problem";
import { usePageTitle } from "../page/title";
import { Refusal, server } from "../server/http";
import { Builder } from "./builder";
import { type Deck, EMPTY, SAMPLES, type Sample } from "./deck";
import { deckWords } from "./words";
import "./decks.css";

export default function DecksPage({ deck }: { deck: string }) {
  const { noDeck } = useWords(deckWords);
  const sample = useSample();
  if (deck === "") return <Shelf />;
  if (deck === "new") return <Builder id="new" start={EMPTY} kept={null} />;
  if (/^[0-9a-f]{32}$/.test(deck)) return <Kept id={deck} />;
  const found = SAMPLES.find((one) => one.key === deck);
  if (!found) return <LostPage sentence={noDeck} />;
  const { name, plan } = sample(found);
  return <Builder id={deck} start={{ ...found.deck, name }} kept={null} plan={plan} />;
}

/** A sample deck's name and plan in the reader's language. */
function useSample(): (sample: Sample) => { name: string; plan: string } {
  const { language } = useLanguage();
  return ({ deck, german, plan, germanPlan }) =>
    language === "de" ? { name: german, plan: germanPlan } : { name: deck.name, plan };
}

function Kept({ id }: { id: string }) {
  const { reply, problem } = useAsked(() => server.deck(id), id);
  const { noDeck } = useWords(deckWords);
  if (problem instanceof Refusal && problem.code === "no-deck")
    return <LostPage sentence={noDeck} />;
  if (!reply) return <ProblemLine problem={problem} />;
  return <Builder id={id} start={reply.deck as unknown as Deck} kept={reply} />;
}

function Shelf() {
  const words = useWords(deckWords);
  const sample = useSample();
  const { reply, problem, again } = useAsked(server.myDecks, "decks");
  usePageTitle(words.title);
  return (
    <div className="narrow deck-shelf">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p className="row">
        <Link className="button primary" href="/decks/new">
          {words.make}
        </Link>
        <Import />
      </p>
      <section className="panel">
        <h2>{words.mine}</h2>
        <ProblemLine problem={problem} />
        {reply?.decks.length === 0 && <p className="soft">{words.none}</p>}
        <ul aria-label={words.mine}>
          {reply?.decks.map((line) => (
            <MyDeck key={line.id} line={line} gone={again} />
          ))}
        </ul>
      </section>
      <section className="panel">
        <h2>{words.samples}</h2>
        <ul aria-label={words.samples}>
          {SAMPLES.map((one) => {
            const { name, plan } = sample(one);
            return (
              <li key={one.key}>
                <span>
                  <strong>{name}</strong>
                  <small>{plan}</small>
                  {one.explorers && <small className="deck-note">{words.explorers}</small>}
                </span>
                <Link className="button" href={`/decks/${one.key}`}>
                  {words.open}
                  <span className="hidden">: {name}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

function MyDeck({ line, gone }: { line: DeckLine; gone(): void }) {
  const words = useWords(deckWords);
  const { language } = useLanguage();
  const [sure, setSure] = useState(false);
  const { busy, problem, run } = useDoing();
  const name = line.name || words.unnamed;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>{words.saved(date.format(line.saved_at * 1000), line.version)}</small>
        <small className="deck-note" data-good={line.problems === 0 || undefined}>
          {line.problems === 0 ? words.playable : words.problems(line.problems)}
        </small>
      </span>
      <span className="row">
        <button type="button" className="quiet" onClick={() => setSure(true)}>
          {words.delete}
          <span className="hidden">: {name}</span>
        </button>
        <Link className="button" href={`/decks/${line.id}`}>
          {words.open}
          <span className="hidden">: {name}</span>
        </Link>
      </span>
      <Dialog title={words.delete} open={sure} close={() => setSure(false)}>
        <p>{words.deleteSure(name)}</p>
        <ProblemLine problem={problem} />
        <p className="row">
          <button
            type="button"
            className="danger"
            disabled={busy}
            onClick={() => run(() => server.deleteDeck(line.id).then(gone))}
          >
            {words.delete}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            {words.keep}
          </button>
        </p>
      </Dialog>
    </li>
  );
}

/** A deck from elsewhere, as text or JSON: it is kept at once, and opened. */
function Import() {
  const words = useWords(deckWords);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [, go] = useLocation();
  const { busy, problem, run } = useDoing();
  const read = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const { deck } = await server.readDeck(text);
      const kept = await server.keepDeck(deck as unknown as Deck);
      go(`/decks/${kept.id}`);
    });
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.import}
      </button>
      <Dialog title={words.import} open={open} close={() => setOpen(false)}>
        <form className="deck-import" onSubmit={read}>
          <p>{words.importLead}</p>
          <textarea
            required
            rows={8}
            maxLength={20000}
            aria-label={words.importText}
            placeholder={
              "deck: …\nhand: abbey, scout, storehouse\nevents: …\nstacks: 2 pharmacy, …"
            }
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <label>
            {words.importFile}{" "}
            <input
              type="file"
              accept=".txt,.json,text/plain,application/json"
              onChange={({ target }) => target.files?.[0]?.text().then(setText)}
            />
          </label>
          <ProblemLine problem={problem} />
          {problem instanceof Refusal && problem.code === "bad-deck" && (
            <p className="soft" lang="en">
              {problem.message}
            </p>
          )}
          <button type="submit" className="primary" disabled={busy}>
            {words.read}
          </button>
        </form>
      </Dialog>
    </>
  );
}
