/** A principality: a landscape that grows to both sides. Regions and sites above and below the row
 * of roads and settlements, the sea beyond a harbour; whatever can be chosen here is marked. */
import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { useDrop } from "../../table/drag";
import type { Option } from "../game";
import { Cell } from "./cell";
import css from "./realm.module.css";
import {
  cellKey,
  cellOf,
  centreAt,
  lying,
  motionName,
  type Placed,
  type Prince,
  ROWS,
  seaOf,
  told,
} from "./view";

export interface RealmProps {
  prince: Prince;
  /** The other player, who may have what only one can have. */
  rival: Prince | undefined;
  seat: number;
  label: string;
  /** Whose the cards of the other player are that stand here, in words. */
  owner: string;
  production: number;
  cells: ReadonlyMap<string, Option>;
  picked: string | null;
  pick(words: string): void;
  inspect(card: string): void;
  /** What the last step changed, by seat and card. */
  marks: ReadonlyMap<string, number>;
  /** Cells that were the subject of what happened just now. */
  recent: ReadonlySet<string>;
  /** Where the card that is looked at may stand. */
  possible: ReadonlySet<string>;
  /** The card that was tapped: tapping one of its places builds it there. */
  held: string | null;
  /** By cell: what may be dropped there. */
  takes: ReadonlyMap<string, readonly string[]>;
  /** What may be dropped anywhere on the landscape. */
  anywhere: readonly string[];
  drop(words: string): void;
}

/** The columns to draw: one beyond an open road, where a settlement would stand; and the sea. */
export function columns(prince: Prince, cells: ReadonlyMap<string, Option>): number[] {
  let from = prince.left - 1;
  let to = prince.right + 1;
  if (centreAt(prince, from) === "road" || cells.has(cellKey(from - 1, 0))) from -= 1;
  if (centreAt(prince, to) === "road" || cells.has(cellKey(to + 1, 0))) to += 1;
  for (const { place } of seaOf(prince)) {
    from = Math.min(from, cellOf(place).x);
    to = Math.max(to, cellOf(place).x);
  }
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export function Realm(props: RealmProps) {
  const { prince, label, cells, possible } = props;
  const grid = useRef<HTMLDivElement>(null);
  const land = useDrop(props.anywhere, props.drop);
  const there = lying(prince);
  const named = new Map<Placed, string>();
  told(prince.built.map((card) => card.card)).forEach(({ id }, i) => {
    const card = prince.built[i];
    if (card) named.set(card, motionName(props.seat, id));
  });
  const xs = columns(prince, cells);
  const used = (x: number, y: number) => [cells, there, possible].some((s) => s.has(cellKey(x, y)));
  const rows = ROWS.filter(
    (y) => Math.abs(y) < 2 || xs.some((x) => isCity(prince, x) || used(x, y)),
  );
  const style = { "--cols": xs.length, "--rows": rows.length } as CSSProperties;
  return (
    <div className={css.land} data-drop={land.state} ref={land.ref}>
      {/* biome-ignore lint/a11y/useSemanticElements: a landscape of buttons is no form */}
      <div
        role="group"
        aria-label={label}
        className={css.realm}
        style={style}
        ref={grid}
        onKeyDown={(event) => walk(event, grid.current)}
      >
        {rows.map((y) =>
          xs.map((x) => (
            <Cell
              key={cellKey(x, y)}
              {...props}
              x={x}
              y={y}
              there={there.get(cellKey(x, y)) ?? []}
              named={named}
            />
          )),
        )}
      </div>
    </div>
  );
}

function isCity(prince: Prince, x: number): boolean {
  return ["city", "metropolis"].includes(centreAt(prince, x));
}

/** The arrow keys lead to the nearest neighbour in their direction. */
function walk(event: KeyboardEvent, grid: HTMLElement | null): void {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
    event.key
  ];
  const from = document.activeElement as HTMLElement | null;
  if (!step || !grid || !from?.dataset.x) return;
  const [dx = 0, dy = 0] = step;
  const [x, y] = [Number(from.dataset.x), Number(from.dataset.y)];
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of grid.querySelectorAll<HTMLElement>("button[data-x]")) {
    const [ox, oy] = [Number(one.dataset.x) - x, Number(one.dataset.y) - y];
    const along = ox * dx + oy * dy;
    const away = Math.abs(ox * dy) + Math.abs(oy * dx);
    if (along > 0 && along + 3 * away < least) {
      least = along + 3 * away;
      best = one;
    }
  }
  if (best) {
    event.preventDefault();
    best.focus({ preventScroll: true });
  }
}
