/** Questions that every card of a kind answers alike, from the card's own facts: so a card that is
 * new has answers from its first day. */
import { type Card, standsOf } from "../../games/catan-rivals/catalogue";
import { catalogue } from "../../i18n/language";
import { counted } from "../../i18n/number";
import { answersOfDarkness } from "./answers-darkness";
import { answersDe } from "./answers-de";
import { type Answered, type AnsweredCard, answersEn } from "./answers-en";
import { answersOfEnlightenment } from "./answers-enlightenment";

interface GeneralWords {
  where: string;
  places: Record<string, string>;
  when: string;
  kinds: Record<string, string>;
  many: string;
  once: string;
  copies(count: number): string;
  open: string;
  faceUp: string;
  doubles: string;
  boosts: string;
  hero: string;
  heroes: string;
}

const general = catalogue<GeneralWords>(
  {
    where: "Where does it stand?",
    places: {
      "settlement or city": "On a free site above or below one of your settlements or cities.",
      city: "On a free site in a city; a settlement is too small for it.",
      region: "Beside one of your regions, on the outer side.",
      road: "On one of your roads.",
      card: "On another of your cards, in a city.",
      metropolis: "On one of your cities.",
      marker: "Beside your principality; it takes up no space.",
      "road abroad": "On one of your rival's free roads. It stays yours.",
      "city abroad": "On a free site in one of your rival's cities. It stays yours.",
      "region abroad": "Beside one of your rival's free regions. It stays yours.",
      sea: "In the sea beyond your harbour, face down until a ship discovers it.",
      harbour: "At the left or right end of your principality, from the start.",
    },
    when: "When is it used?",
    kinds: {
      action:
        "In your turn after the dice, unless the card says otherwise, and only if it has an effect. Then it is discarded.",
      attack:
        "In your turn after the dice, if you meet its condition and it affects your rival. Then it is discarded.",
      event: "When the event die calls for an event card. It affects both players.",
      "trade-ship": "In your turn, as often as you like and can afford.",
    },
    many: "How many may I have?",
    once: "One at a time. If it is removed, you may build another.",
    copies: (count) => `As many as you draw. The set has ${counted(count, "copy", "copies")}.`,
    open: "How do I get it?",
    faceUp:
      "In a theme game it lies face up beside the stacks and is built from there. In the Duel it is drawn.",
    doubles: "Does it double everything?",
    boosts:
      "Only what the production die brings, in your turn and in your rival's; not events, trades or action cards. A region never stores more than 3.",
    hero: "Is a hero a unit?",
    heroes: "Yes. Whatever counts or harms units counts or harms heroes too.",
  },
  {
    where: "Wo steht die Karte?",
    places: {
      "settlement or city":
        "Auf einem freien Platz über oder unter einer deiner Siedlungen oder Städte.",
      city: "Auf einem freien Platz einer Stadt; eine Siedlung ist zu klein dafür.",
      region: "Neben einer deiner Landschaften, auf der Außenseite.",
      road: "Auf einer deiner Straßen.",
      card: "Auf einer anderen deiner Karten in einer Stadt.",
      metropolis: "Auf einer deiner Städte.",
      marker: "Neben deinem Fürstentum; sie braucht keinen Platz.",
      "road abroad": "Auf einer freien Straße deines Rivalen. Sie bleibt deine.",
      "city abroad": "Auf einem freien Platz in einer Stadt deines Rivalen. Sie bleibt deine.",
      "region abroad": "Neben einer freien Landschaft deines Rivalen. Sie bleibt deine.",
      sea: "Im Meer hinter deinem Hafen, verdeckt, bis ein Schiff sie entdeckt.",
      harbour: "Am linken oder rechten Ende deines Fürstentums, von Anfang an.",
    },
    when: "Wann wird sie benutzt?",
    kinds: {
      action:
        "In deinem Zug nach den Würfeln, wenn die Karte nichts anderes sagt, und nur, wenn sie etwas bewirkt. Danach wird sie abgelegt.",
      attack:
        "In deinem Zug nach den Würfeln, wenn du ihre Bedingung erfüllst und sie dem Rivalen etwas tut. Danach wird sie abgelegt.",
      event: "Wenn der Ereigniswürfel eine Ereigniskarte verlangt. Sie betrifft beide.",
      "trade-ship": "In deinem Zug, so oft du willst und zahlen kannst.",
    },
    many: "Wie viele darf ich haben?",
    once: "Eine zur selben Zeit. Wird sie entfernt, darfst du eine neue bauen.",
    copies: (count) =>
      `So viele, wie du ziehst. Das Set hat ${counted(count, "Exemplar", "Exemplare")}.`,
    open: "Wie bekomme ich sie?",
    faceUp:
      "Im Themenspiel liegt sie offen neben den Stapeln und wird von dort gebaut. Im Duell wird sie gezogen.",
    doubles: "Verdoppelt sie alles?",
    boosts:
      "Nur, was der Ertragswürfel bringt, in deinem Zug und in dem des Rivalen; keine Ereignisse, Tausche oder Aktionskarten. Eine Landschaft lagert nie mehr als 3.",
    hero: "Ist ein Held eine Einheit?",
    heroes: "Ja. Was Einheiten zählt oder trifft, zählt oder trifft auch Helden.",
  },
);

/** All that is known to be asked about a card, its own questions first. */
export function answersOf(card: Card, language: "en" | "de"): Answered {
  const words = general[language];
  const named = (language === "de" ? answersDe : answersEn)[card.name as AnsweredCard] ?? [];
  const own =
    answersOfDarkness[language][card.key] ?? answersOfEnlightenment[language][card.key] ?? named;
  const found: (readonly [string, string | undefined | false])[] = [
    ...own,
    [words.where, words.places[standsOf(card)]],
    [words.when, words.kinds[card.kind]],
    [words.doubles, card.boosts && words.boosts],
    [words.hero, card.kind === "hero" && words.heroes],
    [words.many, isBuilt(card) && (card.once ? words.once : words.copies(card.copies))],
    [words.open, card.faceUp && words.faceUp],
  ];
  return found.filter((one): one is [string, string] => Boolean(one[1]));
}

function isBuilt(card: Card): boolean {
  return !["", "sea"].includes(card.place);
}
