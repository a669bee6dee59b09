/** The games this page can show: every folder here with an index has a board of its own, any other
 * game of the server gets one in words. Each is loaded when needed. */
import type { GameInfo } from "../generated/http";
import { server } from "../server/http";
import { anyGame } from "./any/page";
import type { GamePage } from "./game";

// biome-ignore lint/suspicious/noExplicitAny: a view is known to its own game only
export type AnyGame = GamePage<any>;

const FOUND = import.meta.glob<{ default: AnyGame }>("./*/index.{ts,tsx}");
const LOADERS = new Map(Object.entries(FOUND).map(([path, load]) => [path.split("/")[1], load]));

/** In the order in which a newcomer may try them. */
const ORDER = ["lost-cities", "lost-cities-rivals", "lost-cities-board", "catan-rivals"];

export const GAME_NAMES: readonly string[] = ORDER.filter((name) => LOADERS.has(name));

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
