/** What the board adds to a question: the card that asks, with its text, and the answers that have
 * no place on the table, with pictures. */
import { useLanguage } from "../../i18n/language";
import type { Option } from "../game";
import { NumberDie } from "./art/dice";
import { ResourceToken } from "./art/resource";
import css from "./ask.module.css";
import { CardFace } from "./card";
import { cardOf } from "./catalogue";
import type { Choosing } from "./hand";
import { optionWords } from "./option-words";
import type { Reach } from "./reach";
import { uiWords } from "./ui-words";
import { isResource, type Resource, type View } from "./view";

export function Ask({
  view,
  reach,
  handed,
  names,
  ...choosing
}: {
  view: View;
  reach: Reach;
  /** Cards that lie in the own hand: they are chosen there. */
  handed: readonly string[];
  names: readonly string[];
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const asked = view.asked;
  const cards = reach.cards.filter((one) => !handed.includes(String(one.args[0])));
  // What is rarely wanted comes last.
  const rest = [...reach.rest].sort((a, b) => Number(isRare(a)) - Number(isRare(b)));
  const away = asked !== null && asked.player >= 0 && asked.player !== view.seat;
  if (!asked?.card && cards.length === 0 && reach.rest.length === 0) return null;
  return (
    <section className={css.ask} aria-label={asked?.card ? ui.asks : ui.answers}>
      {asked?.card && (
        <div className={css.asking}>
          <CardFace id={asked.card} compact />
          {away && <p className={css.away}>{ui.rivalAsked(names[asked.player] ?? "")}</p>}
        </div>
      )}
      {rest.length > 0 && (
        <div className={css.rest}>
          {rest.map((option) => (
            <AnswerButton key={option.words} option={option} view={view} {...choosing} />
          ))}
        </div>
      )}
      {cards.length > 0 && (
        <ul className={css.cards}>
          {cards.map((option) => (
            <li key={option.words}>
              <CardFace id={String(option.args[0])} compact>
                <AnswerButton option={option} view={view} {...choosing} plain={ui.take} />
              </CardFace>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function isRare(option: Option): boolean {
  return option.verb === "remove";
}

/** A trade as its price: three of a kind, or two with that resource's ship. */
function rateOf(option: Option): { n: number; resource: Resource } | null {
  const [first] = option.args;
  if (option.verb === "trade" && isResource(first)) return { n: 3, resource: first };
  const card = option.verb === "use" ? cardOf(String(first)) : null;
  if (card?.kind === "trade-ship" && isResource(card.resource))
    return { n: 2, resource: card.resource };
  return null;
}

function AnswerButton({
  option,
  view,
  plain,
  picked,
  pick,
}: { option: Option; view: View; plain?: string } & Choosing) {
  const { language } = useLanguage();
  const label = optionWords(option, language, view);
  const first = option.args[0];
  const rate = rateOf(option);
  const short = plain ?? (rate ? "→ 1" : undefined);
  return (
    <button
      type="button"
      className={css.answer}
      data-main={["roll", "yes"].includes(option.verb) || undefined}
      data-rare={isRare(option) || undefined}
      data-words={option.words}
      aria-pressed={option.words === picked}
      onClick={() => pick(option.words)}
    >
      {rate && <b aria-hidden="true">{rate.n}</b>}
      {rate ? (
        <ResourceToken resource={rate.resource} size={22} />
      ) : (
        isResource(first) && <ResourceToken resource={first} size={22} />
      )}
      {option.verb === "number" && <NumberDie n={Number(first)} />}
      {short ?? label}
      {short && <span className="hidden"> {label}</span>}
    </button>
  );
}
