/** How the game presents itself on the start page. */
import { catalogue } from "../../i18n/language";
import { LostCities } from "../../lobby/emblems";
import type { GameStart } from "../start";

const start: GameStart = {
  place: 1,
  Drawing: LostCities,
  pitch: catalogue(
    {
      title: "Lost Cities",
      pitch:
        "Five expeditions, one hand of cards. Every journey costs twenty points before it earns any: so which do you start, and what do you leave for your rival?",
      first: "Start here: two minutes to learn, and it never gets old.",
      minutes: "15 min",
      weight: 1,
    },
    {
      title: "Lost Cities",
      pitch:
        "Fünf Expeditionen, eine Hand voll Karten. Jede begonnene Reise kostet zwanzig Punkte, bevor sie einen bringt: Was fängst du an, und was überlässt du deinem Rivalen?",
      first: "Fang hier an: in zwei Minuten gelernt, und es wird nie langweilig.",
      minutes: "15 min",
      weight: 1,
    },
  ),
};

export default start;
