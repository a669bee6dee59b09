/** The own hand, and the answers to the question asked as buttons, close to the thumb. */
import { useRef, useState } from "react";
import { SuitCard } from "../../art/card";
import { cardName, cardOf } from "../../art/card-name";
import { isSuit, SuitSymbol, useSuitName } from "../../art/suit";
import { useLanguage, useWords } from "../../i18n/language";
import { useDrag, useDrop } from "../../table/drag";
import type { BoardProps, Option } from "../game";
import { alongRow } from "../kept-focus";
import css from "./hand.module.css";
import { Pawn } from "./pieces";
import { TEXTS } from "./texts";
import type { BoardView } from "./view";

interface HandProps extends BoardProps<BoardView> {
  chosen: string | null;
  choose(card: string | null): void;
  moving: ReadonlyMap<string, string>;
}

export function Hand(props: HandProps) {
  const { view, options, chosen, choose, picked, pick, moving } = props;
  const texts = useWords(TEXTS);
  const fresh = useFresh(view.hand);
  const root = useRef<HTMLElement>(null);
  const drop = useDrop(
    options.filter((one) => one.verb === "draw").map((one) => one.words),
    pick,
  );
  const toAnswers = () =>
    root.current?.querySelector<HTMLElement>("[data-answers] button")?.focus();
  return (
    <section className={css.hand} aria-label={texts.hand} ref={root}>
      <ul className={css.cards} ref={drop.ref} data-drop={drop.state} onKeyDown={alongRow}>
        {numbered(view.hand).map(({ name, copy, copies }) => (
          <li key={`${name} ${copy}`}>
            <HandCard
              name={name}
              options={options.filter((one) => one.args.join(" ") === name)}
              isChosen={chosen === name && copy === copies - 1}
              isPicked={copy === copies - 1 && (picked?.endsWith(` ${name}`) ?? false)}
              isNew={fresh.filter((one) => one === name).length > copies - 1 - copy}
              transition={moving.get(`hand ${name} ${copy}`)}
              choose={(byKeyboard) => {
                if (picked) pick(null);
                choose(chosen === name ? null : name);
                if (byKeyboard && chosen !== name) requestAnimationFrame(toAnswers);
              }}
            />
          </li>
        ))}
      </ul>
      <Answers {...props} />
    </section>
  );
}

interface HandCardProps {
  name: string;
  options: readonly Option[];
  isChosen: boolean;
  isPicked: boolean;
  isNew: boolean;
  transition: string | undefined;
  choose(byKeyboard: boolean): void;
}

function HandCard(props: HandCardProps) {
  const { name, options, isChosen, isPicked, isNew, transition, choose } = props;
  const { language } = useLanguage();
  const texts = useWords(TEXTS);
  const card = cardOf(name);
  const drag = useDrag(options.map((one) => one.words));
  const words = cardName(language, card) + (isNew ? `, ${texts.newCard}` : "");
  const style = transition ? { viewTransitionName: transition } : {};
  const picture = (
    <SuitCard {...card} size="var(--card)" {...(options.length ? {} : { label: words })} />
  );
  if (!options.length) {
    return (
      <span className={css.card} data-new={isNew} style={style}>
        {picture}
      </span>
    );
  }
  return (
    <button
      type="button"
      ref={drag.ref}
      className={css.card}
      style={style}
      aria-label={words}
      aria-pressed={isChosen || isPicked}
      data-new={isNew}
      data-playable={options.some((one) => one.verb === "play")}
      data-dragging={drag.dragging}
      data-hand={name}
      onClick={(event) => choose(event.detail === 0)}
    >
      {picture}
    </button>
  );
}

/** What may be answered: everything but cards, and of a chosen card to play or to discard it. */
function Answers({ view, options, you, chosen, picked, pick }: HandProps) {
  const { language } = useLanguage();
  const texts = useWords(TEXTS);
  const suitName = useSuitName();
  const isCardAsked = options.some((one) => one.verb === "discard");
  const shown = isCardAsked ? options.filter((one) => one.args.join(" ") === chosen) : options;
  const words = chosen ? cardName(language, cardOf(chosen)) : "";
  const isStuck = isCardAsked && chosen && !shown.some((one) => one.verb === "play");

  function label(option: Option): string {
    const [what] = option.args;
    if (option.verb === "play") return texts.play(words);
    if (option.verb === "discard") return texts.discardCard(words);
    if (option.verb === "stay") return texts.stay;
    if (option.verb === "send") return texts.send[String(what)] ?? "";
    if (what === "deck") return texts.drawDeck;
    if (!isSuit(what)) return option.words;
    if (option.verb === "move") return texts.move(suitName(what));
    const top = view.discards[view.paths.findIndex(({ colour }) => colour === what)]?.at(-1);
    return texts.draw(top ? cardName(language, cardOf(top)) : suitName(what));
  }

  return (
    <div className={css.answers} data-answers="">
      {isCardAsked && !shown.length && <p>{texts.chooseCard}</p>}
      {isStuck && <p>{texts.cannotPlay(words.charAt(0).toUpperCase() + words.slice(1))}</p>}
      {shown.map((option) => (
        <button
          type="button"
          key={option.words}
          className={option.verb === "play" || option.args[0] === "deck" ? "primary" : ""}
          data-words={option.words}
          data-verb={option.verb}
          data-picked={picked === option.words}
          onClick={() => pick(option.words)}
        >
          {option.verb === "send" && you !== null && (
            <Pawn seat={you} piece={String(option.args[0])} size="2.1rem" />
          )}
          {(option.verb === "move" || option.verb === "draw") && isSuit(option.args[0]) && (
            <span className={css.symbol} data-suit={option.args[0]}>
              <SuitSymbol suit={option.args[0]} size={18} />
            </span>
          )}
          {label(option)}
        </button>
      ))}
    </div>
  );
}

/** The cards of a hand, equal ones numbered. */
export function numbered(hand: readonly string[]) {
  return hand.map((name, i) => ({
    name,
    copy: hand.slice(0, i).filter((other) => other === name).length,
    copies: hand.filter((other) => other === name).length,
  }));
}

/** The cards that have come into the hand since it was last seen; not a whole new hand. */
function useFresh(hand: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState({ hand, fresh: [] as readonly string[] });
  if (seen.hand.join() === hand.join()) return seen.fresh;
  const rest = [...seen.hand];
  const added = hand.filter((name) => {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  const fresh = added.length < hand.length / 2 ? added : [];
  setSeen({ hand, fresh });
  return fresh;
}
