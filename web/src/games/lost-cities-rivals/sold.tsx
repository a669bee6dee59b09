/** The hammer falls: over the market for a moment, who has won the auction and at what price. */
import { type CSSProperties, useEffect, useState } from "react";
import { Coin } from "../../art/coin";
import { useWords } from "../../i18n/language";
import { moves, settings } from "../../settings/settings";
import css from "./sold.module.css";
import { TEXTS } from "./texts";
import type { RivalsView } from "./view";

const STAY = { off: 0, fast: 900, normal: 1600, slow: 3000 };

export function Sold({ view, names }: { view: RivalsView; names: readonly string[] }) {
  const texts = useWords(TEXTS);
  const sold = view.phase === "take" && view.auction ? `${view.turned} ${view.auction.bid}` : "";
  const [seen, setSeen] = useState(sold);
  const [shown, setShown] = useState("");
  if (seen !== sold) {
    setSeen(sold);
    setShown(moves(settings()) ? sold : "");
  }
  const stay = STAY[settings().speed];
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(""), stay);
    return () => clearTimeout(timer);
  }, [shown, stay]);
  if (!shown || shown !== sold || !view.auction) return null;
  const { leader, bid } = view.auction;
  return (
    <div
      className={css.sold}
      key={sold}
      aria-hidden="true"
      style={{ "--stay": `${stay}ms` } as CSSProperties}
    >
      <svg viewBox="0 0 64 64" className={css.hammer} aria-hidden="true">
        <path d="M10 50h26v6H10Z" fill="#6b4a2b" />
        <g className={css.head}>
          <path d="M22 12 40 4l10 18-18 8Z" fill="#8a5f36" stroke="#4a3018" strokeWidth="1.500" />
          <path d="m38 24 4-2 16 26-5 3Z" fill="#b98a55" />
        </g>
      </svg>
      <strong>{texts.sold(names[leader] ?? "")}</strong>
      <Coin size={52} value={bid} />
    </div>
  );
}
