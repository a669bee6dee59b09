/** How the players of a table are called. */
interface SeatLike {
  kind: string;
  name: string;
  bot: string | null;
}

/** A person's name, or what a bot of this level is called; "" for a free seat. */
export function seatName(seat: SeatLike, bots: Readonly<Record<string, string>>): string {
  if (seat.kind === "person") return seat.name;
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
