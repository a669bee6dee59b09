/** Why an answer of one of the three games of expeditions is good, by the keys of hints. */

import { cardName, cardOf } from "../art/card-name";
import { isSuit, SUIT_WORDS } from "../art/suit";
import { catalogue, type Language } from "../i18n/language";
import { counted } from "../i18n/number";
import type { ReasonArgs, Reasons } from "./game";

function parts(language: Language) {
  return {
    card: ({ card }: ReasonArgs) => capital(cardName(language, cardOf(String(card)))),
    colour: ({ colour }: ReasonArgs) =>
      isSuit(colour) ? SUIT_WORDS[language][colour].name : String(colour),
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const en = parts("en");
const de = parts("de");

export const EXPEDITION_REASONS = catalogue<Reasons>(
  {
    "play-on": (a) =>
      `Your expedition goes on: ${en.card(a)} adds ${counted(a.points, "point", "points")}.`,
    "play-wager": (a) =>
      `A wager before the numbers multiplies what you hold: ${counted(a.held, "point", "points")} in ${en.colour(a)}.`,
    open: (a) =>
      `You hold ${counted(a.held, "point", "points")} in ${en.colour(a)}; that makes a good expedition.`,
    "open-small": (a) =>
      `You hold only ${counted(a.held, "point", "points")} in ${en.colour(a)}, but the other cards do less for you.`,
    "open-late": (a) => `Few turns are left, and ${en.card(a).toLowerCase()} still counts.`,
    "discard-useless": (a) =>
      `${en.card(a)} fits none of your expeditions and does not help your rival.`,
    "discard-least": (a) =>
      `${en.card(a)} is of little use to you: ${en.colour(a)} does not promise much.`,
    "discard-risk": (a) =>
      `${en.card(a)} is of little use to you, even if your rival could take it.`,
    "draw-fits": (a) => `${en.card(a)} fits your ${en.colour(a)} expedition.`,
    "draw-plan": (a) => `${en.card(a)} belongs to a colour you are collecting.`,
    "draw-wait": (a) =>
      `Taking ${en.card(a).toLowerCase()} leaves the draw pile as it is: you gain a turn.`,
    "draw-deck": () => "An unknown card may be better than the ones you can see.",
    uncover: () => "One more card makes the display richer and costs you nothing.",
    auction: () => "An auction now may win you the display cheaply.",
    outbid: (a) => `For ${a.amount} gold the display may still be yours.`,
    pass: () => "Passing keeps your gold for other auctions.",
    take: (a) => `${en.card(a)} adds points to your ${en.colour(a)} expedition.`,
    done: () => "What is left would close your expeditions to better cards.",
    remove: (a) => `${en.card(a)} would help your rivals more than you.`,
    advance: (a) =>
      `${en.card(a)} moves your explorer on the ${en.colour(a)} path to a better stone.`,
    "set-out": (a) => `With ${en.colour(a)} cards in hand (${a.held}) an explorer will get far.`,
    researcher: () => "This path promises a lot, and the researcher counts double.",
    adventurer: () => "Keep the researcher for a path that promises more.",
    move: (a) => `The explorer on the ${en.colour(a)} path gains the most from a step.`,
    stay: () => "No step would help you now.",
    best: () => "It works out well however the game goes on.",
  },
  {
    "play-on": (a) =>
      `Deine Expedition geht weiter: ${de.card(a)} bringt ${counted(a.points, "Punkt", "Punkte")}.`,
    "play-wager": (a) =>
      `Eine Wettkarte vor den Zahlen vervielfacht, was du hast: ${counted(a.held, "Punkt", "Punkte")} in ${de.colour(a)}.`,
    open: (a) =>
      `Du hast ${counted(a.held, "Punkt", "Punkte")} in ${de.colour(a)}; das wird eine gute Expedition.`,
    "open-small": (a) =>
      `Du hast nur ${counted(a.held, "Punkt", "Punkte")} in ${de.colour(a)}, aber die anderen Karten bringen dir weniger.`,
    "open-late": (a) => `Nur wenige Züge bleiben, und ${de.card(a)} zählt noch.`,
    "discard-useless": (a) =>
      `${de.card(a)} passt zu keiner deiner Expeditionen und hilft deinem Rivalen nicht.`,
    "discard-least": (a) =>
      `${de.card(a)} nützt dir wenig: ${de.colour(a)} verspricht dir nicht viel.`,
    "discard-risk": (a) =>
      `${de.card(a)} nützt dir wenig, auch wenn dein Rivale die Karte nehmen könnte.`,
    "draw-fits": (a) => `${de.card(a)} passt zu deiner Expedition in ${de.colour(a)}.`,
    "draw-plan": (a) => `${de.card(a)} gehört zu einer Farbe, die du sammelst.`,
    "draw-wait": (a) =>
      `${de.card(a)} zu nehmen lässt den Nachziehstapel, wie er ist: Du gewinnst einen Zug.`,
    "draw-deck": () => "Eine unbekannte Karte ist vielleicht besser als das, was offen liegt.",
    uncover: () => "Eine weitere Karte macht die Auslage reicher und kostet dich nichts.",
    auction: () => "Eine Versteigerung bringt dir die Auslage jetzt vielleicht für wenig.",
    outbid: (a) => `Für ${a.amount} Gold bekommst du die Auslage vielleicht noch.`,
    pass: () => "Passen spart dein Gold für andere Versteigerungen.",
    take: (a) => `${de.card(a)} bringt deiner Expedition in ${de.colour(a)} Punkte.`,
    done: () => "Was übrig ist, würde deine Expeditionen für bessere Karten schließen.",
    remove: (a) => `${de.card(a)} würde deinen Rivalen mehr helfen als dir.`,
    advance: (a) =>
      `${de.card(a)} bringt deine Figur auf dem Pfad ${de.colour(a)} zu einem besseren Stein.`,
    "set-out": (a) =>
      `Mit Karten in ${de.colour(a)} auf der Hand (${a.held}) kommt eine Figur weit.`,
    researcher: () => "Dieser Pfad verspricht viel, und der Forscher zählt doppelt.",
    adventurer: () => "Heb den Forscher für einen Pfad auf, der mehr verspricht.",
    move: (a) => `Die Figur auf dem Pfad ${de.colour(a)} gewinnt durch einen Schritt am meisten.`,
    stay: () => "Kein Schritt wäre jetzt ein Gewinn.",
    best: () => "Es geht gut aus, wie auch immer das Spiel weitergeht.",
  },
);
