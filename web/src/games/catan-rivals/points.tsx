/** A player's points of all kinds, tokens, and on demand where they come from. */
import { useLanguage } from "../../i18n/language";
import { PointSymbol, ResourceToken } from "./art/resource";
import { titleOf } from "./catalogue";
import { placeWords } from "./place-words";
import css from "./points.module.css";
import { uiWords } from "./ui-words";
import { CURRENCIES, type Prince, pointKinds, RESOURCES, stored, type View } from "./view";

export function Points({ view, seat }: { view: View; seat: number }) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const prince = view.princes[seat];
  if (!prince) return null;
  return (
    <details className={css.points}>
      <summary title={ui.breakdown}>
        <span className="hidden">{ui.breakdown}</span>
        <Row view={view} seat={seat} prince={prince} />
      </summary>
      <Breakdown prince={prince} />
    </details>
  );
}

function Row({ view, seat, prince }: { view: View; seat: number; prince: Prince }) {
  const { language } = useLanguage();
  const words = placeWords[language];
  const ui = uiWords[language];
  return (
    <ul className={css.row}>
      {pointKinds(prince).map((kind) => (
        <li key={kind} data-kind={kind} title={words.points[kind]}>
          <PointSymbol point={kind} size="1.15em" />
          <b>{prince.points[kind]}</b>
          {kind === "victory" && <span>/ {view.goal}</span>}
          <span className={css.name}>{words.pointShort[kind]}</span>
        </li>
      ))}
      {view.hero === seat && (
        <li className={css.token} title={ui.heroToken}>
          <PointSymbol point="strength" /> +1 <span className="hidden">{ui.heroToken}</span>
        </li>
      )}
      {view.trader === seat && (
        <li className={css.token} title={ui.tradeToken}>
          <PointSymbol point="commerce" /> +1 <span className="hidden">{ui.tradeToken}</span>
        </li>
      )}
    </ul>
  );
}

function Breakdown({ prince }: { prince: Prince }) {
  const { language } = useLanguage();
  const words = placeWords[language];
  const ui = uiWords[language];
  return (
    <dl className={css.sources}>
      {pointKinds(prince).map((kind) => (
        <div key={kind}>
          <dt>
            <PointSymbol point={kind} /> {words.pointShort[kind]} {prince.points[kind]}
          </dt>
          <dd>
            {(prince.sources[kind] ?? [])
              .map(([what, n]) => {
                const name = words.sources[String(what)] ?? titleOf(String(what), language);
                return Number(n) < 0 ? `${ui.takenAway(name)} −${-Number(n)}` : `${name} ${n}`;
              })
              .join(", ") || ui.none}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many of each resource a player has in all; and owls and stars, where there are any. */
export function Stores({ prince }: { prince: Prince }) {
  const { language } = useLanguage();
  const words = placeWords[language];
  const sum = stored(prince);
  const kinds = [...RESOURCES, ...CURRENCIES.filter((kind) => sum[kind] !== undefined)];
  return (
    <ul className={css.stores}>
      {kinds.map((kind) => (
        <li key={kind} data-none={sum[kind] === 0 || undefined}>
          <ResourceToken resource={kind} size={16} label={words.resources[kind]} />
          <b>{sum[kind]}</b>
        </li>
      ))}
    </ul>
  );
}
