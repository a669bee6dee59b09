/** The table of Rivals for Catan, all of it in sight: the rival above, the own principality below,
 * the stacks between them, the hand at the foot. It shows what the view says and what can be
 * chosen; it knows no rule. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/language";
import { Dialog } from "../../page/dialog";
import type { BoardProps, Happening } from "../game";
import { useTravel } from "../travel";
import { Answers, AskingCard, Choices } from "./ask";
import css from "./board.module.css";
import { BringDeck, isBringing } from "./bring";
import { CardBrowser } from "./browser";
import { CardFace } from "./card";
import { landingOf, useDropped } from "./carry";
import { cardOf, titleOf } from "./catalogue";
import { Centre } from "./centre";
import { useFront } from "./front";
import { useMarks } from "./gains";
import { Hand } from "./hand";
import { Principality } from "./principality";
import { reachOf } from "./reach";
import { Reading } from "./reading";
import { RivalStrip } from "./rival-strip";
import { Rolled } from "./rolled";
import { HARBOUR } from "./sea";
import { ShipsTold } from "./ships";
import { Account, TurnStrip } from "./turn";
import { uiWords } from "./ui-words";
import { isPlace, spotOf, type View } from "./view";

export function Board({
  view,
  names,
  you,
  why,
  options,
  picked,
  pick,
  answerAll,
  lately,
  account = [],
  others,
}: BoardProps<View>) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const marks = useMarks(view);
  const reach = reachOf(options, view);
  const own = you ?? 0;
  const [inspected, setInspected] = useState<{ card: string; seat: number } | null>(null);
  const inspect = (card: string, seat = own) => setInspected({ card, seat });
  const [browsing, setBrowsing] = useState(false);
  const [pointed, pointAt] = useState<string | null>(null);
  const [held, hold] = useState<string | null>(null);
  const [refused, refuse] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is for one position only
  useEffect(() => {
    refuse(null);
    hold(null);
  }, [view]);
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, marks, "[data-gain]", "[data-dice]");
  const looked = held ?? pointed;
  const hostOf = (key: string) => (cardOf(key)?.abroad ? 1 - own : own);
  const { front, setFront, swipe } = useFront(own, reach, held ? hostOf(held) : null);
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      root.current = element;
      return swipe(element);
    },
    [swipe],
  );
  const drop = useDropped({ options, reach, picked, pick, refuse });
  const prince = view.princes[own];
  const choosing = { picked, pick };
  if (!prince) return null;
  const handed = you === null ? [] : prince.hand;
  const landing = landingOf(view, reach, handed);
  const isMine = looked !== null && [...handed, ...view.face_up].includes(looked);
  const stands = (isMine && view.stands?.[looked]) || [];
  const label = (seat: number) => (seat === you ? ui.yours : ui.principality(names[seat] ?? ""));
  const realm = (seat: number) => {
    const shown = others?.[seat]?.princes[seat] ?? view.princes[seat];
    return (
      shown && (
        <Principality
          view={view}
          prince={shown}
          seat={seat}
          name={names[seat] ?? ""}
          label={label(seat)}
          isOwn={seat === own}
          isYou={seat === you}
          reach={reach}
          landing={landing}
          possible={new Set(looked && seat === hostOf(looked) ? stands.map(spotOf) : [])}
          held={held && reach.hand.has(held) && seat === hostOf(held) ? held : null}
          owner={seat !== you && you !== null ? ui.yourCard : ui.cardOf(names[1 - seat] ?? "")}
          drop={drop}
          marks={marks}
          recent={recentCells(lately, seat)}
          inspect={(card) => inspect(card, seat)}
          {...choosing}
        />
      )
    );
  };
  return (
    <div className={css.board} data-front={front === own ? "own" : "rival"} ref={place}>
      <RivalStrip
        view={view}
        seat={front === own ? 1 - own : own}
        label={label(front === own ? 1 - own : own)}
        name={names[front === own ? 1 - own : own] ?? ""}
        turn={() => setFront(1 - front)}
      />
      {realm(1 - own)}
      <div className={css.strip}>
        <TurnStrip view={view} names={names} account={account} browse={() => setBrowsing(true)} />
        <Centre view={view} reach={reach} inspect={inspect} hold={hold} held={held} {...choosing} />
        <button type="button" className={css.browse} onClick={() => setBrowsing(true)}>
          <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
            <path d="M4 5.500 12.500 3l5 15.500L9 21Zm10.500-2 6 2-4.300 13Z" />
          </svg>
          <span className="hidden">{ui.browse}</span>
        </button>
      </div>
      {realm(own)}
      <div className={css.beside}>
        <div className={css.rail}>
          <AskingCard view={view} names={names} inspect={inspect} />
          <Account view={view} names={names} account={account} />
        </div>
        <Answers view={view} reach={reach} {...choosing} />
      </div>
      {you !== null && (
        <Hand
          view={view}
          seat={own}
          prince={prince}
          reach={reach}
          pointAt={pointAt}
          held={held}
          hold={hold}
          refused={refused}
          {...choosing}
        />
      )}
      {looked && isMine && !picked && (
        <Reading
          id={looked}
          view={view}
          option={reach.hand.get(looked) ?? reach.cards.find((one) => one.args[0] === looked)}
          isHeld={held !== null}
          isFresh={prince.fresh.includes(looked)}
          close={() => hold(null)}
          {...choosing}
        />
      )}
      {isBringing(why) ? (
        <BringDeck view={view} why={why} options={options} answerAll={answerAll} {...choosing} />
      ) : (
        <Choices view={view} reach={reach} handed={handed} {...choosing} />
      )}
      <Rolled view={view} names={names} account={account} />
      <Dialog
        title={inspected ? titleOf(inspected.card, language) : ""}
        open={inspected !== null}
        close={() => setInspected(null)}
      >
        {inspected && <CardFace id={inspected.card} large />}
        {inspected?.card === HARBOUR && (
          <ShipsTold
            view={view}
            seat={inspected.seat}
            reach={reach}
            isYou={inspected.seat === you}
          />
        )}
      </Dialog>
      <Dialog title={ui.browseTitle} open={browsing} close={() => setBrowsing(false)}>
        <CardBrowser />
      </Dialog>
    </div>
  );
}

/** The cells a seat named just now: where something was built, paid or stored. */
function recentCells(lately: readonly Happening[], seat: number): Set<string> {
  const named = lately.filter((one) => one.seat === seat && isPlace(one.verb));
  return new Set(named.map((one) => spotOf([one.verb, ...one.args])));
}
