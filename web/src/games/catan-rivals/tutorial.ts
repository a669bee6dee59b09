/** The lesson: the introductory game, taught in play (positions: web/tutorials/catan-rivals.json).
 * It takes four minutes, so it tells of the turns between in a sentence. */
import { catalogue } from "../../i18n/language";
import type { TutorialStep } from "../game";

/** The question of the learner, and the answer that goes on; the words are below. */
const STEPS: readonly (readonly [at: number, want?: string])[] = [
  [0],
  [0, "stack 0"],
  [1, "roll"],
  [2, "region -1 above"],
  [3, "build road right"],
  [4, "build grain-mill"],
  [5, "site 2 above"],
  [6, "end"],
  [7, "stack 2"],
  [9, "region -1 above"],
  [11, "build settlement right"],
  [14, "play merchant-caravan"],
  [18, "build toll-bridge"],
  [19, "site 0 above"],
  [28, "play brigitta-the-wise-woman"],
  [29, "number 6"],
  [31, "region 3 above"],
  [32, "trade grain"],
  [33, "region 3 below"],
  [34],
];

const en = [
  "Welcome! This is your principality: two settlements, a road between them, and six regions around. Each region has a number and stores up to 3 resources. Each settlement is worth a victory point; whoever has 7 wins this introductory game.",
  "First, three cards to begin with. Take the first stack.",
  "Your hand: each card says what it costs, what it does, and why it cannot be used right now. Every turn begins with two dice: one says which regions yield, the other brings an event. Roll!",
  "A 3: every region with a 3 yielded, so your hills have one more brick. The event is a plentiful harvest: you both take a resource. Take lumber: choose the forest, top left.",
  "Now take actions, as long as you can pay. 2 brick and 1 lumber buy a road. Build it on the right; marks show where things can go.",
  "The Grain Mill in your hand doubles the grain of the fields beside it. Build it.",
  "A building touches the regions left and right of it. Your fields lie at the top right: choose the site above the right settlement.",
  "You cannot pay for anything else. End your actions.",
  "At the end of a turn you refill your hand to three cards, and may exchange one. Draw from the third stack.",
  "Your rival rolled a 6, and your mill made two grain of it. The event is a celebration: whoever has the most skill takes a resource; you are tied, so both do. Take lumber again.",
  "Your next roll brought a brick. Brick, grain, lumber and wool: that is a settlement! Build it at the end of your road.",
  "Your third point, and two new regions came with it. Cards on a scroll are actions: the Merchant Caravan swaps two resources for two others. Play it.",
  "You gave grain and ore for brick and lumber, which pay for the Toll Bridge. Build it.",
  "Any free site will do. Take the one above the left settlement.",
  "A turn later. Brigands have come: whoever stores more than 7 resources loses all gold and wool. Neither of you did. Some cards are played before the roll: play Brigitta.",
  "With her you choose the number yourself. A 6 feeds your fields, twice thanks to the mill.",
  "A plentiful harvest again, and the Toll Bridge adds 2 gold. Take a third grain.",
  "Three of a kind buy one of another, at any time in your turn. Trade your grain.",
  "Take ore: choose the mountains. 3 ore and 2 grain turn a settlement into a city: one more point, and room for bigger cards.",
  "That is the game: settlements, cities, and cards with strength or commerce. Whoever has 3 points of either, and more than their rival, gets a victory point for it. The cards tell you the rest.",
];

const de: typeof en = [
  "Willkommen! Das ist dein Fürstentum: zwei Siedlungen, eine Straße dazwischen, sechs Landschaften darum. Jede Landschaft hat eine Zahl und lagert bis zu 3 Rohstoffe. Jede Siedlung zählt einen Siegpunkt; wer 7 hat, gewinnt dieses Einführungsspiel.",
  "Zuerst drei Karten für den Anfang. Nimm den ersten Stapel.",
  "Deine Hand: Jede Karte sagt, was sie kostet, was sie tut und warum sie gerade nicht geht. Jeder Zug beginnt mit zwei Würfeln: Der eine sagt, welche Landschaften Ertrag bringen, der andere bringt ein Ereignis. Würfle!",
  "Eine 3: Jede Landschaft mit einer 3 brachte etwas, dein Hügelland einen Lehm. Das Ereignis ist eine reiche Ernte: Beide nehmen einen Rohstoff. Nimm Holz: Wähle den Wald oben links.",
  "Jetzt handle, solange du zahlen kannst. 2 Lehm und 1 Holz kaufen eine Straße. Baue sie rechts; Markierungen zeigen, wo etwas hinkann.",
  "Die Getreidemühle auf deiner Hand verdoppelt das Getreide des Ackerlands neben ihr. Baue sie.",
  "Ein Gebäude berührt die Landschaften links und rechts davon. Dein Ackerland liegt oben rechts: Wähle den Platz über der rechten Siedlung.",
  "Mehr kannst du nicht bezahlen. Beende deine Aktionen.",
  "Am Ende des Zuges ergänzt du deine Hand auf drei Karten und darfst eine tauschen. Ziehe vom dritten Stapel.",
  "Dein Rivale würfelte eine 6, und deine Mühle machte zwei Getreide daraus. Das Ereignis ist ein Fest: Der Geschickteste nimmt einen Rohstoff; ihr seid gleich, also beide. Nimm wieder Holz.",
  "Dein nächster Wurf brachte einen Lehm. Lehm, Getreide, Holz und Wolle: eine Siedlung! Baue sie ans Ende deiner Straße.",
  "Dein dritter Punkt, und zwei neue Landschaften kamen dazu. Karten mit einer Schriftrolle sind Aktionen: Der Kaufmannszug tauscht zwei Rohstoffe gegen zwei andere. Spiele ihn.",
  "Du gabst Getreide und Erz für Lehm und Holz; die bezahlen die Zollbrücke. Baue sie.",
  "Jeder freie Platz ist recht. Nimm den über der linken Siedlung.",
  "Einen Zug später. Räuber kamen: Wer mehr als 7 Rohstoffe lagert, verliert alles Gold und alle Wolle. Das traf keinen. Manche Karten spielt man vor dem Wurf: Spiele Brigitta.",
  "Mit ihr bestimmst du die Zahl selbst. Eine 6 füllt dein Ackerland, dank der Mühle doppelt.",
  "Wieder eine reiche Ernte, und die Zollbrücke gibt 2 Gold dazu. Nimm ein drittes Getreide.",
  "Drei einer Sorte kaufen jederzeit in deinem Zug einen anderen Rohstoff. Tausche dein Getreide.",
  "Nimm Erz: Wähle das Gebirge. 3 Erz und 2 Getreide machen aus einer Siedlung eine Stadt: ein Punkt mehr und Platz für größere Karten.",
  "Das ist das Spiel: Siedlungen, Städte und Karten mit Stärke oder Handel. Wer davon 3 Punkte einer Art hat, und mehr als der Rivale, erhält einen Siegpunkt. Den Rest sagen dir die Karten.",
];

function steps(say: readonly string[]): TutorialStep[] {
  return STEPS.map(([at, want], i) => ({ at, say: say[i] ?? "", ...(want ? { want } : {}) }));
}

export const tutorial = catalogue(steps(en), steps(de));
