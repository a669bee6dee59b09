/** Lost Cities: Rivals on the page. */
import { cardName, cardOf } from "../../art/card-name";
import { isSuit } from "../../art/suit";
import { useLanguage } from "../../i18n/language";
import type { GamePage, Happening } from "../game";
import { Board } from "./board";
import { RivalsCard } from "./footprints";
import type { RivalsView } from "./view";
import { WORDS } from "./words";

function Picture({ happening }: { happening: Happening }) {
  const { language } = useLanguage();
  const card = cardOf(happening.args);
  return <RivalsCard {...card} size={96} label={cardName(language, card)} />;
}

const page: GamePage<RivalsView> = {
  name: "lost-cities-rivals",
  Board,
  words: WORDS,
  picture: (happening) => (isSuit(happening.args[0]) ? <Picture happening={happening} /> : null),
};

export default page;
