/** The middle of the table: draw pile, display, supply, and what is out of the game. */
import { CardBack } from "../../art/card";
import { cardName, cardOf } from "../../art/card-name";
import { Coin } from "../../art/coin";
import { useLanguage, useWords } from "../../i18n/language";
import type { BoardProps } from "../game";
import { Display } from "./display";
import { RivalsCard } from "./footprints";
import css from "./market.module.css";
import { TEXTS } from "./texts";
import { type RivalsView, uselessNewest } from "./view";

type Props = BoardProps<RivalsView>;

export function Market(props: Props) {
  const { view, options, picked, pick } = props;
  const { language } = useLanguage();
  const texts = useWords(TEXTS);
  const useless = uselessNewest(view);
  const isDone = options.some((one) => one.verb === "done");
  return (
    <section className={css.market} data-phase={view.phase}>
      <div className={css.stock}>
        <DrawPile {...props} />
        <p className={css.supply}>
          <Coin size={40} value={view.supply} />
          <span aria-hidden="true">{texts.supply}</span>
          <span className="hidden">{texts.supplyLong(view.supply)}</span>
        </p>
      </div>
      <div className={css.display}>
        <h2>{texts.display}</h2>
        {view.display.length === 0 && <p className={css.note}>{texts.emptyDisplay}</p>}
        <Display {...props} />
        {useless && (
          <p className={css.note}>{texts.useless(cardName(language, cardOf(useless)))}</p>
        )}
        {isDone && (
          <p className={css.answer}>
            <span>{view.phase === "take" ? texts.takingHint : texts.removingHint}</span>
            <button
              type="button"
              className="primary"
              data-words="done"
              data-picked={picked === "done"}
              onClick={() => pick("done")}
            >
              {view.phase === "take" ? texts.doneTaking : texts.doneRemoving}
            </button>
          </p>
        )}
        {view.removed.length > 0 && <Removed cards={view.removed} />}
      </div>
    </section>
  );
}

function DrawPile({ view, options, picked, pick }: Props) {
  const texts = useWords(TEXTS);
  const [count = 0, ...aside] = view.piles;
  const canUncover = options.some((one) => one.verb === "uncover");
  const pile = (
    <>
      <span className={css.stack} data-thick={Math.ceil(count / 5)} data-count={count || ""}>
        {count > 0 ? <CardBack size="var(--pile)" /> : <span className={css.gone} />}
      </span>
      {canUncover && <span className={css.uncover}>{texts.uncover}</span>}
    </>
  );
  return (
    <div className={css.pile}>
      {canUncover ? (
        <button
          type="button"
          className={css.draw}
          aria-label={texts.uncoverLong(count)}
          data-words="uncover"
          data-picked={picked === "uncover"}
          onClick={() => pick("uncover")}
        >
          {pile}
        </button>
      ) : (
        <span role="img" aria-label={count ? texts.drawPile(count) : texts.noPile}>
          {pile}
        </span>
      )}
      {aside.length > 0 && (
        <p className={css.aside}>
          <span aria-hidden="true">
            {aside.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: piles are all alike
              <CardBack key={i} size={18} />
            ))}
          </span>
          {texts.pilesAside(aside.length)}
        </p>
      )}
    </div>
  );
}

function Removed({ cards }: { cards: readonly string[] }) {
  const { language } = useLanguage();
  const texts = useWords(TEXTS);
  return (
    <details className={css.removed}>
      <summary>{texts.removed(cards.length)}</summary>
      <ul>
        {cards.map((name, i) => {
          const card = cardOf(name);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards are added at the end only
            <li key={i}>
              <RivalsCard {...card} size={40} label={cardName(language, card)} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
