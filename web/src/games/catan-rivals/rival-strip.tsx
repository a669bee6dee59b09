/** The principality that is not in front, as a strip: on a phone there is room for one of the two,
 * and of the other one sees points, tokens, resources and hand. Tapping it changes the two. */
import { useLanguage } from "../../i18n/language";
import { PointSymbol } from "./art/resource";
import { Back } from "./card";
import { Stores } from "./points";
import css from "./rival-strip.module.css";
import { uiWords } from "./ui-words";
import { pointKinds, type View } from "./view";

export function RivalStrip({
  view,
  seat,
  label,
  name,
  turn,
}: {
  view: View;
  seat: number;
  label: string;
  name: string;
  turn(): void;
}) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const prince = view.princes[seat];
  if (!prince) return null;
  const count = prince.hand.length + prince.backs.length;
  return (
    <button type="button" className={css.strip} data-seat={seat} onClick={turn}>
      <span className="hidden">{`${label}. ${ui.swipe}`}</span>
      <span className={css.name} aria-hidden="true">
        {view.turn === seat && <span className={css.turn}>● </span>}
        {name}
      </span>
      <span className={css.points}>
        {pointKinds(prince).map((kind) => (
          <span key={kind} data-kind={kind}>
            <PointSymbol point={kind} size="1em" />
            {prince.points[kind]}
            {kind === "victory" && <small>/{view.goal}</small>}
          </span>
        ))}
        {view.hero === seat && <Token point="strength" label={ui.heroToken} />}
        {view.trader === seat && <Token point="commerce" label={ui.tradeToken} />}
      </span>
      <Stores prince={prince} />
      <span className={css.hand} role="img" aria-label={ui.handCount(count, prince.hand_limit)}>
        <span>
          <Back set={prince.backs[0] ?? "basic"} />
        </span>
        {count}
      </span>
      <svg className={css.change} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 4v13m-4-4 4 4 4-4M17 20V7m-4 4 4-4 4 4" />
      </svg>
    </button>
  );
}

function Token({ point, label }: { point: "strength" | "commerce"; label: string }) {
  return (
    <span className={css.token} role="img" aria-label={label} title={label}>
      <PointSymbol point={point} size="0.9em" />+
    </span>
  );
}
