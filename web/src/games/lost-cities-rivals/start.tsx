/** How the game presents itself on the start page. */
import { catalogue } from "../../i18n/language";
import { Auction } from "../../lobby/emblems";
import type { GameStart } from "../start";

const start: GameStart = {
  place: 2,
  Drawing: Auction,
  pitch: catalogue(
    {
      title: "Lost Cities: Rivals",
      pitch:
        "The expeditions go under the hammer. Uncover cards, bid with your gold, and remember that what you pay ends up back in everybody's pockets.",
      first: "For those who like to bid and bluff, best with three or four.",
      minutes: "30 min",
      weight: 2,
    },
    {
      title: "Lost Cities: Rivals",
      pitch:
        "Die Expeditionen kommen unter den Hammer. Decke Karten auf, biete mit deinem Gold, und denke daran: Was du zahlst, kommt allen wieder zugute.",
      first: "Für alle, die gern bieten und bluffen; am besten zu dritt oder viert.",
      minutes: "30 min",
      weight: 2,
    },
  ),
};

export default start;
