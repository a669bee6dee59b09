/** The rules of the Age of Darkness in our own words: what its three sets add. */
import { catalogue } from "../../i18n/language";
import type { RulesPart } from "../game";

const en: readonly RulesPart[] = [
  {
    id: "new-kinds",
    title: "New kinds of cards",
    text: [
      "The sets of the Age of Darkness add cards that stand where none stood before.",
      "- In your rival's principality: such a card is built like any other, on a free road or a free city site there. It stays yours, carries a flag in your colour, and only you can remove it, unless its text says otherwise.",
      "- On a road: each road can hold one card, and it stays a road.",
      "- Beside a region: one card may lie on its outer side; it needs a region of its kind, and moves with it.",
      "- Turned cards: they show one of four sides, the empty one first. Only the points on the side shown count. Turning costs what the card says.",
      "- On another card: a hero lies on a church or a temple in a city. The card below keeps its effect and is safe.",
      "- Markers lie beside the principality and take up no space.",
      "- A metropolis is laid on a city. City and metropolis are worth 4 points together; the city keeps its sites.",
    ],
  },
  {
    id: "intrigue",
    title: "Era of Intrigue",
    lesson: "intrigue",
    text: [
      "Two faiths: Church and Odin's Temple lie face up, two of each. Many cards need one or the other. To 12 points.",
      "- The Church brings 2 gold when it is built, the Temple a card. Judith on the Church and Bran on the Temple guard them and are worth a point each.",
      "- Religious Dispute: whoever has a city puts their whole hand under the stacks; a Church and a Temple let their owner keep 2 cards each.",
      "- Good Neighbors: the top card of every stack is turned face up and stays that way until it is drawn.",
      "- The Great Thingstead needs both faiths. While it stands, nobody plays attack cards.",
      "- Master of the Brotherhood: a rival who leads pays 2 gold per point of the lead before playing what threatens you.",
      "- Pilgrimage Site: if an event or your rival makes you lose hand cards, you draw new ones at once.",
      "- While you build a building, you may be asked about Michael the Master Builder even if you do not hold him: that way the question gives nothing away.",
    ],
  },
  {
    id: "merchant-princes",
    title: "Era of Merchant Princes",
    lesson: "merchant-princes",
    text: [
      "Trade, at home and at your rival's expense. Two Commercial Harbors lie face up. To 12 points.",
      "- Residences lie beside a pasture or a forest. 2 wool or 2 lumber from that same region turn them to the next side; the higher the side, the more points.",
      "- The Commercial Harbor turns a Residence back by one side and brings 2 resources, once per turn.",
      "- A Trading Post on a road swaps a resource from the region above it for one from the region below, or the other way round.",
      "- A Trading Station takes a site in one of your rival's cities: once per turn you buy a resource there for 1 gold. A Brigand Camp on your rival's road takes a commerce point away.",
      "- The Commercial Metropolis is laid on a city once a Residence shows its highest side, or with 6 commerce points.",
      "- The Master Merchants' Alliance earns from every trade in which your rival gives 2 or 3 of one kind.",
      "- Capricious Sea: a low production number feeds whoever has trade ships, a 5 or 6 sinks one of each player's.",
    ],
  },
  {
    id: "barbarians",
    title: "Era of Barbarians",
    lesson: "barbarians",
    text: [
      "An enemy from outside. Two Castles lie face up. To 13 points.",
      "- Your first city brings you a Triumph Card, free of charge. It lies beside your principality, and victories turn it to higher sides: up to 3 points.",
      "- Barbarian Attack: the barbarians are as strong as the victory points on your cities, metropolises and city cards; your rival's Barbarian Stronghold makes them 1 stronger. Compare that with the number of your units, not with their strength.",
      "- Fewer units: you give up 2 resources. More: you take 2 resources, or turn your Triumph Card. A tie, or no city: nothing happens.",
      "- The attack goes back under the top four event cards, so it comes again soon.",
      "- The Border Fortress beside hills is turned for 1 ore and 1 wool. With a Castle, its strength points count as units. Arnd and the Caravel make the heroes or ships beside them count twice.",
      "- Marie and Wolfgang change sides: she fetches one of your rival's heroes, he goes where he is paid.",
    ],
  },
];

const de: readonly RulesPart[] = [
  {
    id: "new-kinds",
    title: "Neue Arten von Karten",
    text: [
      "Die Sets der Finsteren Zeiten bringen Karten, die stehen, wo bisher keine stand.",
      "- Im Fürstentum des Rivalen: Eine solche Karte wird gebaut wie jede andere, dort auf einer freien Straße oder einem freien Stadt-Bauplatz. Sie bleibt deine, trägt eine Fahne in deiner Farbe, und nur du kannst sie entfernen, wenn ihr Text nichts anderes sagt.",
      "- Auf einer Straße: Eine Karte liegt auf einer Straße, und die bleibt eine Straße.",
      "- Neben einer Landschaft: An ihrer Außenseite darf eine Karte liegen; sie braucht eine Landschaft ihrer Art und zieht mit ihr um.",
      "- Drehbare Karten: Sie zeigen eine von vier Seiten, zuerst die leere. Nur die Punkte der oberen Seite zählen. Drehen kostet, was auf der Karte steht.",
      "- Auf einer anderen Karte: Ein Held liegt auf einer Kirche oder einem Tempel in einer Stadt. Was darunter liegt, wirkt weiter und ist sicher.",
      "- Markierungen liegen neben dem Fürstentum und brauchen keinen Platz.",
      "- Eine Metropole wird auf eine Stadt gelegt. Zusammen zählen sie 4 Punkte; die Stadt behält ihre Bauplätze.",
    ],
  },
  {
    id: "intrigue",
    title: "Ära der Intrigen",
    lesson: "intrigue",
    text: [
      "Zwei Glauben: Kirche und Tempel Odins liegen offen, je zweimal. Viele Karten brauchen das eine oder das andere. Bis 12 Punkte.",
      "- Die Kirche bringt beim Bau 2 Gold, der Tempel eine Karte. Judith auf der Kirche und Bran auf dem Tempel behüten sie und zählen je einen Punkt.",
      "- Glaubensstreit: Wer eine Stadt hat, legt die ganze Hand unter die Stapel; Kirche und Tempel lassen ihren Besitzer je 2 Karten behalten.",
      "- Gute Nachbarschaft: Die oberste Karte jedes Stapels wird aufgedeckt und bleibt es, bis sie gezogen wird.",
      "- Das Große Thing braucht beide Glauben. Solange es steht, spielt niemand Angriffskarten.",
      "- Meister der Bruderschaft: Ein Rivale, der führt, zahlt 2 Gold je Punkt Vorsprung, bevor er spielt, was dich bedroht.",
      "- Wallfahrtsort: Verlierst du durch ein Ereignis oder deinen Rivalen Handkarten, ziehst du sofort nach.",
      "- Beim Bau eines Gebäudes wirst du vielleicht nach Michael, dem Baumeister, gefragt, auch wenn du ihn nicht hast: So verrät die Frage nichts.",
    ],
  },
  {
    id: "merchant-princes",
    title: "Ära der Handelsherren",
    lesson: "merchant-princes",
    text: [
      "Handel, daheim und auf Kosten des anderen. Zwei Handelshäfen liegen offen. Bis 12 Punkte.",
      "- Residenzen liegen neben einer Weide oder einem Wald. 2 Wolle oder 2 Holz aus eben dieser Landschaft drehen sie höher; je höher die Seite, desto mehr Punkte.",
      "- Der Handelshafen dreht einmal je Zug eine Residenz um eine Seite zurück und bringt 2 Rohstoffe.",
      "- Ein Handelsposten auf einer Straße tauscht einen Rohstoff der Landschaft darüber gegen einen der Landschaft darunter, oder umgekehrt.",
      "- Eine Niederlassung besetzt einen Bauplatz in einer Stadt deines Rivalen: Einmal je Zug kaufst du dort für 1 Gold einen Rohstoff. Ein Räuberlager auf seiner Straße nimmt ihm einen Handelspunkt.",
      "- Die Handelsmetropole wird auf eine Stadt gelegt, wenn eine Residenz ihre höchste Seite zeigt oder du 6 Handelspunkte hast.",
      "- Der Bund der Handelsherren verdient an jedem Tausch deines Rivalen, der 2 oder 3 einer Sorte hergibt.",
      "- Launische See: Eine kleine Ertragszahl beschenkt, wer Handelsschiffe hat; eine 5 oder 6 versenkt bei jedem eines.",
    ],
  },
  {
    id: "barbarians",
    title: "Ära der Barbaren",
    lesson: "barbarians",
    text: [
      "Ein Feind von draußen. Zwei Burgen liegen offen. Bis 13 Punkte.",
      "- Deine erste Stadt bringt dir kostenlos eine Triumphkarte. Sie liegt neben deinem Fürstentum und wird durch Siege höher gedreht: bis zu 3 Punkte.",
      "- Barbarenüberfall: Die Barbaren sind so stark wie die Siegpunkte auf deinen Städten, Metropolen und Stadt-Karten; ein Barbarenstützpunkt deines Rivalen macht sie um 1 stärker. Vergleiche das mit der Zahl deiner Einheiten, nicht mit ihrer Stärke.",
      "- Weniger Einheiten: Du gibst 2 Rohstoffe ab. Mehr: Du nimmst 2 Rohstoffe oder drehst deine Triumphkarte. Gleich viele oder keine Stadt: Nichts geschieht.",
      "- Der Überfall kommt zurück unter die obersten vier Ereigniskarten, also bald wieder.",
      "- Die Grenzfestung neben einem Hügelland wird für 1 Erz und 1 Wolle gedreht. Mit einer Burg zählen ihre Stärkepunkte als Einheiten. Arnd und die Karavelle lassen Helden oder Schiffe neben sich doppelt zählen.",
      "- Marie und Wolfgang wechseln die Seiten: Sie holt einen Helden deines Rivalen, er geht dorthin, wo man ihn bezahlt.",
    ],
  },
];

export const rulesOfDarkness = catalogue(en, de);
