/** The table of Rivals for Catan: the turn, the question, both principalities, the stacks, the
 * hand. It shows what the view says and what can be chosen; it knows no rule. */
import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/language";
import { Dialog } from "../../page/dialog";
import type { BoardProps, Happening } from "../game";
import { Ask } from "./ask";
import css from "./board.module.css";
import { CardBrowser } from "./browser";
import { CardFace } from "./card";
import { landingOf, useDropped } from "./carry";
import { titleOf } from "./catalogue";
import { Centre } from "./centre";
import { useFront } from "./front";
import { useMarks } from "./gains";
import { Hand } from "./hand";
import { Principality } from "./principality";
import { reachOf } from "./reach";
import { TurnStrip } from "./turn";
import { uiWords } from "./ui-words";
import { isPlace, spotOf, type View } from "./view";

export function Board({
  view,
  names,
  you,
  options,
  picked,
  pick,
  lately,
  account = [],
  others,
}: BoardProps<View>) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const marks = useMarks(view);
  const reach = reachOf(options, view);
  const own = you ?? 0;
  const [inspected, inspect] = useState<string | null>(null);
  const [browsing, setBrowsing] = useState(false);
  const [pointed, pointAt] = useState<string | null>(null);
  const [refused, refuse] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is for one position only
  useEffect(() => refuse(null), [view]);
  const { front, setFront, swipe } = useFront(own, reach);
  const drop = useDropped({ options, reach, picked, pick, refuse });
  const prince = view.princes[own];
  const choosing = { picked, pick };
  if (!prince) return null;
  const handed = you === null ? [] : prince.hand;
  const landing = landingOf(view, reach, handed);
  const stands = (pointed && handed.includes(pointed) && view.stands?.[pointed]) || [];
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
          possible={new Set(stands.map(spotOf))}
          drop={drop}
          marks={marks}
          recent={recentCells(lately, seat)}
          inspect={inspect}
          {...choosing}
        />
      )
    );
  };
  // A card that asks, or cards to choose from, come first; plain answers stand below the landscape.
  const first =
    Boolean(view.asked?.card) || reach.cards.some((one) => !handed.includes(String(one.args[0])));
  const ask = <Ask view={view} reach={reach} handed={handed} names={names} {...choosing} />;
  return (
    <div className={css.frame}>
      <div className={css.board} data-front={front === own ? "own" : "rival"}>
        <TurnStrip view={view} names={names} account={account} />
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
        <div className={css.realms} ref={swipe}>
          <div className={css.side}>
            {realm(own)}
            {!first && ask}
            {you !== null && (
              <Hand
                view={view}
                seat={own}
                prince={prince}
                reach={reach}
                pointAt={pointAt}
                refused={refused}
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
  const named = lately.filter((one) => one.seat === seat && isPlace(one.verb));
  return new Set(named.map((one) => spotOf([one.verb, ...one.args])));
}
