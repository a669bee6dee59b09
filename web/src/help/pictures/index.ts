/** Pictures of the rules, by game and part. */
import { catanRivals } from "./catan-rivals";
import { lostCities } from "./lost-cities";
import { lostCitiesBoard } from "./lost-cities-board";
import { lostCitiesRivals } from "./lost-cities-rivals";
import type { RulePicture } from "./parts";

export const PICTURES: Record<string, Record<string, RulePicture>> = {
  "lost-cities": lostCities,
  "lost-cities-rivals": lostCitiesRivals,
  "lost-cities-board": lostCitiesBoard,
  "catan-rivals": catanRivals,
};
