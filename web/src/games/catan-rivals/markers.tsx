/** Marker cards: they belong to a principality as a whole and take up none of its places, so they
 * lie beside it. */
import { useLanguage } from "../../i18n/language";
import type { Option } from "../game";
import { CardTile } from "./card";
import { titleOf } from "./catalogue";
import type { Choosing } from "./hand";
import { Level, Store } from "./level";
import css from "./markers.module.css";
import { amountOf, placeWords } from "./place-words";
import realm from "./realm.module.css";
import { uiWords } from "./ui-words";
import { holdOf, type Prince } from "./view";

export function Markers({
  prince,
  options,
  inspect,
  picked,
  pick,
}: {
  prince: Prince;
  /** By card: what can be done with it. */
  options: ReadonlyMap<string, Option>;
  inspect(card: string): void;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const { markers = [] } = prince;
  if (markers.length === 0) return null;
  return (
    <ul className={css.markers} aria-label={ui.markers}>
      {markers.map((one) => {
        const option = options.get(one.card);
        const held = holdOf(one);
        const level = held
          ? amountOf(one.level, held, language)
          : ui.side(one.level, one.sides ?? 3);
        return (
          <li key={one.card}>
            <button
              type="button"
              className={css.marker}
              data-option={option ? true : undefined}
              data-words={option?.words}
              aria-pressed={option ? option.words === picked : undefined}
              onClick={() => (option ? pick(option.words) : inspect(one.card))}
            >
              <span className="hidden">{`${titleOf(one.card, language)}, ${level}`}</span>
              <span className={css.look} aria-hidden="true">
                <span className={held ? realm.above : css.look}>
                  <CardTile id={one.card} points={one.points} />
                </span>
                {held ? (
                  <Store level={one.level} held={held} letters={placeWords[language].letters} />
                ) : (
                  <Level level={one.level} sides={one.sides} />
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
