/** A deck to give away: its link, its short text, its JSON. */
import { useWords } from "../i18n/language";
import { ShareLink, useCopy } from "../page/share";
import { type Deck, PARTS } from "./deck";
import { deckWords } from "./words";

/** A deck as JSON, as `rivalry` reads it. */
export function jsonOf(deck: Deck): string {
  const parts = Object.fromEntries(PARTS.map((part) => [part, deck[part]]));
  return JSON.stringify({ name: deck.name, ...parts }, null, 1);
}

export function ShareDeck({
  deck,
  text,
  path,
}: {
  deck: Deck;
  text: string;
  /** The address of what is saved; null while there is none. */
  path: string | null;
}) {
  const words = useWords(deckWords);
  return (
    <div className="deck-share">
      {path ? (
        <>
          <p>{words.shareLead}</p>
          <ShareLink href={path} title={deck.name} />
        </>
      ) : (
        <p role="note">{words.shareFirst}</p>
      )}
      <Written label={words.asText} text={text} file={`${deck.name || "deck"}.txt`} />
      <Written label={words.asJson} text={jsonOf(deck)} file={`${deck.name || "deck"}.json`} />
    </div>
  );
}

/** A link that saves a text as a file. */
export function Download({ name, text, words }: { name: string; text: string; words: string }) {
  return (
    <a
      className="button"
      download={name}
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
    >
      {words}
    </a>
  );
}

function Written({ label, text, file }: { label: string; text: string; file: string }) {
  const words = useWords(deckWords);
  const [copied, copy] = useCopy();
  let area: HTMLTextAreaElement | null = null;
  return (
    <section>
      <h3>{label}</h3>
      <textarea
        ref={(element) => {
          area = element;
        }}
        readOnly
        rows={5}
        value={text}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <p className="row">
        <button type="button" onClick={() => copy(text, area)}>
          {copied ? words.copied : words.copy}
        </button>
        <Download name={file} text={text} words={words.download} />
        <span className="hidden" aria-live="polite">
          {copied ? words.copied : ""}
        </span>
      </p>
    </section>
  );
}
