/** The rules of the board game in our own words. */
import { catalogue } from "../../i18n/language";
import type { RulesPart } from "../game";

const en: readonly RulesPart[] = [
  {
    id: "aim",
    title: "Overview",
    text: [
      "Five paths lead to five lost cities. Your cards move your explorers along them, one stone per card. The first stones cost points, the later ones are worth more and more: so start what you can finish.",
      "A game is three expeditions; the short game is one. Most points wins.",
    ],
  },
  {
    id: "start",
    title: "Before an expedition",
    text: [
      "25 event tiles are shuffled and laid face up on the marked stones. Everybody gets eight of the 110 cards: the numbers 0 to 10, twice each, in five colours.",
      "With two players, 30 cards are left out of the expedition, unseen.",
      "Everybody has five explorers: four adventurers and one researcher.",
    ],
  },
  {
    id: "turn",
    title: "A turn",
    text: [
      "First play one card or discard one. Then draw one, so that you hold eight again.",
      "- Play: put the card on your column of its colour and move your explorer on that path one stone. If none is there yet, send one: the researcher or an adventurer. It stays on that path until the end of the expedition.",
      "- Discard: put the card face up on the discard pile of its colour. Nothing moves.",
      "- Draw from the draw pile or take the top card of a discard pile, but not from the pile you just discarded to.",
    ],
  },
  {
    id: "columns",
    title: "What fits a column",
    text: [
      "The numbers in a column must not fall: each new card is equal to or higher than the last. Gaps are allowed, and any number may come first.",
      "If rising and falling cards are allowed, each of your columns may go either way; the first card with a different number decides which.",
    ],
  },
  {
    id: "tiles",
    title: "Event tiles",
    text: [
      "A tile counts for every explorer that steps on its stone.",
      "- Points: you get them at once; the tile stays.",
      "- Artifact: you take the tile. Artifacts are worth something at the end of the game.",
      "- Arrow: one of your explorers still on its way, this one or another, may move one stone. The tile stays. If that move ends on a tile, it counts too.",
    ],
  },
  {
    id: "arrived",
    title: "Arrived",
    text: [
      "An explorer on the ninth stone has arrived. You may keep playing cards of that colour that fit; each lets another of your explorers still on its way move one stone.",
    ],
  },
  {
    id: "end",
    title: "The end of an expedition",
    text: [
      "It ends at once when the fifth explorer, counting all players, has crossed the bridge to the seventh stone, or when the last card of the draw pile has been drawn. The tile under the explorer that ends it does not count.",
      "The player whose turn would have been next starts the next expedition. Everything but points and artifacts is taken back, and the tiles are laid out anew.",
    ],
  },
  {
    id: "score",
    title: "Scoring",
    text: [
      "- Each explorer counts what its stone shows: −20, −15, −10, 5, 10, 15, 30, 35 or 50. The researcher counts double, even below zero. Explorers that have not set out count for nothing.",
      "- Nobody ends an expedition below zero points; but a bad one does eat into earlier points.",
      "- After the last expedition, artifacts are scored: a few cost points, many bring a lot. The table on the board shows how much.",
      "Ties go to whoever has more artifacts.",
    ],
  },
];

const de: readonly RulesPart[] = [
  {
    id: "aim",
    title: "Worum es geht",
    text: [
      "Fünf Pfade führen zu fünf verlorenen Städten. Mit deinen Karten ziehen deine Figuren darauf, einen Stein je Karte. Die ersten Steine kosten Punkte, die späteren sind immer mehr wert: Fang also an, was du beenden kannst.",
      "Ein Spiel hat drei Expeditionen, das kurze eine. Die meisten Punkte gewinnen.",
    ],
  },
  {
    id: "start",
    title: "Vor einer Expedition",
    text: [
      "25 Ereignisplättchen werden gemischt und offen auf gekennzeichnete Steine gelegt. Alle bekommen acht der 110 Karten: in jeder von fünf Farben die Zahlen 0 bis 10, jede doppelt.",
      "Zu zweit bleiben 30 Karten ungesehen aus der Expedition heraus.",
      "Alle haben fünf Figuren: vier Abenteurer und einen Forscher.",
    ],
  },
  {
    id: "turn",
    title: "Ein Zug",
    text: [
      "Spiele zuerst eine Karte oder wirf eine ab. Ziehe dann eine, sodass du wieder acht hast.",
      "- Ausspielen: Lege die Karte in deine Reihe ihrer Farbe und ziehe deine Figur auf diesem Pfad einen Stein weiter. Ist dort noch keine, schicke eine los: den Forscher oder einen Abenteurer. Sie bleibt bis zum Ende der Expedition auf diesem Pfad.",
      "- Abwerfen: Lege die Karte offen auf die Ablage ihrer Farbe. Nichts bewegt sich.",
      "- Ziehe vom Stapel oder nimm die oberste Karte einer Ablage, aber nicht von der, auf die du gerade abgeworfen hast.",
    ],
  },
  {
    id: "columns",
    title: "Was in eine Reihe passt",
    text: [
      "Die Zahlen einer Reihe dürfen nicht fallen: Jede neue Karte ist gleich oder höher als die letzte. Lücken sind erlaubt, und jede Zahl darf beginnen.",
      "Wird steigend oder fallend gespielt, darf jede deiner Reihen in beide Richtungen gehen; die erste Karte mit einer anderen Zahl entscheidet.",
    ],
  },
  {
    id: "tiles",
    title: "Ereignisplättchen",
    text: [
      "Ein Plättchen wirkt für jede Figur, die seinen Stein betritt.",
      "- Punkte: Du bekommst sie sofort; das Plättchen bleibt.",
      "- Artefakt: Du nimmst das Plättchen. Artefakte sind am Ende des Spiels etwas wert.",
      "- Pfeil: Eine deiner Figuren unterwegs darf einen Stein weiter, diese oder eine andere. Das Plättchen bleibt. Endet dieser Schritt auf einem Plättchen, wirkt es ebenfalls.",
    ],
  },
  {
    id: "arrived",
    title: "Am Ziel",
    text: [
      "Eine Figur auf dem neunten Stein ist am Ziel. Du darfst weiter passende Karten dieser Farbe spielen; jede lässt eine andere deiner Figuren unterwegs einen Stein weiterziehen.",
    ],
  },
  {
    id: "end",
    title: "Das Ende einer Expedition",
    text: [
      "Sie endet sofort, wenn die fünfte Figur, von allen zusammen, über die Brücke auf den siebten Stein gezogen ist oder wenn die letzte Karte des Stapels gezogen wurde. Das Plättchen unter der Figur, die sie beendet, wirkt nicht.",
      "Wer als Nächstes am Zug gewesen wäre, beginnt die nächste Expedition. Alles außer Punkten und Artefakten wird zurückgenommen, die Plättchen werden neu gelegt.",
    ],
  },
  {
    id: "score",
    title: "Die Wertung",
    text: [
      "- Jede Figur zählt, was ihr Stein zeigt: −20, −15, −10, 5, 10, 15, 30, 35 oder 50. Der Forscher zählt doppelt, auch unter null. Figuren, die nicht losgezogen sind, zählen nichts.",
      "- Niemand beendet eine Expedition unter null Punkten; eine schlechte zehrt aber frühere Punkte auf.",
      "- Nach der letzten Expedition werden Artefakte bezahlt: Wenige kosten Punkte, viele bringen viele. Die Tabelle auf dem Brett zeigt, wie viele.",
      "Bei gleich vielen Punkten gewinnen mehr Artefakte.",
    ],
  },
];

export const RULES = catalogue(en, de);
