/** Lost Cities: Rivals on the page. */
import { cardName, cardOf } from "../../art/card-name";
import { isSuit } from "../../art/suit";
import { useLanguage } from "../../i18n/language";
import type { GamePage, Happening } from "../game";
import { Board } from "./board";
import { RivalsCard } from "./footprints";
import type { RivalsView } from "./view";
import { WORDS } from "./words";

/** The card that an answer names, or that it uncovered. */
function named({ args, shown = [] }: Happening): readonly (string | number)[] {
  return isSuit(args[0]) ? args : (shown[0]?.split(" ") ?? []);
}

function Picture({ happening }: { happening: Happening }) {
  const { language } = useLanguage();
  const card = cardOf(named(happening).join(" "));
  return <RivalsCard {...card} size={96} label={cardName(language, card)} />;
}

const page: GamePage<RivalsView> = {
  name: "lost-cities-rivals",
  Board,
  words: WORDS,
  picture: (happening) => (named(happening).length > 0 ? <Picture happening={happening} /> : null),
};

export default page;
