/** The dice as they fall: over the middle of the board for a moment, with the event and what all
 * this brought; it goes by itself, and nothing waits for it. */
import { type CSSProperties, useEffect, useState } from "react";
import { useLanguage } from "../../i18n/language";
import { moves, settings, useSettings } from "../../settings/settings";
import type { Happening } from "../game";
import { EventDie, NumberDie } from "./art/dice";
import { titleOf } from "./catalogue";
import { placeWords } from "./place-words";
import css from "./rolled.module.css";
import { eventOf, Gains } from "./turn";
import { uiWords } from "./ui-words";
import type { View } from "./view";

const STAY = { off: 0, fast: 1200, normal: 2200, slow: 3800 };

export function Rolled({
  view,
  names,
  account,
}: {
  view: View;
  names: readonly string[];
  account: readonly Happening[];
}) {
  const { language } = useLanguage();
  const { speed } = useSettings();
  const roll = view.production > 0 ? `${view.turns} ${view.production} ${view.face}` : "";
  const [seen, setSeen] = useState(roll);
  const [shown, setShown] = useState("");
  if (seen !== roll) {
    setSeen(roll);
    setShown(moves(settings()) ? roll : "");
  }
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(""), STAY[speed]);
    return () => clearTimeout(timer);
  }, [shown, speed]);
  if (!shown || shown !== roll) return null;
  const event = eventOf(view);
  return (
    <div
      className={css.rolled}
      key={roll}
      aria-hidden="true"
      style={{ "--stay": `${STAY[speed]}ms` } as CSSProperties}
    >
      <span className={css.dice}>
        <span>
          <NumberDie n={view.production} />
        </span>
        <span>
          <EventDie face={view.face} />
        </span>
      </span>
      <div className={css.told}>
        <strong>
          {uiWords[language].production} {view.production} · {placeWords[language].faces[view.face]}
          {event && `: ${titleOf(event, language)}`}
        </strong>
        {account.length > 0 && <Gains view={view} names={names} account={account} />}
      </div>
    </div>
  );
}
