/** Why a card cannot be built or played now, in both languages; the engine gives key and parts, and
 * English words for what is not said here. */
import { catalogue, type Language } from "../../i18n/language";
import { cardOf, titleOf } from "./catalogue";
import { reasons as barbarians } from "./german/barbarians";
import { reasons as decks } from "./german/decks";
import { reasons as explorers } from "./german/explorers";
import { reasons as intrigue } from "./german/intrigue";
import { reasons as merchantPrinces } from "./german/merchant-princes";
import { reasons as prosperity } from "./german/prosperity";
import { reasons as sages } from "./german/sages";
import { amountOf, placeWords } from "./place-words";
import type { Reason, Resource, View } from "./view";

type Say = (args: readonly string[]) => string;

function amounts(args: readonly string[], language: Language): string {
  const found: string[] = [];
  for (let i = 0; i + 1 < args.length; i += 2)
    found.push(amountOf(Number(args[i]), args[i + 1] as Resource, language));
  return found.join(", ");
}

function cards(args: readonly string[], language: Language, or: string): string {
  return args.map((key) => titleOf(key, language)).join(or);
}

/** When a card with a moment of its own is played. */
const moments = catalogue<Record<string, string>>(
  {
    before: "before you roll the dice",
    scout: "while you build a settlement",
    "michael-the-master-builder": "while you build a building",
    "lars-the-naval-hero": "while you fight a pirate and have at least 1 cannon point",
    "sebastian-the-itinerant-preacher": "when riots or feuds are about to harm you",
  },
  {
    before: "bevor du würfelst",
    scout: "während du eine Siedlung baust",
    "michael-the-master-builder": "während du ein Gebäude baust",
    "lars-the-naval-hero": "während du mit mindestens 1 Kanonenpunkt gegen einen Piraten kämpfst",
    "sebastian-the-itinerant-preacher": "wenn dich Unruhen oder eine Fehde treffen würden",
  },
);

function moment(key: string, language: Language): string {
  return moments[language][key] ?? moments[language].before ?? "";
}

/** The card on which a card stands. */
function under(key: string | undefined, language: Language): string {
  return titleOf(cardOf(key ?? "")?.on ?? "", language);
}

function kind(key: string | undefined, language: Language): string {
  return placeWords[language].resources[key as Resource];
}

const en: Readonly<Record<string, Say>> = {
  "needs-card": (a) => `You need this card first: ${cards(a, "en", " or ")}.`,
  "needs-gold": (a) => `You need ${a[0]} gold.`,
  "needs-resources": (a) => `You need ${a[0]} resources.`,
  "needs-progress": (a) => `You need ${a[0]} progress points.`,
  "needs-strength-advantage": () => "You need the strength advantage.",
  "needs-city-or-commerce": (a) => `You need a city or ${a[0]} commerce points.`,
  "needs-strong-hero": () => "You need a hero with a strength point.",
  "needs-card-or-fewer-points": (a) =>
    `You need this card, or fewer victory points than your rival: ${cards(a, "en", " or ")}.`,
  "production-fixed": () => "The production number is already fixed.",
  "event-fixed": () => "The event is already fixed.",
  "nothing-to-move": () => "You have no two cards to exchange.",
  "nothing-to-replace": () =>
    "You have no building in hand that could take the place of one in play.",
  "no-region-of-number": () => "None of your regions with the production number has room.",
  "bath-houses-full": () => "The regions beside your Bath Houses are full.",
  "mountains-full": () => "Your mountains are full.",
  "fields-full": () => "Your fields are full.",
  "no-room-for-gold": () => "You have no room for gold.",
  "rival-without-gold": () => "Your rival has no gold.",
  "rival-without-spoils": () => "Your rival has no resource that you could store.",
  "rival-without-loot": () => "Your rival has no resource that your regions have room for.",
  "rival-without-strong-unit": () => "Your rival has no unit with a strength point.",
  "rival-without-unprotected": () => "Your rival has no unprotected building.",
  "rival-without-hand": () => "Your rival has no card in hand.",
  "played-twice": () => "You have played it twice this turn.",
  "discard-empty": () => "The discard pile is empty.",
  moment: (a) => `It is played only ${moment(a[0] ?? "", "en")}.`,
  "only-one": () => "You already have one, and you may have only one.",
  "needs-under": (a) =>
    `It is built on this card of yours, which must be in a city: ${under(a[0], "en")}.`,
  "under-taken": (a) =>
    `Every card of yours it could stand on already has one: ${under(a[0], "en")}.`,
  "no-site": () => "There is no free building site.",
  "no-city-site": () => "It stands in a city, and none of your cities has a free site.",
  "no-region-place": () => "There is no free place beside a region.",
  short: (a) => `Still missing: ${amounts(a, "en")}.`,
  "short-reduced": ([saved, ...a]) =>
    `Still missing: ${amounts(a, "en")}; your reductions save ${saved} of it.`,
  "none-left": () => "There is none left.",
  "no-road-end": () => "Both ends of your principality already have a road.",
  "needs-open-road": () => "You need a road that ends without a settlement.",
  "needs-settlement": () => "You have no settlement left to turn into a city.",
  over: () => "The game is over.",
  "not-in-hand": () => "It is not in your hand.",
  "rivals-turn": () => "It is your rival's turn.",
  "roll-first": () => "Roll the dice first.",
  "not-now": () => "Not now: another question comes first.",
};

const de: Readonly<Record<string, Say>> = {
  "needs-card": (a) => `Du brauchst zuerst diese Karte: ${cards(a, "de", " oder ")}.`,
  "needs-gold": (a) => `Du brauchst ${a[0]} Gold.`,
  "needs-resources": (a) => `Du brauchst ${a[0]} Rohstoffe.`,
  "needs-progress": (a) => `Du brauchst ${a[0]} Fortschrittspunkte.`,
  "needs-strength-advantage": () => "Du brauchst den Stärkevorteil.",
  "needs-city-or-commerce": (a) => `Du brauchst eine Stadt oder ${a[0]} Handelspunkte.`,
  "needs-strong-hero": () => "Du brauchst einen Helden mit Stärkepunkt.",
  "needs-card-or-fewer-points": (a) =>
    `Du brauchst diese Karte oder weniger Siegpunkte als dein Rivale: ${cards(a, "de", " oder ")}.`,
  "production-fixed": () => "Die Ertragszahl steht schon fest.",
  "event-fixed": () => "Das Ereignis steht schon fest.",
  "nothing-to-move": () => "Du hast keine zwei Karten zum Tauschen.",
  "nothing-to-replace": () =>
    "Du hast kein Gebäude auf der Hand, das den Platz eines gebauten einnehmen könnte.",
  "no-region-of-number": () =>
    "Du hast keine Landschaft mit der Ertragszahl, in der noch Platz ist.",
  "bath-houses-full": () => "Die Landschaften neben deinen Badhäusern sind voll.",
  "mountains-full": () => "Deine Gebirge sind voll.",
  "fields-full": () => "Dein Ackerland ist voll.",
  "no-room-for-gold": () => "Du hast keinen Platz für Gold.",
  "rival-without-gold": () => "Dein Rivale hat kein Gold.",
  "rival-without-spoils": () => "Dein Rivale hat keinen Rohstoff, den du lagern könntest.",
  "rival-without-loot": () =>
    "Dein Rivale hat keinen Rohstoff, für den deine Landschaften Platz haben.",
  "rival-without-strong-unit": () => "Dein Rivale hat keine Einheit mit Stärkepunkt.",
  "rival-without-unprotected": () => "Dein Rivale hat kein ungeschütztes Gebäude.",
  "rival-without-hand": () => "Dein Rivale hat keine Handkarte.",
  "played-twice": () => "Du hast sie in diesem Zug schon zweimal gespielt.",
  "discard-empty": () => "Der Ablagestapel ist leer.",
  moment: (a) => `Sie wird nur gespielt, ${moment(a[0] ?? "", "de")}.`,
  "only-one": () => "Du hast schon eine, und mehr als eine darfst du nicht haben.",
  "needs-under": (a) =>
    `Sie kommt auf diese deiner Karten, und die muss in einer Stadt stehen: ${under(a[0], "de")}.`,
  "under-taken": (a) =>
    `Auf jeder deiner Karten, die sie trüge, steht schon eine: ${under(a[0], "de")}.`,
  "no-site": () => "Kein Bauplatz ist frei.",
  "no-city-site": () =>
    "Es steht in einer Stadt, und keine deiner Städte hat einen freien Bauplatz.",
  "no-region-place": () => "Neben keiner Landschaft ist ein Platz frei.",
  "no-place-beside": (a) =>
    `Neben keiner deiner Landschaften ist ein Platz frei, die das bringt: ${kind(a[0], "de")}.`,
  "needs-stored": (a) =>
    `In der Landschaft, neben der sie stehen soll, muss das liegen: ${a[1]} ${kind(a[0], "de")}.`,
  "no-free-road": () => "Du hast keine Straße, auf der noch nichts liegt.",
  "no-rivals-road": () => "Dein Rivale hat keine Straße, die für sie frei ist.",
  "no-rivals-site": () => "Dein Rivale hat keinen freien Bauplatz in einer Stadt.",
  "no-city-without-metropolis": () => "Du hast keine Stadt ohne Metropole.",
  excluded: (a) => `Sie verträgt sich nicht mit dieser Karte: ${cards(a, "de", ", ")}.`,
  "attacks-forbidden": () => "Ein Großes Thing verbietet Angriffe.",
  "needs-toll": (a) => `Du brauchst ${a[0]} Gold für die Abgabe an die Bruderschaft.`,
  short: (a) => `Noch fehlt: ${amounts(a, "de")}.`,
  "short-reduced": ([saved, ...a]) => `Noch fehlt: ${amounts(a, "de")}; davon sparst du ${saved}.`,
  "none-left": () => "Es ist keine mehr übrig.",
  "no-road-end": () => "An beiden Enden deines Fürstentums liegt schon eine Straße.",
  "needs-open-road": () => "Du brauchst eine Straße, an deren Ende keine Siedlung steht.",
  "needs-settlement": () => "Du hast keine Siedlung mehr, die zur Stadt werden könnte.",
  over: () => "Das Spiel ist zu Ende.",
  "not-in-hand": () => "Sie ist nicht auf deiner Hand.",
  "rivals-turn": () => "Dein Rivale ist am Zug.",
  "roll-first": () => "Würfle zuerst.",
  "not-now": () => "Jetzt nicht: Eine andere Frage ist offen.",
  ...templates({
    ...intrigue,
    ...merchantPrinces,
    ...barbarians,
    ...explorers,
    ...sages,
    ...prosperity,
    ...decks,
  }),
};

/** Sentences that say {0} for their first part. */
function templates(words: Record<string, string>): Record<string, Say> {
  const say = (template: string): Say => {
    return (a) => template.replace(/\{(\d)\}/g, (_, n) => a[Number(n)] ?? "");
  };
  return Object.fromEntries(Object.entries(words).map(([key, words]) => [key, say(words)]));
}

export const reasons = catalogue(en, de);

export function reasonWords(reason: Reason, language: Language): string {
  return reasons[language][reason.key]?.(reason.args) ?? sentence(reason.words);
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Why a card of the own hand or of the open stack cannot be used now; "" if it can. */
export function whyNot(view: View, key: string, offered: boolean, language: Language): string {
  if (offered) return "";
  const reason = view.why_not[key];
  if (reason) return reasonWords(reason, language);
  // That it is the rival's turn, or the end, need not be said on every card.
  if (["", "rivals-turn", "over"].includes(view.wait)) return "";
  return reasons[language][view.wait]?.([]) ?? "";
}
