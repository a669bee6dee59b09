/** A colour from one end of the table to the other: the rival's expedition, the discard pile, the
 * own expedition. */

import type { CSSProperties } from "react";
import { SuitCard } from "../../art/card";
import { type Card, cardOf } from "../../art/card-name";
import { SUIT_WORDS, SUITS, type Suit, SuitSymbol } from "../../art/suit";
import { useLanguage, useWords } from "../../i18n/language";
import { useDrag } from "../../table/drag";
import css from "./lane.module.css";
import { PileLook } from "./pile-look";
import { Target } from "./target";
import { points, TEXTS } from "./texts";
import { cardsOf, type Expedition, isStarted, type LostCitiesView, type Marks } from "./view";

export interface LaneProps {
  view: LostCitiesView;
  suit: Suit;
  /** The seat at the foot of the table, and the one at its head. */
  near: number;
  far: number;
  names: readonly string[];
  marks: Marks;
  /** The card chosen in the hand, if it is of this colour, and what may be done with it. */
  held: string | null;
  play: string | undefined;
  discard: string | undefined;
  draw: string | undefined;
  /** All options that a card dragged here may become. */
  plays: readonly string[];
  discards: readonly string[];
  picked: string | null;
  pick(words: string): void;
}

export function Lane(lane: LaneProps) {
  const texts = useWords(TEXTS);
  const { view, suit, near, far, held, picked, pick } = lane;
  const index = SUITS.indexOf(suit);
  const pile = view.discards[index] ?? [];
  return (
    <section className={css.lane} data-suit={suit} aria-label={texts.lane(suit)}>
      <Column {...lane} seat={far} expedition={view.expeditions[far]?.[index]} />
      <Pile {...lane} pile={pile} />
      <div className={css.own}>
        <Column {...lane} seat={near} expedition={view.expeditions[near]?.[index]} own />
        <Target
          deed="play"
          words={lane.play}
          label={held ? texts.play(held) : ""}
          picked={picked !== null && picked === lane.play}
          pick={pick}
          takes={lane.plays}
        />
      </div>
    </section>
  );
}

function Column({
  suit,
  seat,
  names,
  marks,
  expedition,
  own = false,
}: LaneProps & { seat: number; expedition: Expedition | undefined; own?: boolean }) {
  const texts = useWords(TEXTS);
  if (!expedition) return null;
  const started = isStarted(expedition);
  const cards = cardsOf(suit, expedition);
  const name = names[seat] ?? "";
  return (
    <div
      className={own ? css.column : `${css.column} ${css.far}`}
      role="img"
      aria-label={
        started ? texts.expedition(name, suit, expedition) : texts.noExpedition(name, suit)
      }
    >
      {started ? (
        <div className={css.cards} style={{ "--n": cards.length } as CSSProperties}>
          {cards.map((card, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: cards are only added at the end
              key={i}
              className={css.step}
              data-lately={marks.played.has(`${seat} ${suit} ${card.value}`) || undefined}
              style={
                { viewTransitionName: transitionName(card, seat, i), "--i": i } as CSSProperties
              }
            >
              <SuitCard {...card} size="var(--card)" />
            </span>
          ))}
          <span className={css.score} data-sign={Math.sign(expedition.score)}>
            {points(expedition.score)}
            {expedition.factor > 1 && <small>×{expedition.factor}</small>}
          </span>
        </div>
      ) : (
        <Slot suit={suit} />
      )}
    </div>
  );
}

/** Two cards never share a name. Numbers are unique; a wager is named by seat and place, so that
 * the wager in a hand bears the name it will have when it is played. */
export function transitionName({ suit, value }: Card, seat: number, place: number): string {
  return value === "wager" ? `lc-${suit}-wager-${seat}-${place}` : `lc-${suit}-${value}`;
}

function Slot({ suit }: { suit: Suit }) {
  const { language } = useLanguage();
  return (
    <span className={css.slot}>
      <SuitSymbol suit={suit} size="60%" />
      <b>{SUIT_WORDS[language][suit].letter}</b>
    </span>
  );
}

function Pile({
  view,
  suit,
  pile,
  marks,
  held,
  discard,
  discards,
  draw,
  picked,
  pick,
}: LaneProps & { pile: readonly string[] }) {
  const texts = useWords(TEXTS);
  const drag = useDrag(draw ? [draw] : []);
  const top = pile.at(-1);
  const closed = view.closed === suit;
  const words = draw ?? discard;
  const label = draw ? texts.drawPile(top ?? "") : held ? texts.discard(held) : "";
  return (
    <div className={css.pile} ref={drag.ref} data-dragging={drag.dragging || undefined}>
      <span
        className={css.lying}
        role="img"
        aria-label={texts.pile(suit, pile) + (closed ? `. ${texts.closed}` : "")}
        title={closed ? texts.closed : undefined}
        data-depth={Math.min(pile.length, 4)}
      >
        {top ? (
          <span
            className={css.top}
            data-lately={marks.discarded.has(top) || undefined}
            style={{
              viewTransitionName: top.endsWith("wager")
                ? `lc-pile-${suit}`
                : transitionName(cardOf(top), 0, 0),
            }}
          >
            <SuitCard {...cardOf(top)} size="var(--card)" dimmed={closed} />
          </span>
        ) : (
          <Slot suit={suit} />
        )}
        {pile.length > 1 && <span className={css.count}>{pile.length}</span>}
        {closed && (
          <svg viewBox="0 0 24 24" className={css.lock} aria-hidden="true">
            <path d="M7 11V8a5 5 0 0 1 10 0v3h1.500v9h-13v-9Zm2.500 0h5V8a2.500 2.500 0 0 0-5 0Z" />
          </svg>
        )}
      </span>
      {pile.length > 1 && !words && <PileLook suit={suit} pile={pile} />}
      <Target
        deed={draw ? "draw" : "discard"}
        words={words}
        label={label}
        picked={picked !== null && picked === words}
        pick={pick}
        takes={discards}
      />
    </div>
  );
}
