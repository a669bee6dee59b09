/** The pictures of the cards, one journey per suit. With the number the light climbs the sky, and
 * at the end of the journey, from eight on, the lost city shows itself. */
import type { CardValue } from "./card";
import css from "./landscape.module.css";
import type { Suit } from "./suit";

/** Each in a box of 100 x 140, the upper 44 left to the number: far, middle and near ground. */
const GROUND: Record<Suit, readonly [string, string, string]> = {
  yellow: [
    "M0 96C14 84 28 82 42 92 58 80 78 78 100 92V140H0Z",
    "M0 112C22 96 42 98 58 110 74 102 88 102 100 108V140H0Z",
    "M0 130C18 114 40 112 62 124 78 116 92 118 100 122V140H0Z",
  ],
  blue: [
    "M0 94C8 90 16 90 24 94S40 98 50 94 66 90 74 94 92 98 100 94V140H0Z",
    "M0 108C10 102 18 102 28 108S46 114 56 108 76 102 84 108 96 111 100 108V140H0Z",
    "M0 124C12 116 22 117 32 124S52 131 64 124 84 117 100 126V140H0Z",
  ],
  white: [
    "M0 104 18 78 30 92 50 62 68 90 80 76 100 102V140H0Z",
    "M0 122 22 98 38 112 60 92 82 114 100 104V140H0Z",
    "M0 132C26 118 44 124 62 128S88 124 100 128V140H0Z",
  ],
  green: [
    "M0 92C6 84 14 84 18 90 22 78 36 76 40 88 48 78 60 80 62 90 70 80 82 82 84 90 90 84 96 86 100 92V140H0Z",
    "M0 110C8 100 18 100 24 108 32 96 44 98 48 108 56 98 70 98 74 108 82 100 94 102 100 110V140H0Z",
    "M0 140C2 122 8 114 16 112 12 120 12 126 14 132 22 118 30 114 40 114 34 122 32 128 32 140ZM58 140C58 128 64 118 76 116 72 122 72 128 74 132 80 122 90 116 100 118V140Z",
  ],
  red: [
    "M0 100 20 86 34 94 46 66H60L76 98 90 88 100 96V140H0Z",
    "M0 118 24 100 44 112 66 98 86 114 100 106V140H0Z",
    "M0 134C20 120 38 126 58 130S88 122 100 126V140H0Z",
  ],
  purple: [
    "M0 98C20 90 40 94 54 98 70 92 88 92 100 96V140H0Z",
    "M0 114C18 104 36 106 52 112 70 104 88 106 100 110V140H0Z",
    "M0 130C22 120 44 124 60 128 78 122 92 124 100 126V140H0Z",
  ],
};

/** What is found at the end, standing on the far ground. */
const CITY: Record<Suit, string> = {
  yellow: "M52 92 68 64 84 92ZM36 92 46 76 56 92Z",
  blue: "M54 98V74H60V66L64 60 68 66V74H72V70H78V74H84V98ZM44 98V82H52V98Z",
  white: "M43 68V57H40L50 48 60 57H57V68ZM12 84V75H9L18 67 27 75H24V84Z",
  green: "M44 92V84H50V76H56V68H62V62H72V68H78V76H84V84H90V92Z",
  red: "M71 100V78H68V71H72V74H76V71H80V74H84V71H88V78H85V100ZM89 98V82H98V98Z",
  purple: "M40 98V80L45 70 50 80V98ZM54 98V70L61 56 68 70V98ZM72 98V78L77 68 82 78V98Z",
};

export function Landscape({ suit, value }: { suit: Suit; value: CardValue }) {
  const way = value === "wager" ? 0 : value - 1;
  const [far, middle, near] = GROUND[suit];
  return (
    <g>
      <rect y={44} width={100} height={96} className={css.sky} />
      <rect y={56} width={100} height={84} className={css.haze} />
      <rect y={70} width={100} height={70} className={css.glow} />
      <circle cx={20 + way * 6} cy={90 - way * 2.6} r={11} className={css.light} />
      {value !== "wager" && value >= 8 && <path d={CITY[suit]} className={css.city} />}
      <path d={far} className={css.far} />
      <path d={middle} className={css.middle} />
      <path d={near} className={css.near} />
    </g>
  );
}
