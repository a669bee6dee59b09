/** The rules of the Age of Enlightenment in our own words: what its three sets add. */
import { catalogue } from "../../i18n/language";
import type { RulesPart } from "../game";

const en: readonly RulesPart[] = [
  {
    id: "explorers",
    title: "Era of Explorers",
    lesson: "explorers",
    text: [
      "A sea of your own, three ships and nine cards that nobody has seen. Two Shipyards lie face up. To 12 points.",
      "- Harbour: at the start you choose an end of your row for it. The row does not grow there; beyond it lies the sea, three columns of three cards, face down. In the Duel there are two columns.",
      "- Ships: one is built, two are not. 1 lumber and 1 wool build one in your action phase, and it may sail at once. A lost ship can be built again.",
      "- Reach: the card directly in front of the harbour is 1 away; each further column and each row up or down is 1 more. Your ships sail as far as you have sail points.",
      "- Each ship sails once per turn, to a card within reach where no ship lies yet. At the end of the turn, all come home.",
      "- Discovery: a ship sails to a face-down card, turns it up and does what it says. Only one discovery per turn.",
      "- Mission: a ship sails to a face-up card. Islands are turned to their next side for 2 grain (Bards), 2 lumber (Scholars) or 2 wool (Merchants); at the Forgotten Tribe you roll a die. Shipwrecks have nothing more to give.",
      "- Pirates: pay what they demand, or fight. The die and your cannon points together must beat the pirate's strength: 5 for Haidao Chang, 6 for Cimmarone, 8 for Jean. A tie: roll again. Less: the ship is lost. A win turns the pirate to its next side and brings a bounty.",
      "- Side 3 is worth a victory point, and only one of you can have it. While your rival's card shows it, your copy of that card stops at side 2.",
      "- Landing Stage and Shipyard stand only at the two regions beside the harbour; the Explorer Metropolis lies on the city next to it.",
      "- In a fight, you may be asked about Lars the Naval Hero even if you do not hold him: that way the question gives nothing away.",
    ],
  },
  {
    id: "sages",
    title: "Era of Sages",
    lesson: "sages",
    text: [
      "Wisdom as a currency: owls. Two Manifestos lie face up. To 12 points.",
      "- Sages stand beside a region and cost 1 resource from it: each sage beside a region of their own kind, the Principal Sage Woman beside any. They begin without owls.",
      "- Whenever the number of that region is rolled, in either player's turn, its sage gains 1 owl, up to 3. Owls are not resources; you pay them from any of your sages. A sage who leaves play takes their owls along.",
      "- Groves serve you in return for owls: some once in your turn, one before the roll, some in response to an event, the event die or an attack.",
      "- The Grove of Vigilance turns Trade, Celebration or Brigand Attack into an event card, in your rival's turn too. The Grove of Peace gives you a roll against an attack card: on a 4 or higher, the card has no effect.",
      "- Manifesto: it comes with your first city. 1 lumber, 2 gold and 3 owls turn it to its next side, up to 3 victory points. An attack card from your hand stands in for 2 of the owls.",
      "- Cole borrows one of your rival's groves once in your turn. Robert wins ties on the die.",
      "- Famine: without a Granary you give up 1 grain, or 2 other resources if you have none.",
    ],
  },
  {
    id: "prosperity",
    title: "Era of Prosperity",
    lesson: "prosperity",
    text: [
      "A happy people is worth its weight in gold. Two Builders' Huts, the Prince and the Princess lie face up. To 12 points.",
      "- Public Feeling: each of you has one from the start. It holds up to 3 stars; any more are lost. Stars are not resources.",
      "- Stars come from the Village School, the Builders' Hut, the Theater, artworks and the like. They pay for the ruler and for great buildings; 2 stars buy a resource once per turn.",
      "- Prince or Princess: only one of them rules your land. They are needed for artworks and the Court Astrologer, and fetch an artwork back from the discard pile for 1 gold.",
      "- Insurrection: each of you loses a building that costs at least 2 resources, unless you pay 1 star. A star also protects you from riots. The card goes back under the top four event cards, so it comes again soon.",
      "- The Court Astrologer brings a second event, of your choice, in your action phase. There is no second production.",
      "- Thieves' Hideout stands beside one of your rival's regions and steals from region to region, for 1 wool each time, until 5 strength points or 3 stars drive it away.",
      "- Mercenaries, the Traveling Theater and the Small Market Town lie on your roads.",
    ],
  },
];

const de: readonly RulesPart[] = [
  {
    id: "explorers",
    title: "Ära der Entdecker",
    lesson: "explorers",
    text: [
      "Ein eigenes Meer, drei Schiffe und neun Karten, die noch niemand gesehen hat. Zwei Werften liegen offen. Bis 12 Punkte.",
      "- Hafen: Zu Beginn wählst du dafür ein Ende deiner Reihe. Dort wächst sie nicht; dahinter liegt das Meer, drei Spalten zu drei Karten, verdeckt. Im Duell sind es zwei Spalten.",
      "- Schiffe: Eines ist gebaut, zwei sind es nicht. 1 Holz und 1 Wolle bauen in deiner Aktionsphase eines, und es darf sofort fahren. Ein verlorenes Schiff kannst du neu bauen.",
      "- Reichweite: Die Karte gerade vor dem Hafen ist 1 entfernt; jede Spalte weiter und jede Reihe darüber oder darunter ist 1 mehr. Deine Schiffe fahren so weit, wie du Segelpunkte hast.",
      "- Jedes Schiff fährt einmal je Zug, zu einer Karte in Reichweite, an der noch kein Schiff liegt. Am Ende des Zuges kommen alle heim.",
      "- Entdeckung: Ein Schiff fährt zu einer verdeckten Karte, deckt sie auf und tut, was sie sagt. Nur eine Entdeckung je Zug.",
      "- Fahrt: Ein Schiff fährt zu einer offenen Karte. Inseln drehst du für 2 Getreide (Barden), 2 Holz (Gelehrte) oder 2 Wolle (Händler) eine Seite weiter; beim vergessenen Stamm würfelst du. Wracks haben nichts mehr zu geben.",
      "- Piraten: Zahle, was sie verlangen, oder kämpfe. Würfel und Kanonenpunkte zusammen müssen mehr sein als die Stärke des Piraten: 5 bei Haidao Chang, 6 bei Cimmarone, 8 bei Jean. Gleich viel: Würfle noch einmal. Weniger: Das Schiff ist verloren. Ein Sieg dreht den Piraten eine Seite weiter und bringt Beute.",
      "- Seite 3 zählt einen Siegpunkt, und nur einer von euch kann sie haben. Solange die Karte deines Rivalen sie zeigt, bleibt deine gleiche Karte bei Seite 2 stehen.",
      "- Anlegestelle und Werft stehen nur an den beiden Landschaften neben dem Hafen; die Entdeckermetropole liegt auf der Stadt daneben.",
      "- Im Kampf wirst du vielleicht nach Lars, dem Seehelden, gefragt, auch wenn du ihn nicht hast: So verrät die Frage nichts.",
    ],
  },
  {
    id: "sages",
    title: "Ära der Weisen",
    lesson: "sages",
    text: [
      "Weisheit als Währung: Eulen. Zwei Manifeste liegen offen. Bis 12 Punkte.",
      "- Weise stehen neben einer Landschaft und kosten 1 Rohstoff daraus: jeder neben einer Landschaft seiner Art, die Erste Weise neben jeder. Sie beginnen ohne Eulen.",
      "- Wird die Zahl dieser Landschaft gewürfelt, in deinem Zug oder in dem des Rivalen, erhält ihr Weiser 1 Eule, bis es 3 sind. Eulen sind keine Rohstoffe; du zahlst sie von beliebigen deiner Weisen. Ein Weiser, der das Spiel verlässt, nimmt seine Eulen mit.",
      "- Haine sind Orte, die für Eulen dienen: manche einmal in deinem Zug, einer vor dem Wurf, manche als Antwort auf ein Ereignis, den Ereigniswürfel oder einen Angriff.",
      "- Der Hain der Wachsamkeit macht aus Handel, Fest oder Räuberüberfall eine Ereigniskarte, auch im Zug deines Rivalen. Der Hain des Friedens gibt dir einen Wurf gegen eine Angriffskarte: Ab 4 ist sie unwirksam.",
      "- Manifest: Es kommt mit deiner ersten Stadt. 1 Holz, 2 Gold und 3 Eulen drehen es eine Seite weiter, bis zu 3 Siegpunkten. Eine Angriffskarte aus deiner Hand ersetzt 2 der Eulen.",
      "- Cole leiht sich einmal in deinem Zug einen Hain deines Rivalen. Robert gewinnt bei Gleichstand der Würfel.",
      "- Hungersnot: Ohne Kornspeicher gibst du 1 Getreide ab, oder 2 andere Rohstoffe, wenn du keines hast.",
    ],
  },
  {
    id: "prosperity",
    title: "Ära des Wohlstands",
    lesson: "prosperity",
    text: [
      "Ein zufriedenes Volk ist Gold wert. Zwei Bauhütten, der Fürst und die Fürstin liegen offen. Bis 12 Punkte.",
      "- Volksstimmung: Jeder hat von Anfang an eine. Sie hält bis zu 3 Sterne; was keinen Platz hat, ist verloren. Sterne sind keine Rohstoffe.",
      "- Sterne kommen von Dorfschule, Bauhütte, Theater, Kunstwerken und anderem. Sie bezahlen den Herrscher und große Gebäude; einmal je Zug kaufen 2 Sterne einen Rohstoff.",
      "- Fürst oder Fürstin: Nur einer von beiden regiert dein Land. Sie sind nötig für Kunstwerke und den Hof-Astrologen und holen für 1 Gold ein Kunstwerk vom Ablagestapel zurück.",
      "- Aufstand: Jeder verliert ein Gebäude, das mindestens 2 Rohstoffe kostet, wenn er nicht 1 Stern zahlt. Ein Stern schützt auch vor Unruhen. Die Karte kommt zurück unter die obersten vier Ereigniskarten, also bald wieder.",
      "- Der Hof-Astrologe bringt in deiner Aktionsphase ein zweites Ereignis deiner Wahl. Einen zweiten Ertrag gibt es nicht.",
      "- Das Diebesversteck steht neben einer Landschaft deines Rivalen und stiehlt für je 1 Wolle von Landschaft zu Landschaft, bis 5 Stärkepunkte oder 3 Sterne es vertreiben.",
      "- Landsknechte, Wanderbühne und Marktfleck liegen auf deinen Straßen.",
    ],
  },
];

export const rulesOfEnlightenment = catalogue(en, de);
