/** How the players of a table are called. */
interface SeatLike {
  kind: string;
  name: string;
  bot: string | null;
}

/** A person's name, or the bot's level in words; "" for a free seat. */
export function seatName(seat: SeatLike, levels: Readonly<Record<string, string>>): string {
  if (seat.kind === "person") return seat.name;
  if (seat.kind === "bot") return botName(seat.bot ?? "", levels);
  return "";
}

function botName(level: string, levels: Readonly<Record<string, string>>): string {
  return `Bot (${levels[level] ?? level})`;
}
