/** How the game presents itself on the start page. */
import { catalogue } from "../../i18n/language";
import { Path } from "../../lobby/emblems";
import type { GameStart } from "../start";

const start: GameStart = {
  place: 3,
  Drawing: Path,
  pitch: catalogue(
    {
      title: "Lost Cities: The Board Game",
      pitch:
        "Send five explorers along five stone paths. Cards move them on, tiles and artifacts wait on the way, and whoever turns back too late pays for it.",
      first: "For those who want to see their journey on a board.",
      minutes: "40 min",
      weight: 2,
    },
    {
      title: "Lost Cities: Das Brettspiel",
      pitch:
        "Schicke fünf Forscher auf fünf steinerne Pfade. Karten bringen sie voran, Plättchen und Artefakte warten am Weg, und wer zu spät umkehrt, zahlt drauf.",
      first: "Für alle, die ihre Reise auf einem Brett sehen wollen.",
      minutes: "40 min",
      weight: 2,
    },
  ),
};

export default start;
