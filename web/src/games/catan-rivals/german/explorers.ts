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

export const questions: Record<string, string> = {
  "ambassador.island": "Zu welcher Insel schickst du den Botschafter?",
  "astronomer.pay": "Woher kommt das Gold für den Astronomen?",
  "astronomer.where": "Welche Seekarte entdeckt dein Schiff?",
  "bards.card": "Welche Karte aus der Hand deines Rivalen nimmst du?",
  "broadside.target": "Welche Insel deines Rivalen drehst du zurück, oder versenkst du ein Schiff?",
  "cartographer.first": "Welche deiner Seekarten versetzt du?",
  "cartographer.look": "Welche deiner Seekarten siehst du dir an?",
  "cartographer.second": "Mit welcher Seekarte tauscht sie den Platz?",
  "explorer.draw": "Von welchem Stapel ziehst du?",
  "explorer.more": "Ziehst du eine zweite Karte von diesem Stapel?",
  "friendship.take": "Welchen Rohstoff schicken dir deine Freunde auf den Inseln?",
  "merchants.give": "Welchen Rohstoff gibst du den Händlern?",
  "merchants.take": "Welchen Rohstoff geben dir die Händler?",
  "mission.gold": "Zahlst du 1 der 2 Rohstoffe in Gold?",
  "mission.pay": "Welche Landschaft zahlt für die Fahrt? Noch {n} zu zahlen.",
  "navigator.ship": "Welches deiner Schiffe kehrt in den Hafen zurück?",
  "pirate.again": "Du hast den Kampf verloren. Würfelst du noch einmal?",
  "pirate.lars": "Besiegt Lars, der Seeheld, den Piraten für dich?",
  "pirate.pay": "Zahlst du dem Piraten, statt zu kämpfen?",
  "pirate.roll": "Was zeigt der Ertragswürfel?",
  "pirate.tribute": "Welche Landschaft zahlt dem Piraten? Noch {n} zu zahlen.",
  "sail.to": "Zu welcher Seekarte fährt dein Schiff?",
  "scholars.more": "Welche zweite Karte dieses Stapels nimmst du?",
  "scholars.stack": "Welchen Stapel siehst du durch?",
  "sea.shuffle": "Wie werden die Seekarten gemischt?",
  "sea.treasure": "Welchen Rohstoff bringt dein Schiff heim?",
  "ship.pay": "Welche Landschaft zahlt für das Schiff? Noch {n} zu zahlen.",
  "shipwreck.take": "Welchen Rohstoff findest du im Wrack?",
  "shipyard.give": "Welchen Rohstoff gibst du der Werft?",
  "shipyard.take": "Was macht die Werft daraus?",
  "start.harbor": "An welchem Ende deines Fürstentums liegt dein Hafen?",
  "tribe.event": "Was zeigt der Ereigniswürfel?",
  "tribe.mission": "Auf welche Fahrt geht dein Schiff sofort?",
  "tribe.roll": "Was zeigt der Ertragswürfel?",
};

export const reasons: Record<string, string> = {
  "needs-sail": "Du brauchst Segelpunkte, mindestens {0}.",
  "needs-cannon": "Du brauchst Kanonenpunkte, mindestens {0}.",
  "needs-host-island": "Deine Insel der Barden, Gelehrten oder Händler muss Seite 1 zeigen.",
  "host-island-useless": "Keine deiner Inseln brächte dir etwas.",
  "rival-without-ship-or-island":
    "Dein Rivale hat kein Entdeckerschiff und keine Insel, die sich zurückdrehen ließe.",
  "no-ship-at-sea": "Keines deiner Entdeckerschiffe ist in diesem Zug gefahren.",
  "needs-city-by-harbor": "Du brauchst eine Stadt ohne Metropole neben deinem Hafen.",
  "needs-discoveries": "Du brauchst {0} entdeckte Seekarten oder {1} Inseln auf Seite 3.",
  "no-place-by-harbor": "An deinem Hafen ist neben keiner Landschaft ein Platz frei.",
  "no-road-end-by-harbor":
    "An einem Ende deines Fürstentums liegt schon eine Straße, am anderen dein Hafen.",
  "no-ship-to-build": "Du hast kein Entdeckerschiff mehr zu bauen.",
  "no-ship-in-harbor": "Keines deiner Entdeckerschiffe liegt bereit im Hafen.",
  "nothing-in-reach": "In Reichweite gibt es nichts, was ein Schiff von dir tun könnte.",
};
