/** The parts of which card pictures are made. Each stands on the point (0, 0), is some 40 high and
 * is drawn by us; the scenes say which stand where. What follows a slash are its arguments. */
import { BUILDINGS } from "./buildings";
import { NATURE } from "./nature";
import type { Part } from "./paint";
import { PEOPLE } from "./people";
import { SHIPS } from "./ships";
import { THINGS } from "./things";

export const PARTS: Readonly<Record<string, Part>> = {
  ...NATURE,
  ...BUILDINGS,
  ...THINGS,
  ...SHIPS,
  ...PEOPLE,
};
