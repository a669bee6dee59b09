/** The games this page can show: every folder here with an index has a board of its own, any other
 * game of the server gets one in words. Each is loaded when needed. */
import type { GameInfo } from "../generated/http";
import { server } from "../server/http";
import { anyGame } from "./any/page";
import type { GamePage } from "./game";
import { STARTS } from "./start";

// biome-ignore lint/suspicious/noExplicitAny: a view is known to its own game only
export type AnyGame = GamePage<any>;

const FOUND = import.meta.glob<{ default: AnyGame }>("./*/index.{ts,tsx}");
const LOADERS = new Map(Object.entries(FOUND).map(([path, load]) => [path.split("/")[1], load]));

/** Those with a board of their own, in the order in which a newcomer may try them. */
export const GAME_NAMES: readonly string[] = [...STARTS.keys()].filter((name) => LOADERS.has(name));

/** A game's part of the page; null for a game that the server does not have either. */
export async function loadGame(
  name: string,
  games: () => Promise<readonly GameInfo[]> = server.games,
): Promise<AnyGame | null> {
  const load = LOADERS.get(name);
  if (load) return (await load()).default;
  const info = (await games()).find((one) => one.name === name);
  return info ? anyGame(info) : null;
}
