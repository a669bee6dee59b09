/** Texts of the deck builder. */
import { catalogue } from "../i18n/language";
import { counted } from "../i18n/number";
import { LIMITS, type Part } from "./deck";

interface DeckWords {
  title: string;
  lead: string;
  mine: string;
  none: string;
  samples: string;
  make: string;
  import: string;
  importLead: string;
  importText: string;
  importFile: string;
  read: string;
  open: string;
  playable: string;
  problems(count: number): string;
  warnings(count: number): string;
  saved(date: string, version: number): string;
  explorers: string;
  all: string;
  plan: string;
  name: string;
  nameHelp: string;
  unnamed: string;
  parts: Record<Part, string>;
  cards: string;
  deck: string;
  search: string;
  price: string;
  allPrices: string;
  costs(price: number): string;
  points: string;
  allPoints: string;
  withPoints(kind: string): string;
  left(count: number): string;
  put(card: string, part: string): string;
  takeOut(card: string): string;
  toHand(card: string): string;
  toStacks(card: string): string;
  hand: string;
  empty: string;
  limits: string;
  rules: readonly string[];
  noProblems: string;
  sums: string;
  prices: string;
  priceBar(price: number, cards: number): string;
  reach(points: number): string;
  save: string;
  saveCopy: string;
  isSaved: string;
  isChanged: string;
  undo: string;
  share: string;
  shareLead: string;
  shareFirst: string;
  asText: string;
  asJson: string;
  copy: string;
  copied: string;
  download: string;
  versions: string;
  version(number: number, date: string): string;
  delete: string;
  deleteSure(name: string): string;
  keep: string;
  theirs: string;
  noDeck: string;
  back: string;
}

const { hand, stacks, events, attacks, uniques, returning } = LIMITS;

export const deckWords = catalogue<DeckWords>(
  {
    title: "Decks for the Tournament Game",
    lead: "In the Tournament Game, each player brings their own deck, built from the cards of all sets.",
    mine: "Your decks",
    none: "You have no decks yet. Start with an empty one, or with a sample below.",
    samples: "Sample decks",
    make: "Build a new deck",
    import: "Import a deck",
    importLead: "Paste a deck as short text or JSON.",
    importText: "The deck as text",
    importFile: "From a file",
    read: "Read it",
    open: "Open",
    playable: "ready to play",
    problems: (count) => counted(count, "problem", "problems"),
    warnings: (count) => counted(count, "warning", "warnings"),
    saved: (date, version) => `version ${version}, ${date}`,
    explorers: "needs the Explorers' sea",
    all: "All decks",
    plan: "The plan",
    name: "Deck name",
    nameHelp: "Visible to you, and to anyone you give the link to.",
    unnamed: "Unnamed deck",
    parts: { hand: "Starting hand", stacks: "Stacks", events: "Events" },
    cards: "Cards",
    deck: "Your deck",
    search: "Search: name, effect, German name",
    price: "Price",
    allPrices: "Any price",
    costs: (price) =>
      price === 0 ? "costs nothing" : `costs ${counted(price, "resource", "resources")}`,
    points: "Points",
    allPoints: "Any points",
    withPoints: (kind) => `with ${kind}`,
    left: (count) => (count > 0 ? `${count} left` : "none left"),
    put: (card, part) => `Put ${card} into: ${part}`,
    takeOut: (card) => `Take ${card} out`,
    toHand: (card) => `${card}: from the stacks to the starting hand`,
    toStacks: (card) => `${card}: from the starting hand to the stacks`,
    hand: "Hand",
    empty: "No card yet.",
    limits: "Limits of a deck",
    rules: [
      `${hand} cards of your choice are your starting hand; ${stacks} more are shuffled into your own four stacks.`,
      `You add ${events} events to those always included; at most ${returning} of them may be events that go back just below the top of their stack.`,
      `No two copies of the same event may carry the half moon.`,
      `Include the same attack at most ${counted(attacks, "time", "times")}, a card marked (1x) at most ${counted(uniques, "time", "times")}, and any other card as often as its set has it.`,
      "All sets may be mixed freely. Explorers cards can be played only if both players agree to use the sea.",
      "Nothing lies face up: whatever you want to build must be in your deck.",
    ],
    noProblems: "The deck is within every limit.",
    sums: "Points on its cards",
    prices: "What its cards cost",
    priceBar: (price, cards) =>
      `${counted(cards, "card costs", "cards cost")} ${counted(price, "resource", "resources")}`,
    reach: (points) => `With nine points for settlements and cities, it can reach ${points}.`,
    save: "Save",
    saveCopy: "Save a copy",
    isSaved: "saved",
    isChanged: "not saved yet",
    undo: "Revert to saved",
    share: "Share",
    shareLead: "Anyone with this link can view the deck and save a copy.",
    shareFirst: "Save the deck to get a link for it.",
    asText: "As short text",
    asJson: "As JSON",
    copy: "Copy",
    copied: "Copied",
    download: "Download",
    versions: "Version",
    version: (number, date) => `${number} (${date})`,
    delete: "Delete",
    deleteSure: (name) => `Delete “${name}” with all its versions?`,
    keep: "Keep it",
    theirs: "Somebody shared this deck with you. Your changes are kept in your own copy.",
    noDeck: "There is no such deck.",
    back: "All decks",
  },
  {
    title: "Decks für das Turnierspiel",
    lead: "Im Turnierspiel bringen beide ein eigenes Deck mit, gebaut aus den Karten aller Sets.",
    mine: "Deine Decks",
    none: "Du hast noch kein Deck. Beginne mit einem leeren oder mit einem Beispiel von unten.",
    samples: "Beispieldecks",
    make: "Neues Deck bauen",
    import: "Deck einlesen",
    importLead: "Füge ein Deck ein: als kurzen Text oder als JSON.",
    importText: "Das Deck als Text",
    importFile: "Aus einer Datei",
    read: "Einlesen",
    open: "Öffnen",
    playable: "spielbereit",
    problems: (count) => counted(count, "Fehler", "Fehler"),
    warnings: (count) => counted(count, "Warnung", "Warnungen"),
    saved: (date, version) => `Version ${version}, ${date}`,
    explorers: "braucht das Meer der Entdecker",
    all: "Alle Decks",
    plan: "Der Plan",
    name: "Name des Decks",
    nameHelp: "Sichtbar für dich und für alle, denen du den Link gibst.",
    unnamed: "Deck ohne Namen",
    parts: { hand: "Starthand", stacks: "Stapel", events: "Ereignisse" },
    cards: "Karten",
    deck: "Dein Deck",
    search: "Suche: Name, Wirkung, englischer Name",
    price: "Preis",
    allPrices: "Jeder Preis",
    costs: (price) =>
      price === 0 ? "kostet nichts" : `kostet ${counted(price, "Rohstoff", "Rohstoffe")}`,
    points: "Punkte",
    allPoints: "Alle Punkte",
    withPoints: (kind) => `mit ${kind}`,
    left: (count) => (count > 0 ? `noch ${count}` : "keine mehr"),
    put: (card, part) => `${card} dazu: ${part}`,
    takeOut: (card) => `${card} herausnehmen`,
    toHand: (card) => `${card}: aus den Stapeln in die Starthand`,
    toStacks: (card) => `${card}: aus der Starthand in die Stapel`,
    hand: "Hand",
    empty: "Noch keine Karte.",
    limits: "Woran sich ein Deck halten muss",
    rules: [
      `${hand} Karten deiner Wahl sind deine Starthand; ${stacks} weitere werden gemischt und bilden vier eigene Stapel.`,
      `Du fügst den sicheren Ereignissen ${events} hinzu; höchstens ${returning} davon dürfen solche sein, die unter die obersten Karten zurückkommen.`,
      `Von einem Ereignis dürfen nicht zwei Karten den Halbmond tragen.`,
      `Denselben Angriff höchstens ${attacks}-mal, eine Karte mit (1x) höchstens ${uniques}-mal, jede andere so oft, wie ihr Set sie hat.`,
      "Alle Sets dürfen gemischt werden. Mit Karten der Entdecker spielt nur, wer sich auf das Meer einigt.",
      "Nichts liegt offen aus: Was du bauen willst, muss in deinem Deck sein.",
    ],
    noProblems: "Das Deck hält alle Grenzen ein.",
    sums: "Punkte auf den Karten",
    prices: "Was die Karten kosten",
    priceBar: (price, cards) =>
      `${counted(cards, "Karte kostet", "Karten kosten")} ${counted(price, "Rohstoff", "Rohstoffe")}`,
    reach: (points) => `Mit neun Punkten für Siedlungen und Städte kommt es auf ${points}.`,
    save: "Speichern",
    saveCopy: "Kopie behalten",
    isSaved: "gespeichert",
    isChanged: "noch nicht gespeichert",
    undo: "Zurück zum Gespeicherten",
    share: "Teilen",
    shareLead: "Wer diesen Link hat, kann das Deck ansehen und eine Kopie behalten.",
    shareFirst: "Speichere das Deck, dann hat es einen Link.",
    asText: "Als kurzer Text",
    asJson: "Als JSON",
    copy: "Kopieren",
    copied: "Kopiert",
    download: "Herunterladen",
    versions: "Version",
    version: (number, date) => `${number} (${date})`,
    delete: "Löschen",
    deleteSure: (name) => `„${name}“ mit allen Versionen löschen?`,
    keep: "Behalten",
    theirs:
      "Jemand hat dieses Deck mit dir geteilt. Was du änderst, behältst du in einer eigenen Kopie.",
    noDeck: "Dieses Deck gibt es nicht.",
    back: "Alle Decks",
  },
);
