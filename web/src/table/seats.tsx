/** Who sits where: name, clock, whether they are there, whose turn it is. */
import { useEffect, useState } from "react";
import type { Position, TableNews } from "../generated/socket";
import { useWords } from "../i18n/language";
import { lobbyWords } from "../lobby/words";
import { seatNames } from "./names";
import { tableWords } from "./words";

export function Seats({
  table,
  position,
  names,
  at,
}: {
  table: TableNews;
  position: Position;
  names: readonly string[];
  at: number;
}) {
  const words = useWords(tableWords);
  return (
    <ul
      className="seats"
      aria-label={words.seats}
      data-many={table.seats.length > 2 && position.asked !== null}
    >
      {table.seats.map((seat, number) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
          key={number}
          className="seat"
          data-kind={seat.kind}
          data-asked={position.asked === number}
          aria-current={position.asked === number ? "true" : undefined}
        >
          <i
            className={`presence ${seat.kind === "bot" || seat.connected ? "here" : "away"}`}
            aria-hidden="true"
          />
          <span className="seat-name">{names[number]}</span>
          {table.you === number && <em>({words.you})</em>}
          <SeatNote seat={seat} />
          {position.clocks && <Clock clocks={position.clocks} seat={number} at={at} />}
        </li>
      ))}
    </ul>
  );
}

function SeatNote({ seat }: { seat: TableNews["seats"][number] }) {
  const words = useWords(tableWords);
  const { bots } = useWords(lobbyWords);
  if (seat.resigned) return <small className="seat-note">{words.resigned}</small>;
  if (seat.kind === "person" && seat.bot !== null)
    return <small className="seat-note">{words.standIn(bots[seat.bot] ?? seat.bot)}</small>;
  if (seat.kind === "person" && !seat.connected)
    return <small className="seat-note">{words.away}</small>;
  return null;
}

/** A seat's time left; the server's, running on here until the next position. */
function Clock({
  clocks,
  seat,
  at,
}: {
  clocks: NonNullable<Position["clocks"]>;
  seat: number;
  at: number;
}) {
  const [now, setNow] = useState(Date.now());
  const running = clocks.running === seat;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  const left = (clocks.left[seat] ?? 0) - (running ? Math.max(0, now - at) / 1000 : 0);
  return (
    <time className="clock" data-short={left < 20}>
      {duration(Math.max(0, left))}
    </time>
  );
}

/** 1:05, 2:00:00, 3 d 04 h. */
export function duration(seconds: number): string {
  const whole = Math.floor(seconds);
  const [days, hours] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24];
  const [minutes, rest] = [Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  if (days > 0) return `${days} d ${two(hours)} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The names by seat, as they are to be shown. */
export function useNames(table: TableNews): readonly string[] {
  const words = useWords(tableWords);
  const { bots } = useWords(lobbyWords);
  return seatNames(table.seats, bots, words.freeSeat);
}
