/** Why an answer is good, by the keys of hints. */
import { catalogue } from "../../i18n/language";
import type { ReasonArgs, Reasons } from "../game";
import { placeWords } from "./place-words";

type Words = (typeof placeWords)["en"];

function named(words: Words) {
  const find = (names: Readonly<Record<string, string>>, key: unknown) =>
    names[String(key)] ?? String(key);
  return {
    resource: ({ resource }: ReasonArgs) => find(words.resources, resource),
    kind: ({ kind }: ReasonArgs) => find(words.pointShort, kind),
  };
}

const en = named(placeWords.en);
const de = named(placeWords.de);

export const hintReasons = catalogue<Reasons>(
  {
    "build-road": () => "A road is the way to a new settlement.",
    "build-settlement": () => "A settlement is a victory point and brings two regions.",
    "build-city": () => "A city is one more victory point and holds more cards.",
    "build-victory": (a) => `It is worth victory points: ${a.points}.`,
    "build-booster": (a) => `The regions beside it yield more ${en.resource(a)}.`,
    "build-points": (a) =>
      `It adds to your ${en.kind(a).toLowerCase()}: ${a.points}. That counts towards the advantage.`,
    build: () => "It will help you from now on, and you can afford it.",
    "play-card": () => "This is a good moment for this card.",
    trade: () => "This trade brings you closer to what you want to build.",
    use: () => "This card's effect helps you now.",
    end: () => "Nothing else you can do now is worth its price.",
    gain: (a) => `You have ${a.held} ${en.resource(a)}; one more helps your plans.`,
    give: (a) => `You have ${a.held} ${en.resource(a)}; you can do without this one.`,
    exchange: () => "A new card may fit your plans better than one of yours.",
    "exchange-no": () => "Your cards are worth keeping.",
    "draw-stack": () => "What you are looking for may be in this stack.",
    "take-card": () => "This card fits your plans.",
    "put-away": () => "This card fits your plans least.",
    best: () => "It works out well however the game goes on.",
  },
  {
    "build-road": () => "Eine Straße ist der Weg zu einer neuen Siedlung.",
    "build-settlement": () => "Eine Siedlung ist ein Siegpunkt und bringt zwei Landschaften.",
    "build-city": () => "Eine Stadt ist ein weiterer Siegpunkt und trägt mehr Karten.",
    "build-victory": (a) => `Das bringt Siegpunkte: ${a.points}.`,
    "build-booster": (a) => `Die Landschaften daneben bringen mehr ${de.resource(a)}.`,
    "build-points": (a) =>
      `Das stärkt dich (${de.kind(a)}: ${a.points}) und zählt für den Vorteil.`,
    build: () => "Es hilft dir von jetzt an, und du kannst es dir leisten.",
    "play-card": () => "Jetzt ist ein guter Moment für diese Karte.",
    trade: () => "Dieser Tausch bringt dich dem näher, was du bauen willst.",
    use: () => "Was diese Karte kann, hilft dir jetzt.",
    end: () => "Nichts, was jetzt noch möglich ist, ist seinen Preis wert.",
    gain: (a) => `Vorrat ${de.resource(a)}: ${a.held}. Mehr davon hilft deinen Plänen.`,
    give: (a) => `Vorrat ${de.resource(a)}: ${a.held}. Darauf kannst du verzichten.`,
    exchange: () => "Eine neue Karte passt vielleicht besser zu deinen Plänen als eine von deinen.",
    "exchange-no": () => "Deine Karten sind es wert, behalten zu werden.",
    "draw-stack": () => "Was du suchst, liegt vielleicht in diesem Stapel.",
    "take-card": () => "Diese Karte passt zu deinen Plänen.",
    "put-away": () => "Diese Karte passt am wenigsten zu deinen Plänen.",
    best: () => "Es geht gut aus, wie auch immer das Spiel weitergeht.",
  },
);
