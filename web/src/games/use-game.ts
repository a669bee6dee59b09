/** A game's part of the page, as soon as it is loaded. */
import { use } from "react";
import { type AnyGame, loadGame } from "./registry";

const loading = new Map<string, Promise<AnyGame | null>>();

/** Suspends until the game is there; null for a game this page does not know. */
export function useGame(name: string): AnyGame | null {
  let promise = loading.get(name);
  if (!promise) {
    promise = loadGame(name); // one that failed stays so until the page is loaded again
    loading.set(name, promise);
  }
  return use(promise);
}
