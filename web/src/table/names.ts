/** How the players of a table are called. */
interface SeatLike {
  kind: string;
  name: string;
  bot: string | null;
}

/** A player's name in the reader's language: the server calls guests "Guest 3fa9", and nobody
 * else may begin a name like that. */
export function personName(name: string, bots: Readonly<Record<string, string>>): string {
  return name.replace(/^Guest(?= [0-9a-f]{4}$)/, bots.guest ?? "Guest");
}

/** A person's name, or what a bot of this level is called; "" for a free seat. */
export function seatName(seat: SeatLike, bots: Readonly<Record<string, string>>): string {
  if (seat.kind === "person") return personName(seat.name, bots);
  if (seat.kind === "bot") return bots[seat.bot ?? ""] ?? `Bot (${seat.bot})`;
  return "";
}

/** The names by seat, `free` for a free one; equal ones get a number. */
export function seatNames(
  seats: readonly SeatLike[],
  bots: Readonly<Record<string, string>>,
  free = "",
): readonly string[] {
  const plain = seats.map((seat) => seatName(seat, bots) || free);
  return plain.map((name, seat) => {
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return before > 0 ? `${name} ${before + 1}` : name;
  });
}
