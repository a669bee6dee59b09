/** The table of Rivals for Catan: the turn, the question, both principalities, the stacks, the
 * hand. It shows what the view says and what can be chosen; it knows no rule. */
import { type TouchEvent, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/language";
import { Dialog } from "../../page/dialog";
import { settings } from "../../settings/settings";
import type { BoardProps, Happening } from "../game";
import { Ask } from "./ask";
import css from "./board.module.css";
import { CardBrowser } from "./browser";
import { CardFace } from "./card";
import { titleOf } from "./catalogue";
import { Centre } from "./centre";
import { useGains } from "./gains";
import { Hand, RivalHand } from "./hand";
import { Points, Stores } from "./points";
import { reachOf } from "./reach";
import { Realm } from "./realm";
import { TurnStrip } from "./turn";
import { uiWords } from "./ui-words";
import { cellKey, cellOf, type View } from "./view";

const NO_CELLS = new Map();
const SWIPE = 60; // pixels

export function Board({
  view,
  names,
  you,
  options,
  picked,
  pick,
  lately,
  others,
}: BoardProps<View>) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const gains = useGains(view);
  const reach = reachOf(options, view);
  const own = you ?? 0;
  const [inspected, inspect] = useState<string | null>(null);
  const [browsing, setBrowsing] = useState(false);
  const [front, setFront] = useState(own);
  useEffect(() => {
    if (reach.cells.size > 0 && reach.seat !== null) setFront(reach.seat);
  }, [reach.seat, reach.cells.size]);
  useOtherKey(() => setFront((seat) => 1 - seat));
  const swipe = useSwipe(() => setFront((seat) => 1 - seat));
  const prince = view.princes[own];
  const choosing = { picked, pick };
  if (!prince) return null;
  const label = (seat: number) => (seat === you ? ui.yours : ui.principality(names[seat] ?? ""));
  const realm = (seat: number) => {
    const shown = others?.[seat]?.princes[seat] ?? view.princes[seat];
    return (
      shown && (
        <section
          className={css.realm}
          data-seat={seat}
          data-own={seat === own}
          aria-label={label(seat)}
        >
          <header className={css.realmHead}>
            <h2 data-turn={view.turn === seat || undefined}>{label(seat)}</h2>
            <Stores prince={shown} />
            <Points view={view} seat={seat} />
            {seat !== you && (
              <RivalHand prince={shown} name={names[seat] ?? ""} inspect={inspect} />
            )}
          </header>
          <Realm
            prince={shown}
            seat={seat}
            label={label(seat)}
            production={view.production}
            cells={seat === reach.seat ? reach.cells : NO_CELLS}
            marks={gains.marks}
            recent={recentCells(lately, seat)}
            inspect={inspect}
            {...choosing}
          />
        </section>
      )
    );
  };
  // A card that asks, or cards to choose from, come first; plain answers stand below the landscape.
  const handed = you === null ? [] : prince.hand;
  const first =
    Boolean(view.asked?.card) || reach.cards.some((one) => !handed.includes(String(one.args[0])));
  const ask = <Ask view={view} reach={reach} handed={handed} names={names} {...choosing} />;
  return (
    <div className={css.frame}>
      <div className={css.board} data-front={front === own ? "own" : "rival"}>
        <TurnStrip view={view} names={names} gains={gains} />
        {first && ask}
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no form */}
        <div className={css.tabs} role="group" aria-label={ui.swipe}>
          {[own, 1 - own].map((seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={front === seat}
              onClick={() => setFront(seat)}
            >
              {label(seat)} <b>{view.princes[seat]?.points.victory}</b>
            </button>
          ))}
        </div>
        <div className={css.realms} {...swipe}>
          <div className={css.side}>
            {realm(own)}
            {!first && ask}
            {you !== null && (
              <Hand
                view={view}
                seat={own}
                prince={prince}
                reach={reach.hand}
                cards={reach.cards}
                {...choosing}
              />
            )}
          </div>
          <div className={css.side}>
            {realm(1 - own)}
            <Centre view={view} reach={reach} inspect={inspect} {...choosing} />
          </div>
        </div>
        <p>
          <button type="button" onClick={() => setBrowsing(true)}>
            {ui.browse}
          </button>
        </p>
      </div>
      <Dialog
        title={inspected ? titleOf(inspected, language) : ""}
        open={inspected !== null}
        close={() => inspect(null)}
      >
        {inspected && <CardFace id={inspected} />}
      </Dialog>
      <Dialog title={ui.browseTitle} open={browsing} close={() => setBrowsing(false)}>
        <CardBrowser />
      </Dialog>
    </div>
  );
}

/** The cells a seat named just now: where something was built, paid or stored. */
function recentCells(lately: readonly Happening[], seat: number): Set<string> {
  const found = new Set<string>();
  for (const one of lately) {
    if (one.seat !== seat || !["region", "site", "beside"].includes(one.verb)) continue;
    const { x, y } = cellOf([one.verb, ...one.args]);
    found.add(cellKey(x, y));
  }
  return found;
}

/** V shows the other principality where only one has room. */
function useOtherKey(turn: () => void) {
  const now = useRef(turn);
  now.current = turn;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || !settings().keys) return;
      if (target.closest?.("input, textarea, select, dialog")) return;
      if (event.key.toLowerCase() === "v") now.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** A swipe over the principalities, unless it scrolls one of them. */
function useSwipe(turn: () => void) {
  const from = useRef<{ x: number; y: number; scrolls: boolean } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      if (!touch) return;
      const wide = (event.target as HTMLElement).closest("[role=group]")?.parentElement;
      const scrolls = wide ? wide.scrollWidth > wide.clientWidth + 16 : false;
      from.current = { x: touch.clientX, y: touch.clientY, scrolls };
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      const start = from.current;
      if (!touch || !start || start.scrolls) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) turn();
    },
  };
}
