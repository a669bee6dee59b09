/** The auction: the highest bid, who is still in, and one's own bid. */
import { useState } from "react";
import { Coin } from "../../art/coin";
import { useWords } from "../../i18n/language";
import type { BoardProps } from "../game";
import css from "./bidding.module.css";
import { TEXTS } from "./texts";
import { type RivalsView, seatsFrom } from "./view";

type Props = BoardProps<RivalsView>;

export function Bidding(props: Props) {
  const { view, options, picked, pick } = props;
  const texts = useWords(TEXTS);
  const amounts = options.filter((one) => one.verb === "bid").map((one) => Number(one.args[0]));
  const canPass = options.some((one) => one.verb === "pass");
  // Once it is won, the cards are chosen and the auction makes room.
  const isOn = view.phase === "turn" || view.phase === "bid";
  if (!isOn || (!view.auction && !amounts.length)) return null;
  return (
    <section className={css.auction} aria-label={texts.auction}>
      {view.auction && <Standing {...props} />}
      {(amounts.length > 0 || canPass) && (
        <div className={css.answer}>
          {amounts.length > 0 && (
            <Bid
              key={`${view.turned} ${amounts[0]}`}
              amounts={amounts}
              picked={picked}
              pick={pick}
              title={view.auction ? texts.raise : texts.openAuction}
            />
          )}
          {canPass && (
            <button
              type="button"
              className={css.pass}
              data-words="pass"
              data-picked={picked === "pass"}
              onClick={() => pick("pass")}
            >
              {texts.pass}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Who bids how much, and who has passed. */
function Standing({ view, names, you, asked }: Props) {
  const texts = useWords(TEXTS);
  const { auction } = view;
  if (!auction) return null;
  return (
    <div className={css.standing}>
      <p className={css.highest}>
        <Coin size={44} value={auction.bid} />
        <span>
          <strong>{texts.highest(auction.bid)}</strong>
          <br />
          {texts.by(names[auction.leader] ?? "")}
        </span>
      </p>
      <ul className={css.bidders}>
        {seatsFrom(view.players, you).map((seat) => {
          const isIn = auction.bidding.includes(seat);
          const state = seat === auction.leader ? "leads" : isIn ? "bidding" : "passed";
          return (
            <li key={seat} data-state={state} data-asked={seat === asked}>
              <span className={css.name}>{names[seat]}</span> <small>{texts[state]}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface BidProps {
  amounts: readonly number[];
  picked: string | null;
  pick(words: string): void;
  title: string;
}

/** A bid is chosen with steps or by a shortcut, and made with the large button. */
function Bid({ amounts, picked, pick, title }: BidProps) {
  const texts = useWords(TEXTS);
  const [at, setAt] = useState(0);
  const amount = amounts[at] ?? 0;
  const last = amounts.length - 1;
  return (
    <fieldset className={css.bid}>
      <legend>{title}</legend>
      <div className={css.stepper}>
        <button
          type="button"
          className={css.step}
          data-step="less"
          aria-label={texts.less}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        >
          −
        </button>
        <button
          type="button"
          className={`primary ${css.make}`}
          data-words={`bid ${amount}`}
          data-picked={picked === `bid ${amount}`}
          onClick={() => pick(`bid ${amount}`)}
        >
          <Coin size={26} />
          {texts.bid(amount)}
        </button>
        <button
          type="button"
          className={css.step}
          data-step="more"
          aria-label={texts.more}
          disabled={at === last}
          onClick={() => setAt(at + 1)}
        >
          +
        </button>
      </div>
      {last > 1 && (
        <fieldset className={css.quick} aria-label={texts.amounts}>
          {shortcuts(last).map((index) => (
            <button
              type="button"
              key={index}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              {index === last && last > 5 ? texts.all(amounts[index] ?? 0) : amounts[index]}
            </button>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}

/** Few amounts are all offered; of many the lower ones, some larger leaps, and everything. */
function shortcuts(last: number): number[] {
  if (last <= 5) return [...Array(last + 1).keys()];
  return [0, 1, 2, Math.max(4, Math.floor(last / 2)), last];
}
