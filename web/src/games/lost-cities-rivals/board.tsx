/** The board of Lost Cities: Rivals: the market, the auction, and what everybody has. */
import { useRef } from "react";
import type { BoardProps } from "../game";
import { useKeptFocus } from "../kept-focus";
import { useTravel } from "../travel";
import { Bidding } from "./bidding";
import css from "./board.module.css";
import { transitionName } from "./display";
import { Market } from "./market";
import { Seat } from "./seat";
import { Sold } from "./sold";
import { type RivalsView, seatsFrom, takenBy } from "./view";

export function Board(props: BoardProps<RivalsView>) {
  const { view, names, you, asked, options, pick, lately } = props;
  const root = useRef<HTMLDivElement>(null);
  const question = `${view.turned} ${view.phase} ${view.auction?.bid} ${view.display.length} ${options.length}`;
  const takes = options.filter((one) => one.verb === "take").map((one) => one.words);
  useKeptFocus(root, question, "[data-words]");
  useTravel(root, view.auction?.bid, "[data-bid]", `[data-purse="${view.auction?.leader}"]`);
  const [near = 0, ...rivals] = seatsFrom(view.players, you);
  const seat = (number: number) => (
    <Seat
      key={number}
      view={view}
      seat={number}
      name={names[number] ?? ""}
      isYou={number === you}
      isAsked={number === asked}
      taken={transitions(view.display, takenBy(lately, number))}
      takes={number === you ? takes : []}
      pick={pick}
    />
  );
  return (
    <div className={css.board} ref={root} data-seats={view.players} data-phase={view.phase}>
      <div className={css.rivals}>{rivals.map(seat)}</div>
      <div className={css.middle}>
        <Market {...props} />
        <Bidding {...props} />
      </div>
      <div className={css.own}>{seat(near)}</div>
      <Sold view={view} names={names} />
    </div>
  );
}

/** Each card taken, and the names its copies had in the display: those after the copies left. */
function transitions(display: readonly string[], taken: readonly string[]) {
  const names = new Map<string, string[]>();
  for (const card of taken) {
    const left = display.filter((name) => name === card).length;
    const before = names.get(card) ?? [];
    names.set(card, [...before, transitionName(card, left + before.length)]);
  }
  return names;
}
