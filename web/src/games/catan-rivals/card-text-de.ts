/** What the cards do, in German and in our own words. */
import { texts as barbarians } from "./german/barbarians";
import { texts as explorers } from "./german/explorers";
import { texts as intrigue } from "./german/intrigue";
import { texts as merchantPrinces } from "./german/merchant-princes";
import { texts as prosperity } from "./german/prosperity";
import { texts as sages } from "./german/sages";

const brigitta = "Spiele sie vor dem Würfeln: Du bestimmst die Ertragszahl selbst.";
const goldsmith = "Zahle 3 Gold und nimm 2 beliebige Rohstoffe.";
const relocation =
  "Vertausche die Plätze von zwei deiner Landschaften oder von zwei deiner Ausbauten.";
const storehouse = "Räuber zählen die Rohstoffe in den Landschaften links und rechts davon nicht.";
const tollBridge = "Eine reiche Ernte bringt dir 2 Gold mehr.";
const largeShip =
  "Tausche, so oft du willst, 2 Rohstoffe aus der Landschaft links davon oder aus der rechts davon gegen 1 anderen Rohstoff.";
const feud =
  "Wer den Stärkevorteil hat, zeigt auf 3 Gebäude des anderen; dieser legt eines davon unter einen passenden Stapel.";
const fraternalFeuds =
  "Wer den Stärkevorteil hat, sieht die Hand des anderen an und legt 2 Karten daraus unter passende Stapel.";
const invention =
  "Jeder nimmt für jedes eigene Gebäude mit Fortschrittspunkt 1 Rohstoff, höchstens 2.";
const race =
  "Wer mehr Handelsschiffe hat, nimmt 1 Rohstoff; haben beide gleich viele, nehmen beide. Ohne Handelsschiff gewinnt niemand etwas.";
const travelingMerchant = "Jeder darf bis zu 2 Rohstoffe für je 1 Gold kaufen.";
const brigands =
  "Mit dem Stärkevorteil: Wähle eine deiner Landschaften. Dein Rivale füllt sie mit diesem Rohstoff auf, soweit er ihn hat.";
const hero = "Ein Held mit Stärke und Geschick.";

function booster(resource: string, region: string): string {
  return `Verdoppelt den Ertrag an ${resource} der angrenzenden Landschaften „${region}“ links und rechts davon.`;
}

function ship(resource: string): string {
  return `Tausche, so oft du willst, 2 ${resource} gegen 1 anderen Rohstoff.`;
}

function chapel(numbers: string): string {
  return `Unruhen treffen dich in einem Zug mit der Ertragszahl ${numbers} nicht.`;
}

export const CARD_TEXT_DE: Readonly<Record<string, string>> = {
  "brigitta-the-wise-woman": brigitta,
  goldsmith,
  "merchant-caravan": "Gib 2 beliebige Rohstoffe ab und nimm dafür 2 beliebige.",
  relocation,
  scout:
    "Spiele ihn, wenn du eine Siedlung baust: Suche ihre 2 Landschaften aus dem Stapel selbst aus.",
  abbey: "Dein Handkartenlimit steigt um 1.",
  marketplace:
    "Hat dein Rivale mehr Landschaften mit der Ertragszahl, erhältst du 1 Rohstoff einer Sorte, die diese Landschaften liefern.",
  "parish-hall":
    "Am Ende deines Zuges kostet es 1 Rohstoff statt 2, eine Karte aus einem Stapel auszusuchen.",
  storehouse,
  "toll-bridge": tollBridge,
  "brick-factory": booster("Lehm", "Hügelland"),
  "grain-mill": booster("Getreide", "Ackerland"),
  "iron-foundry": booster("Erz", "Gebirge"),
  "lumber-camp": booster("Holz", "Wald"),
  "weavers-shop": booster("Wolle", "Weide"),
  austin: hero,
  candamir: hero,
  inga: hero,
  harald: hero,
  osmund: hero,
  siglind: hero,
  "brick-ship": ship("Lehm"),
  "grain-ship": ship("Getreide"),
  "lumber-ship": ship("Holz"),
  "gold-ship": ship("Gold"),
  "ore-ship": ship("Erz"),
  "wool-ship": ship("Wolle"),
  "large-trade-ship": largeShip,
  feud,
  "fraternal-feuds": fraternalFeuds,
  invention,
  "trade-ships-race": race,
  "traveling-merchant": travelingMerchant,
  "year-of-plenty":
    "Jede Landschaft erhält 1 Rohstoff für jede Lagerstätte und jedes Kloster neben ihr.",
  yule: "Der Ereignisstapel wird neu gebildet; dann wird ein weiteres Ereignis gezogen.",
  brigands,
  "gold-goldsmith": goldsmith,
  "gudrun-terror-of-the-seas": "Dein Rivale gibt dir für jedes deiner Kaperschiffe bis zu 2 Gold.",
  merchant:
    "Mit einer Stadt oder 3 Handelspunkten: Nenne 1 oder 2 Rohstoffe, die dein Rivale dir geben muss. Gib ihm dann 1 Rohstoff deiner Wahl.",
  "reiner-the-herald":
    "Spiele ihn vor dem Würfeln: Das Ereignis ist ein Fest, und es bringt dir 1 Rohstoff mehr.",
  "trade-master":
    "Mit einer Händlergilde: Nenne 1 oder 2 Rohstoffe, die dein Rivale dir geben muss.",
  "gold-cache":
    "Steht neben einer beliebigen Landschaft und lagert bis zu 3 Gold. Der Räuberüberfall des Ereigniswürfels zählt und nimmt es nicht, die Karte Raubzug kann es holen. Du brauchst einen Helden mit Stärkepunkt.",
  "gold-storehouse": storehouse,
  "gold-toll-bridge": tollBridge,
  "gold-large-trade-ship": largeShip,
  "pirate-ship":
    "Baust du es, wirft dein Rivale eines seiner Handelsschiffe ab. Eine reiche Ernte bringt dir 1 Gold mehr.",
  harbor: "Zählt 1 Siegpunkt, solange du 3 oder mehr Handelsschiffe hast.",
  "merchant-guild": "Damit darfst du Stapelhäuser bauen und Handelsmeister spielen.",
  moneylender: "Begünstigt dich das Handelsereignis, darfst du bis zu 2 Rohstoffe nehmen statt 1.",
  mint: "Einmal je Zug: Tausche 1 Gold gegen 1 anderen Rohstoff.",
  "salt-silo": "Jedes deiner Handelsschiffe hat 1 Handelspunkt mehr.",
  "staple-house": "Hast du es gebaut, nimm 2 beliebige Rohstoffe. Du brauchst eine Händlergilde.",
  "trading-base": "Dein Markt und dein Hafen haben je 1 Handelspunkt mehr.",
  "gift-for-the-prince": "Jeder erhält 1 Gold für jede eigene Einheit mit Stärkepunkten.",
  "gold-trade-ships-race": race,
  "gold-traveling-merchant": travelingMerchant,
  archer:
    "Mit einer Spelunke: Dein Rivale legt eine seiner Einheiten mit Stärkepunkten, die er wählt, unter einen passenden Stapel.",
  arsonist:
    "Mit einer Spelunke: Wähle ein Gebäude in einer Siedlung oder Stadt deines Rivalen; er legt es unter einen passenden Stapel.",
  "turmoil-brigands": brigands,
  "sebastian-the-itinerant-preacher":
    "Spiele ihn, wenn Unruhen, eine Fehde oder ein Bruderzwist gezogen werden: Das Ereignis trifft dich nicht.",
  traitor: "Mit einer Spelunke: Sieh die Hand deines Rivalen an; du darfst 1 Karte daraus nehmen.",
  "voyage-of-plunder":
    "Mit dem Stärkevorteil: Nenne 1 Rohstoff, den dein Rivale dir geben muss; 2, wenn er mehr Siegpunkte hat als du.",
  "drill-ground": "Jeder Held, den du baust, kostet 1 Rohstoff deiner Wahl weniger.",
  "lookout-tower":
    "Würfle, wenn ein Bogenschütze, Feuerteufel oder Verräter gegen dich gespielt wird: Eine 1 oder 2 macht die Karte unwirksam.",
  "carl-forkbeard": "Ein Held mit großer Stärke.",
  "heinrich-the-sentinel":
    "Würfle, wenn ein Bogenschütze, Feuerteufel oder Verräter gegen dich gespielt wird: Eine 3, 4 oder 5 macht die Karte unwirksam.",
  "irmgard-keeper-of-the-light":
    "Nimm 1 beliebigen Rohstoff, wenn du durch ein Ereignis oder eine Aktionskarte deines Rivalen einen anderen Ausbau entfernen musst.",
  "chapel-1-3": chapel("1, 2 oder 3"),
  "chapel-4-6": chapel("4, 5 oder 6"),
  fairgrounds: "Hast du ihn gebaut und mehr Geschick als dein Rivale, nimm 2 beliebige Rohstoffe.",
  "fire-brigade": "Der Feuerteufel kann kein Gebäude ihrer Stadt anzünden, auch sie selbst nicht.",
  "hedge-tavern": "Damit darfst du Bogenschützen, Feuerteufel und Verräter spielen.",
  "large-festival-hall": "Zählt 2 Siegpunkte.",
  "tithe-barn":
    "Hast du sie gebaut, nimm für jeden deiner Helden 1 Getreide oder für jeden 1 Wolle.",
  "turmoil-feud": feud,
  "turmoil-fraternal-feuds": fraternalFeuds,
  riots:
    "Wer Einheiten mit Stärke- oder Handelspunkten hat, zahlt 1 Gold für 1 oder 2 davon und 2 Gold für mehr oder legt eine dieser Einheiten unter einen passenden Stapel.",
  "benjamin-the-traveling-scholar":
    "Jede deiner Landschaften mit der Ertragszahl dieses Zuges erhält noch einmal 1 Rohstoff.",
  "progress-brigitta-the-wise-woman": brigitta,
  doctor:
    "Wähle eines deiner Badhäuser: Die Landschaften links und rechts davon erhalten je 1 Rohstoff.",
  "guido-the-ambassador":
    "Mit einem Rathaus oder mit weniger Siegpunkten als dein Rivale: Nimm eine beliebige Karte vom Ablagestapel auf die Hand.",
  "gustav-the-librarian":
    "Mit einer Bibliothek oder mit weniger Siegpunkten als dein Rivale: Nimm eine beliebige Karte vom Ablagestapel auf die Hand.",
  "mineral-mining": "Mit einer Universität: Nimm bis zu 2 Erz.",
  "progress-relocation": relocation,
  "three-field-system": "Mit einer Universität: Nimm bis zu 2 Getreide.",
  "chief-cannoneer": "Eine Einheit mit Stärke, aber kein Held. Du brauchst eine Universität.",
  "bath-house": "Die Seuche verschont die 4 Landschaften um seine Stadt.",
  "building-crane":
    "Stadtausbauten, die mehr als 4 Rohstoffe kosten, kosten dich 1 Rohstoff deiner Wahl weniger. Du brauchst eine Universität.",
  library: "Hast du sie gebaut, sieh einen Stapel durch und nimm 1 Karte daraus.",
  parliament: "Zählt 2 Siegpunkte. Du brauchst 2 Fortschrittspunkte.",
  pharmacy: "Eine Seuche bringt dir 1 beliebigen Rohstoff.",
  "town-hall":
    "Steht auf deinem Gemeindehaus in einer Stadt. Am Ende deines Zuges kostet es nichts, eine Karte aus einem Stapel auszusuchen.",
  university: "Dein Handkartenlimit steigt um 1. Du brauchst ein Kloster oder eine Bibliothek.",
  "progress-invention": invention,
  plague: "Jede Landschaft neben einer Stadt verliert 1 Rohstoff.",
  "axel-the-inventor":
    "Entferne eines deiner Gebäude und baue auf seinem Platz ein anderes aus der Hand, für 1 Gold je Rohstoff, den es mehr kostet. (Unsere Lesart: Der gedruckte Text liegt uns nicht vor.)",
  ...intrigue,
  ...merchantPrinces,
  ...barbarians,
  ...explorers,
  ...sages,
  ...prosperity,
};
