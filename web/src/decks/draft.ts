/** What was changed and not saved outlives a reload, in this browser. */
import { useEffect, useState } from "react";
import { type Change, type Deck, PARTS, same } from "./deck";

const KEY = "rivalry.deck.";

function read(id: string): Deck | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + id) ?? "null");
    const isDeck = typeof found?.name === "string" && PARTS.every((p) => Array.isArray(found[p]));
    return isDeck ? found : null;
  } catch {
    return null;
  }
}

/** A deck to be changed; `id` names the draft, `start` is what is saved. */
export function useDraft(
  id: string,
  start: Deck,
): [deck: Deck, change: Change, isChanged: boolean] {
  const [deck, change] = useState<Deck>(() => read(id) ?? start);
  const isChanged = !same(deck, start);
  useEffect(() => {
    if (isChanged) localStorage.setItem(KEY + id, JSON.stringify(deck));
    else localStorage.removeItem(KEY + id);
  }, [id, deck, isChanged]);
  return [deck, change, isChanged];
}
