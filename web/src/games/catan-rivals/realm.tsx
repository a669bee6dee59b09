/** A principality: a landscape that grows to both sides. Regions and sites above and below the row
 * of roads and settlements; whatever can be chosen here is marked and can be clicked. */
import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { useLanguage } from "../../i18n/language";
import type { Option } from "../game";
import { CentreArt } from "./art/centre";
import { RegionArt } from "./art/region";
import { ResourceSymbol } from "./art/resource";
import { CardTile } from "./card";
import { titleOf } from "./catalogue";
import { columnNumber } from "./option-words";
import { placeWords } from "./place-words";
import css from "./realm.module.css";
import { uiWords } from "./ui-words";
import {
  cellKey,
  centreAt,
  isRegion,
  isResource,
  lying,
  motionName,
  type Placed,
  type Prince,
  type Region,
  ROWS,
  regionOf,
  told,
  YIELD,
} from "./view";

export const ROOFS = ["#a63a2b", "#2d5f9a"] as const;

export interface RealmProps {
  prince: Prince;
  seat: number;
  label: string;
  production: number;
  cells: ReadonlyMap<string, Option>;
  picked: string | null;
  pick(words: string): void;
  inspect(card: string): void;
  /** What the last step changed, by seat and card. */
  marks: ReadonlyMap<string, number>;
  /** Cells that were the subject of what happened just now. */
  recent: ReadonlySet<string>;
}

/** The columns to draw: one beyond an open road, where a settlement would stand. */
export function columns(prince: Prince, cells: ReadonlyMap<string, Option>): number[] {
  let from = prince.left - 1;
  let to = prince.right + 1;
  if (centreAt(prince, from) === "road" || cells.has(cellKey(from - 1, 0))) from -= 1;
  if (centreAt(prince, to) === "road" || cells.has(cellKey(to + 1, 0))) to += 1;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export function Realm(props: RealmProps) {
  const { prince, label, cells } = props;
  const grid = useRef<HTMLDivElement>(null);
  const there = lying(prince);
  const named = new Map<Placed, string>();
  told(prince.built.map((card) => card.card)).forEach(({ id }, i) => {
    const card = prince.built[i];
    if (card) named.set(card, motionName(props.seat, id));
  });
  const xs = columns(prince, cells);
  const outer = (y: number) =>
    Math.abs(y) < 2 ||
    xs.some((x) => centreAt(prince, x) === "city" || cells.has(cellKey(x, y))) ||
    xs.some((x) => there.has(cellKey(x, y)));
  const rows = ROWS.filter(outer);
  const style = { "--cols": xs.length } as CSSProperties;
  return (
    <div className={css.scroll}>
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
    best.focus();
  }
}

type CellProps = RealmProps & {
  x: number;
  y: number;
  there: readonly (Region | Placed)[];
  /** Names of the cards in play, by which they move. */
  named: ReadonlyMap<Placed, string>;
};

function Cell(props: CellProps) {
  const { language } = useLanguage();
  const { x, y, there, cells, picked, prince, recent } = props;
  const words = placeWords[language];
  const ui = uiWords[language];
  const option = cells.get(cellKey(x, y));
  const top = there.at(-1);
  const kind = y === 0 ? centreAt(prince, x) : "nothing";
  const isSite = x % 2 === 0 && y !== 0;
  const stands = centreAt(prince, x);
  const exists =
    isSite &&
    (Math.abs(y) === 1 ? stands !== "nothing" : stands === "city" || stands === "metropolis");
  if (!top && kind === "nothing" && !option && !exists) {
    const plot = y === 0 && x % 2 === 0 && centreAt(prince, x - 1) !== centreAt(prince, x + 1);
    return <span className={plot ? css.plot : css.void} aria-hidden="true" />;
  }
  const names: string[] = [];
  if (top) names.push(titleOf(top.card, language));
  if (top && isRegion(top)) names.push(ui.number(top.number), ui.stores(top.level));
  else if (top?.card === "gold-cache") names.push(ui.stores(top.level));
  if (y === 0)
    names.push(kind === "nothing" ? (x % 2 ? ui.freeRoad : ui.freePlot) : words.centre[kind]);
  if (!top && y !== 0) names.push(x % 2 ? ui.openPlace : ui.freeSite);
  names.push(ui.column(columnNumber(prince, x)));
  if (y !== 0) names.push(words.rows[ROW_WORDS[y] ?? ""] ?? "");
  const shared = {
    className: css.cell,
    "data-x": x,
    "data-y": y,
    "data-kind": top ? (isRegion(top) ? "region" : "card") : y === 0 ? kind : "site",
    "data-option": option ? true : undefined,
    "data-picked": option && option.words === picked ? true : undefined,
    "data-recent": recent.has(cellKey(x, y)) || undefined,
    "data-produces": top && isRegion(top) && top.number === props.production ? true : undefined,
  };
  const inside = (
    <span className={css.look} aria-hidden="true">
      <Inside {...props} />
    </span>
  );
  if (option || top)
    return (
      <button
        type="button"
        {...shared}
        aria-pressed={option ? option.words === picked : undefined}
        data-words={option?.words}
        style={top && { viewTransitionName: props.named.get(top) ?? "none" }}
        tabIndex={option || (x === prince.left - 1 && y === 1) ? 0 : -1}
        onClick={() => (option ? props.pick(option.words) : top && props.inspect(top.card))}
      >
        <span className="hidden">{names.join(", ")}</span>
        {inside}
      </button>
    );
  return (
    <span {...shared} role="img" aria-label={names.join(", ")}>
      {inside}
    </span>
  );
}

const ROW_WORDS: Record<number, string> = {
  2: "far-above",
  1: "above",
  [-1]: "below",
  [-2]: "far-below",
};

function Inside({ x, y, there, prince, seat, cells, marks }: CellProps) {
  const { language } = useLanguage();
  const top = there.at(-1);
  const option = cells.get(cellKey(x, y));
  if (!top && y === 0) {
    const kind = centreAt(prince, x);
    if (kind === "nothing" && option) {
      const what = String(option.args[0]) === "road" ? "road" : "settlement";
      return (
        <span className={css.ghost}>
          <CentreArt kind={what} roof={ROOFS[seat] ?? ROOFS[0]} />
        </span>
      );
    }
    return <CentreArt kind={kind} roof={ROOFS[seat] ?? ROOFS[0]} />;
  }
  if (!top) return <span className={css.site} />;
  const mark = marks.get(`${seat} ${top.card}`);
  const badge = mark ? (
    <b className={css.mark} data-loss={mark < 0 || undefined} aria-hidden="true">
      {mark > 0 ? `+${mark}` : `−${-mark}`}
    </b>
  ) : null;
  if (isRegion(top)) {
    const kind = regionOf(top.card)?.kind ?? "fields";
    return (
      <>
        <RegionArt kind={kind} />
        <b className={css.number} aria-hidden="true">
          {top.number}
        </b>
        <Store level={top.level} resource={YIELD[kind]} letter={placeWords[language].letters} />
        {badge}
      </>
    );
  }
  const road = y === 0; // a complement lies on its road, which stays in sight
  return (
    <>
      {road && <CentreArt kind={centreAt(prince, x)} roof={ROOFS[seat] ?? ROOFS[0]} />}
      <span className={road ? css.complement : css.look}>
        <CardTile id={top.card} />
      </span>
      {top.level > 0 && top.card !== "gold-cache" && <b className={css.level}>{top.level}</b>}
      {there.length > 1 && <i className={css.below} aria-hidden="true" />}
      {top.card === "gold-cache" && (
        <Store level={top.level} resource="gold" letter={placeWords[language].letters} />
      )}
      {badge}
    </>
  );
}

/** Three places for a resource, so many of them taken. */
function Store({
  level,
  resource,
  letter,
}: {
  level: number;
  resource: string;
  letter: Record<string, string>;
}) {
  if (!isResource(resource)) return null;
  return (
    <span className={css.store} data-resource={resource} aria-hidden="true">
      <span className={css.letter}>{letter[resource]}</span>
      {[1, 2, 3].map((n) => (
        <span key={n} className={css.pip} data-full={n <= level || undefined}>
          <ResourceSymbol resource={resource} size="100%" />
        </span>
      ))}
      <b>{level}</b>
    </span>
  );
}
