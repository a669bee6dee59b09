/** What happened, as sentences that name the rule or the card that asked, and what it brought. */
import type { Language } from "../../i18n/language";
import type { Change, Happening } from "../game";
import { cardOf, questionOf, textOf, titleOf } from "./catalogue";
import { type Sentences, sentences } from "./log-words";
import { placeName } from "./option-words";
import { amountOf, placeWords } from "./place-words";
import {
  cellKey,
  cellOf,
  holdOf,
  isCurrency,
  isPlace,
  isResource,
  lying,
  type Resource,
  stackNumber,
  type View,
} from "./view";

type PlaceSense = keyof Sentences["places"];

/** What a place is wanted for, by what its question means for whoever answers. */
const PLACE_SENSES: Record<string, PlaceSense> = {
  gains: "to",
  gives: "pay",
  loses: "lose",
  "points-at": "name",
  settles: "to",
};

/** What is decided about a ship or its harbour. */
const SEA_SENSES: Record<string, PlaceSense> = {
  "start.harbor": "end",
  "sail.to": "sail",
  "astronomer.where": "sail",
  "tribe.mission": "sail",
};

/** The faces of the event die that ask, by the first part of their questions' keys. */
const FACES: Record<string, string> = {
  "trade-event": "trade",
  celebration: "celebration",
  harvest: "harvest",
};

/** The card or the rule that asked, as a heading; "" for what a player does of the own accord. */
export function topicOf(one: Pick<Happening, "why" | "card">, language: Language): string {
  if (one.card) return titleOf(one.card, language);
  const first = one.why?.split(".")[0] ?? "";
  const face = FACES[first];
  if (face) return placeWords[language].faces[face] ?? "";
  return (
    sentences[language].rules[first] ??
    (cardOf(first) && first !== one.why ? titleOf(first, language) : "")
  );
}

/** What production brought, or the rest. */
export function produced(one: Happening, by: boolean): Change[] {
  return (one.changes ?? []).filter((change) => (change.by === "production") === by);
}

/** "Anna +1 ore, −2 gold; Ben +1 wool"; nothing without names. */
export function changeWords(
  changes: readonly Change[],
  names: readonly string[],
  language: Language,
): string {
  return names
    .map((name, seat) => {
      const own = changes.filter((one) => one.seat === seat);
      const told = own.map(
        (one) => `${sign(one.n)}${amountOf(Math.abs(one.n), one.what as Resource, language)}`,
      );
      return told.length > 0 ? `${name} ${told.join(", ")}` : "";
    })
    .filter(Boolean)
    .join("; ");
}

const sign = (n: number) => (n > 0 ? "+" : "−");

export function signed(n: number): string {
  return `${sign(n)}${Math.abs(n)}`;
}

export function happeningWords(
  one: Happening,
  who: string,
  view: View,
  language: Language,
  names: readonly string[] = [],
): string {
  const say = sentences[language];
  const told = one.seat === null ? chanceWords(one, language) : answerWords(one, who, view, say);
  const shown = (one.shown ?? []).map((card) =>
    say.drawn(titleOf(card, language), textOf(card, language)),
  );
  const yields = changeWords(produced(one, true), names, language);
  const changes = changeWords(produced(one, false), names, language);
  return [told, ...shown, changes && `(${changes})`, yields && say.yields(yields)]
    .filter(Boolean)
    .join(" ");

  function answerWords(one: Happening, who: string, view: View, say: Sentences): string {
    const sentence = spoken(one, who, view, say, language);
    const topic = topicOf(one, language);
    return topic && sentence ? `${topic}: ${sentence}` : sentence;
  }
}

function chanceWords(one: Happening, language: Language): string {
  const say = sentences[language];
  const { verb, args } = one;
  const first = String(args[0] ?? "");
  if (verb === "roll" && args.length > 0) {
    if (one.why === "begin.roll") return say.firstDie(Number(first));
    const topic = one.why === "roll.production" ? "" : topicOf(one, language);
    return [topic, say.die(Number(first))].filter(Boolean).join(": ");
  }
  const words = placeWords[language];
  const face = words.faces[first];
  if (verb !== "event" || !face) return "";
  const drawn = first === "card" && (one.shown ?? []).length > 0;
  return drawn ? "" : say.event(face, words.faceTexts[first] ?? "");
}

function spoken(
  one: Happening,
  who: string,
  view: View,
  say: Sentences,
  language: Language,
): string {
  const { verb, args, why = "" } = one;
  const first = String(args[0] ?? "");
  const { kind = "", meaning = "" } = questionOf(why) ?? {};
  if (one.secret) return verb === "card" ? say.secretCard(who) : say.secret(who);
  if (verb === "roll") return say.rolls(who);
  if (verb === "end" && why !== "prepare") return say.end(who);
  if (verb === "build") {
    if (first === "road") return say.road(who);
    if (first === "settlement") return say.settlement(who);
    if (first === "city") return say.city(who);
    if (first === "ship") return say.ship(who);
    return say.build(who, titleOf(first, language), textOf(first, language));
  }
  if (verb === "play") return say.play(who, titleOf(first, language), textOf(first, language));
  if (verb === "use") return say.use(who, titleOf(first, language));
  if (verb === "card") {
    const sense = meaning === "gives" ? "away" : meaning === "gains" ? "take" : "other";
    return say.cards[sense](who, titleOf(first, language));
  }
  if (verb === "stack") return say.stacks[stackSense()](who, stackNumber(view, Number(first)) + 1);
  if (verb === "number") return say[kind === "amount" ? "amount" : "number"](who, Number(first));
  if (verb === "side") return say.side(who, Number(first));
  if (verb === "abroad") return say.abroad(who, titleOf(first, language));
  if (verb === "expel") return say.expel(who, titleOf(first, language));
  if (verb === "event") return say.face(who, placeWords[language].faces[first] ?? first);
  if (isPlace(verb)) return placed();
  if (isResource(first)) {
    const resource = placeWords[language].resources[first];
    if (verb === "trade") return say.trade(who, resource);
    const saves = meaning === "gives" ? "inGold" : "save";
    const sense = verb === "save" ? saves : meaning === "points-at" ? "demand" : "take";
    return say.kinds[sense](who, resource);
  }
  return (say.plain[`${why} ${verb}`] ?? say.plain[verb])?.(who) ?? "";

  function placed(): string {
    const place = [verb, ...args];
    const seat = one.seat ?? 0;
    const prince = view.princes[kind === "rivals-place" ? 1 - seat : seat];
    const sense = SEA_SENSES[why] ?? PLACE_SENSES[meaning] ?? "other";
    const { x, y } = cellOf(place);
    const top = prince && lying(prince).get(cellKey(x, y))?.at(-1);
    const held = top && holdOf(top);
    if (verb === "region" || held) {
      const name = placeName(place, prince, language, false);
      if (sense === "to" && (isResource(held) || isCurrency(held)))
        return say.gets(who, amountOf(1, held, language), name);
      return say.places[sense === "lose" ? "pay" : sense](who, name);
    }
    // Without what lies there: the card may be gone by now.
    const bare = prince && { ...prince, regions: [], built: [] };
    return say.places[sense === "to" ? "site" : sense](who, placeName(place, bare, language));
  }

  function stackSense(): keyof Sentences["stacks"] {
    if (why.startsWith("start.")) return "start";
    if (kind === "top") return "draw";
    return meaning === "gains" ? "look" : "under";
  }
}
