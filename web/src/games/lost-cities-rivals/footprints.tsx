/** Footprints, as they are printed on the number cards of Rivals. */
import { SuitCard, type SuitCardProps } from "../../art/card";
import css from "./footprints.module.css";

/** How many footprints are printed on a number card; a wager has none. */
export function printed(value: number | "wager"): number {
  if (value === "wager") return 0;
  return value < 6 ? 1 : 2;
}

/** The print of a boot: sole and heel. */
export function Footprint({ size = 14 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 12 20"
      width={size * 0.6}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M6 .5c3 0 4.700 2.500 4.700 5.700 0 2.500-.9 4-1.200 6.100H2.600c-.3-2.100-1.300-3.600-1.300-6.100C1.300 3 3 .5 6 .5Z" />
      <path d="M2.800 13.800h6.500c.4 3.300-.9 5.700-3.200 5.700s-3.700-2.400-3.300-5.700Z" />
    </svg>
  );
}

/** A card of Rivals: a card of its suit with its footprints. */
export function RivalsCard(props: SuitCardProps) {
  const count = printed(props.value);
  return (
    <span className={css.card} style={{ width: props.size }}>
      <SuitCard {...props} />
      {count > 0 && (
        <span className={css.prints} data-suit={props.suit} aria-hidden="true">
          {[...Array(count).keys()].map((i) => (
            <Footprint key={i} />
          ))}
        </span>
      )}
    </span>
  );
}
