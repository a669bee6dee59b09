/** Lost Cities: The Board Game on the page. */
import { SuitCard } from "../../art/card";
import { cardName, cardOf } from "../../art/card-name";
import { isSuit } from "../../art/suit";
import { useLanguage } from "../../i18n/language";
import type { GamePage, Happening } from "../game";
import { Board } from "./board";
import { Pawn } from "./pieces";
import type { BoardView } from "./view";
import { WORDS } from "./words";

function CardPicture({ happening }: { happening: Happening }) {
  const { language } = useLanguage();
  const card = cardOf(happening.args);
  return <SuitCard {...card} size={96} label={cardName(language, card)} />;
}

function picture(happening: Happening) {
  const { verb, args, seat } = happening;
  if (args.length === 2 && isSuit(args[0])) return <CardPicture happening={happening} />;
  if (verb === "send" && seat !== null) {
    return <Pawn seat={seat} piece={String(args[0])} size="6rem" />;
  }
  return null;
}

const page: GamePage<BoardView> = { name: "lost-cities-board", Board, words: WORDS, picture };

export default page;
