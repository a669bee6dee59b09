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
  picture: ({ args, shown = [], card = "" }) => {
    const named = [String(args[0] ?? ""), ...shown, card];
    const key = named.find((one) => cardOf(one) || regionOf(one));
    return key ? <CardFace id={key} compact /> : null;
  },
};

export default page;
