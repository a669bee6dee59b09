/** The board of the board game: paths in the middle, the hand below, what everybody has beside. */
import { useRef, useState } from "react";
import { useWords } from "../../i18n/language";
import type { BoardProps } from "../game";
import { useKeptFocus } from "../kept-focus";
import css from "./board.module.css";
import { Hand, numbered } from "./hand";
import { Path } from "./path";
import { Seat } from "./seat";
import { Status } from "./status";
import { TEXTS } from "./texts";
import { Track } from "./track";
import { type BoardView, marks, seatsFrom } from "./view";

export function Board(props: BoardProps<BoardView>) {
  const { view, names, you, asked, options, picked, pick, lately, others } = props;
  const texts = useWords(TEXTS);
  const root = useRef<HTMLDivElement>(null);
  const question = `${view.expedition} ${view.turns} ${view.phase}`;
  // A card is chosen for one question only.
  const [choice, setChoice] = useState({ question, card: null as string | null });
  const chosen = choice.question === question && options.length ? choice.card : null;
  const choose = (card: string | null) => setChoice({ question, card });
  useKeptFocus(root, `${question} ${options.length}`, "[data-hand], [data-answers] button");
  const marked = marks(lately);
  const moving = transitions(view, you);
  const seats = seatsFrom(view.players, you);
  const take = (words: string | null) => {
    if (words === null) choose(null);
    pick(words);
  };
  return (
    <div className={css.board} ref={root} data-seats={view.players}>
      <Status {...props} marked={marked}>
        <Track view={view} names={names} />
      </Status>
      <ul className={css.paths} aria-label={texts.paths}>
        {view.paths.map(({ colour }, index) => (
          <Path
            key={colour}
            {...props}
            index={index}
            chosen={picked ? null : chosen}
            marked={marked}
            moving={moving}
          />
        ))}
      </ul>
      {you !== null && (
        <Hand {...props} pick={take} chosen={chosen} choose={choose} moving={moving} />
      )}
      <div className={css.rivals}>
        {seats.map((seat) => (
          <Seat
            key={seat}
            view={view}
            seat={seat}
            name={names[seat] ?? ""}
            isYou={seat === you}
            isAsked={seat === asked}
            marked={marked}
            hand={seat === you ? undefined : others?.find((one) => one.seat === seat)?.hand}
          />
        ))}
      </div>
    </div>
  );
}

/** The name each visible card has while it moves. Equal cards are counted through hand, discard
 * piles and columns in this order, so a card keeps its name on its way from one to the next. */
function transitions(view: BoardView, you: number | null): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const add = (place: string, card: string) => {
    const count = counts.get(card) ?? 0;
    counts.set(card, count + 1);
    names.set(place, `board-${card.replace(" ", "-")}-${count}`);
  };
  for (const { name, copy } of numbered(view.hand)) add(`hand ${name} ${copy}`, name);
  for (const pile of view.discards) {
    const top = pile.at(-1);
    if (top) add(`discard ${top}`, top);
  }
  view.columns[you ?? -1]?.forEach((values, index) => {
    const card = `${view.paths[index]?.colour} ${values.at(-1)}`;
    if (values.length) add(`column ${card}`, card);
  });
  return names;
}
