/** What the board adds to a question: the card that asks, with its text, the answers that have no
 * place on the table, and cards to choose from that lie nowhere else. */
import { useState } from "react";
import { useLanguage } from "../../i18n/language";
import type { Option } from "../game";
import { NumberDie } from "./art/dice";
import { ResourceToken } from "./art/resource";
import css from "./ask.module.css";
import { CardFace, CardTile } from "./card";
import { cardOf, titleOf } from "./catalogue";
import type { Choosing } from "./hand";
import { optionWords } from "./option-words";
import type { Reach } from "./reach";
import { uiWords } from "./ui-words";
import { isResource, type Resource, type View } from "./view";

/** The card whose effect asks; small where there is little room, then a tap shows it whole. */
export function AskingCard({
  view,
  names,
  inspect,
}: {
  view: View;
  names: readonly string[];
  inspect(card: string): void;
}) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const asked = view.asked;
  if (!asked?.card) return null;
  const { card } = asked;
  const away = asked.player >= 0 && asked.player !== view.seat;
  return (
    <section className={css.asking} aria-label={ui.asks}>
      <div className={css.whole}>
        <CardFace id={card} compact />
        {away && <p className={css.away}>{ui.rivalAsked(names[asked.player] ?? "")}</p>}
      </div>
      <button type="button" className={css.brief} onClick={() => inspect(card)}>
        <CardTile id={card} />
        <span className="hidden">{ui.details(titleOf(card, language))}</span>
      </button>
    </section>
  );
}

const MANY = 6; // answers: on a phone those that lie on the landscape, too, are given there

/** The answers that have no place on the table, and the use of cards in play. */
export function Answers({ view, reach, ...choosing }: { view: View; reach: Reach } & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  // What is rarely wanted comes last.
  const rest = [...reach.rest].sort((a, b) => Number(isRare(a)) - Number(isRare(b)));
  const lies = new Set(rest.length > MANY ? reach.cells.values() : []);
  return (
    <section className={css.answers} aria-label={ui.answers}>
      {rest.map((option) => (
        <AnswerButton
          key={option.words}
          option={option}
          view={view}
          lies={lies.has(option)}
          {...choosing}
        />
      ))}
    </section>
  );
}

/** Cards to choose from that do not lie in the hand: over the board, which a button uncovers. */
export function Choices({
  view,
  reach,
  handed,
  ...choosing
}: {
  view: View;
  reach: Reach;
  /** Cards that lie in the own hand: they are chosen there. */
  handed: readonly string[];
} & Choosing) {
  const { language } = useLanguage();
  const ui = uiWords[language];
  const [away, setAway] = useState(false);
  const cards = reach.cards.filter((one) => !handed.includes(String(one.args[0])));
  if (cards.length === 0) return null;
  return (
    <section className={css.choices} aria-label={ui.answers} data-away={away || undefined}>
      <button type="button" className={css.uncover} onClick={() => setAway(!away)}>
        {away ? ui.showChoices(cards.length) : ui.hideChoices}
      </button>
      {!away && (
        <ul className={css.cards}>
          {cards.map((option) => (
            <Choice key={option.words} option={option} view={view} {...choosing} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Choice({ option, view, picked, pick }: { option: Option; view: View } & Choosing) {
  const { language } = useLanguage();
  const id = String(option.args[0]);
  return (
    <li>
      <article className={css.choice} data-card={id}>
        <CardTile id={id} />
        <button
          type="button"
          className={css.over}
          data-words={option.words}
          aria-pressed={option.words === picked}
          title={cardOf(id) ? titleOf(id, language) : undefined}
          onClick={() => pick(option.words)}
        >
          <span className="hidden">{optionWords(option, language, view)}</span>
        </button>
      </article>
    </li>
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
  lies,
  picked,
  pick,
}: {
  option: Option;
  view: View;
  /** It lies on the landscape as well, and there are many. */
  lies: boolean;
} & Choosing) {
  const { language } = useLanguage();
  const label = optionWords(option, language, view);
  const first = option.args[0];
  const rate = rateOf(option);
  return (
    <button
      type="button"
      className={css.answer}
      data-main={["roll", "yes", "end", "done"].includes(option.verb) || undefined}
      data-rare={isRare(option) || undefined}
      data-rate={rate ? true : undefined}
      data-lies={lies || undefined}
      data-words={option.words}
      aria-pressed={option.words === picked}
      title={rate ? label : undefined}
      onClick={() => pick(option.words)}
    >
      {rate && <b aria-hidden="true">{rate.n}</b>}
      {rate ? (
        <ResourceToken resource={rate.resource} size={20} />
      ) : (
        isResource(first) && <ResourceToken resource={first} size={22} />
      )}
      {option.verb === "number" && view.asked?.kind === "number" && <NumberDie n={Number(first)} />}
      {rate ? <span className={css.rate}>→1</span> : label}
      {rate && <span className="hidden"> {label}</span>}
    </button>
  );
}
