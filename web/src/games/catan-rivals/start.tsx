/** How the game presents itself on the start page. */
import { catalogue } from "../../i18n/language";
import { Princes } from "../../lobby/emblems";
import type { GameStart } from "../start";

const start: GameStart = {
  place: 4,
  Drawing: Princes,
  wide: true,
  more: [
    { href: "/cards", words: catalogue("All cards", "Alle Karten") },
    { href: "/decks", words: catalogue("Decks", "Decks") },
  ],
  pitch: catalogue(
    {
      title: "Rivals for Catan",
      pitch:
        "Two princes, two realms of cards. Roads, settlements and cities grow, the dice bring harvest or brigands, and every card does something different.",
      first: "The big one. Start with the introductory game; the tutorial takes you by the hand.",
      minutes: "45–90 min",
      weight: 3,
    },
    {
      title: "Die Fürsten von Catan",
      pitch:
        "Zwei Fürsten, zwei Reiche aus Karten. Straßen, Siedlungen und Städte wachsen, die Würfel bringen Ernte oder Räuber, und jede Karte kann etwas Eigenes.",
      first:
        "Das große Spiel. Beginne mit dem Einführungsspiel; die Einführung nimmt dich an die Hand.",
      minutes: "45–90 min",
      weight: 3,
    },
  ),
};

export default start;
