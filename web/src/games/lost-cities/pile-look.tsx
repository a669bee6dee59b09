/** A look through a discard pile: everybody saw what was put there. */
import { useId, useState } from "react";
import { SuitCard } from "../../art/card";
import { cardOf } from "../../art/card-name";
import type { Suit } from "../../art/suit";
import { useWords } from "../../i18n/language";
import css from "./pile-look.module.css";
import { TEXTS } from "./texts";

export function PileLook({ suit, pile }: { suit: Suit; pile: readonly string[] }) {
  const texts = useWords(TEXTS);
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.look}
        popoverTarget={id}
        aria-label={texts.look(suit, pile.length)}
        title={texts.look(suit, pile.length)}
      />
      <div
        id={id}
        popover="auto"
        className={css.pile}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {open && (
          <>
            <p>{texts.bottomToTop(suit)}</p>
            <div className={css.cards} role="img" aria-label={texts.pile(suit, pile)}>
              {pile.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal wagers differ by place only
                <SuitCard key={i} {...cardOf(card)} size={60} />
              ))}
            </div>
          </>
        )}
      </div>
    </>
  );
}
