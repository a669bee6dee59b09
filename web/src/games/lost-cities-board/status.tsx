/** Above the paths: draw pile, which expedition it is, and how many have crossed the bridge. */
import type { ReactNode } from "react";
import { CardBack } from "../../art/card";
import { useWords } from "../../i18n/language";
import { useDrag } from "../../table/drag";
import type { BoardProps } from "../game";
import css from "./status.module.css";
import { TEXTS } from "./texts";
import type { BoardView } from "./view";

/** So many explorers behind the bridge end an expedition: that many places are drawn. */
const CROSSINGS = [1, 2, 3, 4, 5];

interface StatusProps extends BoardProps<BoardView> {
  marked: ReadonlySet<string>;
  /** What artifacts are worth. */
  children: ReactNode;
}

export function Status({ view, options, picked, pick, marked, children }: StatusProps) {
  const texts = useWords(TEXTS);
  const draw = options.find((one) => one.verb === "draw" && one.args[0] === "deck");
  const drag = useDrag(draw ? [draw.words] : []);
  const pile = (
    <>
      <span className={css.stack} data-new={marked.has("draw deck")}>
        {view.deck > 0 && <CardBack size={32} />}
      </span>
      <strong className={css.long}>{draw ? texts.drawDeck : texts.deck(view.deck)}</strong>
      {!draw && <b className={css.short}>{view.deck}</b>}
    </>
  );
  return (
    <div className={css.status}>
      {draw ? (
        <button
          type="button"
          ref={drag.ref}
          className={css.pile}
          data-count={view.deck}
          aria-label={texts.drawDeckLong(view.deck)}
          data-words={draw.words}
          data-picked={picked === draw.words}
          onClick={() => pick(draw.words)}
        >
          {pile}
        </button>
      ) : (
        <p className={css.pile}>{pile}</p>
      )}
      <p className={css.crossings}>
        <span className={css.dots} aria-hidden="true">
          {CROSSINGS.map((n) => (
            <span key={n} data-full={n <= view.crossings} />
          ))}
        </span>
        <span className={css.long}>{texts.crossings(view.crossings)}</span>
      </p>
      <p className={css.expedition}>
        <strong>{texts.expedition(view.expedition, view.options.expeditions)}</strong>
        {view.set_aside > 0 && <small>{texts.setAside(view.set_aside)}</small>}
      </p>
      {children}
    </div>
  );
}
