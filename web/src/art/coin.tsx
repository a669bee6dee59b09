/** A gold coin with our compass star, or with an amount on it. */
import { Star } from "./card";
import css from "./coin.module.css";

interface CoinProps {
  size?: number | string;
  /** An amount to show on it. */
  value?: number;
  /** The accessible name; without one the coin is decoration beside words. */
  label?: string;
}

export function Coin({ size = 24, value, label }: CoinProps) {
  return (
    <span
      className={css.coin}
      style={{ width: size, height: size }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx={24} cy={24} r={23} className={css.edge} />
        <circle cx={24} cy={24} r={20} className={css.face} />
        <circle cx={24} cy={24} r={16.5} className={css.ring} />
        {value === undefined ? (
          <g className={css.mark}>
            <Star x={24} y={24} radius={14} />
          </g>
        ) : (
          <text x={24} y={value > 99 ? 30 : 31.5} className={css.amount} data-long={value > 99}>
            {value}
          </text>
        )}
      </svg>
    </span>
  );
}
