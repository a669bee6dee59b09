/** One path: nine stones with tiles and explorers, the own column of cards, the discard pile. */
import { SuitCard } from "../../art/card";
import { cardName, cardOf } from "../../art/card-name";
import { isSuit, type Suit, SuitSymbol, useSuitName } from "../../art/suit";
import { useLanguage, useWords } from "../../i18n/language";
import { useDrag, useDrop } from "../../table/drag";
import type { BoardProps, Option } from "../game";
import css from "./path.module.css";
import { Pawn, TilePicture } from "./pieces";
import { TEXTS } from "./texts";
import type { BoardView } from "./view";

export interface PathProps extends BoardProps<BoardView> {
  index: number;
  /** The card of the hand that was chosen, and is to be played or discarded. */
  chosen: string | null;
  marked: ReadonlySet<string>;
  /** The name a visible card has while it moves. */
  moving: ReadonlyMap<string, string>;
}

export function Path(props: PathProps) {
  const texts = useWords(TEXTS);
  const suitName = useSuitName();
  const colour = props.view.paths[props.index]?.colour;
  if (!isSuit(colour)) return null;
  return (
    <li className={css.path} data-suit={colour} aria-label={texts.path(suitName(colour))}>
      <Stones {...props} suit={colour} />
      {props.you !== null && <Column {...props} suit={colour} seat={props.you} />}
      <Discard {...props} suit={colour} />
    </li>
  );
}

type PartProps = PathProps & { suit: Suit };

function Stones({ view, names, index, suit, options, picked, pick, you, marked }: PartProps) {
  const texts = useWords(TEXTS);
  const suitName = useSuitName();
  const move = options.find((one) => one.verb === "move" && one.args[0] === suit);
  const tiles = view.paths[index]?.tiles ?? [];
  const isAskedAbout = (step: number, isMine: boolean) =>
    view.path === suit && (view.phase === "send" ? step === 1 : isMine);
  return (
    <ol className={css.stones}>
      {view.stones.map((value, i) => {
        const step = i + 1;
        const tile = tiles[i] ?? null;
        const here = view.explorers
          .map((own, seat) => ({ seat, explorer: own[index] }))
          .filter(({ explorer }) => explorer?.step === step);
        const isMine = you !== null && here.some(({ seat }) => seat === you);
        const label = [
          texts.stone(step, value),
          typeof tile === "number" ? texts.tilePoints(tile) : tile && texts.tile[tile],
          ...here.map(({ seat, explorer }) =>
            texts.explorer(names[seat] ?? "", texts.piece[explorer?.piece ?? ""] ?? ""),
          ),
        ];
        const content = (
          <>
            <span className={css.value} data-sign={value < 0 ? "minus" : "plus"}>
              {value < 0 ? `−${-value}` : value}
            </span>
            {tile !== null && (
              <span className={css.tile}>
                <TilePicture tile={tile} />
              </span>
            )}
            <span className={css.pawns} data-many={here.length > 2}>
              {here.map(({ seat, explorer }) => (
                <span
                  key={seat}
                  className={css.pawn}
                  data-new={marked.has(`explorer ${seat} ${suit}`)}
                  style={{ viewTransitionName: `board-explorer-${seat}-${suit}` }}
                >
                  <Pawn seat={seat} piece={explorer?.piece ?? ""} size="var(--pawn-size)" />
                </span>
              ))}
            </span>
          </>
        );
        return (
          <li key={step} className={css.place} data-bridge={step === BRIDGE}>
            {move && isMine ? (
              <button
                type="button"
                className={css.stone}
                aria-label={`${texts.move(suitName(suit))}: ${label.filter(Boolean).join(", ")}`}
                data-words={move.words}
                data-picked={picked === move.words}
                onClick={() => pick(move.words)}
              >
                {content}
              </button>
            ) : (
              <div className={css.stone} data-asked={isAskedAbout(step, isMine)}>
                <span className="hidden">{label.filter(Boolean).join(", ")}</span>
                <span className={css.content} aria-hidden="true">
                  {content}
                </span>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The first stone behind the bridge, where the bridge is drawn. */
const BRIDGE = 7;

const ARROWS: Record<string, string> = { up: "↑", down: "↓" };

function Column(props: PartProps & { seat: number }) {
  const { view, index, suit, seat, options, chosen, picked, pick, marked, moving } = props;
  const { language } = useLanguage();
  const texts = useWords(TEXTS);
  const suitName = useSuitName();
  const values = view.columns[seat]?.[index] ?? [];
  const direction = view.directions[seat]?.[index] ?? null;
  const plays = options.filter((one) => one.verb === "play" && one.args[0] === suit);
  const play = plays.find((one) => isCard(one, chosen) || one.words === picked);
  const drop = useDrop(
    plays.map((one) => one.words),
    pick,
  );
  const last = values.at(-1);
  const isNew = marked.has(`column ${seat} ${suit}`);
  const name = last === undefined ? undefined : moving.get(`column ${suit} ${last}`);
  const content = (
    <>
      <span className={css.earlier}>
        {values.slice(0, -1).join(" ")}
        {view.options.up_and_down && direction && ` ${ARROWS[direction]}`}
      </span>
      <span
        className={css.last}
        data-new={isNew}
        style={isNew && name ? { viewTransitionName: name } : {}}
      >
        {last === undefined ? (
          <span className={css.empty}>
            <SuitSymbol suit={suit} size="50%" />
          </span>
        ) : (
          <SuitCard suit={suit} value={last} size="var(--card)" />
        )}
      </span>
    </>
  );
  return (
    <div className={css.column} ref={drop.ref} data-drop={drop.state}>
      {play ? (
        <button
          type="button"
          className={css.target}
          aria-label={texts.play(cardName(language, cardOf(play.args)))}
          data-words={play.words}
          data-picked={picked === play.words}
          onClick={() => pick(play.words)}
        >
          {content}
        </button>
      ) : (
        <div className={css.target}>
          <span className="hidden">
            {texts.column(suitName(suit), values.join(", ") || texts.noCards)}
            {view.options.up_and_down && direction && `, ${texts.direction[direction]}`}
          </span>
          <span className={css.content} aria-hidden="true">
            {content}
          </span>
        </div>
      )}
    </div>
  );
}

function Discard(props: PartProps) {
  const { view, index, suit, options, chosen, picked, pick, marked, moving } = props;
  const { language } = useLanguage();
  const texts = useWords(TEXTS);
  const suitName = useSuitName();
  const pile = view.discards[index] ?? [];
  const top = pile.at(-1);
  const discards = options.filter((one) => one.verb === "discard" && one.args[0] === suit);
  const discard = discards.find((one) => isCard(one, chosen) || one.words === picked);
  const draw = options.find((one) => one.verb === "draw" && one.args[0] === suit);
  const option = discard ?? draw;
  const drag = useDrag(draw ? [draw.words] : []);
  const drop = useDrop(
    discards.map((one) => one.words),
    pick,
  );
  const topName = top === undefined ? "" : cardName(language, cardOf(top));
  const label = discard
    ? texts.discardCard(cardName(language, cardOf(discard.args)))
    : draw
      ? texts.draw(topName)
      : top === undefined
        ? texts.emptyDiscard(suitName(suit))
        : texts.discardTop(suitName(suit), topName, pile.length);
  const transition = top === undefined ? undefined : moving.get(`discard ${top}`);
  const content = (
    <>
      {top === undefined ? (
        <span className={css.emptyPile}>
          <SuitSymbol suit={suit} size="60%" />
        </span>
      ) : (
        <span
          className={css.top}
          data-new={marked.has(`discard ${suit}`)}
          style={transition ? { viewTransitionName: transition } : {}}
        >
          <SuitCard {...cardOf(top)} size="var(--pile)" dimmed={view.closed === suit} />
        </span>
      )}
    </>
  );
  return (
    <div
      className={css.discard}
      ref={drop.ref}
      data-drop={drop.state}
      data-count={pile.length > 1 ? pile.length : ""}
    >
      {option ? (
        <button
          type="button"
          ref={drag.ref}
          className={css.pile}
          aria-label={label}
          data-words={option.words}
          data-picked={picked === option.words}
          onClick={() => pick(option.words)}
        >
          {content}
        </button>
      ) : (
        <div className={css.pile} role="img" aria-label={label}>
          {content}
        </div>
      )}
    </div>
  );
}

function isCard(option: Option, card: string | null): boolean {
  return option.args.join(" ") === card;
}
