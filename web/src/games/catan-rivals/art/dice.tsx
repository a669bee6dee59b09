/** The two dice: pips for production, a sign for each event. */
const PIPS: Record<number, [number, number][]> = {
  1: [[20, 20]],
  2: [
    [11, 29],
    [29, 11],
  ],
  3: [
    [10, 30],
    [20, 20],
    [30, 10],
  ],
  4: [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  5: [
    [10, 10],
    [30, 10],
    [20, 20],
    [10, 30],
    [30, 30],
  ],
  6: [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
};

/** A club, two arrows, a bunting, a sheaf, a question mark. */
const FACES: Record<string, string> = {
  brigands: "M8 30 22 13c2-4 6-5 9-3s2 6-1 9L12 33ZM25 11l2 2M22 16l2 2M28 16l2 2",
  trade: "M8 15h18v-4l7 6-7 6v-4H8ZM32 27H14v-4l-7 6 7 6v-4h18Z",
  celebration: "M6 10c9 5 19 5 28 0M10 12l3 9 4-8ZM20 14l3 9 4-9ZM29 12l1 8 3-9ZM12 33l8-6 8 6Z",
  harvest:
    "M20 34V14M20 14c-3-3-3-6 0-9 3 3 3 6 0 9ZM20 22c-6 0-8-3-8-8 5 1 8 4 8 8ZM20 22c6 0 8-3 8-8-5 1-8 4-8 8ZM20 31c-6 0-8-3-8-8 5 1 8 4 8 8ZM20 31c6 0 8-3 8-8-5 1-8 4-8 8Z",
  card: "M14 15c0-5 3-7 6-7s6 2 6 6c0 5-6 5-6 10M20 30v2",
};

export function NumberDie({ n }: { n: number }) {
  return (
    <svg viewBox="0 0 40 40" width="44" height="44" aria-hidden="true">
      <rect x="1.500" y="1.500" width="37" height="37" rx="8" fill="#fffdf6" stroke="#6d5c3c" />
      {(PIPS[n] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="3.600" fill="#2a2318" />
      ))}
    </svg>
  );
}

export function EventDie({ face }: { face: string }) {
  const stroked = face === "card" || face === "brigands";
  return (
    <svg viewBox="0 0 40 40" width="44" height="44" aria-hidden="true">
      <rect
        x="1.500"
        y="1.500"
        width="37"
        height="37"
        rx="8"
        fill={face === "brigands" ? "#8e2a22" : "#5b4391"}
        stroke="#2a2318"
      />
      <path
        d={FACES[face] ?? ""}
        fill={stroked ? "none" : "#fff6df"}
        stroke="#fff6df"
        strokeWidth={face === "card" ? 4 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
