/** What is played at a table, in words: its mode and options. */
import type { GameWords } from "../games/game";

/** "Mode: Duel, …": the options that have words, those of the game's own order first. */
export function optionLines(
  options: Readonly<Record<string, unknown>>,
  settings: GameWords<unknown>["settings"],
): string[] {
  return Object.keys(settings).flatMap((name) => {
    const told = settings[name];
    const value = options[name];
    if (!told || value === undefined || value === null) return [];
    const words = [value].flat().map((one) => told.values?.[String(one)] ?? plain(one));
    return words.includes("") ? [] : [`${told.label}: ${words.join(", ")}`];
  });
}

/** Numbers and names tell themselves; what is only on or off needs words of its own. */
function plain(value: unknown): string {
  return typeof value === "number" || typeof value === "string" ? String(value) : "";
}
