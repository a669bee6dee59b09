/** The games this page can show; each is loaded when it is needed. */
import type { GamePage } from "./game";

// biome-ignore lint/suspicious/noExplicitAny: a view is known to its own game only
export type AnyGame = GamePage<any>;

const GAMES: Record<string, () => Promise<{ default: AnyGame }>> = {
  "lost-cities": () => import("./lost-cities"),
  "lost-cities-rivals": () => import("./lost-cities-rivals"),
  "lost-cities-board": () => import("./lost-cities-board"),
  "catan-rivals": () => import("./catan-rivals"),
};

export const GAME_NAMES = Object.keys(GAMES);

export async function loadGame(name: string): Promise<AnyGame | null> {
  const load = GAMES[name];
  return load ? (await load()).default : null;
}
