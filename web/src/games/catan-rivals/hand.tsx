/** The own hand, each card with what can be done with it or why it cannot be done. */
import { useLanguage } from "../../i18n/language";
import type { Option } from "../game";
import { Back, CardFace } from "./card";
import { cardOf, titleOf } from "./catalogue";
import css from "./hand.module.css";
import { whyNot } from "./reasons";
import { uiWords } from "./ui-words";
import { motionName, type Prince, told, type View } from "./view";

export interface Choosing {
  picked: string | null;
  pick(words: string): void;
}

/** Build or play: the button below a card, or the reason why there is none. */
export function CardAction({
  id,
  view,
  option,
  picked,
  pick,
}: { id: string; view: View; option: Option | undefined } & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  if (option) {
    const verb = option.verb === "play" ? ui.play : option.verb === "build" ? ui.build : ui.take;
    return (
      <button
        type="button"
        className={css.act}
        data-words={option.words}
        aria-pressed={option.words === picked}
        onClick={() => pick(option.words)}
      >
        {verb}
        <span className="hidden"> {titleOf(id, language)}</span>
      </button>
    );
  }
  const reason = whyNot(view, id, false, language);
  return reason ? (
    <p className={css.why}>
      <b>{ui.cannot}</b> {reason}
    </p>
  ) : null;
}

export function Hand({
  view,
  seat,
  prince,
  reach,
  cards,
  ...choosing
}: {
  view: View;
  seat: number;
  prince: Prince;
  reach: ReadonlyMap<string, Option>;
  /** Options that name cards of this hand, such as which one to put away. */
  cards: readonly Option[];
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const count = prince.hand.length + prince.backs.length;
  const built = prince.built.map((card) => card.card);
  const inHand = told([...built, ...prince.hand]).slice(built.length);
  return (
    <section className={css.section} aria-label={ui.hand}>
      <h2 className={css.title}>
        {ui.hand} <small>{ui.handCount(count, prince.hand_limit)}</small>
      </h2>
      {count === 0 && <p className={css.none}>{ui.nobodysHand}</p>}
      <ul className={css.hand}>
        {inHand.map(({ id, one: key }) => {
          const option = reach.get(key) ?? cards.find((named) => named.args[0] === key);
          return (
            <li key={id} style={{ viewTransitionName: motionName(seat, id) }}>
              <CardFace id={key} compact marked={option !== undefined}>
                {prince.fresh.includes(key) && <p className={css.fresh}>{ui.fresh}</p>}
                <CardAction id={key} view={view} option={option} {...choosing} />
              </CardFace>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is known of the rival's hand: backs, and the cards that were shown. */
export function RivalHand({
  prince,
  name,
  inspect,
}: {
  prince: Prince;
  name: string;
  inspect(card: string): void;
}) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const count = prince.hand.length + prince.backs.length;
  return (
    <div className={css.rival}>
      <span>
        {ui.handOf(name)}: {ui.handCount(count, prince.hand_limit)}
      </span>
      <span className={css.backs} aria-hidden="true">
        {told(prince.backs).map(({ id, one: set }) => (
          <Back key={id} set={set} />
        ))}
      </span>
      {told(prince.hand).map(({ id, one: key }) => (
        <button type="button" key={id} className={css.known} onClick={() => inspect(key)}>
          {cardOf(key) ? titleOf(key, language) : key}
        </button>
      ))}
    </div>
  );
}
