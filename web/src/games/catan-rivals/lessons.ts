/** Short lessons: what a set of the Age of Darkness or of Enlightenment adds, for whoever knows the
 * rest (positions: web/tutorials/catan-rivals-*.json, the last turns of a game). */
import { catalogue, type Language } from "../../i18n/language";
import type { ShortLesson } from "../game";
import { STEPS_OF_ENLIGHTENMENT } from "./lessons-enlightenment";
import { placeWords } from "./place-words";

/** The question of the learner, the answer that goes on, and what is said in both languages. */
export type Step = readonly [at: number, want: string, en: string, de: string];

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  intrigue: [
    [
      2,
      "build church",
      "A game with the Era of Intrigue, to 12 points. Two faiths compete: Churches and Temples of Odin lie face up for both players, and many cards need one or the other. Build a Church; it stands in a city.",
      "Ein Spiel mit der Ära der Intrigen, bis 12 Punkte. Zwei Glauben streiten: Kirchen und Tempel Odins liegen für beide offen, und viele Karten brauchen das eine oder das andere. Baue eine Kirche; sie steht in einer Stadt.",
    ],
    [
      9,
      "build abbey-brewery",
      "The Church is worth a point and brought 2 gold at once. You were asked about Michael the Master Builder, whom you do not hold: the question gives nothing away. Now the Abbey Brewery: it lies beside fields and costs nothing.",
      "Die Kirche zählt einen Punkt und brachte sofort 2 Gold. Dabei wurdest du nach Michael, dem Baumeister, gefragt, den du nicht hast: So verrät die Frage nichts. Nun die Klosterbrauerei: Sie liegt neben einem Ackerland und kostet nichts.",
    ],
    [
      11,
      "use abbey-brewery",
      "It shows its empty side. Cards like this are turned: you pay 2 grain from these same fields, as often as you like. Use it.",
      "Sie zeigt ihre leere Seite. Solche Karten werden gedreht: 2 Getreide aus eben diesem Ackerland zahlen dafür, so oft du willst. Nutze sie.",
    ],
    [
      12,
      "side 2",
      "You may choose any side. Take a strength point and a commerce point.",
      "Du darfst jede Seite wählen. Nimm einen Punkt Stärke und einen Handel.",
    ],
    [
      13,
      "build red-light-tavern",
      "Some cards settle in your rival's principality. The tavern stands on a road there: units at both ends are worth at most 1 strength each. Build it.",
      "Manche Karten nisten sich beim Rivalen ein. Das Wirtshaus steht dort auf einer Straße: Einheiten an ihren beiden Enden haben höchstens je 1 Stärke. Baue es.",
    ],
    [
      14,
      "road -1",
      "You are looking at your rival's side now. Choose the marked road on the left. The card stays yours: it carries a flag in your colour.",
      "Jetzt siehst du die Seite deines Rivalen. Wähle die markierte Straße links. Die Karte bleibt deine: Sie trägt eine Fahne in deiner Farbe.",
    ],
    [
      19,
      "card scout",
      "Your rival drew a Religious Dispute: whoever has a city puts their whole hand away, but a Church and a Temple let you keep 2 cards each. You hold three; put the Scout away.",
      "Dein Rivale zog einen Glaubensstreit: Wer eine Stadt hat, legt die ganze Hand weg, aber Kirche und Tempel lassen dich je 2 Karten behalten. Du hast drei; lege den Kundschafter weg.",
    ],
    [
      21,
      "",
      "That is intrigue. Guardians can be laid on Church and Temple, priests raid hands, and whoever has both faiths may build the Great Thingstead, which ends all attacks.",
      "Das sind Intrigen. Auf Kirche und Tempel lassen sich Hüter legen, Priester plündern Hände, und wer beide Glauben hat, darf das Große Thing bauen, das alle Angriffe beendet.",
    ],
  ],
  "merchant-princes": [
    [
      2,
      "build paper-merchants-residence",
      "A game with the Era of Merchant Princes, to 12 points. Residences are its heart: they lie beside a region, this one beside a forest, and cost nothing. Build it.",
      "Ein Spiel mit der Ära der Handelsherren, bis 12 Punkte. Residenzen sind ihr Herz: Sie liegen neben einer Landschaft, diese neben einem Wald, und kosten nichts. Baue sie.",
    ],
    [
      3,
      "use paper-merchants-residence",
      "It shows its empty side. 2 lumber from this same forest turn it to its next side; every side is worth more. Use it.",
      "Sie zeigt ihre leere Seite. 2 Holz aus eben diesem Wald drehen sie um eine höher; jede Seite zählt mehr. Nutze sie.",
    ],
    [
      4,
      "build commercial-harbor",
      "A commerce point. Two Commercial Harbors lie face up for both players; this one is worth a victory point and a commerce point. Build it in your city.",
      "Ein Handelspunkt. Zwei Handelshäfen liegen für beide offen; er zählt einen Siegpunkt und einen Handelspunkt. Baue ihn in deiner Stadt.",
    ],
    [
      7,
      "use commercial-harbor",
      "Once per turn the harbor turns a Residence back by one side and brings 2 resources of your choice: you can always turn it up again. Use it.",
      "Einmal je Zug dreht der Hafen eine Residenz um eine Seite zurück und bringt 2 Rohstoffe deiner Wahl: Höher drehen kannst du sie ja wieder. Nutze ihn.",
    ],
    [
      10,
      "build trading-station",
      "You took lumber and grain. Whoever has a harbor may also trade abroad: the Trading Station takes up a site in one of your rival's cities. Build it.",
      "Du nahmst Holz und Getreide. Wer einen Hafen hat, handelt auch beim anderen: Die Niederlassung steht in einer Stadt deines Rivalen und besetzt dort einen Bauplatz. Baue sie.",
    ],
    [
      11,
      "site -2 above",
      "You are looking at your rival's side now. Choose the marked site right above the city. The card stays yours and carries a flag in your colour.",
      "Jetzt siehst du die Seite deines Rivalen. Wähle den markierten Bauplatz gleich über der Stadt. Die Karte bleibt deine und trägt eine Fahne in deiner Farbe.",
    ],
    [
      12,
      "use trading-station",
      "Once per turn 1 gold buys a resource of your choice from your rival's stores. Use it.",
      "Einmal je Zug kauft 1 Gold einen Rohstoff deiner Wahl aus den Lagern deines Rivalen. Nutze sie.",
    ],
    [
      20,
      "",
      "A turn later. There is more: posts on your roads, a metropolis on a city, lighthouses for your ships, and a sea that gives and takes. The cards tell you how.",
      "Einen Zug später. Es gibt noch mehr: Posten auf deinen Straßen, eine Metropole auf einer Stadt, Leuchttürme für deine Schiffe und eine See, die gibt und nimmt. Die Karten sagen dir, wie.",
    ],
  ],
  barbarians: [
    [
      2,
      "build castle",
      "A game with the Era of Barbarians, to 13 points. Your first city brought you a Triumph Card, beside your principality: victories turn it to higher sides. Barbarians are as strong as the points on your cities and city cards, and you meet them with the number of your units. Build a Castle.",
      "Ein Spiel mit der Ära der Barbaren, bis 13 Punkte. Deine erste Stadt brachte dir eine Triumphkarte, neben dem Fürstentum: Siege drehen sie höher. Barbaren sind so stark wie die Punkte auf deinen Städten und Stadt-Karten, und du begegnest ihnen mit der Zahl deiner Einheiten. Baue eine Burg.",
    ],
    [
      6,
      "build border-fortress",
      "City 2, Castle 1: barbarians of strength 3 against your two heroes. You need more. Build the Border Fortress.",
      "Stadt 2, Burg 1: Barbaren der Stärke 3 gegen deine zwei Helden. Du brauchst mehr. Baue die Grenzfestung.",
    ],
    [
      7,
      "beside -3 below",
      "It lies on the outer side of hills, and those same hills pay 1 brick for it. Take the hills on the left.",
      "Sie liegt an der Außenseite eines Hügellands, und eben dieses zahlt 1 Lehm dafür. Nimm das Hügelland links.",
    ],
    [
      8,
      "use border-fortress",
      "It shows its empty side. 1 ore and 1 wool turn it to its next side. Use it.",
      "Sie zeigt ihre leere Seite. 1 Erz und 1 Wolle drehen sie um eine Seite höher. Nutze sie.",
    ],
    [
      9,
      "use border-fortress",
      "A strength point, and with a Castle it counts as a unit against the barbarians. Turn it once more.",
      "Ein Stärkepunkt; und mit einer Burg zählt er gegen die Barbaren als Einheit. Drehe sie noch einmal.",
    ],
    [
      10,
      "end",
      "Two heroes and two points from the fortress: 4 against 3. Let them come. End your actions.",
      "Zwei Helden und zwei Punkte der Festung: 4 gegen 3. Sollen sie kommen. Beende deine Aktionen.",
    ],
    [
      13,
      "yes",
      "Your rival drew the Barbarian Attack, and you win! Take 2 resources, or turn your Triumph Card, which is worth a victory point. Turn it.",
      "Dein Rivale zog den Barbarenüberfall, und du siegst! Nimm 2 Rohstoffe, oder drehe deine Triumphkarte, was einen Siegpunkt zählt. Drehe sie.",
    ],
    [
      14,
      "",
      "The attack went back under the top four event cards: they will be here again soon. Whoever has too few units then loses 2 resources, so keep both your cities and your heroes growing.",
      "Der Überfall kam zurück unter die obersten vier Ereigniskarten: Bald sind sie wieder da. Wer dann zu wenige Einheiten hat, verliert 2 Rohstoffe; lass also Städte und Helden zugleich wachsen.",
    ],
  ],
  ...STEPS_OF_ENLIGHTENMENT,
};

function lessonsIn(language: Language): Record<string, ShortLesson> {
  const made = Object.entries(STEPS).map(([set, steps]): [string, ShortLesson] => [
    set,
    {
      title: placeWords[language].sets[set] ?? set,
      options: { mode: set },
      steps: steps.map(([at, want, en, de]) => ({
        at,
        say: language === "de" ? de : en,
        ...(want && { want }),
      })),
    },
  ]);
  return Object.fromEntries(made);
}

export const lessons = catalogue(lessonsIn("en"), lessonsIn("de"));
