/** What happened since this browser last looked at the table. The place is kept by table. */
import { useEffect, useState } from "react";
import { useWords } from "../i18n/language";
import type { LogLine } from "./log";
import { tableWords } from "./words";

const KEY = "rivalry.seen";
const KEPT = 200; // tables

type Seen = Record<string, number>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function seenPlace(id: string): number | null {
  return read()[id] ?? null;
}

/** Remember that everything before place `n` has been seen. */
export function see(id: string, n: number): void {
  const { [id]: _, ...rest } = read();
  const kept = Object.entries(rest).slice(-KEPT);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: n }));
}

export function SinceAway({ id, n, lines }: { id: string; n: number; lines: readonly LogLine[] }) {
  const words = useWords(tableWords);
  const [before, setBefore] = useState(() => seenPlace(id));
  const [until] = useState(n);
  useEffect(() => {
    const note = () => {
      if (!document.hidden) see(id, n);
    };
    note();
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, [id, n]);
  const missed = before === null ? [] : lines.filter((line) => line.n >= before && line.n < until);
  if (missed.length === 0) return null;
  return (
    <section className="since panel" aria-label={words.since(missed.length)}>
      <h2>{words.since(missed.length)}</h2>
      <ol>
        {missed.slice(-12).map((line) => (
          <li key={line.n}>{line.text}</li>
        ))}
      </ol>
      <button type="button" onClick={() => setBefore(null)}>
        {words.understood}
      </button>
    </section>
  );
}
