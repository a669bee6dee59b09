/** The suits' colours can be told apart by everybody, and what is printed on them can be read. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SUITS, type Suit } from "./suit";

type Triple = readonly [number, number, number];
const theme = readFileSync("src/style/theme.css", "utf8");

/** Linear red, green and blue of a colour of the theme. */
function light(name: string): Triple {
  const hex = theme.match(new RegExp(`--${name}: #([0-9a-f]{6})`))?.[1];
  if (!hex) throw new Error(`theme.css has no --${name}`);
  return [0, 2, 4].map((i) => {
    const part = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

function times(rows: readonly Triple[], [r, g, b]: Triple): Triple {
  return rows.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Triple;
}

/** How a colour is seen: full severity, after Machado, Oliveira and Fernandes (2009). */
const EYES: Record<string, readonly Triple[]> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour in Oklab, where distances are differences as seen. */
function oklab(colour: Triple): Triple {
  const inside = colour.map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple;
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    inside,
  ).map(Math.cbrt) as unknown as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

const PAIRS = SUITS.flatMap((a, i) => SUITS.slice(i + 1).map((b): [Suit, Suit] => [a, b]));

test.each(Object.keys(EYES))("the six suits are told apart in %s", (eyes) => {
  const seen = (suit: Suit) => oklab(times(EYES[eyes] ?? [], light(`suit-${suit}`)));
  for (const [a, b] of PAIRS) {
    const [x, y] = [seen(a), seen(b)];
    expect(Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]), `${a} and ${b}`).toBeGreaterThan(0.1);
  }
});

test.each(SUITS)("the ink on %s can be read", (suit) => {
  const bright = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  const [ground, ink] = [bright(light(`suit-${suit}`)), bright(light(`suit-${suit}-ink`))];
  expect(Math.max(ground, ink) / Math.min(ground, ink)).toBeGreaterThan(4.5);
});
