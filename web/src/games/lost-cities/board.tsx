/** The table of Lost Cities: the rival above, the discard piles in the middle, the own expeditions
 * and the hand below. First choose a card, then one of the places that light up; then draw. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { CardBack } from "../../art/card";
import { SUITS } from "../../art/suit";
import { useWords } from "../../i18n/language";
import { useDrag } from "../../table/drag";
import type { BoardProps } from "../game";
import { useKeptFocus } from "../kept-focus";
import css from "./board.module.css";
import { Hand } from "./hand";
import { Lane } from "./lane";
import { RoundOver } from "./round-over";
import { HiddenHand, ScorePad } from "./side";
import { Target } from "./target";
import { TEXTS } from "./texts";
import { type LostCitiesView, marks, newCard, suitOf, suitsOf, type Wishes, wishes } from "./view";

const FEW = 8; // cards left in the draw pile when it is time to say so

export function Board(props: BoardProps<LostCitiesView>) {
  const { view, names, you, asked, options, picked, pick, lately, others } = props;
  const texts = useWords(TEXTS);
  const root = useRef<HTMLDivElement>(null);
  const near = you ?? 0;
  const far = 1 - near;
  const wish = wishes(options);
  const chosen = options.find((one) => one.words === picked);
  const [held, setHeld] = useState<string | null>(null);
  const [here, setHere] = useState(0);
  const fresh = useFresh(
    view,
    lately.some((one) => one.verb === "draw" && one.seat === you),
  );
  useKeptFocus(root, `${view.round} ${view.turns} ${view.phase} ${options.length}`, "[data-first]");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is held for one question only
  useEffect(() => setHeld(null), [view.round, view.turns, view.phase]);

  const card = chosen && chosen.verb !== "draw" ? chosen.args.join(" ") : held;
  const hold = (next: string, byKeyboard: boolean) => {
    if (picked) pick(null);
    setHeld(next === card ? null : next);
    if (byKeyboard && next !== card) requestAnimationFrame(() => places(root.current)[0]?.focus());
  };
  const drop = () => {
    if (picked) pick(null);
    setHeld(null);
  };
  const marked = marks(lately);
  const seen = (seat: number) => others?.find((other) => other.seat === seat)?.hand;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between its buttons
    <div className={css.board} ref={root} onKeyDown={(event) => keys(event, drop)}>
      <RoundOver view={view} names={names} />
      <div className={css.places} style={{ "--lanes": view.colours } as React.CSSProperties}>
        <div className={`${css.bar} ${css.rival}`}>
          <Name name={names[far] ?? ""} turn={asked === far} />
          <HiddenHand
            view={view}
            seat={far}
            name={names[far] ?? ""}
            open={seen(far)}
            taken={marked.taken.get(far)}
          />
          <span className={css.round}>{texts.round(view.round, view.options.rounds)}</span>
        </div>
        <div className={css.table}>
          {suitsOf(view).map((suit) => {
            const mine = card && suitOf(card) === suit ? card : null;
            return (
              <Lane
                key={suit}
                view={view}
                suit={suit}
                near={near}
                far={far}
                names={names}
                marks={marked}
                held={mine}
                play={mine ? wish.plays.get(mine) : undefined}
                discard={mine ? wish.discards.get(mine) : undefined}
                draw={wish.draws.get(suit)}
                plays={ofSuit(wish.plays, suit)}
                discards={ofSuit(wish.discards, suit)}
                picked={picked}
                pick={pick}
              />
            );
          })}
          <div className={css.middle}>
            <div className={css.padFar}>
              <ScorePad view={view} seat={far} name={names[far] ?? ""} />
            </div>
            <Deck view={view} words={wish.draws.get("deck")} picked={picked} pick={pick} />
            <div className={css.padNear}>
              <ScorePad view={view} seat={near} name={names[near] ?? ""} />
            </div>
          </div>
        </div>
        <div className={`${css.bar} ${css.you}`}>
          <Name name={names[near] ?? ""} turn={asked === near} />
          {you === null ? (
            <HiddenHand
              view={view}
              seat={near}
              name={names[near] ?? ""}
              open={seen(near)}
              taken={marked.taken.get(near)}
            />
          ) : (
            <span className={css.hint}>{hint(wish)}</span>
          )}
        </div>
        {you !== null && (
          <Hand
            view={view}
            seat={near}
            wishes={wish}
            held={card}
            fresh={fresh}
            hold={hold}
            pick={pick}
            here={here}
            setHere={setHere}
          />
        )}
      </div>
    </div>
  );

  function hint({ plays, discards, draws }: Wishes): string {
    if (draws.size > 0) return draws.size > 1 ? texts.hintDraw : texts.hintDeck;
    if (discards.size === 0) return "";
    if (!card) return texts.hintCard;
    if (plays.has(card)) return texts.hintPlace(card);
    const { numbers = [] } = view.expeditions[near]?.[SUITS.indexOf(suitOf(card))] ?? {};
    return texts.hintDiscard(card, numbers.at(-1) ?? "");
  }
}

function Name({ name, turn }: { name: string; turn: boolean }) {
  const texts = useWords(TEXTS);
  return (
    <strong className={css.name} data-turn={turn || undefined}>
      {name}
      {turn && <span className="hidden"> ({texts.turn})</span>}
    </strong>
  );
}

function Deck({
  view,
  words,
  picked,
  pick,
}: {
  view: LostCitiesView;
  words: string | undefined;
  picked: string | null;
  pick(words: string): void;
}) {
  const texts = useWords(TEXTS);
  const drag = useDrag(words ? [words] : []);
  const few = view.deck <= FEW && view.hand_sizes.some((size) => size > 0);
  return (
    <div className={css.deck} ref={drag.ref} data-few={few || undefined}>
      <span role="img" aria-label={texts.deck(view.deck)}>
        {view.deck > 0 ? <CardBack size="var(--card)" /> : <span className={css.empty} />}
        <b>{view.deck}</b>
      </span>
      <small aria-hidden="true">{texts.left}</small>
      <Target
        deed="draw"
        words={words}
        label={texts.drawDeck(view.deck)}
        picked={picked !== null && picked === words}
        pick={pick}
        first
      />
    </div>
  );
}

function ofSuit(words: ReadonlyMap<string, string>, suit: string): string[] {
  return [...words].filter(([card]) => card.startsWith(`${suit} `)).map(([, option]) => option);
}

/** The card drawn last, while the drawing is what has just happened. */
function useFresh(view: LostCitiesView, drew: boolean): string | null {
  const [seen, setSeen] = useState({ hand: view.hand, fresh: null as string | null });
  if (seen.hand !== view.hand) {
    const fresh = newCard(seen.hand, view.hand);
    const kept = seen.fresh && view.hand.includes(seen.fresh) ? seen.fresh : null;
    setSeen({ hand: view.hand, fresh: fresh ?? kept });
  }
  return drew || view.phase === "card" ? seen.fresh : null;
}

/** The lit places, the own expedition before the pile. */
function places(root: HTMLElement | null): HTMLElement[] {
  const found = [...(root?.querySelectorAll<HTMLElement>("[data-target]") ?? [])];
  return found.sort((a, b) => rank(a) - rank(b));
}

function rank(place: HTMLElement): number {
  return place.dataset.target === "play" ? 0 : place.dataset.first ? 1 : 2;
}

/** Left and right move along the hand or along the lit places, up and down between the two. */
function keys(event: KeyboardEvent<HTMLElement>, drop: () => void) {
  const root = event.currentTarget;
  const hand = [...root.querySelectorAll<HTMLElement>("[data-hand]")];
  const lit = places(root);
  const inHand = hand.indexOf(event.target as HTMLElement);
  const inLit = lit.indexOf(event.target as HTMLElement);
  const back =
    hand.find((card) => card.getAttribute("aria-pressed") === "true") ?? hand.find(isTabbed);
  const row = inHand >= 0 ? hand : lit;
  const at = Math.max(inHand, inLit);
  if (at < 0) return;
  const to: Record<string, HTMLElement | undefined> = {
    ArrowLeft: row[(at + row.length - 1) % row.length],
    ArrowRight: row[(at + 1) % row.length],
    Home: row[0],
    End: row.at(-1),
    ArrowUp: inHand >= 0 ? lit[0] : row[(at + 1) % row.length],
    ArrowDown: inLit >= 0 ? back : undefined,
    Escape: back,
  };
  if (!(event.key in to)) return;
  if (event.key === "Escape") drop();
  else event.preventDefault();
  to[event.key]?.focus();
}

function isTabbed(card: HTMLElement): boolean {
  return card.tabIndex === 0;
}
