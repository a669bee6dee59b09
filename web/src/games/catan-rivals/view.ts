/** The view of Rivals for Catan as the engine gives it, and how it is laid out. No rule is here. */
import type { Option } from "../game";

export const RESOURCES = ["brick", "grain", "lumber", "wool", "ore", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
/** Kinds of points; the last two come with the sea and its ships. */
export const POINTS = [
  "victory",
  "strength",
  "commerce",
  "skill",
  "progress",
  "sail",
  "cannon",
] as const;
export type Point = (typeof POINTS)[number];
/** What lies on cards and is no resource. */
export const CURRENCIES = ["owl", "star"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** ["region", x, "above"], ["site", x, "far-above"], ["beside", x, "below"], ["road", x],
 * ["city", x], ["sea", x, "middle"]. */
export type Place = readonly (string | number)[];

export interface Placed {
  card: string;
  place: Place;
  level: number;
  used: number;
  /** What its level counts: a resource, owls or stars. */
  holds?: string;
  /** Its highest side, if it is a card that is turned; then its level is the side turned up. */
  sides?: number;
  /** The points of the side turned up, where they are not those printed. */
  points?: Partial<Record<Point, number>>;
}

/** A card of the sea: "" is one that the viewer does not know. It has no place before the harbour
 * is laid. */
export interface SeaCard extends Placed {
  /** It lies face up: it was discovered. */
  open: boolean;
  /** How many sail points a ship needs to get there. */
  distance: number;
}

/** An explorer ship: at a sea card, or in the harbour. One that is not built but at a sea card was
 * lost there. */
export interface Ship {
  built: boolean;
  at: Place | null;
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
  /** Cards of the rival that stand here; they stay the rival's. */
  foreign?: Placed[];
  /** Marker cards: they belong to the whole principality and take up no place. */
  markers?: Placed[];
  /** The cards beyond the harbour. */
  sea?: SeaCard[];
  ships?: Ship[];
  points: Partial<Record<Point, number>>;
  sources: Partial<Record<Point, (string | number)[][]>>;
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
  /** Where the turn is: start, dice, action, replenish or exchange; "" while the game is set up. */
  phase: string;
  production: number;
  face: string;
  hero: number;
  trader: number;
  winner: number;
  /** What everybody knows of this turn: ["drawn", number of an event card], and others. */
  notes: (string | number)[][];
  princes: Prince[];
  /** Draw stacks from bottom to top; `open`: the top card lies face up. */
  stacks: { back: string; cards: (string | null)[]; open: boolean }[];
  face_up: string[];
  /** In the Tournament Game: the decks that were brought, as far as this seat may know them. */
  decks?: { brought: boolean; hand: string[]; events: string[]; stacks: string[] }[];
  /** Discard piles from bottom to top, one for both or one for each; a card that is covered shows nothing. */
  piles: { cards: (string | null)[]; backs: string[] }[];
  resolving: string[];
  events: (string | null)[];
  regions: (string | null)[];
  roads: number;
  settlements: number;
  cities: number;
  scores: number[];
  why_not: Record<string, Reason | undefined>;
  /** Why no road, settlement, city or ship can be built, and why no ship can sail. */
  centre_why_not?: Record<string, Reason | undefined>;
  /** Where cards of the own hand and of the open stack may stand; as "sail", where a ship could
   * sail now. */
  stands?: Record<string, Place[] | undefined>;
  wait: string;
  /** Who is asked by what; to the one who is, the question as it was declared. */
  asked: {
    player: number;
    effect: string;
    card: string;
    why?: string;
    kind?: string;
    meaning?: string;
    amount?: number;
    /** Whose principality the options lie in. */
    places?: number;
  } | null;
  options: { mode: string; deck_cards?: number };
}

/** Whose draw stack or sleeve this is in the Tournament Game; null where stacks are shared. */
export function ownerOf(back: string): number | null {
  const found = /^deck-(\d)$/.exec(back);
  return found ? Number(found[1]) : null;
}

/** The number of a draw stack from 0: where everybody has stacks of their own, among those. */
export function stackNumber(view: View | undefined, n: number): number {
  const back = view?.stacks[n]?.back ?? "";
  if (ownerOf(back) === null) return n;
  return n - (view?.stacks.findIndex((stack) => stack.back === back) ?? 0);
}

/** What stands on the middle row, by the numbers of `centre`. */
export const CENTRE = ["nothing", "road", "settlement", "city", "metropolis", "harbour"] as const;
export type CentreKind = (typeof CENTRE)[number];
/** The column that `centre[0]` stands for. */
export const WEST = -12;
export const ROWS = [2, 1, 0, -1, -2] as const;
const ROW_OF: Record<string, number> = {
  "far-above": 2,
  above: 1,
  middle: 0,
  below: -1,
  "far-below": -2,
};

export function centreAt(prince: Prince, x: number): CentreKind {
  return CENTRE[prince.centre[x - WEST] ?? 0] ?? "nothing";
}

/** Column and row of a place. */
export function cellOf(place: Place): { x: number; y: number } {
  const [kind, x, side] = place;
  if (kind === "road" || kind === "city") return { x: Number(x), y: 0 };
  const y = ROW_OF[String(side)] ?? 0;
  return { x: Number(x), y: kind === "beside" ? 2 * y : y };
}

export function cellKey(x: number, y: number): string {
  return `${x},${y}`;
}

/** The key of a place's cell. */
export function spotOf(place: Place): string {
  const { x, y } = cellOf(place);
  return cellKey(x, y);
}

/** The place that an option names, or null. */
export function placeOf(option: Option): Place | null {
  return isPlace(option.verb) ? [option.verb, ...option.args] : null;
}

export function isPlace(verb: string): boolean {
  return ["region", "site", "beside", "road", "city", "sea"].includes(verb);
}

/** The sea cards that have their place. */
export function seaOf(prince: Prince): SeaCard[] {
  return (prince.sea ?? []).filter((one) => one.place.length > 0);
}

/** The column of a prince's harbour; null without one. */
export function harbourOf(prince: Prince): number | null {
  const at = prince.centre.indexOf(CENTRE.indexOf("harbour"));
  return at < 0 ? null : at + WEST;
}

/** All that lies on a cell, the lowest first. */
export function lying(prince: Prince): Map<string, (Region | Placed)[]> {
  const found = new Map<string, (Region | Placed)[]>();
  const { regions, built, foreign = [] } = prince;
  for (const one of [...regions, ...built, ...foreign, ...seaOf(prince)]) {
    const key = spotOf(one.place);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

/** Points that only some sets know. */
const RARE: readonly Point[] = ["sail", "cannon"];

/** The kinds of points to be shown: those of the base game, and others that a prince has. */
export function pointKinds(prince: Prince): Point[] {
  return POINTS.filter((kind) => prince.points[kind] || !RARE.includes(kind));
}

/** What the level of a card counts; null if it counts nothing, or tells its side. */
export function holdOf(one: Placed): Resource | Currency | null {
  const held = isRegion(one) ? one.resource : one.card === "gold-cache" ? "gold" : one.holds;
  return isResource(held) || isCurrency(held) ? held : null;
}

export function isSea(one: Placed): one is SeaCard {
  return one.place[0] === "sea";
}

export function isRegion(one: Placed): one is Region {
  return "number" in one;
}

export function isResource(word: unknown): word is Resource {
  return RESOURCES.includes(word as Resource);
}

export function isCurrency(word: unknown): word is Currency {
  return CURRENCIES.includes(word as Currency);
}

/** How much of each resource lies in a principality; of owls and stars, where cards hold them. */
export function stored(
  prince: Prince,
): Record<Resource, number> & Partial<Record<Currency, number>> {
  const sum: Record<Resource, number> & Partial<Record<Currency, number>> = {
    brick: 0,
    grain: 0,
    lumber: 0,
    wool: 0,
    ore: 0,
    gold: 0,
  };
  for (const one of [...prince.regions, ...prince.built, ...(prince.markers ?? [])]) {
    const held = holdOf(one);
    if (held) sum[held] = (sum[held] ?? 0) + one.level;
  }
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
