/** The Era of Explorers in German and in our own words: cards, questions, reasons. */

const level3 = "Auf Seite 3 darf ihn nur einer von euch beiden haben.";
const island3 = "Auf Seite 3 darf sie nur einer von euch beiden haben.";

function pirate(strength: number, demand: string): string {
  return `Entdeckst du ihn oder fährst wieder hin, zahle ${demand}, und nichts geschieht, oder kämpfe: Würfel und Kanonenpunkte gegen ${strength}. Mehr: Drehe ihn eine Seite weiter und nimm 1, dann 2 Rohstoffe, dann 1 Siegpunkt. Gleich viel: Würfle noch einmal. Weniger: Das Schiff ist verloren. ${level3}`;
}

export const texts: Record<string, string> = {
  ambassador:
    "Wähle deine Insel der Barden, der Gelehrten oder der Händler, wenn sie mindestens Seite 1 zeigt, und führe ihren Entdeckungsvorteil noch einmal aus.",
  broadside:
    "Mit 2 Kanonenpunkten: Drehe eine Insel deines Rivalen eine Seite zurück, oder eines seiner gebauten Entdeckerschiffe gilt wieder als nicht gebaut.",
  cartographer:
    "Mit 1 Segelpunkt: Sieh dir 1 oder 2 deiner verdeckten Seekarten an. Du darfst auch zwei deiner Seekarten vertauschen.",
  "lars-the-naval-hero":
    "Mit 1 Kanonenpunkt: Spiele ihn statt zu würfeln, wenn du gegen einen Piraten kämpfst. Der Pirat ist besiegt.",
  navigator:
    "Mit 2 Segelpunkten: Hole eines deiner Entdeckerschiffe, das in diesem Zug schon fuhr, in den Hafen zurück; es darf noch einmal fahren.",
  "landing-stage":
    "Steht an der Landschaft über oder unter deinem Hafen. Einmal je Zug darf Gold 1 der 2 Rohstoffe ersetzen, die eine Fahrt zu Barden, Gelehrten oder Händlern kostet.",
  shipyard:
    "Steht an der Landschaft über oder unter deinem Hafen. Einmal je Zug: Tausche 1 beliebigen Rohstoff gegen 1 Holz oder 1 Wolle.",
  "explorer-harbor":
    "Liegt von Anfang an am Ende deines Fürstentums und schließt es dort ab. Hier liegen deine 3 Entdeckerschiffe: Eines ist gebaut, die beiden anderen kosten je 1 Holz und 1 Wolle. Jedes fährt einmal je Zug so weit, wie du Segelpunkte hast; entdecken darfst du nur eine Karte je Zug.",
  "island-of-the-bards": `Entdeckst du sie, zeigt dein Rivale dir seine Hand, und du darfst 1 Aktionskarte oder Einheit daraus nehmen. Fährst du wieder hin, drehst du sie für 2 Getreide eine Seite weiter. ${island3}`,
  "island-of-the-forgotten-tribe": `Entdeckst du sie, kehrt das Schiff sofort heim und darf noch einmal fahren, auch hierher. Fährst du hin, würfle. 1: Das Schiff ist verloren. 2 bis 4: Würfle ein Ereignis, das beide trifft. 5 oder 6: Drehe sie eine Seite weiter; Seite 1 und 2 bringen je 2 Rohstoffe. ${island3}`,
  "island-of-the-merchants": `Entdeckst du sie, darfst du 1 Rohstoff abgeben und 2 Rohstoffe anderer Sorten nehmen. Fährst du wieder hin, drehst du sie für 2 Wolle eine Seite weiter. ${island3}`,
  "island-of-the-scholars": `Entdeckst du sie, darfst du einen Stapel durchsehen und 1 oder 2 Karten daraus nehmen. Fährst du wieder hin, drehst du sie für 2 Holz eine Seite weiter. ${island3}`,
  cimmarone: pirate(6, "1 Gold"),
  jean: pirate(8, "2 beliebige Rohstoffe"),
  "haidao-chang": pirate(5, "1 Gold"),
  shipwreck:
    "Entdeckst du es, nimm 1 beliebigen Rohstoff. Danach gibt es hier nichts mehr zu holen.",
  "explorer-metropolis":
    "Liegt auf der Stadt neben deinem Hafen, die eine Stadt bleibt und mit ihr 4 Siegpunkte zählt. Du brauchst 6 entdeckte Seekarten oder 2 Inseln auf Seite 3.",
  armory: "Bringt Stärke und eine Kanone.",
  "sailmakers-shop": "Bringt Handel und ein Segel.",
  "cannon-foundry":
    "Verlierst du gegen einen Piraten, darfst du einmal je Zug den Wurf wiederholen.",
  astronomer:
    "Hat dein Rivale mehr Seekarten entdeckt als du, darfst du einmal je Zug für 1 Gold eine zweite entdecken.",
  "friendship-between-peoples":
    "Jeder nimmt für jede eigene Insel, die mindestens Seite 1 zeigt, 1 beliebigen Rohstoff.",
  "most-successful-explorer":
    "Wer mehr Seekarten entdeckt hat, darf die 1 oder 2 obersten Karten eines Stapels nehmen. Haben beide gleich viele entdeckt, darf jeder 1 Karte nehmen.",
};

export const questions: Record<string, string> = {};

export const reasons: Record<string, string> = {};
