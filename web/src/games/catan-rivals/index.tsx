/** Rivals for Catan on the page. */
import type { GamePage } from "../game";
import { Board } from "./board";
import { CardFace } from "./card";
import { cardOf } from "./catalogue";
import { regionOf, type View } from "./view";
import { words } from "./words";

const page: GamePage<View> = {
  name: "catan-rivals",
  Board,
  words,
  picture: ({ args }) => {
    const key = String(args[0] ?? "");
    return cardOf(key) || regionOf(key) ? <CardFace id={key} compact /> : null;
  },
};

export default page;
