/** The deck builder: cards to choose from on one side, the deck on the other; on a phone one of the
 * two, with how full the deck is always in sight. */
import { useCallback, useState } from "react";
import { Link, useLocation } from "wouter";
import { CardFace } from "../games/catan-rivals/card";
import { exactTitleOf } from "../games/catan-rivals/catalogue";
import type { DeckInfo } from "../generated/http";
import { useLanguage, useWords } from "../i18n/language";
import { useAsked, useDoing } from "../page/ask";
import { Dialog } from "../page/dialog";
import { ProblemLine } from "../page/problem";
import { usePageTitle } from "../page/title";
import { server } from "../server/http";
import { type Deck, PARTS } from "./deck";
import { useDraft } from "./draft";
import { Laboratory } from "./laboratory";
import { Pool } from "./pool";
import { useReport } from "./report";
import { ShareDeck } from "./share-deck";
import { Fill, Judgement, PartCards, Sums } from "./summary";
import { deckWords } from "./words";
import "./builder.css";

export function Builder({
  id,
  start,
  kept,
  plan,
}: {
  /** Names the draft: a kept deck, a sample, or `new`. */
  id: string;
  start: Deck;
  kept: DeckInfo | null;
  plan?: string | undefined;
}) {
  const words = useWords(deckWords);
  const { language } = useLanguage();
  const [, go] = useLocation();
  const [info, setInfo] = useState(kept);
  const saved = (info?.deck as unknown as Deck | undefined) ?? start;
  const [deck, change, isChanged] = useDraft(id, saved);
  const { report, problem } = useReport(deck);
  const [shown, setShown] = useState<"cards" | "deck">("cards");
  const [card, setCard] = useState("");
  const [sharing, setSharing] = useState(false);
  const doing = useDoing();
  const read = useCallback((key: string) => setCard(key), []);
  const title = deck.name.trim() || words.unnamed;
  usePageTitle(title);
  const mine = info?.mine === true;
  const save = () =>
    doing.run(async () => {
      const done =
        info && mine
          ? await server.changeDeck(info.id, info.newest, deck)
          : await server.keepDeck(deck);
      change(done.deck as unknown as Deck);
      setInfo(done);
      if (done.id !== info?.id) go(`/decks/${done.id}`, { replace: true });
    });
  return (
    <div className="deck-builder" data-shown={shown}>
      <div className="deck-head">
        <Link href="/decks" className="button quiet">
          ← {words.back}
        </Link>
        <h1>{title}</h1>
        <p className="row">
          <button
            type="button"
            className="primary"
            disabled={doing.busy || (mine && !isChanged)}
            onClick={save}
          >
            {info && !mine ? words.saveCopy : words.save}
          </button>
          <button type="button" onClick={() => setSharing(true)}>
            {words.share}
          </button>
          {mine && info && <Versions info={info} isChanged={isChanged} change={change} />}
          {isChanged && info && (
            <button type="button" className="quiet" onClick={() => change(saved)}>
              {words.undo}
            </button>
          )}
          <span className="soft" role="status">
            {isChanged || !info ? words.isChanged : words.isSaved}
          </span>
        </p>
        <ProblemLine problem={doing.problem} />
        {info && !mine && <p role="note">{words.theirs}</p>}
      </div>
      <div className="deck-bar">
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no form */}
        <span className="deck-tabs" role="group" aria-label={title}>
          {(["cards", "deck"] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={shown === one}
              onClick={() => setShown(one)}
            >
              {words[one]}
              {one === "deck" && report && report.problems.length > 0 && (
                <b title={words.problems(report.problems.length)}>{report.problems.length}</b>
              )}
            </button>
          ))}
        </span>
        <Fill deck={deck} />
      </div>
      <Pool deck={deck} change={change} read={read} />
      <section className="deck-side" aria-label={words.deck}>
        <label className="deck-name">
          {words.name}
          <input
            value={deck.name}
            maxLength={60}
            onChange={(event) => change({ ...deck, name: event.target.value })}
          />
          <small>{words.nameHelp}</small>
        </label>
        {plan && (
          <details open>
            <summary>{words.plan}</summary>
            <p>{plan}</p>
          </details>
        )}
        <Judgement report={report} problem={problem} />
        {PARTS.map((part) => (
          <PartCards key={part} part={part} deck={deck} change={change} read={read} />
        ))}
        {report && deck.hand.length + deck.stacks.length > 0 && <Sums report={report} />}
        <Laboratory deck={deck} isPlayable={report?.problems.length === 0} />
      </section>
      <Dialog
        title={card ? exactTitleOf(card, language) : ""}
        open={card !== ""}
        close={() => setCard("")}
      >
        <CardFace id={card} large />
      </Dialog>
      <Dialog title={words.share} open={sharing} close={() => setSharing(false)}>
        <ShareDeck
          deck={deck}
          text={report?.text ?? ""}
          path={info && !isChanged ? `/decks/${info.id}` : null}
        />
      </Dialog>
    </div>
  );
}

/** Earlier versions of a kept deck; one that is chosen lies there to be changed or saved anew. */
function Versions({
  info,
  isChanged,
  change,
}: {
  info: DeckInfo;
  isChanged: boolean;
  change(deck: Deck): void;
}) {
  const words = useWords(deckWords);
  const { language } = useLanguage();
  const { run } = useDoing();
  const [chosen, setChosen] = useState(info.newest);
  const { reply } = useAsked(() => server.deckVersions(info.id), `${info.id} ${info.newest}`);
  if (!reply || reply.versions.length < 2) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <label className="deck-versions">
      {words.versions}{" "}
      <select
        value={isChanged ? chosen : info.newest}
        onChange={({ target }) => {
          const version = Number(target.value);
          setChosen(version);
          run(() =>
            server.deck(info.id, version).then((told) => change(told.deck as unknown as Deck)),
          );
        }}
      >
        {reply.versions.map((one) => (
          <option key={one.version} value={one.version}>
            {words.version(one.version, date.format(one.saved_at * 1000))}
          </option>
        ))}
      </select>
    </label>
  );
}
