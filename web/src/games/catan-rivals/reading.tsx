/** A card of the hand or of the open stack, large enough to be read: the one that is pointed at,
 * or the one that was tapped. A tapped card waits for its place or for its button. */
import { useLanguage } from "../../i18n/language";
import type { Option } from "../game";
import { CardFace } from "./card";
import { CardAction, type Choosing } from "./hand";
import css from "./reading.module.css";
import { uiWords } from "./ui-words";
import type { View } from "./view";

export function Reading({
  id,
  view,
  option,
  isHeld,
  isFresh,
  close,
  ...choosing
}: {
  id: string;
  view: View;
  option: Option | undefined;
  isHeld: boolean;
  isFresh: boolean;
  close(): void;
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const places = option?.verb === "build" && (view.stands?.[id]?.length ?? 0) > 0;
  return (
    <div className={css.reading} data-held={isHeld || undefined}>
      <CardFace id={id} large>
        {isFresh && <p className={css.note}>{ui.fresh}</p>}
        {isHeld && (
          <div className={css.acts}>
            {places && <p className={css.note}>{ui.choosePlace}</p>}
            <CardAction id={id} view={view} option={option} {...choosing} />
            <button type="button" onClick={close}>
              {ui.putBack}
            </button>
          </div>
        )}
        {!isHeld && !option && <CardAction id={id} view={view} option={option} {...choosing} />}
      </CardFace>
    </div>
  );
}
