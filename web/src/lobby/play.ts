/** One click to play: a table against bots, in any mode. */
import type { GameInfo } from "../generated/http";
import { server } from "../server/http";
import { settings } from "../settings/settings";
import { levelOf } from "./level";

/** Make a table against bots of this level, or the nearest the game has; its address. */
export async function playBots(
  game: GameInfo,
  level: string,
  options: Record<string, unknown> = {},
): Promise<string> {
  const players = Number(options.players ?? Math.min(...game.seats));
  const bot = levelOf(game.bots, level);
  const made = await server.newTable({
    game: game.name,
    options,
    seats: ["me", ...Array<string>(players - 1).fill(bot)],
    settings: { pause: settings().pause },
  });
  return `/table/${made.id}`;
}
