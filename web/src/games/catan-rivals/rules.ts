/** The rules in our own words, for the base box: introductory game, theme games, Duel. */
import { catalogue } from "../../i18n/language";
import type { RulesPart } from "../game";

const en: readonly RulesPart[] = [
  {
    id: "aim",
    title: "Overview",
    text: [
      "Two rivals each build a principality: roads, settlements and cities, with buildings, heroes and ships in them. Regions yield resources, resources pay for building, and what you build is worth victory points.",
      "- Introductory game: whoever has 7 points at the end of their own turn wins.",
      "- Theme game: 12 points, or 13 with the Era of Barbarians. Duel of the Princes: 13 points. Here you win at any moment of your own turn when you have the points.",
    ],
  },
  {
    id: "principality",
    title: "Your principality",
    text: [
      "A row of settlements and roads runs through the middle. It grows to the left and to the right: a road first, then a settlement with two new regions.",
      "Between the settlements lie the regions, one above and one below the row. Each has a kind, a number and room for 3 resources: forest gives lumber, hills brick, pasture wool, fields grain, mountains ore, the gold field gold.",
      "- A settlement has 2 building sites, one above and one below. A city has 4.",
      "- A card on a site lies beside two regions: the one to its left and the one to its right.",
    ],
  },
  {
    id: "turn",
    title: "The turn",
    text: [
      "- Before the roll: some cards fix a die in advance.",
      "- Roll both dice. The production die feeds every region of both players with that number; the event die brings an event.",
      "- Actions: build, play cards, trade, in any order and as often as you can afford.",
      "- Refill your hand to its limit of 3 cards (more with progress points), or put the surplus away.",
      "- You may exchange one card: put it under a stack and draw another, or pay 2 resources, look through a stack and choose.",
    ],
  },
  {
    id: "dice",
    title: "What the event die brings",
    text: [
      "- Brigand Attack: whoever stores more than 7 resources loses all gold and all wool. It comes before production.",
      "- Trade: whoever has the trade advantage takes 1 resource from the other player.",
      "- Celebration: whoever has the most skill takes 1 resource; if tied, both do.",
      "- Plentiful Harvest: both take 1 resource.",
      "- Event Card: the top event card is drawn and affects both players. Yule rebuilds the stack, and another card is drawn.",
    ],
  },
  {
    id: "building",
    title: "Building",
    text: [
      "- Road: 2 brick, 1 lumber. It goes at one end of your row.",
      "- Settlement: brick, grain, lumber, wool. It needs an open road, brings two regions and 1 point.",
      "- City: 2 grain, 3 ore. It is built on a settlement, has two more sites and is worth 2 points in all.",
      "- Green cards stand in settlements and cities, red ones only in cities. Each site holds one card.",
      "- You may remove one of your cards at any time in your action phase; you get nothing back.",
    ],
  },
  {
    id: "trading",
    title: "Trading",
    text: [
      "Three resources of one kind buy one of another at any time in your action phase. Trade ships make it two for one: each common ship for its own resource, the Large Trade Ship for the two regions beside it.",
      "A region holds 3. Whatever does not fit is lost.",
    ],
  },
  {
    id: "advantages",
    title: "Points and advantages",
    text: [
      "Cards carry strength, commerce, skill and progress points. Progress points raise your hand limit.",
      "- Strength advantage: at least 3 strength and more than your rival. It is worth 1 victory point, and some cards need it.",
      "- Trade advantage: at least 3 commerce and more than your rival. It is worth 1 victory point too.",
      "- A tie leaves a token where it is.",
    ],
  },
  {
    id: "cards",
    title: "Action cards and attacks",
    text: [
      "Play an action card, do what it says, then discard it. You can play it only if it has an effect and its conditions are met.",
      "Attacks are aimed at your rival. Some buildings and heroes let the attacked player roll in defence.",
      "Cards drawn at the end of a turn cannot be used in the same turn.",
    ],
  },
  {
    id: "modes",
    title: "Ways to play",
    text: [
      "- Introductory game: the Basic Set with four stacks, 7 points.",
      "- Theme game: adds one Era: Gold, Turmoil or Progress; Intrigue, Merchant Princes or Barbarians from the Age of Darkness; or Explorers, Sages or Prosperity from the Age of Enlightenment. Some of its cards lie face up: both players may build them. You choose your starting cards from a stack and may rearrange your regions.",
      "- Duel of the Princes: three Eras of your choice at once, all cards in the stacks, 13 points.",
    ],
  },
];

const de: readonly RulesPart[] = [
  {
    id: "aim",
    title: "Worum es geht",
    text: [
      "Zwei Rivalen bauen je ein Fürstentum: Straßen, Siedlungen und Städte, darin Gebäude, Helden und Schiffe. Landschaften liefern Rohstoffe, Rohstoffe bezahlen das Bauen, und Gebautes zählt Siegpunkte.",
      "- Einführungsspiel: Wer am Ende des eigenen Zuges 7 Punkte hat, gewinnt.",
      "- Spiel mit einem Themenset: 12 Punkte, mit der Ära der Barbaren 13. Duell der Fürsten: 13 Punkte. Hier gewinnt das Ziel in jedem Moment des eigenen Zuges.",
    ],
  },
  {
    id: "principality",
    title: "Dein Fürstentum",
    text: [
      "In der Mitte liegt eine Reihe aus Siedlungen und Straßen. Sie wächst nach links und nach rechts: erst eine Straße, dann eine Siedlung mit zwei neuen Landschaften.",
      "Zwischen den Siedlungen liegen die Landschaften, eine über und eine unter der Reihe. Jede hat eine Art, eine Zahl und Platz für 3 Rohstoffe: Wald gibt Holz, Hügelland Lehm, Weide Wolle, Ackerland Getreide, Gebirge Erz, der Goldfluss Gold.",
      "- Eine Siedlung hat 2 Bauplätze, einen oben und einen unten. Eine Stadt hat 4.",
      "- Eine Karte auf einem Bauplatz liegt neben zwei Landschaften: der links und der rechts von ihr.",
    ],
  },
  {
    id: "turn",
    title: "Der Zug",
    text: [
      "- Vor dem Wurf: Manche Karten legen einen Würfel vorher fest.",
      "- Wirf beide Würfel. Der Ertragswürfel füllt jede Landschaft beider Spieler mit dieser Zahl; der Ereigniswürfel bringt ein Ereignis.",
      "- Aktionen: bauen, Karten spielen, tauschen, in beliebiger Folge und so oft du zahlen kannst.",
      "- Ergänze deine Hand auf 3 Karten (mehr mit Fortschrittspunkten) oder lege weg, was zu viel ist.",
      "- Du darfst eine Karte tauschen: Lege sie unter einen Stapel und ziehe eine andere, oder zahle 2 Rohstoffe, sieh einen Stapel durch und suche aus.",
    ],
  },
  {
    id: "dice",
    title: "Was der Ereigniswürfel bringt",
    text: [
      "- Räuberüberfall: Wer mehr als 7 Rohstoffe lagert, verliert alles Gold und alle Wolle. Er kommt vor dem Ertrag.",
      "- Handel: Wer den Handelsvorteil hat, nimmt dem anderen 1 Rohstoff.",
      "- Fest: Der Geschickteste nimmt 1 Rohstoff; bei Gleichstand beide.",
      "- Reiche Ernte: Beide nehmen 1 Rohstoff.",
      "- Ereigniskarte: Die oberste wird gezogen und trifft beide. Das Julfest bildet den Stapel neu, und eine weitere wird gezogen.",
    ],
  },
  {
    id: "building",
    title: "Bauen",
    text: [
      "- Straße: 2 Lehm, 1 Holz. Sie liegt an einem Ende deiner Reihe.",
      "- Siedlung: Lehm, Getreide, Holz, Wolle. Sie braucht eine offene Straße, bringt zwei Landschaften und 1 Punkt.",
      "- Stadt: 2 Getreide, 3 Erz. Sie wird auf eine Siedlung gebaut, hat zwei Bauplätze mehr und zählt zusammen 2 Punkte.",
      "- Grüne Karten stehen in Siedlungen und Städten, rote nur in Städten. Jeder Bauplatz nimmt eine Karte.",
      "- In deiner Aktionsphase darfst du jederzeit eine eigene Karte entfernen; dafür gibt es nichts zurück.",
    ],
  },
  {
    id: "trading",
    title: "Tauschen",
    text: [
      "Drei Rohstoffe einer Sorte kaufen in deiner Aktionsphase jederzeit einen anderen. Mit Handelsschiffen sind es zwei: mit jedem einfachen Schiff für seinen eigenen Rohstoff, mit dem Großen Handelsschiff für die beiden Landschaften daneben.",
      "Eine Landschaft fasst 3. Was keinen Platz findet, ist verloren.",
    ],
  },
  {
    id: "advantages",
    title: "Punkte und Vorteile",
    text: [
      "Karten tragen Punkte für Stärke, Handel, Geschick und Fortschritt. Fortschrittspunkte erhöhen dein Handkartenlimit.",
      "- Stärkevorteil: mindestens 3 Stärke und mehr als der Rivale. Er zählt 1 Siegpunkt, und manche Karten brauchen ihn.",
      "- Handelsvorteil: mindestens 3 Handel und mehr als der Rivale. Auch er zählt 1 Siegpunkt.",
      "- Bei Gleichstand bleibt ein Marker, wo er ist.",
    ],
  },
  {
    id: "cards",
    title: "Aktionskarten und Angriffe",
    text: [
      "Eine Aktionskarte wird gespielt, tut, was auf ihr steht, und kommt auf den Ablagestapel. Sie ist nur spielbar, wenn sie etwas bewirkt und erfüllt ist, was sie verlangt.",
      "Angriffe richten sich gegen den Rivalen. Manche Gebäude und Helden lassen den Angegriffenen zur Verteidigung würfeln.",
      "Am Zugende gezogene Karten sind im selben Zug nicht nutzbar.",
    ],
  },
  {
    id: "modes",
    title: "Spielweisen",
    text: [
      "- Einführungsspiel: das Basis-Set mit vier Stapeln, 7 Punkte.",
      "- Themenspiel: Eine Ära kommt dazu: des Goldes, der Wirren oder des Fortschritts, aus den Finsteren Zeiten die der Intrigen, der Handelsherren oder der Barbaren, oder aus den Goldenen Zeiten die der Entdecker, der Weisen oder des Wohlstands. Einige ihrer Karten liegen offen: Beide dürfen sie bauen. Du suchst deine Startkarten aus einem Stapel aus und darfst deine Landschaften umordnen.",
      "- Duell der Fürsten: drei Ären nach Wahl zugleich, alles liegt in den Stapeln, 13 Punkte.",
    ],
  },
];

export const rules = catalogue(en, de);
