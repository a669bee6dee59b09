/** The Era of Merchant Princes in German: what its cards do, what they ask, and what they need. */

const whereTo = "Wo lagerst du den Rohstoff?";
const whereFrom = "Aus welcher Landschaft kommt der Rohstoff?";
const mustGive = "Welchen Rohstoff muss dein Rivale dir geben?";

export const texts: Record<string, string> = {
  "commercial-metropolis":
    "Liegt auf einer deiner Städte, die eine Stadt bleibt und mit ihr 4 Siegpunkte zählt. Du brauchst eine Residenz auf ihrer höchsten Seite oder 6 Handelspunkte.",
  "brigand-camp":
    "Steht auf einer Straße deines Rivalen; er hat 1 Handelspunkt weniger. Immer wenn sein Markt ihm einen Rohstoff bringt, den er lagert, erhältst du 1 Gold.",
  "trading-post":
    "Steht auf einer deiner Straßen. Einmal je Zug: Verwandle 1 Rohstoff aus der Landschaft über der Straße in 1 Rohstoff der Landschaft darunter oder umgekehrt.",
  "cloth-merchants-residence":
    "Steht an einer Weide und kostet nichts. Für 2 Wolle aus dieser Weide drehe sie, so oft du willst, auf die nächste Seite: 1, 2, dann 3 Handelspunkte. Du brauchst eine Stadt.",
  "paper-merchants-residence":
    "Steht an einem Wald und kostet nichts. Für 2 Holz aus diesem Wald drehe sie, so oft du willst, auf die nächste Seite: 1 Handelspunkt, dann dazu 1 Fortschrittspunkt, dann dazu 1 Siegpunkt. Du brauchst eine Stadt.",
  wainwright:
    "Einmal je Zug: Verlege beliebig viele Rohstoffe zwischen zwei deiner Landschaften gleicher Art, oder tausche 3 beliebige Rohstoffe gegen 1 andere Sorte.",
  "olaf-the-merchant-ship-captain":
    "Einmal, ab deinem nächsten Zug: Nenne 1 oder 2 Rohstoffe, die dein Rivale dir geben muss. Gib ihm dann 1 Rohstoff deiner Wahl und wirf Olaf ab.",
  "merchant-princes-pirate-ship":
    "Baust du es, wirft dein Rivale eines seiner Handelsschiffe ab. Eine reiche Ernte bringt dir 1 Gold mehr.",
  "ship-builder":
    "Jedes Schiff, das du baust, kostet 1 Holz oder 1 Wolle weniger. Für je 1 Gold darfst du Handelsschiffe vom Ablagestapel auf die Hand nehmen.",
  "commercial-harbor":
    "Einmal je Zug: Drehe eine deiner Residenzen um eine Seite zurück und nimm 2 beliebige Rohstoffe.",
  "craft-guild":
    "Hast du sie gebaut, drehe jede deiner Residenzen auf die nächste Seite. Lässt sich keine drehen, nimm stattdessen 2 beliebige Rohstoffe.",
  lighthouse:
    "Einmal je Zug: Tausche 1 zu 1 mit einem Handelsschiff auf dem Bauplatz direkt daneben, auf derselben Seite der Stadt. Eine launische See kostet dich kein Schiff. Du brauchst einen Handelshafen oder 2 Handelsschiffe.",
  "master-merchants-alliance":
    "Immer wenn dein Rivale 2 oder 3 Rohstoffe einer Sorte gegen eine andere tauscht, erhältst du 1 von der Sorte, die er abgibt.",
  "trading-station":
    "Steht auf einem freien Bauplatz einer Stadt deines Rivalen. Einmal je Zug: Nenne 1 Rohstoff, den dein Rivale dir für 1 Gold verkaufen muss. Du brauchst einen Handelshafen.",
  "gero-the-master-merchant": "Mit 2 Handelsschiffen: Nimm 1 oder 2 beliebige Rohstoffe.",
  "guild-master": "Mit einer Handwerkerzunft: Nimm bis zu 2 Rohstoffe deiner Wahl.",
  "hergild-the-master-merchant":
    "Mit einem Handelshafen oder 2 Handelsschiffen: Wähle eines deiner Handelsschiffe. Bis zum Ende dieses Zuges darfst du seinen Rohstoff 1 zu 1 tauschen, höchstens 12-mal. Das große Handelsschiff kannst du nicht wählen.",
  "maritime-trade-monopoly":
    "Mit mehr Handelsschiffen als dein Rivale: Nenne 1 Rohstoff, den er dir geben muss, oder 2, wenn du mindestens 2 Schiffe mehr hast.",
  mendicants:
    "Hat dein Rivale den Handelsvorteil: Nenne 1 Rohstoff, den er dir geben muss, oder bis zu 2, wenn er mehr Siegpunkte hat als du.",
  "tactical-retreat":
    "Wirf eines deiner Gebäude im Fürstentum deines Rivalen ab. Nenne 1 Rohstoff, den er dir geben muss, und nimm 1 beliebigen Rohstoff dazu.",
  "trade-monopoly":
    "Mit einem Handelshafen: Nenne 1 bis 3 Rohstoffe einer Sorte, die dein Rivale dir geben muss. Gib ihm dann 1 Rohstoff deiner Wahl.",
  "capricious-sea":
    "Bei einer Ertragszahl bis 4 nimmt jeder für jedes eigene Handelsschiff 1 beliebigen Rohstoff. Bei 5 oder 6 legt jeder eines davon unter einen passenden Stapel.",
  "fortunate-trade-voyage":
    "Jeder wählt ein eigenes Handelsschiff und nimmt bis zu 2 von dessen Rohstoff; mit einem großen Handelsschiff von dem der Landschaft links oder rechts davon.",
  "hour-of-the-master-merchants":
    "Jede Residenz wird auf ihre nächste Seite gedreht. Steht sie schon auf der höchsten, erhält die Landschaft daneben stattdessen 1 Rohstoff.",
};

export const questions: Record<string, string> = {
  "alliance.take": "Wo lagerst du, was der Bund dir bringt?",
  "brigand-camp.take": "Wo lagerst du das Gold der Räuber?",
  "capricious-sea.lose": "Welches deiner Handelsschiffe geht im Sturm unter?",
  "capricious-sea.stack": "Unter welchen Stapel kommt das Schiff?",
  "capricious-sea.take": "Welchen Rohstoff bringen dir deine Schiffe?",
  "commercial-harbor.take": "Welchen Rohstoff bringt dir der Handelshafen?",
  "commercial-harbor.turn": "Welche deiner Residenzen drehst du zurück?",
  "craft-guild.take": "Welchen Rohstoff bringt dir die Handwerkerzunft?",
  "gero.take": "Welchen Rohstoff bringt dir Gero?",
  "guild-master.take": "Welchen Rohstoff bringt dir der Zunftmeister?",
  "hergild.give": "Welchen Rohstoff tauschst du bei Hergild?",
  "hergild.ship": "Welches deiner Handelsschiffe rüstet Hergild aus?",
  "hergild.take": "Welchen Rohstoff bringt dir Hergild?",
  "lighthouse.give": "Welchen Rohstoff nimmt das Schiff daneben mit?",
  "lighthouse.take": "Welchen Rohstoff bringt dir das Schiff?",
  "lighthouse.which": "Welchen deiner Leuchttürme nutzt du?",
  "maritime-trade-monopoly.from": whereFrom,
  "maritime-trade-monopoly.take": mustGive,
  "maritime-trade-monopoly.to": whereTo,
  "mendicants.from": whereFrom,
  "mendicants.take": mustGive,
  "mendicants.to": whereTo,
  "olaf.from": whereFrom,
  "olaf.take": mustGive,
  "olaf.to": whereTo,
  "ship-builder.card": "Welches Handelsschiff kaufst du vom Ablagestapel zurück?",
  "ship-builder.pay": "Woher kommt das Gold für den Schiffsbauer?",
  "tactical-retreat.from": whereFrom,
  "tactical-retreat.more": "Welchen Rohstoff nimmst du dazu?",
  "tactical-retreat.take": mustGive,
  "tactical-retreat.to": whereTo,
  "tactical-retreat.which": "Welches deiner Gebäude beim Rivalen gibst du auf?",
  "trade-monopoly.amount": "Wie viele davon muss dein Rivale dir geben?",
  "trade-monopoly.from": whereFrom,
  "trade-monopoly.take": mustGive,
  "trade-monopoly.to": whereTo,
  "trade-voyage.region": "Aus welcher Landschaft daneben handelt das Schiff?",
  "trade-voyage.ship": "Welches deiner Handelsschiffe geht auf Fahrt?",
  "trade-voyage.take": "Wo lagerst du, was das Schiff bringt?",
  "trading-post.give": "Welche Landschaft schickt einen Rohstoff über die Straße?",
  "trading-station.from": whereFrom,
  "trading-station.gold": "Wo lagerst du das Gold des Käufers?",
  "trading-station.pay": "Woher kommt das Gold?",
  "trading-station.take": "Welchen Rohstoff muss dein Rivale dir verkaufen?",
  "trading-station.to": whereTo,
  "wainwright.amount": "Wie viele Rohstoffe verlegt der Wagner?",
  "wainwright.from": "Aus welcher Landschaft holt der Wagner Rohstoffe?",
  "wainwright.give": "Welchen Rohstoff gibst du dem Wagner?",
  "wainwright.take": "Welchen Rohstoff bekommst du für die drei?",
  "wainwright.to": "In welche Landschaft bringt der Wagner sie?",
  "wainwright.trade":
    "Tauschst du drei Rohstoffe gegen einen? Wenn nicht, verlegt der Wagner Rohstoffe.",
};

export const reasons: Record<string, string> = {
  "needs-city": "Du brauchst eine Stadt.",
  "no-room": "Du hast keinen Platz für einen Rohstoff.",
  "needs-high-residence":
    "Du brauchst eine Residenz auf ihrer höchsten Seite oder {0} Handelspunkte.",
  "needs-trade-ships": "Du brauchst {0} Handelsschiffe.",
  "needs-more-ships": "Du brauchst mehr Handelsschiffe als dein Rivale.",
  "needs-common-ship": "Du brauchst ein Handelsschiff, das mit einer Sorte Rohstoff handelt.",
  "needs-harbor-or-ships": "Du brauchst einen Handelshafen oder {0} Handelsschiffe.",
  "traded-enough": "Du hast in diesem Zug schon {0}-mal 1 zu 1 getauscht.",
  "rival-without-trade-advantage": "Dein Rivale hat den Handelsvorteil nicht.",
  "nothing-abroad": "Du hast kein Gebäude im Fürstentum deines Rivalen.",
};
