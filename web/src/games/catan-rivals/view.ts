/** The view of Rivals for Catan as the engine gives it, and how it is laid out. No rule is here. */
import type { Option } from "../game";

export const RESOURCES = ["brick", "grain", "lumber", "wool", "ore", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export const POINTS = ["victory", "strength", "commerce", "skill", "progress"] as const;
export type Point = (typeof POINTS)[number];

/** ["region", x, "above"], ["site", x, "far-above"], ["beside", x, "below"], ["road", x]. */
export type Place = readonly (string | number)[];

export interface Placed {
  card: string;
  place: Place;
  level: number;
  used: number;
}

export interface Region extends Placed {
  resource: string;
  number: number;
}

export interface Prince {
  hand: string[];
  shown: string[];
  backs: string[];
  fresh: string[];
  left: number;
  right: number;
  centre: number[];
  regions: Region[];
  built: Placed[];
  points: Record<Point, number>;
  sources: Record<Point, (string | number)[][]>;
  hand_limit: number;
}

export interface Reason {
  words: string;
  key: string;
  args: string[];
  short: boolean;
}

export interface View {
  seat: number | null;
  sets: string[];
  goal: number;
  turn: number;
  turns: number;
  production: number;
  face: string;
  hero: number;
  trader: number;
  winner: number;
  princes: Prince[];
  stacks: { back: string; cards: (string | null)[] }[];
  face_up: string[];
  discard: string[];
  resolving: string[];
  events: (string | null)[];
  regions: (string | null)[];
  centre: { roads: number; settlements: number; cities: number };
  scores: number[];
  why_not: Record<string, Reason | undefined>;
  wait: string;
  asked: { player: number; effect: string; card: string; why?: string; places?: number } | null;
  options: { mode: string };
}

/** What stands on the middle row, by the numbers of `centre`. */
export const CENTRE = ["nothing", "road", "settlement", "city", "metropolis", "harbour"] as const;
export type CentreKind = (typeof CENTRE)[number];
/** The column that `centre[0]` stands for. */
export const WEST = -12;
export const ROWS = [2, 1, 0, -1, -2] as const;
const ROW_OF: Record<string, number> = { "far-above": 2, above: 1, below: -1, "far-below": -2 };

export function centreAt(prince: Prince, x: number): CentreKind {
  return CENTRE[prince.centre[x - WEST] ?? 0] ?? "nothing";
}

/** Column and row of a place. */
export function cellOf(place: Place): { x: number; y: number } {
  const [kind, x, side] = place;
  if (kind === "road") return { x: Number(x), y: 0 };
  const y = ROW_OF[String(side)] ?? 0;
  return { x: Number(x), y: kind === "beside" ? 2 * y : y };
}

export function cellKey(x: number, y: number): string {
  return `${x},${y}`;
}

/** The place that an option names, or null. */
export function placeOf(option: Option): Place | null {
  const named = ["region", "site", "beside", "road"].includes(option.verb);
  return named ? [option.verb, ...option.args] : null;
}

/** All that lies on a cell, the lowest first. */
export function lying(prince: Prince): Map<string, (Region | Placed)[]> {
  const found = new Map<string, (Region | Placed)[]>();
  for (const one of [...prince.regions, ...prince.built]) {
    const { x, y } = cellOf(one.place);
    const key = cellKey(x, y);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

export function isRegion(one: Placed): one is Region {
  return "number" in one;
}

export function isResource(word: unknown): word is Resource {
  return RESOURCES.includes(word as Resource);
}

/** How many of each resource lie in a principality. */
export function stored(prince: Prince): Record<Resource, number> {
  const sum = { brick: 0, grain: 0, lumber: 0, wool: 0, ore: 0, gold: 0 };
  for (const one of prince.regions) if (isResource(one.resource)) sum[one.resource] += one.level;
  for (const one of prince.built) if (one.card === "gold-cache") sum.gold += one.level;
  return sum;
}

/** Where a key of the catalogue or a region's key ("hills-3") is a region's: its parts. */
export function regionOf(key: string): { kind: RegionKind; number: number } | null {
  const found = /^(forest|gold-field|fields|hills|pasture|mountains)-(\d)$/.exec(key);
  return found ? { kind: found[1] as RegionKind, number: Number(found[2]) } : null;
}

export const REGION_KINDS = [
  "forest",
  "gold-field",
  "fields",
  "hills",
  "pasture",
  "mountains",
] as const;
export type RegionKind = (typeof REGION_KINDS)[number];
export const YIELD: Record<RegionKind, Resource> = {
  forest: "lumber",
  "gold-field": "gold",
  fields: "grain",
  hills: "brick",
  pasture: "wool",
  mountains: "ore",
};

/** Things that may come several times, each with a name of its own. */
export function told<T>(list: readonly T[]): { id: string; one: T }[] {
  const seen = new Map<T, number>();
  return list.map((one) => {
    const n = (seen.get(one) ?? 0) + 1;
    seen.set(one, n);
    return { id: `${one} ${n}`, one };
  });
}

/** The name under which a card moves from the hand to its site; copies are counted, those in play
 * first. */
export function motionName(seat: number, id: string): string {
  return `catan-${seat}-${id.replace(/[^a-z0-9]+/g, "-")}`;
}
