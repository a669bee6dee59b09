/** A place of a principality and what lies there: a region with its store, a card on its site or on
 * its road, a card of the rival, a sea card with a ship; or the free place itself. */
import { useLanguage } from "../../i18n/language";
import { useDrop } from "../../table/drag";
import { CentreArt, SeaArt, ShipArt } from "./art/centre";
import { RegionArt } from "./art/region";
import { Back, CardTile } from "./card";
import { at, SAIL } from "./carry";
import { titleOf } from "./catalogue";
import { Level, Store } from "./level";
import { columnNumber } from "./option-words";
import { placeWords } from "./place-words";
import type { RealmProps } from "./realm";
import css from "./realm.module.css";
import { HARBOUR, isInReach, isTaken, seaWords } from "./sea";
import { uiWords } from "./ui-words";
import {
  cellKey,
  centreAt,
  holdOf,
  isRegion,
  isSea,
  type Placed,
  type Region,
  regionOf,
  type SeaCard,
  spotOf,
  YIELD,
} from "./view";

export const ROOFS = ["#a63a2b", "#2d5f9a"] as const;
const NOTHING: readonly string[] = [];

type CellProps = RealmProps & {
  x: number;
  y: number;
  there: readonly (Region | Placed)[];
  /** Names of the cards in play, by which they move. */
  named: ReadonlyMap<Placed, string>;
};

const ROW_WORDS: Record<number, string> = {
  2: "far-above",
  1: "above",
  [-1]: "below",
  [-2]: "far-below",
};

export function Cell(props: CellProps) {
  const { x, y, there, cells, picked, prince, recent } = props;
  const key = cellKey(x, y);
  const takes = props.takes.get(key) ?? NOTHING;
  const drop = useDrop(takes, props.drop);
  const place = takes.find((words) => [at(props.held ?? "", key), at(SAIL, key)].includes(words));
  const name = useCellName(props);
  const option = cells.get(key);
  const isGoal = takes.includes(at(SAIL, key));
  const possible = props.possible.has(key);
  const top = there.at(-1);
  const kind = y === 0 ? centreAt(prince, x) : "nothing";
  if (!top && kind === "nothing" && !option && !possible && !isFreeSite(props)) {
    const plot = y === 0 && x % 2 === 0 && centreAt(prince, x - 1) !== centreAt(prince, x + 1);
    return <span className={plot ? css.plot : css.void} aria-hidden="true" />;
  }
  const shared = {
    className: css.cell,
    "data-x": x,
    "data-y": y,
    "data-kind": kindOf(),
    "data-foreign": (top && isForeign(props, top)) || undefined,
    "data-option": option || isGoal ? true : undefined,
    "data-far": (top && isSea(top) && !isInReach(prince, top)) || undefined,
    "data-possible": possible || undefined,
    "data-drop": drop.state === "none" ? undefined : drop.state,
    "data-picked": option && option.words === picked ? true : undefined,
    "data-recent": recent.has(key) || undefined,
    "data-produces": top && isRegion(top) && top.number === props.production ? true : undefined,
    ref: drop.ref,
  };
  const inside = (
    <span className={css.look} aria-hidden="true">
      <Inside {...props} />
    </span>
  );
  if (option || top || place || kind === "harbour")
    return (
      <button
        type="button"
        {...shared}
        aria-pressed={option ? option.words === picked : undefined}
        data-words={option?.words}
        style={top && { viewTransitionName: props.named.get(top) ?? "none" }}
        tabIndex={option || place || (x === prince.left - 1 && y === 1) ? 0 : -1}
        onClick={() => {
          if (place) props.drop(place);
          else if (option) props.pick(option.words);
          else if (top?.card) props.inspect(top.card);
          else if (kind === "harbour") props.inspect(HARBOUR);
        }}
        onContextMenu={(event) => {
          // A card that can be chosen is read by a long press or the right button.
          if (!top?.card) return;
          event.preventDefault();
          props.inspect(top.card);
        }}
      >
        <span className="hidden">{name}</span>
        {inside}
      </button>
    );
  return (
    <span {...shared} role="img" aria-label={name}>
      {inside}
    </span>
  );

  function kindOf(): string {
    if (!top) return y === 0 ? kind : "site";
    if (isRegion(top)) return "region";
    if (top.place[0] === "city") return kind;
    return isSea(top) ? "sea" : "card";
  }
}

/** A building site on which nothing stands. */
function isFreeSite({ x, y, prince }: CellProps): boolean {
  const stands = centreAt(prince, x);
  if (x % 2 !== 0 || y === 0) return false;
  return Math.abs(y) === 1 ? stands !== "nothing" : stands === "city" || stands === "metropolis";
}

function isForeign({ prince }: CellProps, one: Placed): boolean {
  return prince.foreign?.includes(one) ?? false;
}

/** The cell in words: what lies there, how much is stored, where it is. */
function useCellName(props: CellProps): string {
  const { language } = useLanguage();
  const { x, y, there, prince } = props;
  const words = placeWords[language];
  const ui = uiWords[language];
  const kind = y === 0 ? centreAt(prince, x) : "nothing";
  const names: string[] = [];
  const top = there.at(-1);
  if (top) names.push(top.card ? titleOf(top.card, language) : ui.faceDown);
  if (top && isRegion(top)) names.push(ui.number(top.number));
  if (top && holdOf(top)) names.push(ui.stores(top.level));
  else if (top?.sides) names.push(ui.side(top.level, top.sides));
  if (top && isForeign(props, top)) names.push(props.owner);
  const under = there.at(-2);
  if (under?.card) names.push(`${ui.under} ${titleOf(under.card, language)}`);
  if (top && isSea(top)) {
    names.push(words.rows[String(top.place[2])] ?? "");
    return [...names, ...seaWords(top, prince, props.rival, language)].join(", ");
  }
  if (y === 0)
    names.push(kind === "nothing" ? (x % 2 ? ui.freeRoad : ui.freePlot) : words.centre[kind]);
  if (kind === "harbour") names.push(ui.harbourShips(...shipCounts(props)));
  if (!top && y !== 0) names.push(x % 2 ? ui.openPlace : ui.freeSite);
  names.push(ui.column(columnNumber(prince, x)));
  if (y !== 0) names.push(words.rows[ROW_WORDS[y] ?? ""] ?? "");
  return names.join(", ");
}

/** How many ships lie in the harbour, and how many are not built. */
function shipCounts({ prince }: CellProps): [number, number] {
  const home = (prince.ships ?? []).filter((ship) => ship.at === null);
  const built = home.filter((ship) => ship.built).length;
  return [built, home.length - built];
}

function Inside(props: CellProps) {
  const { x, y, there, prince, seat, cells, marks } = props;
  const { language } = useLanguage();
  const top = there.at(-1);
  const option = cells.get(cellKey(x, y));
  const roof = ROOFS[seat] ?? ROOFS[0];
  if (y === 0 && (!top || top.place[0] === "city")) {
    const kind = centreAt(prince, x); // a metropolis is the picture of its card
    if (kind === "nothing" && option) {
      const isHarbour = option.verb === "road"; // where no road is, it is for the harbour
      const isRoad = String(option.args[0]) === "road";
      const what = isHarbour ? "harbour" : isRoad ? "road" : "settlement";
      return (
        <span className={css.ghost}>
          <CentreArt kind={what} roof={roof} />
        </span>
      );
    }
    return (
      <>
        <CentreArt kind={kind} roof={roof} />
        {kind === "harbour" && <Fleet {...props} hull={roof} />}
      </>
    );
  }
  if (!top) return <span className={css.site} />;
  const mark = marks.get(`${seat} ${top.card}`);
  const badge = mark ? (
    <b
      className={css.mark}
      data-loss={mark < 0 || undefined}
      data-gain={mark > 0 || undefined}
      aria-hidden="true"
    >
      {mark > 0 ? `+${mark}` : `−${-mark}`}
    </b>
  ) : null;
  const letters = placeWords[language].letters;
  if (isRegion(top)) {
    const kind = regionOf(top.card)?.kind ?? "fields";
    return (
      <>
        <RegionArt kind={kind} />
        <b className={css.number} aria-hidden="true">
          {top.number}
        </b>
        <Store level={top.level} held={YIELD[kind]} letters={letters} />
        {badge}
      </>
    );
  }
  if (isSea(top)) return <AtSea {...props} one={top} hull={roof} />;
  const road = top.place[0] === "road"; // a complement lies on its road, which stays in sight
  const held = holdOf(top);
  return (
    <>
      {road && <CentreArt kind={centreAt(prince, x)} roof={roof} />}
      <span className={road ? css.inset : held ? css.above : css.look}>
        <CardTile id={top.card} points={top.points} />
      </span>
      {isForeign(props, top) && (
        <span className={css.flag}>
          <Flag colour={ROOFS[1 - seat] ?? ROOFS[0]} />
        </span>
      )}
      {there.length > 1 && <i className={css.below} aria-hidden="true" />}
      {held ? (
        <Store level={top.level} held={held} letters={letters} />
      ) : (
        <Level level={top.level} sides={top.sides} />
      )}
      {badge}
    </>
  );
}

/** A sea card: face down with how far it is, face up with its side; and the ship that lies there.
 * What its player knows of a face-down card is shown faintly. */
function AtSea({ one, hull, prince, rival, seat }: CellProps & { one: SeaCard; hull: string }) {
  const ship = prince.ships?.find(({ at }) => at && spotOf(at) === spotOf(one.place));
  return (
    <>
      <SeaArt />
      {one.card && (
        <span className={css.inset} data-peeked={!one.open || undefined}>
          <CardTile id={one.card} points={one.points} />
        </span>
      )}
      {!one.open && (
        <span className={css.faceDown}>
          <Back set="sea" />
          <b className={css.distance}>{one.distance}</b>
        </span>
      )}
      {one.open && <Level level={one.level} sides={one.sides} />}
      {isTaken(one, rival) && (
        <span className={css.flag}>
          <Flag colour={ROOFS[1 - seat] ?? ROOFS[0]} />
          <b>{one.sides}</b>
        </span>
      )}
      {ship && (
        <span className={css.ship} data-lost={!ship.built || undefined}>
          <ShipArt built={ship.built} hull={hull} />
        </span>
      )}
    </>
  );
}

function Flag({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 2h2v20H5Z" fill="#2a2318" />
      <path d="M7 3h13l-4 4.500 4 4.500H7Z" fill={colour} />
    </svg>
  );
}

/** The ships in the harbour; those at sea are missing, those not built are outlines. */
function Fleet({ hull, ...props }: CellProps & { hull: string }) {
  const [here, unbuilt] = shipCounts(props);
  return (
    <span className={css.fleet}>
      {Array.from({ length: here + unbuilt }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ships are alike
        <ShipArt key={i} built={i < here} hull={hull} />
      ))}
    </span>
  );
}
