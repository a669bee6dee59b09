/** A short text as a QR code (ISO 18004): bytes, error correction M, versions 1 to 9. */

/** By version: check bytes of each block, and the number of blocks. */
const BLOCKS: readonly (readonly [checks: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
];
/** By version: bytes of data and checks together. */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292];
const FORMAT_MASK = 0x5412;

type Grid = (boolean | undefined)[][];

/** Rows of cells, true for dark. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const place = TOTAL.findIndex((_, i) => dataBytes(i) >= bytes.length + 2);
  if (place < 0) throw new RangeError(`${bytes.length} bytes are too many for a code`);
  const bits = withChecks(dataOf(bytes, dataBytes(place)), place);
  const tried = MASKS.map((mask, number) => drawn(place + 1, bits, mask, number));
  const best = Math.min(...tried.map(penalty));
  return tried.find((grid) => penalty(grid) === best) as boolean[][];
}

function dataBytes(place: number): number {
  const [checks, blocks] = BLOCKS[place] as readonly [number, number];
  return (TOTAL[place] as number) - checks * blocks;
}

/** Mode and length, the text, its end, and padding. */
function dataOf(bytes: Uint8Array, room: number): number[] {
  // Four bits of mode and eight of length shift everything by half a byte.
  const halves = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) halves.push(byte >> 4, byte & 15);
  halves.push(0);
  const data: number[] = [];
  for (let i = 0; i < halves.length; i += 2) {
    data.push(((halves[i] as number) << 4) | (halves[i + 1] as number));
  }
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Multiply in the field of 256 elements that the code uses. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed and Solomon's check bytes. */
function checksOf(data: readonly number[], count: number): number[] {
  const divisor = Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  let root = 1;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      divisor[j] = times(divisor[j] as number, root) ^ (divisor[j + 1] ?? 0);
    }
    root = times(root, 2);
  }
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    divisor.forEach((one, i) => {
      rest[i] = (rest[i] as number) ^ times(one, factor);
    });
  }
  return rest;
}

/** Blocks of data and checks, interleaved, as bits. The last blocks are one byte longer. */
function withChecks(data: number[], place: number): boolean[] {
  const [checks, count] = BLOCKS[place] as readonly [number, number];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const size = short + (i >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + size));
    at += size;
  }
  const extra = blocks.map((block) => checksOf(block, checks));
  const bytes = [...interleaved(blocks, short + 1), ...interleaved(extra, checks)];
  return bytes.flatMap((byte) => Array.from({ length: 8 }, (_, i) => ((byte >> (7 - i)) & 1) > 0));
}

function interleaved(blocks: readonly number[][], longest: number): number[] {
  return Array.from({ length: longest }, (_, i) => blocks.map((block) => block[i]))
    .flat()
    .filter((byte) => byte !== undefined);
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(
  version: number,
  bits: readonly boolean[],
  mask: (x: number, y: number) => boolean,
  number: number,
): boolean[][] {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  drawPatterns(version, size, set);
  drawFormat(number, size, set);
  if (version >= 7) drawVersion(version, size, set);
  // Two columns at a time from the right, up and down in turn; the timing column is left out.
  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] === undefined) set(x, y, (bits[next++] ?? false) !== mask(x, y));
      }
    }
  }
  return grid as boolean[][];
}

type Set = (x: number, y: number, dark: boolean) => void;

/** Finders in three corners, alignment squares, timing lines. */
function drawPatterns(version: number, size: number, set: Set): void {
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const last = size - 7;
  const places = version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  for (const x of places) {
    for (const y of places) {
      if ((x === 6 && (y === 6 || y === last)) || (x === last && y === 6)) continue; // a finder
      square(x, y, 2, set);
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, set);
  }
}

/** Rings around a centre: dark ones, light ones. A finder has radius 4 with its light border. */
function square(x: number, y: number, radius: number, set: Set): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(x + dx, y + dy, radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4);
    }
  }
}

/** A number with the rest of its division as check. */
function checked(value: number, divisor: number, bits: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

function drawFormat(mask: number, size: number, set: Set): void {
  const bits = checked(mask, 0x537, 10) ^ FORMAT_MASK; // correction M is 0
  const bit = (i: number) => ((bits >> i) & 1) > 0;
  const along = (i: number) => (i < 6 ? i : i < 8 ? i + 1 : 14 - i);
  for (let i = 0; i < 15; i++) {
    if (i < 8) set(8, along(i), bit(i));
    else set(i === 8 ? 7 : 14 - i, 8, bit(i));
    if (i < 8) set(size - 1 - i, 8, bit(i));
    else set(8, size - 15 + i, bit(i));
  }
  set(8, size - 8, true);
}

function drawVersion(version: number, size: number, set: Set): void {
  const bits = checked(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const near = Math.floor(i / 3);
    const far = size - 11 + (i % 3);
    set(far, near, ((bits >> i) & 1) > 0);
    set(near, far, ((bits >> i) & 1) > 0);
  }
}

/** How hard a code is to read: long runs, squares, false finders, too much dark or light. */
function penalty(grid: readonly boolean[][]): number {
  const size = grid.length;
  const at = (x: number, y: number) => grid[y]?.[x] === true;
  let points = 0;
  for (const flip of [false, true]) {
    for (let y = 0; y < size; y++) {
      const line = Array.from({ length: size }, (_, x) =>
        (flip ? at(y, x) : at(x, y)) ? "1" : "0",
      ).join("");
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
      for (const finder of ["10111010000", "00001011101"]) {
        for (let i = line.indexOf(finder); i >= 0; i = line.indexOf(finder, i + 1)) points += 40;
      }
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (at(x, y)) dark++;
      if (x + 1 === size || y + 1 === size) continue;
      const sum = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)].filter(Boolean).length;
      if (sum % 4 === 0) points += 3;
    }
  }
  return points + 10 * Math.floor(Math.abs((dark * 20) / size ** 2 - 10));
}
