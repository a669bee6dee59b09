/** Explorers and event tiles, drawn by us. A seat has a colour and a shape, so that colour is never
 * alone; a researcher is larger and carries a 2, because it counts double. */
import css from "./pieces.module.css";
import type { Tile } from "./view";

const EMBLEMS = [
  <circle key="0" cx={12} cy={23} r={3.6} />,
  <path key="1" d="M12 18.500l4.300 7.800H7.700Z" />,
  <rect key="2" x={8.7} y={19.7} width={6.6} height={6.6} />,
  <path key="3" d="M12 18l4.400 5-4.400 5-4.400-5Z" />,
];

interface PawnProps {
  seat: number;
  piece: string;
  /** Height in CSS; an adventurer is a little smaller. */
  size?: string;
}

export function Pawn({ seat, piece, size = "1.6em" }: PawnProps) {
  const isResearcher = piece === "researcher";
  return (
    <svg
      viewBox="0 0 24 34"
      className={css.pawn}
      data-seat={seat}
      data-piece={piece}
      style={{ height: isResearcher ? size : `calc(${size} * 0.84)` }}
      aria-hidden="true"
    >
      <path
        className={css.body}
        d="M12 1.500c2.800 0 4.300 1.700 4.600 4.600 2 .3 3.300.9 3.300 1.700 0 .7-1.200 1.300-3 1.600a5 5 0 0 1-1.600 3.700c4.500 1.700 6.500 8 7 19.400H1.700c.5-11.400 2.500-17.700 7-19.400A5 5 0 0 1 7.100 9.400c-1.800-.3-3-.9-3-1.600 0-.8 1.300-1.400 3.300-1.700C7.700 3.200 9.200 1.500 12 1.500Z"
      />
      <path className={css.brim} d="M7 9.400c3.300.6 6.700.6 10 0" />
      {isResearcher ? (
        <>
          <circle className={css.emblem} cx={12} cy={23} r={6.6} />
          <text className={css.two} x={12} y={27}>
            2
          </text>
        </>
      ) : (
        <g className={css.emblem}>{EMBLEMS[seat]}</g>
      )}
      {isResearcher && <g className={css.mark}>{EMBLEMS[seat]}</g>}
    </svg>
  );
}

/** The event tile on a stone: points, an arrow, an artifact. */
export function TilePicture({ tile }: { tile: Tile }) {
  if (tile === null) return null;
  return (
    <svg viewBox="0 0 32 32" className={css.tile} data-tile={kind(tile)} aria-hidden="true">
      <path className={css.plate} d="M8 1.500h16l6.500 6.500v16L24 30.500H8L1.500 24V8Z" />
      {tile === "arrow" && (
        <path className={css.sign} d="M16 5.500 25.500 16h-5.300v9.500h-8.400V16H6.500Z" />
      )}
      {tile === "artifact" && <path className={css.sign} d={AMPHORA} />}
      {typeof tile === "number" && (
        <text className={css.points} x={16} y={21.8}>
          {tile}
        </text>
      )}
    </svg>
  );
}

function kind(tile: Tile): string {
  return typeof tile === "number" ? "points" : `${tile}`;
}

const AMPHORA =
  "M12.500 4.500h7v2.300h-1.300v2.300c4 1.200 6 3.700 6 7.200 0 4.200-2.700 7.600-5.300 9.400h1.300v2.300h-8.400v-2.300h1.300c-2.600-1.800-5.300-5.200-5.300-9.400 0-3.500 2-6 6-7.200V6.800h-1.300ZM9.800 14.500h12.400l.3 2.600h-13Z";

/** An artifact beside a number. */
export function Amphora() {
  return (
    <svg viewBox="4 3 24 27" className={css.amphora} fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={AMPHORA} />
    </svg>
  );
}
