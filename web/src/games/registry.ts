/** The games this page can show: every folder here with an index. Each is loaded when needed. */
import type { GamePage } from "./game";

// biome-ignore lint/suspicious/noExplicitAny: a view is known to its own game only
export type AnyGame = GamePage<any>;

const FOUND = import.meta.glob<{ default: AnyGame }>("./*/index.{ts,tsx}");
const LOADERS = new Map(Object.entries(FOUND).map(([path, load]) => [path.split("/")[1], load]));

/** In the order in which a newcomer may try them. */
const ORDER = ["lost-cities", "lost-cities-rivals", "lost-cities-board", "catan-rivals"];

export const GAME_NAMES: readonly string[] = ORDER.filter((name) => LOADERS.has(name));

export async function loadGame(name: string): Promise<AnyGame | null> {
  const load = LOADERS.get(name);
  return load ? (await load()).default : null;
}
