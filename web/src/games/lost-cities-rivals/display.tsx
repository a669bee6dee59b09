/** The cards of the display, by colour: taken or removed by clicking them, or dragged to one's own. */
import type { CSSProperties } from "react";
import type { CardValue } from "../../art/card";
import { cardName, cardOf } from "../../art/card-name";
import { SUITS, type Suit } from "../../art/suit";
import { useLanguage, useWords } from "../../i18n/language";
import { useDrag } from "../../table/drag";
import type { BoardProps, Option } from "../game";
import { alongRow } from "../kept-focus";
import css from "./display.module.css";
import { RivalsCard } from "./footprints";
import { TEXTS } from "./texts";
import type { RivalsView } from "./view";

interface Shown {
  name: string;
  suit: Suit;
  value: CardValue;
  /** Which of several equal cards it is, from 0. */
  copy: number;
}

/** The cards of each colour that is there. */
function groups(display: readonly string[]): { suit: Suit; cards: Shown[] }[] {
  const cards = display.map((name, i) => ({
    name,
    copy: display.slice(0, i).filter((other) => other === name).length,
    ...cardOf(name),
  }));
  return SUITS.map((suit) => ({ suit, cards: cards.filter((card) => card.suit === suit) })).filter(
    (group) => group.cards.length > 0,
  );
}

/** The name a copy of a card in the display has while it moves. */
export function transitionName(card: string, copy: number): string {
  return `rivals-${card.replace(" ", "-")}-${copy}`;
}

export function Display({ view, options, picked, pick }: BoardProps<RivalsView>) {
  const chooses = options.some((one) => one.verb === "done");
  const newestCopy = view.display.filter((name) => name === view.newest).length - 1;
  const rows = [1, 2, 3].map((n) => [`--in-${n}`, Math.max(1, Math.ceil(view.display.length / n))]);
  return (
    <div className={css.room}>
      <ul
        className={css.cards}
        style={Object.fromEntries(rows) as CSSProperties}
        onKeyDown={alongRow}
      >
        {groups(view.display).map(({ suit, cards }) => (
          <li key={suit}>
            {cards.map((card) => (
              <DisplayCard
                key={`${card.name} ${card.copy}`}
                card={card}
                option={options.find((one) => one.args.join(" ") === card.name)}
                chooses={chooses}
                isNewest={card.name === view.newest && card.copy === newestCopy}
                picked={picked}
                pick={pick}
              />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DisplayCardProps {
  card: Shown;
  option: Option | undefined;
  /** Whether cards are being chosen: those that cannot be are dimmed. */
  chooses: boolean;
  isNewest: boolean;
  picked: string | null;
  pick(words: string): void;
}

function DisplayCard({ card, option, chooses, isNewest, picked, pick }: DisplayCardProps) {
  const { language } = useLanguage();
  const texts = useWords(TEXTS);
  const drag = useDrag(option?.verb === "take" ? [option.words] : []);
  const { name, copy, suit, value } = card;
  const words = cardName(language, card);
  const look = {
    className: css.card,
    "data-new": isNewest,
    title: isNewest ? texts.newest : undefined,
    style: { viewTransitionName: transitionName(name, copy) },
  };
  const picture = { suit, value, size: "var(--card)" };
  if (!option) {
    const label = isNewest ? `${words}, ${texts.newest}` : words;
    return (
      <span {...look}>
        <RivalsCard {...picture} dimmed={chooses} label={label} />
      </span>
    );
  }
  return (
    <button
      type="button"
      ref={drag.ref}
      {...look}
      data-verb={option.verb}
      data-words={option.words}
      data-picked={picked === option.words}
      data-dragging={drag.dragging}
      aria-label={option.verb === "take" ? texts.take(words) : texts.remove(words)}
      onClick={() => pick(option.words)}
    >
      <RivalsCard {...picture} />
    </button>
  );
}
