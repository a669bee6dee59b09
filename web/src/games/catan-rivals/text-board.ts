/** The whole board in text, what matters most first; and the score line by line. */
import { catalogue, type Language } from "../../i18n/language";
import type { ScoreLine, TextPart } from "../game";
import { countCards, exactTitleOf, titleOf } from "./catalogue";
import { columnNumber } from "./option-words";
import { placeWords } from "./place-words";
import { reasonWords } from "./reasons";
import { seaCounts, seaWords, shipWords } from "./sea";
import { backName, uiWords } from "./ui-words";
import {
  cellOf,
  centreAt,
  holdOf,
  type Placed,
  type Prince,
  pointKinds,
  seaOf,
  stackNumber,
  type View,
} from "./view";

const en = {
  turn: "The turn",
  points: "Points",
  row: "Roads and settlements, from left to right",
  regions: "Regions",
  expansions: "Expansions",
  noExpansions: "no expansions",
  hand: "Hand",
  unknown: (n: number) => `${n} unseen ${n === 1 ? "card" : "cards"}`,
  playable: "can be used now, or waits for the right moment",
  table: "On the table",
  startingHand: "Starting hand",
  stacks: "Stacks",
  events: "Events",
  total: "Victory points",
  winner: "Winner",
};

const de: typeof en = {
  turn: "Der Zug",
  points: "Punkte",
  row: "Straßen und Siedlungen, von links",
  regions: "Landschaften",
  expansions: "Ausbauten",
  noExpansions: "keine Ausbauten",
  hand: "Hand",
  unknown: (n) => `${n} unbekannte Karten`,
  playable: "jetzt nutzbar oder wartet auf den richtigen Moment",
  table: "Auf dem Tisch",
  startingHand: "Starthand",
  stacks: "Stapel",
  events: "Ereignisse",
  total: "Siegpunkte",
  winner: "Gewonnen",
};

const titles = catalogue(en, de);

export function boardText(
  view: View,
  names: readonly string[],
  you: number | null,
  language: Language,
): TextPart[] {
  const own = you ?? 0;
  const parts = [turnPart(view, names, language)];
  for (const seat of [own, 1 - own]) {
    const prince = view.princes[seat];
    if (prince) parts.push(princePart(view, prince, seat, names, you, language));
  }
  parts.push(tablePart(view, language));
  for (const seat of [own, 1 - own]) parts.push(...deckPart(view, seat, language));
  return parts;
}

/** A deck that this seat knows: what was brought, each card with its number. */
function deckPart(view: View, seat: number, language: Language): TextPart[] {
  const deck = view.decks?.[seat];
  if (!deck || deck.hand.length === 0) return [];
  const own = titles[language];
  const listed = (keys: readonly string[]) =>
    countCards(keys)
      .map(([key, n]) => `${n > 1 ? `${n} × ` : ""}${exactTitleOf(key, language)}`)
      .join(", ");
  const lines = [
    `${own.startingHand}: ${listed(deck.hand)}`,
    `${own.stacks}: ${listed(deck.stacks)}`,
    `${own.events}: ${listed(deck.events)}`,
  ];
  return [{ title: backName(view, `deck-${seat}`, language), lines }];
}

function turnPart(view: View, names: readonly string[], language: Language): TextPart {
  const ui = uiWords[language];
  const face = view.face ? placeWords[language].faces[view.face] : ui.notRolled;
  const lines = [
    `${ui.turn(view.turns)}, ${ui.turnOf(names[view.turn] ?? "")}`,
    `${ui.production}: ${view.production || ui.notRolled}`,
    `${ui.event}: ${face}`,
    ui.goal(view.goal),
  ];
  if (view.asked?.card) lines.push(`${ui.asks}: ${titleOf(view.asked.card, language)}`);
  return { title: titles[language].turn, lines };
}

function princePart(
  view: View,
  prince: Prince,
  seat: number,
  names: readonly string[],
  you: number | null,
  language: Language,
): TextPart {
  const words = placeWords[language];
  const ui = uiWords[language];
  const own = titles[language];
  const title = seat === you ? ui.yours : ui.principality(names[seat] ?? "");
  const lines = [
    `${own.points}: ${pointKinds(prince)
      .map((kind) => `${words.pointShort[kind]} ${prince.points[kind]}`)
      .join(", ")}`,
  ];
  if (view.hero === seat) lines.push(ui.heroToken);
  if (view.trader === seat) lines.push(ui.tradeToken);
  const row: string[] = [];
  for (let x = prince.left - 1; x <= prince.right + 1; x++) {
    const kind = centreAt(prince, x);
    if (kind !== "nothing") row.push(`${columnNumber(prince, x)} ${words.centre[kind]}`);
  }
  lines.push(`${own.row}: ${row.join(", ")}`);
  const place = (at: readonly (string | number)[]) =>
    `${ui.column(columnNumber(prince, cellOf(at).x))} ${words.rows[String(at[2])] ?? ""}`;
  for (const region of [...prince.regions].sort((a, b) => cellOf(a.place).x - cellOf(b.place).x))
    lines.push(
      `${titleOf(region.card, language)}: ${ui.stores(region.level)}, ${place(region.place)}`,
    );
  if (prince.built.length === 0) lines.push(own.noExpansions);
  const level = (card: Placed) => {
    if (holdOf(card)) return `, ${ui.stores(card.level)}`;
    return card.sides ? `, ${ui.side(card.level, card.sides)}` : "";
  };
  const name = (card: Placed) => (card.card ? titleOf(card.card, language) : ui.faceDown);
  for (const card of prince.built) lines.push(`${name(card)}, ${place(card.place)}${level(card)}`);
  const owner = seat !== you && you !== null ? ui.yourCard : ui.cardOf(names[1 - seat] ?? "");
  for (const card of prince.foreign ?? [])
    lines.push(`${owner}: ${name(card)}, ${place(card.place)}${level(card)}`);
  for (const card of prince.markers ?? []) lines.push(`${ui.markers}: ${name(card)}${level(card)}`);
  for (const card of seaOf(prince)) {
    const told = seaWords(card, prince, view.princes[1 - seat], language).join(", ");
    lines.push(
      `${ui.sea}: ${name(card)}${level(card)}, ${words.rows[String(card.place[2])]}, ${told}`,
    );
  }
  for (const ship of prince.ships ?? [])
    lines.push(`${ui.ship}: ${shipWords(ship, prince, language)}`);
  const { near, open, all } = seaCounts(prince);
  if (all > 0) lines.push(`${ui.sea}: ${ui.seaCounts(near, open, all)}`);
  for (const key of prince.hand) {
    const why = seat === you ? view.why_not[key] : undefined;
    lines.push(
      `${own.hand}: ${titleOf(key, language)}${why ? ` – ${reasonWords(why, language)}` : ""}`,
    );
  }
  if (prince.backs.length > 0) lines.push(`${own.hand}: ${own.unknown(prince.backs.length)}`);
  return { title, lines };
}

function tablePart(view: View, language: Language): TextPart {
  const ui = uiWords[language];
  const { roads, settlements, cities } = view;
  const open = ({ open, cards }: View["stacks"][number]) =>
    open ? `, ${ui.liesOpen}: ${titleOf(cards.at(-1) ?? "", language)}` : "";
  const lines = [
    `${ui.roads} ${roads}, ${ui.settlements} ${settlements}, ${ui.cities} ${cities}`,
    `${ui.regionStack} ${view.regions.length}, ${ui.eventStack} ${view.events.length}`,
    ...view.stacks.map(
      (stack, n) =>
        `${ui.stack(stackNumber(view, n), backName(view, stack.back, language))}: ${ui.stackCards(stack.cards.length)}${open(stack)}`,
    ),
    ...view.piles.map((pile, n) => {
      const top = pile.cards.at(-1);
      const whose = view.piles.length > 1 ? ` (${backName(view, `deck-${n}`, language)})` : "";
      return `${ui.discard}${whose}: ${top ? titleOf(top, language) : ui.empty}`;
    }),
  ];
  for (const key of view.face_up) lines.push(`${ui.faceUp}: ${titleOf(key, language)}`);
  return { title: titles[language].table, lines };
}

/** Where the victory points come from, card by card. */
export function scoreLines(view: View, language: Language): ScoreLine[] {
  const found = new Map<string, (number | string)[]>();
  view.princes.forEach((prince, seat) => {
    for (const [what, n] of prince.sources.victory ?? []) {
      const label = placeWords[language].sources[String(what)] ?? titleOf(String(what), language);
      const line = found.get(label) ?? ["", ""];
      line[seat] = Number(line[seat]) + Number(n);
      found.set(label, line);
    }
  });
  const lines: ScoreLine[] = [...found].map(([label, values]) => ({ label, values, kind: "part" }));
  return [...lines, { label: titles[language].total, values: view.scores, kind: "total" }];
}
