/** Lost Cities, the card game, on the page. */
import { SuitCard } from "../../art/card";
import { cardName, cardOf } from "../../art/card-name";
import { useLanguage } from "../../i18n/language";
import type { GamePage, Happening } from "../game";
import { Board } from "./board";
import type { LostCitiesView } from "./view";
import { WORDS } from "./words";

function Picture({ happening }: { happening: Happening }) {
  const { language } = useLanguage();
  const card = cardOf(happening.args);
  return <SuitCard {...card} size={96} label={cardName(language, card)} />;
}

const page: GamePage<LostCitiesView> = {
  name: "lost-cities",
  Board,
  words: WORDS,
  picture: (happening) =>
    happening.verb === "play" || happening.verb === "discard" ? (
      <Picture happening={happening} />
    ) : null,
};

export default page;
