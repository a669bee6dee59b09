/** All cards, to be looked through: by set, by kind, by words of either language. */
import { useId, useState } from "react";
import { useLanguage } from "../../i18n/language";
import css from "./browser.module.css";
import { CardFace } from "./card";
import { CARD_TEXT_DE } from "./card-text-de";
import { CARDS, type Card } from "./catalogue";
import { placeWords } from "./place-words";
import { uiWords } from "./ui-words";

/** Small letters, without accents: "Übungsplatz" is found as "ubungsplatz" as well. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");
}

export function search(wanted: string, set: string, kind: string): Card[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  return Object.values(CARDS).filter((card) => {
    if ((set && card.set !== set) || (kind && card.kind !== kind)) return false;
    const german = CARD_TEXT_DE[card.key] ?? "";
    const all = plain(`${card.title} ${card.german} ${card.text} ${german}`);
    return parts.every((part) => all.includes(part));
  });
}

export function CardBrowser() {
  const { language } = useLanguage();
  const words = placeWords[language];
  const ui = uiWords[language];
  const [wanted, setWanted] = useState("");
  const [set, setSet] = useState("");
  const [kind, setKind] = useState("");
  const id = useId();
  const cards = Object.values(CARDS);
  const sets = [...new Set(cards.map((card) => card.set))];
  const kinds = [...new Set(cards.map((card) => card.kind))];
  const found = search(wanted, set, kind);
  return (
    <div className={css.browser}>
      <div className={css.filters}>
        <label htmlFor={`${id}-q`}>
          {ui.search}
          <input
            id={`${id}-q`}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <label htmlFor={`${id}-s`}>
          {ui.set}
          <select id={`${id}-s`} value={set} onChange={(event) => setSet(event.target.value)}>
            <option value="">{ui.allSets}</option>
            {sets.map((one) => (
              <option key={one} value={one}>
                {words.sets[one]}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}-k`}>
          {ui.kind}
          <select id={`${id}-k`} value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="">{ui.allKinds}</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {words.kinds[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status">{ui.found(found.length)}</p>
      <ul className={css.cards}>
        {found.map((card) => (
          <li key={card.key}>
            <CardFace id={card.key}>
              {card.copies > 1 && <small className={css.copies}>{ui.copies(card.copies)}</small>}
            </CardFace>
          </li>
        ))}
      </ul>
    </div>
  );
}
