/** What the pictures of the rules are made of: cards, marks, arrows, explorers, coins, dice. */
import type { ComponentType, ReactNode } from "react";
import type { Suit } from "../../art/suit";
import type { Catalogue } from "../../i18n/language";

/** A picture for one part of the rules; its caption says in words what it shows. */
export interface RulePicture {
  Drawing: ComponentType;
  caption: Catalogue<string>;
}

/** A drawing in a box of this size; the caption beside it speaks for it. */
export function Sketch({ size, children }: { size: [number, number]; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      style={{ maxWidth: `${size[0] * 1.35}px` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const CARD = { width: 34, height: 48 };

/** A card by its upper left corner: a number, or ★ for a wager; without a suit, its back. */
export function Card({
  x,
  y,
  suit,
  seen = CARD.width,
  children,
}: {
  x: number;
  y: number;
  suit?: Suit;
  /** How much of it the next card leaves to be seen. */
  seen?: number;
  children?: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        {...CARD}
        rx="4"
        fill={suit ? `var(--suit-${suit})` : "var(--accent)"}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      {suit ? (
        <Words
          x={seen / 2}
          y={31}
          size={seen < CARD.width ? 17 : 20}
          ink={`var(--suit-${suit}-ink)`}
        >
          {children ?? ""}
        </Words>
      ) : (
        <path
          d="M6 6h22v36H6Z"
          fill="none"
          stroke="var(--accent-ink)"
          strokeWidth="1.5"
          strokeDasharray="3 3"
        />
      )}
    </g>
  );
}

/** Cards side by side, or overlapping. */
export function Cards({
  x,
  y,
  suit,
  step = 38,
  children,
}: {
  x: number;
  y: number;
  suit: Suit;
  step?: number;
  children: string;
}) {
  const values = children.split(" ");
  return values.map((value, i) => (
    <Card
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing does not change
      key={i}
      x={x + i * step}
      y={y}
      suit={suit}
      seen={i < values.length - 1 ? Math.min(step, CARD.width) : CARD.width}
    >
      {value}
    </Card>
  ));
}

export function Words({
  x,
  y,
  size = 15,
  ink = "var(--ink)",
  children,
}: {
  x: number;
  y: number;
  size?: number;
  ink?: string;
  children: ReactNode;
}) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight="600" textAnchor="middle" fill={ink}>
      {children}
    </text>
  );
}

/** Allowed, or not: a tick or a cross, never the colour alone. */
export function Mark({ x, y, good }: { x: number; y: number; good: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="11" fill={good ? "var(--good)" : "var(--bad)"} />
      <path
        d={good ? "m-5 0 4 4 6-8" : "m-4-4 8 8m0-8-8 8"}
        fill="none"
        stroke="var(--surface)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Arrow({ from, to }: { from: [number, number]; to: [number, number] }) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number) =>
    `${to[0] - 9 * Math.cos(angle + turn)} ${to[1] - 9 * Math.sin(angle + turn)}`;
  return (
    <path
      d={`M${from} L${to} M${wing(0.5)} L${to} L${wing(-0.5)}`}
      fill="none"
      stroke="var(--ink-soft)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

export function Explorer({ x, y, suit }: { x: number; y: number; suit: Suit }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-8 0c0-11 2-15 5-16a6 6 0 1 1 6 0c3 1 5 5 5 16Z"
      fill={`var(--suit-${suit})`}
      stroke="var(--ink)"
      strokeWidth="1.5"
    />
  );
}

export function Coin({ x, y, children }: { x: number; y: number; children?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12" fill="var(--suit-yellow)" stroke="var(--ink)" strokeWidth="1.5" />
      <Words x={0} y={5} size={13} ink="var(--suit-yellow-ink)">
        {children ?? ""}
      </Words>
    </g>
  );
}

/** A footprint, of which cards of the auction game bear one or two. */
export function Foot({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-4-9c4-2 8 1 8 6 0 3-2 4-2 6 0 3-1 5-3 5s-3-2-3-5c0-4-3-9 0-12Z"
      fill="var(--ink)"
    />
  );
}
