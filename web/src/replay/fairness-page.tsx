/** Checks in the browser that a table's shuffles were fixed before the deal. */
import { type FormEvent, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { useWords } from "../i18n/language";
import { modeWords } from "../lobby/mode-words";
import { useAsked } from "../page/ask";
import { ProblemLine } from "../page/problem";
import { usePageTitle } from "../page/title";
import { server } from "../server/http";
import { replayWords } from "./words";
import "./replay.css";

export default function FairnessPage({ id }: { id: string }) {
  const words = useWords(replayWords);
  usePageTitle(words.fairTitle);
  return (
    <div className="narrow panel fairness">
      <h1>{words.fairTitle}</h1>
      <p>{words.fairLead}</p>
      {id ? <Check id={id} /> : <Choose />}
      <p className="soft">{words.proves}</p>
    </div>
  );
}

function Choose() {
  const words = useWords(replayWords);
  const [, go] = useLocation();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("table"));
    const id = typed.match(/[0-9a-f]{32}/)?.[0];
    if (id) go(`/fairness/${id}`);
  };
  return (
    <form onSubmit={choose}>
      <p>{words.chooseTable}</p>
      <div className="row">
        <input name="table" required aria-label={words.table} pattern=".*[0-9a-f]{32}.*" />
        <button type="submit" className="primary">
          {words.check}
        </button>
      </div>
    </form>
  );
}

/** SHA-256 of a text in hexadecimal; null where the browser does not offer it. */
export async function fingerprint(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function Check({ id }: { id: string }) {
  const words = useWords(replayWords);
  const { reply, problem } = useAsked(() => server.fairness(id), id);
  const [computed, setComputed] = useState<string | null | undefined>(undefined);
  const seed = reply?.seed ?? null;
  useEffect(() => {
    if (seed !== null) fingerprint(seed).then(setComputed);
  }, [seed]);
  if (problem !== null) return <ProblemLine problem={problem} />;
  if (!reply) return <p role="status">{words.checking}</p>;
  const { commitment, fair, imported, seed_brought, lots } = reply;
  return (
    <>
      {imported && <p role="note">{seed_brought ? words.imported : words.importedSeedless}</p>}
      {lots.length > 0 && <Lots id={id} lots={lots} />}
      <h2>{words.commitment}</h2>
      <code className="digest">{commitment}</code>
      <h2>{words.seed}</h2>
      {seed === null ? <p role="status">{words.notYet}</p> : <code className="digest">{seed}</code>}
      {seed !== null && (
        <div role="status">
          <ul className="verdicts">
            {computed === undefined && <li>{words.checking}</li>}
            {typeof computed === "string" && (
              <Verdict good={computed === commitment} yes={words.hashFits} no={words.hashDiffers} />
            )}
            {computed === null && <li>{words.hashCannot}</li>}
            <Verdict good={fair === true} yes={words.dealsFit} no={words.dealsDiffer} />
          </ul>
        </div>
      )}
      {seed !== null && (
        <>
          <code className="digest">printf %s '{seed}' | sha256sum</code>
          <p className="row">
            <a className="button" href={`/api/tables/${id}/log`} download={`rivalry-${id}.json`}>
              {words.log}
            </a>
            <Link className="button" href={`/replay/${id}`}>
              {words.play}
            </Link>
          </p>
        </>
      )}
    </>
  );
}

/** What the seed has drawn before the game: the sets of a Duel. */
function Lots({ id, lots }: { id: string; lots: readonly string[] }) {
  const words = useWords(replayWords);
  const modes = useWords(modeWords);
  const { reply } = useAsked(() => server.table(id), id);
  const drawn = lots
    .filter((name) => reply?.options[name])
    .map((name) => modes.told[name]?.(reply?.options[name]) ?? name);
  return (
    <>
      <h2>{words.lots}</h2>
      <p>{drawn.length > 0 ? drawn.join("; ") : words.notDrawn}</p>
      <p className="soft">{words.lotsLead}</p>
    </>
  );
}

function Verdict({ good, yes, no }: { good: boolean; yes: string; no: string }) {
  return (
    <li data-good={good}>
      <span aria-hidden="true">{good ? "✓" : "✗"}</span> {good ? yes : no}
    </li>
  );
}
