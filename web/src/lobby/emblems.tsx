/** An emblem per game that says what it is: drawn by us, in the colours of the theme. The shapes
 * alone tell them apart: rising cards, a hammer and coins, a path of stones, a castle and dice. */
import type { ReactNode } from "react";

const SKY = "var(--emblem-sky)";
const FAR = "var(--emblem-far)";
const LAND = "var(--emblem-land)";
const DEEP = "var(--emblem-deep)";
const SUN = "var(--emblem-sun)";
const PALE = "var(--emblem-pale)";

const SUITS = ["yellow", "blue", "white", "green", "red", "purple"] as const;
type Suit = (typeof SUITS)[number];

/** A card of an expedition: its number, or the star of a wager. */
function Card({
  suit,
  at,
  turn = 0,
  children,
}: {
  suit: Suit;
  at: readonly [number, number];
  turn?: number;
  children: string;
}) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
      <rect
        x="-15"
        y="-21"
        width="30"
        height="42"
        rx="4"
        fill={`var(--suit-${suit})`}
        stroke={DEEP}
        strokeWidth="1.5"
      />
      <text
        textAnchor="middle"
        y="7"
        fontSize="20"
        fontWeight="600"
        fontFamily="var(--font-title)"
        fill={`var(--suit-${suit}-ink)`}
      >
        {children}
      </text>
    </g>
  );
}

export function Scene({ children }: { children?: ReactNode }) {
  return (
    <>
      <rect x="-40" width="240" height="120" fill={SKY} />
      <path
        d="M-40 96 -8 50l12 10 22-20 18 16 30-34 26 30 18-18 26 24 22-14 34 30v54H-40Z"
        fill={FAR}
      />
      {children}
    </>
  );
}

/** Rising cards on their way to a temple among the peaks. */
export function LostCities() {
  return (
    <Scene>
      <circle cx="30" cy="32" r="12" fill={SUN} />
      <g fill={DEEP}>
        <path d="M104 50h44v-6h-5v-6h-5v-6h-5v-6h-14v6h-5v6h-5v6h-5Z" />
        <path d="M121 20h10v6h-10Z" />
      </g>
      <path d="M123 50V40a3 3 0 0 1 6 0v10Z" fill={SUN} />
      <path d="M-40 104c60-32 100-22 140-40 34-14 60-12 100-14v70H-40Z" fill={LAND} />
      <Card suit="white" at={[27, 90]} turn={-8}>
        ★
      </Card>
      <Card suit="yellow" at={[55, 84]} turn={-4}>
        3
      </Card>
      <Card suit="green" at={[84, 78]}>
        6
      </Card>
      <Card suit="blue" at={[112, 76]} turn={4}>
        8
      </Card>
      <Card suit="red" at={[140, 78]} turn={9}>
        10
      </Card>
    </Scene>
  );
}

/** A stack of coins. */
function Coins({ x, count }: { x: number; count: number }) {
  const heights = Array.from({ length: count }, (_, i) => 101 - i * 7);
  return heights.map((y) => (
    <g key={y} transform={`translate(${x} ${y})`}>
      <path
        d="M-14 0v5c0 3.500 6 6 14 6s14-2.500 14-6V0Z"
        fill={SUN}
        stroke={DEEP}
        strokeWidth="1.2"
      />
      <ellipse rx="14" ry="5.500" fill={SUN} stroke={DEEP} strokeWidth="1.2" />
    </g>
  ));
}

/** What is up for auction, the hammer above it, and the gold to pay with. */
export function Auction() {
  return (
    <Scene>
      <Card suit="yellow" at={[26, 44]} turn={-7}>
        4
      </Card>
      <Card suit="blue" at={[56, 38]} turn={-2}>
        7
      </Card>
      <Card suit="red" at={[86, 40]} turn={4}>
        9
      </Card>
      <path d="M-40 84h240v36H-40Z" fill={LAND} />
      <path d="M-40 84h240v5H-40Z" fill={DEEP} opacity="0.35" />
      <Coins x={22} count={2} />
      <Coins x={48} count={4} />
      <Coins x={74} count={1} />
      <rect x="94" y="98" width="56" height="12" rx="5" fill={DEEP} />
      <g transform="translate(122 82) rotate(-38)" fill={DEEP} stroke={PALE} strokeWidth="1.2">
        <rect x="-4" y="-2" width="8" height="60" rx="4" transform="rotate(76)" />
        <rect x="-14" y="-26" width="28" height="46" rx="4" />
        <rect x="-17" y="-32" width="34" height="10" rx="3" />
        <rect x="-17" y="16" width="34" height="10" rx="3" />
      </g>
    </Scene>
  );
}

const STONES = [
  [8, 102],
  [37, 107],
  [68, 101],
  [96, 95],
  [114, 82],
  [108, 67],
  [128, 57],
] as const;

/** Stones of a path up to a temple's gate; an explorer on one of them. */
export function Path() {
  return (
    <Scene>
      <circle cx="40" cy="30" r="12" fill={SUN} />
      <path d="M-40 100c60-46 88-20 132-48 28-16 60-16 108-18v86H-40Z" fill={LAND} />
      <g fill={DEEP}>
        <path d="M104 46V22h9v-8h7v8h8v-8h7v8h8v-8h7v8h8v24h-14V36a8 8 0 0 0-16 0v10Z" />
      </g>
      {STONES.map(([x, y], i) => (
        <g key={x}>
          <ellipse
            cx={x}
            cy={y}
            rx={13 - i * 0.6}
            ry={6.5 - i * 0.3}
            fill={i === STONES.length - 1 ? SUN : PALE}
            stroke={DEEP}
            strokeWidth="1.5"
          />
          {i < 5 && (
            <text
              x={x}
              y={y + 3}
              textAnchor="middle"
              fontSize="8.500"
              fontWeight="700"
              fill="#3a2a1a"
            >
              {i + 1}
            </text>
          )}
        </g>
      ))}
      <g stroke={PALE} strokeWidth="1.2">
        <path d="M56 100c0-16 4-26 12-26s12 10 12 26c-6 4-18 4-24 0Z" fill="var(--suit-red)" />
        <circle cx="68" cy="66" r="8.500" fill="var(--suit-red)" />
        <path d="M54 62c8-3 20-3 28 0-2-4-5-3-6-6-2-6-14-6-16 0-1 3-4 2-6 6Z" fill={DEEP} />
      </g>
    </Scene>
  );
}

function Die({ at, turn, pips }: { at: string; turn: number; pips: readonly [number, number][] }) {
  return (
    <g transform={`translate(${at}) rotate(${turn})`}>
      <rect
        x="-12"
        y="-12"
        width="24"
        height="24"
        rx="5"
        fill={PALE}
        stroke={DEEP}
        strokeWidth="1.5"
      />
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" fill="#3a2a1a" />
      ))}
    </g>
  );
}

const FIELDS: readonly [Suit, string][] = [
  ["green", "M-9 7h18M-6 4l3-8 3 8ZM1 4l3.500-9L8 4Z"],
  ["yellow", "M-6 7V-3M0 7V-6M6 7V-3M-9-1l3-5 3 5M-3-4l3-5 3 5M3-1l3-5 3 5"],
  ["white", "M-9 7 0-7 9 7ZM-3-2h6"],
];

/** Two castles with their fields between them, and the dice that feed both. */
export function Princes() {
  return (
    <Scene>
      <circle cx="80" cy="30" r="11" fill={SUN} />
      <path d="M-40 80c50-16 88-14 120-10 32-4 70-6 120 10v40H-40Z" fill={LAND} />
      {[0, 1].map((side) => (
        <g key={side} transform={side === 0 ? undefined : "translate(160 0) scale(-1 1)"}>
          <path
            d="M8 86V44h5v-7h7v7h6v-7h7v7h5v14h6v-6h6v6h6v28Z"
            fill={DEEP}
            stroke={PALE}
            strokeWidth="1"
          />
          <path
            d="M23 37V14l17 6-15 6v11Z"
            fill={side === 0 ? "var(--suit-red)" : "var(--suit-blue)"}
            stroke={DEEP}
            strokeWidth="1"
          />
          <path d="M18 86V72a5 5 0 0 1 10 0v14Z" fill={SUN} />
        </g>
      ))}
      {FIELDS.map(([suit, path], i) => (
        <g key={suit} transform={`translate(${23 + i * 31} 101)`}>
          <rect
            x="-14"
            y="-12"
            width="28"
            height="24"
            rx="4"
            fill={`var(--suit-${suit})`}
            stroke={DEEP}
            strokeWidth="1.5"
          />
          <path
            d={path}
            fill="none"
            stroke={`var(--suit-${suit}-ink)`}
            strokeWidth="1.6"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </g>
      ))}
      <Die
        at="116 100"
        turn={-10}
        pips={[
          [-5, -5],
          [0, 0],
          [5, 5],
        ]}
      />
      <Die
        at="144 98"
        turn={14}
        pips={[
          [-5, -5],
          [-5, 0],
          [-5, 5],
          [5, -5],
          [5, 0],
          [5, 5],
        ]}
      />
    </Scene>
  );
}
