/** What happened, as sentences that name the rule or the card. */
import { catalogue, type Language } from "../../i18n/language";
import type { Happening } from "../game";
import { textOf, titleOf } from "./catalogue";
import { placeName } from "./option-words";
import { placeWords } from "./place-words";
import { isResource, type View } from "./view";

const en = {
  die: (n: number) => `The die shows ${n}.`,
  event: (face: string, text: string) => `Event – ${face}: ${text}`,
  rolls: (who: string) => `${who} rolls the dice.`,
  end: (who: string) => `${who} ends the action phase and fills up the hand.`,
  road: (who: string) => `${who} builds a road.`,
  settlement: (who: string) => `${who} builds a settlement, with two new regions.`,
  city: (who: string) => `${who} turns a settlement into a city.`,
  build: (who: string, card: string, text: string) => `${who} builds ${card}: ${text}`,
  play: (who: string, card: string, text: string) => `${who} plays ${card}: ${text}`,
  use: (who: string, card: string) => `${who} uses ${card}.`,
  trade: (who: string, kind: string) => `${who} trades 3 ${kind} for 1 other resource (3:1).`,
  take: (who: string, kind: string) => `${who} names ${kind}.`,
  save: (who: string, kind: string) => `${who} saves ${kind}.`,
  place: (who: string, place: string) => `${who} chooses ${place}.`,
  stack: (who: string, n: number) => `${who} chooses stack ${n}.`,
  number: (who: string, n: number) => `${who} sets the production number to ${n}.`,
  card: (who: string, card: string) => `${who} chooses ${card}.`,
  secretCard: (who: string) => `${who} chooses a card, unseen.`,
  secret: (who: string) => `${who} has decided.`,
  plain: {
    yes: (who: string) => `${who} says yes.`,
    no: (who: string) => `${who} says no.`,
    done: (who: string) => `${who} has done enough.`,
    keep: (who: string) => `${who} leaves the new regions as they lie.`,
    swap: (who: string) => `${who} lets the new regions change places.`,
    draw: (who: string) => `${who} draws a card in exchange.`,
    search: (who: string) => `${who} pays to look through a stack.`,
    remove: (who: string) => `${who} removes one of the own cards.`,
  } as Record<string, (who: string) => string>,
};

const de: typeof en = {
  die: (n) => `Der Würfel zeigt ${n}.`,
  event: (face, text) => `Ereignis – ${face}: ${text}`,
  rolls: (who) => `${who} würfelt.`,
  end: (who) => `${who} beendet die Aktionen und ergänzt die Hand.`,
  road: (who) => `${who} baut eine Straße.`,
  settlement: (who) => `${who} baut eine Siedlung mit zwei neuen Landschaften.`,
  city: (who) => `${who} baut eine Siedlung zur Stadt aus.`,
  build: (who, card, text) => `${who} baut ${card}: ${text}`,
  play: (who, card, text) => `${who} spielt ${card}: ${text}`,
  use: (who, card) => `${who} nutzt ${card}.`,
  trade: (who, kind) => `${who} tauscht 3 ${kind} gegen 1 anderen Rohstoff (3:1).`,
  take: (who, kind) => `${who} nennt ${kind}.`,
  save: (who, kind) => `${who} spart ${kind}.`,
  place: (who, place) => `${who} wählt ${place}.`,
  stack: (who, n) => `${who} wählt Stapel ${n}.`,
  number: (who, n) => `${who} setzt die Ertragszahl auf ${n}.`,
  card: (who, card) => `${who} wählt ${card}.`,
  secretCard: (who) => `${who} wählt verdeckt eine Karte.`,
  secret: (who) => `${who} hat entschieden.`,
  plain: {
    yes: (who) => `${who} sagt ja.`,
    no: (who) => `${who} sagt nein.`,
    done: (who) => `${who} lässt es genug sein.`,
    keep: (who) => `${who} lässt die neuen Landschaften so liegen.`,
    swap: (who) => `${who} vertauscht die neuen Landschaften.`,
    draw: (who) => `${who} zieht im Tausch eine Karte.`,
    search: (who) => `${who} zahlt, um einen Stapel durchzusehen.`,
    remove: (who) => `${who} entfernt eine eigene Karte.`,
  },
};

const sentences = catalogue(en, de);

export function happeningWords(
  one: Happening,
  who: string,
  view: View,
  language: Language,
): string {
  const say = sentences[language];
  const { verb, args } = one;
  const first = String(args[0] ?? "");
  if (one.kind === "chance" || one.seat === null) {
    if (verb === "roll" && args.length > 0) return say.die(Number(first));
    const face = placeWords[language].faces[first];
    return verb === "event" && face
      ? say.event(face, placeWords[language].faceTexts[first] ?? "")
      : "";
  }
  if (one.secret) return verb === "card" ? say.secretCard(who) : say.secret(who);
  if (verb === "roll") return say.rolls(who);
  if (verb === "end") return say.end(who);
  if (verb === "build") {
    if (first === "road") return say.road(who);
    if (first === "settlement") return say.settlement(who);
    if (first === "city") return say.city(who);
    return say.build(who, titleOf(first, language), textOf(first, language));
  }
  if (verb === "play") return say.play(who, titleOf(first, language), textOf(first, language));
  if (verb === "use") return say.use(who, titleOf(first, language));
  if (verb === "card") return say.card(who, titleOf(first, language));
  if (verb === "stack") return say.stack(who, Number(first) + 1);
  if (verb === "number") return say.number(who, Number(first));
  if (verb === "region") {
    const prince = view.princes[one.seat];
    return say.place(who, placeName([verb, ...args], prince, language, false));
  }
  if (["site", "beside", "road"].includes(verb)) return say.place(who, spot());
  if (isResource(first)) {
    const kind = placeWords[language].resources[first];
    if (verb === "trade") return say.trade(who, kind);
    return verb === "save" ? say.save(who, kind) : say.take(who, kind);
  }
  return say.plain[verb]?.(who) ?? "";

  /** Without what lies there: it may be either principality, and the card may be gone by now. */
  function spot(): string {
    const prince = view.princes[one.seat ?? 0];
    const bare = prince && { ...prince, regions: [], built: [] };
    return placeName([verb, ...args], bare, language);
  }
}
