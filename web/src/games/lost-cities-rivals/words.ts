/** All texts of Lost Cities: Rivals in English and German. */

import { cardName, cardOf } from "../../art/card-name";
import { isSuit, SUIT_WORDS } from "../../art/suit";
import { catalogue, type Language } from "../../i18n/language";
import { counted } from "../../i18n/number";
import { EXPEDITION_REASONS } from "../expedition-reasons";
import type { GameWords, Happening, Option, ScoreLine, TextPart } from "../game";
import { RULES } from "./rules";
import { TEXTS } from "./texts";
import { TUTORIAL } from "./tutorial";
import { type Expedition, type RivalsView, seatsFrom, uselessNewest } from "./view";

type Told = Option | Happening;

function card(language: Language, told: Told): string {
  return cardName(language, cardOf(told.args));
}

/** The card that came to light; "" if none did. */
function shown(language: Language, { shown = [] }: Happening): string {
  return shown.map((one) => cardName(language, cardOf(one))).join(", ");
}

function colourName(language: Language, colour: string): string {
  return isSuit(colour) ? SUIT_WORDS[language][colour].name : colour;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "6 × 3 + 8 = 26": footprints, factor, bonus. */
function sum({ wagers, numbers, footprints, factor, bonus, score }: Expedition): string {
  if (wagers + numbers.length === 0) return "";
  return `${footprints}×${factor}${bonus ? `+${bonus}` : ""} = ${score}`;
}

function scoreOf(language: Language, goldWord: string, total: string) {
  return (view: RivalsView): ScoreLine[] => [
    ...(view.expeditions[0] ?? []).map(({ colour }, i) => ({
      label: capital(colourName(language, colour)),
      values: view.expeditions.map((own) => (own[i] ? sum(own[i]) : "")),
      kind: "part" as const,
    })),
    { label: goldWord, values: view.gold, kind: "part" },
    { label: total, values: view.scores, kind: "total" },
  ];
}

interface BoardWords {
  auction(bid: number, name: string): string;
  stillIn(names: string): string;
  display(cards: string): string;
  newest(card: string): string;
  piles(pile: number, others: number): string;
  turned(count: number): string;
  supply(gold: number): string;
  removed(cards: string): string;
  owns(gold: number, points: number): string;
  table: string;
}

function boardOf(language: Language, say: BoardWords) {
  const texts = TEXTS[language];
  const cards = (names: readonly string[]) =>
    names.map((name) => cardName(language, cardOf(name))).join(", ");
  const expedition = ({ colour, wagers, numbers, ...line }: Expedition) =>
    texts.expedition(
      capital(colourName(language, colour)),
      [wagers ? texts.wagers(wagers) : "", ...numbers].filter((one) => one !== "").join(", "),
      texts.sum(line.footprints, line.factor, line.bonus, line.score),
    );
  return (view: RivalsView, names: readonly string[], you: number | null): TextPart[] => {
    const { auction, display, newest, piles, removed, supply } = view;
    const useless = uselessNewest(view);
    const table = [
      auction ? say.auction(auction.bid, names[auction.leader] ?? "") : "",
      auction ? say.stillIn(auction.bidding.map((seat) => names[seat] ?? "").join(", ")) : "",
      display.length ? say.display(cards(display)) : texts.emptyDisplay,
      newest && display.includes(newest) ? say.newest(cards([newest])) : "",
      useless ? texts.useless(cards([useless])) : "",
      piles.length ? say.piles(piles[0] ?? 0, piles.length - 1) : texts.noPile,
      say.turned(view.turned),
      say.supply(supply),
      removed.length ? say.removed(cards(removed)) : "",
    ];
    return [
      { title: say.table, lines: table.filter(Boolean) },
      ...seatsFrom(view.players, you).map((seat) => ({
        title: names[seat] ?? "",
        lines: [
          say.owns(view.gold[seat] ?? 0, view.scores[seat] ?? 0),
          ...(view.expeditions[seat] ?? [])
            .filter((one) => one.wagers + one.numbers.length > 0)
            .map(expedition),
        ],
      })),
    ];
  };
}

const en: GameWords<RivalsView> = {
  title: "Lost Cities: Rivals",
  questions: {
    starter: "Who starts?",
    "starting-wagers": "Which starting wagers does everybody get?",
    deal: "How are the cards shuffled?",
    turn: "Uncover a card, or open an auction for the display.",
    bid: "Bid more, or pass for good?",
    take: "You won the auction: which cards do you take?",
    remove: "You may remove one card in the display from the game.",
  },
  option(option) {
    switch (option.verb) {
      case "uncover":
        return "Uncover a card";
      case "bid":
        return `Bid ${option.args[0]}`;
      case "pass":
        return "Pass";
      case "take":
        return `Take ${card("en", option)}`;
      case "remove":
        return `Remove ${card("en", option)}`;
      default:
        return "Done";
    }
  },
  happening(happening, who, _view, names = []) {
    const [bid] = happening.args;
    const found = shown("en", happening);
    const turned = found && ` Turned over next: ${found}.`;
    switch (happening.verb) {
      case "start":
        return TEXTS.en.begins(names[Number(happening.args[0])] ?? "");
      case "uncover":
        return `${who} uncovers ${found || "a card"}.`;
      case "bid":
        return happening.why === "turn"
          ? `${who} opens an auction for the display and bids ${bid}.`
          : `${who} bids ${bid}.`;
      case "pass":
        return `${who} passes.`;
      case "take":
        return `${who} takes ${card("en", happening)}.${turned}`;
      case "remove":
        return `${who} removes ${card("en", happening)} from the game.${turned}`;
      case "done":
        return happening.why === "remove"
          ? `${who} removes no card from the game.${turned}`
          : `${who} leaves the rest.${turned}`;
      default:
        return "";
    }
  },
  board: boardOf("en", {
    table: "The table",
    auction: (bid, name) => `Highest bid: ${bid} gold by ${name}.`,
    stillIn: (names) => `Still bidding: ${names}.`,
    display: (cards) => `Display: ${cards}.`,
    newest: (one) => `Turned over last: ${one}.`,
    piles: (pile, others) =>
      `${counted(pile, "card", "cards")} in the draw pile${others ? `, ${TEXTS.en.pilesAside(others)}` : ", the last one"}.`,
    turned: (count) => `${count} of 80 cards have been turned over.`,
    supply: (gold) => `${gold} gold in the supply.`,
    removed: (cards) => `Out of the game: ${cards}.`,
    owns: (gold, points) => `${gold} gold, ${counted(points, "point", "points")} so far.`,
  }),
  score: scoreOf("en", "Gold", "Points"),
  settings: {
    players: { label: "Players" },
    starter: {
      label: "Who starts",
      values: { null: "drawn by lot", "0": "seat 1", "1": "seat 2", "2": "seat 3", "3": "seat 4" },
    },
    tiebreak: {
      label: "Tied points",
      values: { shared: "share the victory", gold: "more gold wins, then more number cards" },
    },
  },
  reasons: EXPEDITION_REASONS.en,
  rules: RULES.en,
  tutorial: TUTORIAL.en,
};

const de: GameWords<RivalsView> = {
  title: "Lost Cities: Rivals",
  questions: {
    starter: "Wer beginnt?",
    "starting-wagers": "Welche Start-Wettkarten bekommen alle?",
    deal: "Wie werden die Karten gemischt?",
    turn: "Decke eine Karte auf oder versteigere die Auslage.",
    bid: "Mehr bieten oder endgültig passen?",
    take: "Du hast die Versteigerung gewonnen: Welche Karten nimmst du?",
    remove: "Du darfst eine Karte der Auslage aus dem Spiel nehmen.",
  },
  option(option) {
    switch (option.verb) {
      case "uncover":
        return "Karte aufdecken";
      case "bid":
        return `${option.args[0]} bieten`;
      case "pass":
        return "Passen";
      case "take":
        return `${card("de", option)} nehmen`;
      case "remove":
        return `${card("de", option)} entfernen`;
      default:
        return "Fertig";
    }
  },
  happening(happening, who, _view, names = []) {
    const [bid] = happening.args;
    const found = shown("de", happening);
    const turned = found && ` Als Nächstes aufgedeckt: ${found}.`;
    switch (happening.verb) {
      case "start":
        return TEXTS.de.begins(names[Number(happening.args[0])] ?? "");
      case "uncover":
        return `${who} deckt ${found || "eine Karte"} auf.`;
      case "bid":
        return happening.why === "turn"
          ? `${who} versteigert die Auslage und bietet ${bid}.`
          : `${who} bietet ${bid}.`;
      case "pass":
        return `${who} passt.`;
      case "take":
        return `${who} nimmt ${card("de", happening)}.${turned}`;
      case "remove":
        return `${who} nimmt ${card("de", happening)} aus dem Spiel.${turned}`;
      case "done":
        return happening.why === "remove"
          ? `${who} nimmt keine Karte aus dem Spiel.${turned}`
          : `${who} lässt den Rest liegen.${turned}`;
      default:
        return "";
    }
  },
  board: boardOf("de", {
    table: "Der Tisch",
    auction: (bid, name) => `Höchstes Gebot: ${bid} Gold von ${name}.`,
    stillIn: (names) => `Noch dabei: ${names}.`,
    display: (cards) => `Auslage: ${cards}.`,
    newest: (one) => `Zuletzt aufgedeckt: ${one}.`,
    piles: (pile, others) =>
      `${counted(pile, "Karte", "Karten")} im Stapel${others ? `, ${TEXTS.de.pilesAside(others)}` : ", dem letzten"}.`,
    turned: (count) => `${count} von 80 Karten sind aufgedeckt.`,
    supply: (gold) => `${gold} Gold im Vorrat.`,
    removed: (cards) => `Aus dem Spiel: ${cards}.`,
    owns: (gold, points) => `${gold} Gold, bisher ${counted(points, "Punkt", "Punkte")}.`,
  }),
  score: scoreOf("de", "Gold", "Punkte"),
  settings: {
    players: { label: "Mitspieler" },
    starter: {
      label: "Wer beginnt",
      values: { null: "ausgelost", "0": "Platz 1", "1": "Platz 2", "2": "Platz 3", "3": "Platz 4" },
    },
    tiebreak: {
      label: "Gleich viele Punkte",
      values: { shared: "gemeinsamer Sieg", gold: "mehr Gold gewinnt, dann mehr Zahlenkarten" },
    },
  },
  reasons: EXPEDITION_REASONS.de,
  rules: RULES.de,
  tutorial: TUTORIAL.de,
};

export const WORDS = catalogue(en, de);
