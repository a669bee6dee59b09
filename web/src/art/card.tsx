/** A card of a suit: number or wager, symbol and letter over a landscape of ours. It is a picture
 * only; what can be clicked wraps it in a button. All of it scales with the width. */
import { type CSSProperties, memo, type ReactNode } from "react";
import { useLanguage } from "../i18n/language";
import css from "./card.module.css";
import { Landscape } from "./landscape";
import { SUIT_WORDS, type Suit, SuitSymbol } from "./suit";

export type CardValue = number | "wager";

interface Look {
  /** Width of the card: px, or any CSS length. The height follows (5 : 7). */
  size?: number | string;
  selected?: boolean;
  dimmed?: boolean;
  /** The accessible name. Without one the card is decoration beside words that name it. */
  label?: string;
  className?: string | undefined;
}

export interface SuitCardProps extends Look {
  suit: Suit;
  value: CardValue;
}

/** Number and letter are drawn by the style sheet: as text they would count as part of the name of
 * a button around the card, whose label says it in words. */
export const SuitCard = memo(function SuitCard({ suit, value, ...look }: SuitCardProps) {
  const { language } = useLanguage();
  return (
    <Paper
      {...look}
      suit={suit}
      print={
        <>
          {value !== "wager" && <span className={css.number} data-print={value} />}
          <span className={css.letter} data-print={SUIT_WORDS[language][suit].letter} />
        </>
      }
    >
      <Landscape suit={suit} value={value} />
      <g className={css.ink}>
        {value === "wager" && <Star x={25} y={25} radius={20} />}
        <svg x={64} y={8} width={30} height={30} viewBox="0 0 24 24" aria-hidden="true">
          <SuitSymbol suit={suit} />
        </svg>
      </g>
      {value === "wager" && <Seal />}
    </Paper>
  );
});

/** A card seen from behind. */
export const CardBack = memo(function CardBack(look: Look) {
  return (
    <Paper {...look}>
      <rect width={100} height={140} className={css.back} />
      <g className={css.lattice}>
        {[...Array(9).keys()].map((i) => (
          <path key={i} d={`M${i * 30 - 120} 0l140 140M${i * 30 - 20} 0l-140 140`} />
        ))}
        <rect x={6} y={6} width={88} height={128} rx={6} />
      </g>
      <circle cx={50} cy={70} r={29} className={css.back} />
      <g className={css.lattice}>
        <circle cx={50} cy={70} r={27} />
        <circle cx={50} cy={70} r={22} />
      </g>
      <g className={css.gilt}>
        <Star x={50} y={70} radius={20} />
      </g>
    </Paper>
  );
});

function Paper({
  suit,
  size = 64,
  selected = false,
  dimmed = false,
  label,
  className,
  print,
  children,
}: Look & { suit?: Suit; print?: ReactNode; children: ReactNode }) {
  const name = [css.card, selected && css.selected, dimmed && css.dimmed, className];
  const style = { "--w": typeof size === "number" ? `${size}px` : size } as CSSProperties;
  return (
    <span
      className={name.filter(Boolean).join(" ")}
      data-suit={suit}
      style={style}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <svg viewBox="0 0 100 140" aria-hidden="true">
        {children}
      </svg>
      {print}
    </span>
  );
}

/** A compass star of eight points: the mark of a wager. */
export function Star({ x, y, radius }: { x: number; y: number; radius: number }) {
  const points = [...Array(16).keys()].map((i) => {
    const reach = i % 2 ? radius * 0.3 : i % 4 ? radius * 0.62 : radius;
    const angle = (i * Math.PI) / 8;
    return `${(x + reach * Math.sin(angle)).toFixed(1)},${(y - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return <polygon points={points.join(" ")} />;
}

function Seal() {
  return (
    <g>
      <circle cx={44} cy={94} r={29} className={css.sealRim} />
      <circle cx={44} cy={94} r={25} className={css.seal} />
      <g className={css.sealMark}>
        <Star x={44} y={94} radius={21} />
      </g>
    </g>
  );
}
