/** An answer as a button's label. With the view, places are named by what lies there. */
import type { Language } from "../../i18n/language";
import { catalogue } from "../../i18n/language";
import type { Option } from "../game";
import { cardOf, exactTitleOf, titleOf } from "./catalogue";
import { placeWords } from "./place-words";
import { backName, uiWords } from "./ui-words";
import {
  cellKey,
  cellOf,
  centreAt,
  isRegion,
  isResource,
  isSea,
  lying,
  type Place,
  POINTS,
  type Prince,
  placeOf,
  stackNumber,
  type View,
} from "./view";

const en = {
  plain: {
    roll: "Roll the dice",
    end: "End actions and go on to drawing cards",
    "prepare end": "Build nothing now",
    yes: "Yes",
    no: "No",
    done: "That is all",
    keep: "Leave them as they are",
    swap: "Swap above and below",
    exchange: "Exchange a card",
    draw: "Draw the top card of a stack",
    search: "Pay, look through a stack and choose",
    remove: "Remove one of your own cards",
    events: "The top 3 event cards",
    hand: "The rival's hand, for 1 gold",
    sail: "Send a ship out",
    ship: "One of the ships in the harbour",
  } as Record<string, string>,
  road: (side: string) => `Build a road on the ${side}`,
  settlement: (side: string) => `Build a settlement on the ${side}`,
  city: (column: string) => `Turn the settlement${column} into a city`,
  ship: "Build a ship",
  side: { left: "left", right: "right" } as Record<string, string>,
  build: (card: string) => `Build ${card}`,
  play: (card: string) => `Play ${card}`,
  use: (card: string) => `Use ${card}`,
  trade: (kind: string) => `Trade 3 ${kind} for 1 other`,
  take: (kind: string) => `Take ${kind}`,
  save: (kind: string) => `Save ${kind}`,
  stack: (n: number) => `Stack ${n}`,
  number: (n: number) => `Number ${n}`,
  amount: (n: number) => `${n}`,
  turnTo: (n: number, points: string) => `Side ${n}: ${points || "nothing"}`,
  abroad: (card: string) => `${card}, in the rival's principality`,
  expel: (card: string) => `Drive out ${card}`,
  inGold: (kind: string) => `Pay ${kind} in gold`,
  end: (side: string) => `At the ${side} end`,
  column: (n: number) => `column ${n}`,
  away: (n: number) => `${n} away`,
  at: (n: number) => ` in column ${n}`,
  places: {
    site: "building site",
    region: "region",
    beside: "place beside the region",
    road: "road",
    city: "city",
    sea: "undiscovered sea card",
  } as Record<string, string>,
};

const de: typeof en = {
  plain: {
    roll: "Würfeln",
    end: "Aktionen beenden, weiter zum Nachziehen",
    "prepare end": "Jetzt nichts bauen",
    yes: "Ja",
    no: "Nein",
    done: "Das ist alles",
    keep: "So liegen lassen",
    swap: "Oben und unten vertauschen",
    exchange: "Eine Karte tauschen",
    draw: "Die oberste Karte eines Stapels ziehen",
    search: "Zahlen, einen Stapel durchsehen und aussuchen",
    remove: "Eine eigene Karte entfernen",
    events: "Die obersten 3 Ereigniskarten",
    hand: "Die Hand des Rivalen, für 1 Gold",
    sail: "Schiff aussenden",
    ship: "Eines der Schiffe im Hafen",
  },
  road: (side) => `Straße ${side} bauen`,
  settlement: (side) => `Siedlung ${side} bauen`,
  city: (column) => `Siedlung${column} zur Stadt ausbauen`,
  ship: "Schiff bauen",
  side: { left: "links", right: "rechts" },
  build: (card) => `${card} bauen`,
  play: (card) => `${card} spielen`,
  use: (card) => `${card} nutzen`,
  trade: (kind) => `3 ${kind} gegen 1 anderen tauschen`,
  take: (kind) => `${kind} nehmen`,
  save: (kind) => `${kind} sparen`,
  stack: (n) => `Stapel ${n}`,
  number: (n) => `Zahl ${n}`,
  amount: (n) => `${n}`,
  turnTo: (n, points) => `Seite ${n}: ${points || "nichts"}`,
  abroad: (card) => `${card}, im Fürstentum des Rivalen`,
  expel: (card) => `${card} vertreiben`,
  inGold: (kind) => `${kind} in Gold zahlen`,
  end: (side) => `Am Ende ${side}`,
  column: (n) => `Spalte ${n}`,
  away: (n) => `${n} entfernt`,
  at: (n) => ` in Spalte ${n}`,
  places: {
    site: "Bauplatz",
    region: "Landschaft",
    beside: "Platz neben der Landschaft",
    road: "Straße",
    city: "Stadt",
    sea: "unentdeckte Seekarte",
  },
};

const labels = catalogue(en, de);

/** Columns are counted from the left end of a principality, the outermost regions being 1. */
export function columnNumber(prince: Prince, x: number): number {
  return x - prince.left + 2;
}

/** A place of a principality in words. */
export function placeName(
  place: Place,
  prince: Prince | undefined,
  language: Language,
  levels = true,
): string {
  const words = labels[language];
  const { x, y } = cellOf(place);
  const column = prince ? columnNumber(prince, x) : x;
  const top = prince && lying(prince).get(cellKey(x, y))?.at(-1);
  const where = top && isSea(top) ? words.away(top.distance) : words.column(column);
  const rest = [where, placeWords[language].rows[String(place[2])]];
  const name = top?.card ? titleOf(top.card, language) : words.places[String(place[0])];
  const full = levels && top && isRegion(top) ? ` (${top.level}/3)` : "";
  return `${name}${full}, ${rest.filter(Boolean).join(" ")}`;
}

export function optionWords(option: Option, language: Language, view?: View): string {
  const words = labels[language];
  const { verb, args } = option;
  const seat = view?.asked?.places ?? view?.seat ?? null;
  const prince = seat === null ? undefined : view?.princes[seat];
  const first = String(args[0] ?? "");
  const place = placeOf(option);
  if (place && prince && centreAt(prince, cellOf(place).x) === "nothing" && verb === "road")
    return words.end(words.side[Number(first) < prince.left ? "left" : "right"] ?? "");
  if (place) return placeName(place, prince, language);
  if (verb === "build") {
    if (first === "ship") return words.ship;
    const side = words.side[String(args[1])] ?? "";
    if (first === "road") return words.road(side);
    if (first === "settlement") return words.settlement(side);
    if (first === "city")
      return words.city(prince ? words.at(columnNumber(prince, Number(args[1]))) : "");
    return words.build(exactTitleOf(first, language));
  }
  if (verb === "play") return words.play(exactTitleOf(first, language));
  if (verb === "use") return words.use(exactTitleOf(first, language));
  if (verb === "card" && first === "none") return uiWords[language].noCard;
  if (verb === "card") return exactTitleOf(first, language);
  if (verb === "stack") {
    const back = view?.stacks[Number(first)]?.back;
    const set = view && back ? backName(view, back, language) : undefined;
    return words.stack(stackNumber(view, Number(first)) + 1) + (set ? ` (${set})` : "");
  }
  if (verb === "number")
    return view?.asked?.kind === "amount"
      ? words.amount(Number(first))
      : words.number(Number(first));
  if (verb === "side") return words.turnTo(Number(first), sidePoints());
  if (verb === "abroad") return words.abroad(exactTitleOf(first, language));
  if (verb === "expel") return words.expel(exactTitleOf(first, language));
  if (verb === "event") return placeWords[language].faces[first] ?? first;
  if (isResource(first)) {
    const kind = placeWords[language].resources[first];
    if (verb === "trade") return words.trade(kind);
    if (verb === "save" && view?.asked?.meaning === "gives") return words.inGold(kind);
    return verb === "save" ? words.save(kind) : words.take(kind);
  }
  return words.plain[`${view?.asked?.why} ${verb}`] ?? words.plain[verb] ?? option.words;

  /** What the card that asks shows on a side. */
  function sidePoints(): string {
    const points = cardOf(view?.asked?.card ?? "")?.sides[Number(first)] ?? {};
    return POINTS.filter((kind) => points[kind])
      .map((kind) => `${points[kind]} ${placeWords[language].points[kind]}`)
      .join(", ");
  }
}
