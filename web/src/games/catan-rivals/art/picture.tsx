/** A card's picture: a ground, and the parts that `scenes.ts` puts on it. Decoration; the card's
 * name stands beside it. */
import type { Card } from "../catalogue";
import { PARTS } from "./parts";
import { KINDS, SCENES } from "./scenes";

/** Sky above, ground below; where the ground begins. */
const GROUNDS: Record<string, { sky: string; far: string; near: string; line: number }> = {
  meadow: { sky: "#d8e9ee", far: "#b9d59a", near: "#9dc07a", line: 46 },
  forest: { sky: "#cfe0d2", far: "#7fa877", near: "#6a9363", line: 44 },
  field: { sky: "#f6e8bd", far: "#e3c566", near: "#d4b04a", line: 44 },
  town: { sky: "#dfe6ea", far: "#cbb998", near: "#b9a682", line: 50 },
  rock: { sky: "#dfe3ea", far: "#aeb4b4", near: "#969c9a", line: 46 },
  river: { sky: "#d8e9ee", far: "#b9d59a", near: "#7fb4c8", line: 50 },
  sea: { sky: "#cfe4ec", far: "#6fa9bf", near: "#5f9bb2", line: 44 },
  hall: { sky: "#e9d6b4", far: "#c9a877", near: "#a9824e", line: 54 },
  dusk: { sky: "#f0cfae", far: "#a98a6a", near: "#8b7055", line: 50 },
  night: { sky: "#46527a", far: "#3d4a4c", near: "#333d3f", line: 48 },
  snow: { sky: "#9fb4cc", far: "#eef3f6", near: "#dbe5ec", line: 48 },
};
const BASE = 58; // where things stand

interface Placed {
  key: string;
  part: string;
  args: string[];
  x: number;
  up: number;
  size: number;
}

/** "meadow tree@14 church@52,8*1.150", in parts. */
export function sceneOf(words: string): { ground: string; placed: Placed[] } {
  const [ground = "meadow", ...rest] = words.split(" ");
  const placed = rest.map((word, i) => {
    const [what = "", where = "50"] = word.split("@");
    const [part = "", ...args] = what.split("/");
    const [at = "50", size = "1"] = where.split("*");
    const [x = "50", up = "0"] = at.split(",");
    return { key: `${i} ${word}`, part, args, x: Number(x), up: Number(up), size: Number(size) };
  });
  return { ground, placed };
}

export function sceneWords(card: Card): string {
  return SCENES[card.key] ?? SCENES[card.name] ?? KINDS[card.kind] ?? "meadow house/red@50";
}

export function Picture({ card }: { card: Card }) {
  const { ground, placed } = sceneOf(sceneWords(card));
  const { sky, far, near, line } = GROUNDS[ground] ?? (GROUNDS.meadow as (typeof GROUNDS)[string]);
  return (
    <svg viewBox="0 0 100 66" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="100" height="66" fill={sky} />
      {ground === "night" && <circle cx="84" cy="12" r="6" fill="#f3ead0" />}
      {ground === "hall" ? (
        <path d="M0 0h100v6q-12 8-25 0t-25 0-25 0-25 0Z" fill="#a83a2c" opacity=".7" />
      ) : (
        <path d={`M0 ${line}q24-9 50-3t50-4V66H0Z`} fill={far} />
      )}
      <path d={`M0 ${line + 7}q28-4 54-1t46-2V66H0Z`} fill={near} />
      {placed.map(({ key, part, args, x, up, size }) => (
        <g key={key} transform={`translate(${x} ${BASE - up}) scale(${size})`}>
          {PARTS[part]?.(...args)}
        </g>
      ))}
    </svg>
  );
}
