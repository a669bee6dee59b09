/** All texts of Lost Cities in English and German. */
import { cardName, cardOf } from "../../art/card-name";
import { isSuit, SUIT_WORDS, SUITS, type Suit } from "../../art/suit";
import { catalogue, type Language } from "../../i18n/language";
import { EXPEDITION_REASONS } from "../expedition-reasons";
import type { GameWords, Happening, Option, TextPart } from "../game";
import { RULES } from "./rules";
import { scoreOf } from "./score";
import { capital, points, TEXTS, type Texts } from "./texts";
import { TUTORIAL } from "./tutorial";
import { isStarted, type LostCitiesView, suitsOf } from "./view";

type Told = Option | Happening;

function card(language: Language, told: Told): string {
  return cardName(language, cardOf(told.args));
}

/** The pile that is drawn from; null for the draw pile. */
function pileOf(told: Told): Suit | null {
  return isSuit(told.args[0]) ? told.args[0] : null;
}

/** The card that lies on top of a pile, or just its colour. */
function topOf(language: Language, suit: Suit, view: LostCitiesView | undefined): string {
  const top = view?.discards[SUITS.indexOf(suit)]?.at(-1);
  return top ? cardName(language, cardOf(top)) : SUIT_WORDS[language][suit].name;
}

function boardOf(language: Language, table: string, empty: string) {
  const texts = TEXTS[language];
  return (view: LostCitiesView, names: readonly string[], you: number | null): TextPart[] => {
    const own = you ?? 0;
    const hand = view.hand.map((one) => cardName(language, cardOf(one)));
    const piles = suitsOf(view)
      .map((suit, i) => ({ suit, cards: view.discards[i] ?? [] }))
      .filter(({ cards }) => cards.length > 0)
      .map(({ suit, cards }) => `${texts.pile(suit, cards)}.`);
    return [
      ...(you === null ? [] : [{ title: texts.hand, lines: [`${hand.join(", ")}.`] }]),
      {
        title: table,
        lines: [
          `${texts.round(view.round, view.options.rounds)}. ${texts.deck(view.deck)}.`,
          ...(piles.length ? piles : [empty]),
          ...(isSuit(view.closed) ? [`${texts.lane(view.closed)}: ${texts.closed}`] : []),
        ],
      },
      ...[own, 1 - own].map((seat) => side(view, names[seat] ?? "", seat, you)),
    ];
  };

  function side(view: LostCitiesView, name: string, seat: number, you: number | null): TextPart {
    const known = view.known[seat] ?? [];
    return {
      title: `${name}: ${points(view.scores[seat] ?? 0)}`,
      lines: [
        ...(view.expeditions[seat] ?? []).map((one, i) => {
          const suit = suitsOf(view)[i] as Suit;
          return `${isStarted(one) ? texts.expedition(name, suit, one) : texts.noExpedition(name, suit)}.`;
        }),
        ...(seat === you ? [] : [`${texts.handOf(name, view.hand_sizes[seat] ?? 0)}.`]),
        ...(known.length ? [`${texts.knownOf(name, known)}.`] : []),
      ],
    };
  }
}

/** Who was drawn to start: by name, or by seat where names are not known. */
function starter(happening: Happening, names: readonly string[], seat: string): string {
  const drawn = Number(happening.args[0]);
  return names[drawn] ?? `${seat} ${drawn + 1}`;
}

/** "Round 1 is over, the draw pile is empty: Anna 12, Ben −3." */
function ended(
  view: LostCitiesView,
  round: number,
  names: readonly string[],
  texts: Texts,
): string {
  const scores = view.history[round];
  if (!scores) return "";
  const result = scores.map((score, seat) => `${names[seat] ?? ""} ${points(score)}`).join(", ");
  return `${texts.roundOver(round + 1)}, ${texts.pileEmpty}: ${result}.`;
}

const en: GameWords<LostCitiesView> = {
  title: "Lost Cities",
  questions: {
    starter: "Who starts the first round?",
    deal: "How are the cards shuffled?",
    card: "Add a card to your expedition, or discard one.",
    draw: "Now draw a card.",
  },
  option(option, view) {
    if (option.verb === "play") return `Play ${card("en", option)}`;
    if (option.verb === "discard") return `Discard ${card("en", option)}`;
    const pile = pileOf(option);
    return pile ? `Take ${topOf("en", pile, view)}` : "Draw from the draw pile";
  },
  happening(happening, who, _view, names = []) {
    const pile = pileOf(happening);
    switch (happening.verb) {
      case "start":
        return `Drawn by lot: ${starter(happening, names, "seat")} starts.`;
      case "shuffle":
        return "The cards are shuffled and dealt.";
      case "play":
        return `${who} plays ${card("en", happening)}.`;
      case "discard":
        return `${who} discards ${card("en", happening)}.`;
      case "draw":
        return pile
          ? `${who} takes the top card of the ${SUIT_WORDS.en[pile].name} discard pile.`
          : `${who} draws from the draw pile.`;
      default:
        return "";
    }
  },
  board: boardOf("en", "The table", "All discard piles are empty."),
  ended: (view, round, names) => ended(view, round, names, TEXTS.en),
  score: (view) => scoreOf(TEXTS.en, view),
  settings: {
    rounds: { label: "Rounds", help: "Usually three." },
    colours: {
      label: "Colours",
      help: "Six for the long game.",
      values: { "5": "five", "6": "six" },
    },
    starter: {
      label: "Who starts",
      values: { null: "drawn by lot", "0": "seat 1", "1": "seat 2" },
    },
    tiebreak: {
      label: "Tied totals",
      values: { draw: "a draw", extra_round: "one extra round" },
    },
    stall_cap: {
      label: "Longest round",
      help: "After this many turns, a round is stopped and scored as it stands.",
    },
  },
  reasons: EXPEDITION_REASONS.en,
  rules: RULES.en,
  tutorial: TUTORIAL.en,
};

const de: GameWords<LostCitiesView> = {
  title: "Lost Cities",
  questions: {
    starter: "Wer beginnt die erste Runde?",
    deal: "Wie werden die Karten gemischt?",
    card: "Lege eine Karte an deine Expedition an oder lege eine ab.",
    draw: "Zieh jetzt eine Karte.",
  },
  option(option, view) {
    if (option.verb === "play") return `${capital(card("de", option))} anlegen`;
    if (option.verb === "discard") return `${capital(card("de", option))} ablegen`;
    const pile = pileOf(option);
    return pile ? `${topOf("de", pile, view)} nehmen` : "Vom Nachziehstapel ziehen";
  },
  happening(happening, who, _view, names = []) {
    const pile = pileOf(happening);
    switch (happening.verb) {
      case "start":
        return `Ausgelost: ${starter(happening, names, "Platz")} beginnt.`;
      case "shuffle":
        return "Die Karten werden gemischt und ausgeteilt.";
      case "play":
        return `${who} legt ${card("de", happening)} an.`;
      case "discard":
        return `${who} legt ${card("de", happening)} ab.`;
      case "draw":
        return pile
          ? `${who} nimmt die oberste Karte vom Ablagestapel ${SUIT_WORDS.de[pile].name}.`
          : `${who} zieht vom Nachziehstapel.`;
      default:
        return "";
    }
  },
  board: boardOf("de", "Der Tisch", "Alle Ablagestapel sind leer."),
  ended: (view, round, names) => ended(view, round, names, TEXTS.de),
  score: (view) => scoreOf(TEXTS.de, view),
  settings: {
    rounds: { label: "Runden", help: "Üblich sind drei." },
    colours: {
      label: "Farben",
      help: "Sechs ergeben das lange Spiel.",
      values: { "5": "fünf", "6": "sechs" },
    },
    starter: {
      label: "Wer beginnt",
      values: { null: "ausgelost", "0": "Platz 1", "1": "Platz 2" },
    },
    tiebreak: {
      label: "Gleiche Summen",
      values: { draw: "unentschieden", extra_round: "eine zusätzliche Runde" },
    },
    stall_cap: {
      label: "Längste Runde",
      help: "Nach so vielen Zügen wird eine Runde abgebrochen und so gewertet, wie sie steht.",
    },
  },
  reasons: EXPEDITION_REASONS.de,
  rules: RULES.de,
  tutorial: TUTORIAL.de,
};

export const WORDS = catalogue(en, de);
