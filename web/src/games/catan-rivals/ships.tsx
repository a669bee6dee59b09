/** The explorer ships of a player: one sees at a glance which are ready, which have sailed and which
 * are to be built; on demand one reads what they can do now, or what keeps them. */
import { useId } from "react";
import { useLanguage } from "../../i18n/language";
import { ShipArt } from "./art/centre";
import { Price } from "./art/resource";
import { CENTRE_PRICES } from "./catalogue";
import { ROOFS } from "./cell";
import { placeName } from "./option-words";
import type { Reach } from "./reach";
import { reasonWords } from "./reasons";
import { seaCounts, shipWords } from "./sea";
import css from "./ships.module.css";
import turn from "./turn.module.css";
import { uiWords } from "./ui-words";
import { type Place, type Prince, type Ship, seaOf, spotOf, type View } from "./view";

interface ShipsProps {
  view: View;
  seat: number;
  /** What is offered now, in the own principality. */
  reach: Reach;
  isYou: boolean;
}

export function Ships(props: ShipsProps) {
  const { language } = useLanguage();
  const id = useId();
  const { view, seat } = props;
  const ships = view.princes[seat]?.ships ?? [];
  if (ships.length === 0) return null;
  const count = (is: (ship: Ship) => boolean) => ships.filter(is).length;
  const brief = uiWords[language].fleet(
    count(({ built, at }) => built && !at),
    count(({ at }) => at !== null),
    count(({ built, at }) => !built && !at),
  );
  return (
    <>
      <button type="button" className={css.ships} popoverTarget={id} title={brief} data-ships="">
        <span className={css.fleet}>
          {ships.map((ship, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ships are alike
            <span key={i} data-sailed={ship.at ? true : undefined}>
              <ShipArt built={ship.built} hull={ROOFS[seat] ?? ROOFS[0]} />
            </span>
          ))}
        </span>
        <span className="hidden">{brief}</span>
      </button>
      <div id={id} popover="auto" className={turn.more}>
        <ShipsTold {...props} />
      </div>
    </>
  );
}

/** Each ship in words, how far they get, and what they can do now. */
export function ShipsTold({ view, seat, reach, isYou }: ShipsProps) {
  const { language } = useLanguage();
  const prince = view.princes[seat];
  if (!prince) return null;
  const ui = uiWords[language];
  const { near, open, all } = seaCounts(prince);
  const hasDiscovered = view.notes.some(([what, who]) => what === "discovered" && who === seat);
  return (
    <div className={css.told}>
      <ul>
        {(prince.ships ?? []).map((ship, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ships are alike
          <li key={i}>
            {shipWords(ship, prince, language)}{" "}
            {!ship.built && !ship.at && <Price cost={CENTRE_PRICES.ship} size={16} />}
          </li>
        ))}
      </ul>
      {all > 0 && <p>{ui.seaCounts(near, open, all)}</p>}
      {hasDiscovered && <p>{ui.hasDiscovered}</p>}
      {isYou && <Now view={view} prince={prince} reach={reach} />}
    </div>
  );
}

/** Where a ship could sail now and to what end; or why none can. */
function Now({ view, prince, reach }: { view: View; prince: Prince; reach: Reach }) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const sails = reach.rest.some((option) => option.verb === "sail");
  const why = view.centre_why_not?.sail;
  if (!sails) return why ? <p>{reasonWords(why, language)}</p> : null;
  const isOpen = (place: Place) =>
    seaOf(prince).find((one) => spotOf(one.place) === spotOf(place))?.open;
  return (
    <div>
      <b>{ui.canSail}</b>
      <ul>
        {(view.stands?.sail ?? []).map((place) => (
          <li key={spotOf(place)}>
            {ui.errand(placeName(place, prince, language), isOpen(place) ?? false)}
          </li>
        ))}
      </ul>
    </div>
  );
}
