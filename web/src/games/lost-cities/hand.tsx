/** The own hand, sorted by colour: choose a card, or drag it to where it goes. */

import { SuitCard } from "../../art/card";
import { cardOf } from "../../art/card-name";
import { SUITS } from "../../art/suit";
import { useWords } from "../../i18n/language";
import { useDrag, useDrop } from "../../table/drag";
import css from "./hand.module.css";
import { transitionName } from "./lane";
import { TEXTS } from "./texts";
import { type LostCitiesView, suitOf, type Wishes } from "./view";

interface HandProps {
  view: LostCitiesView;
  seat: number;
  wishes: Wishes;
  held: string | null;
  fresh: string | null;
  hold(card: string, byKeyboard: boolean): void;
  pick(words: string): void;
  /** The card the Tab key leads to, as its place in the hand. */
  here: number;
  setHere(place: number): void;
}

export function Hand({ view, seat, wishes, held, fresh, hold, pick, here, setHere }: HandProps) {
  const texts = useWords(TEXTS);
  const drop = useDrop([...wishes.draws.values()], pick);
  const places = wagerPlaces(view, seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div
      role="group"
      aria-label={texts.hand}
      className={css.hand}
      ref={drop.ref}
      data-drop={drop.state}
    >
      {view.hand.map((card, i) => (
        <HandCard
          // biome-ignore lint/suspicious/noArrayIndexKey: equal wagers differ by place only
          key={`${card} ${i}`}
          card={card}
          label={label(card) + (isSeen(card, i) ? `, ${texts.seen}` : "")}
          options={[wishes.plays.get(card), wishes.discards.get(card)].filter((one) => one != null)}
          playable={wishes.plays.has(card)}
          held={held === card && view.hand.indexOf(card) === i}
          fresh={fresh === card && view.hand.lastIndexOf(card) === i}
          seen={isSeen(card, i)}
          name={transitionName(cardOf(card), seat, places[i] ?? 0)}
          hold={hold}
          tabbed={i === Math.min(here, view.hand.length - 1)}
          focused={() => setHere(i)}
        />
      ))}
    </div>
  );

  /** Of equal wagers, as many as the rival knows of. */
  function isSeen(card: string, at: number): boolean {
    const known = (view.known[seat] ?? []).filter((one) => one === card).length;
    return at - view.hand.indexOf(card) < known;
  }

  function label(card: string): string {
    const news = fresh === card ? `, ${texts.fresh}` : "";
    if (wishes.plays.has(card)) return texts.playable(card) + news;
    if (!wishes.discards.has(card)) return texts.inHand(card) + news;
    const numbers = view.expeditions[seat]?.[SUITS.indexOf(suitOf(card))]?.numbers ?? [];
    return texts.onlyDiscard(card, numbers.at(-1) ?? "") + news;
  }
}

/** Wagers in hand are counted on from those already played. */
function wagerPlaces(view: LostCitiesView, seat: number): number[] {
  const next = (view.expeditions[seat] ?? []).map((one) => one.wagers);
  return view.hand.map((card) => {
    const { suit, value } = cardOf(card);
    const index = SUITS.indexOf(suit);
    const place = next[index] ?? 0;
    if (value === "wager") next[index] = place + 1;
    return place;
  });
}

interface HandCardProps {
  card: string;
  label: string;
  options: readonly string[];
  playable: boolean;
  held: boolean;
  fresh: boolean;
  seen: boolean;
  name: string;
  hold(card: string, byKeyboard: boolean): void;
  tabbed: boolean;
  focused(): void;
}

function HandCard({ card, label, options, playable, held, name, ...rest }: HandCardProps) {
  const drag = useDrag(options);
  const asked = options.length > 0;
  return (
    <button
      type="button"
      ref={drag.ref}
      className={css.card}
      aria-label={label}
      aria-pressed={held}
      aria-disabled={!asked}
      title={label}
      tabIndex={rest.tabbed ? 0 : -1}
      data-hand={card}
      data-first={(asked && rest.tabbed) || undefined}
      data-asked={asked || undefined}
      data-playable={playable || undefined}
      data-lately={rest.fresh || undefined}
      data-dragging={drag.dragging || undefined}
      style={{ viewTransitionName: name }}
      onFocus={rest.focused}
      onClick={(event) => asked && rest.hold(card, event.detail === 0)}
    >
      <SuitCard {...cardOf(card)} size="var(--hand-card)" dimmed={asked && !playable} />
      {rest.seen && (
        <svg viewBox="0 0 24 24" className={css.seen} aria-hidden="true">
          <path d="M1.500 12C4 7.500 7.700 5 12 5s8 2.500 10.500 7C20 16.500 16.300 19 12 19S4 16.500 1.500 12Z" />
          <circle cx="12" cy="12" r="3.500" />
        </svg>
      )}
    </button>
  );
}
