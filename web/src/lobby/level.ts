/** The bot's level to begin with: the one chosen before, or the nearest thing a game has. */
const LADDER = ["random", "novice", "casual", "learned", "strong", "master"];

export function levelOf(bots: readonly string[], wanted: string): string {
  if (bots.includes(wanted)) return wanted;
  const below = LADDER.slice(0, LADDER.indexOf(wanted) + 1).reverse();
  return below.find((level) => bots.includes(level)) ?? bots.at(-1) ?? wanted;
}
