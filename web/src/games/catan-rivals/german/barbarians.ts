/** The Era of Barbarians in German and in our own words: cards, questions, reasons. */

export const texts: Record<string, string> = {
  "alliance-against-the-barbarians":
    "Mit einer Einheit und einem Siegpunkt auf deiner Triumphkarte: Wer eine Einheit hat, nimmt 1 beliebigen Rohstoff. Wer mehr Einheiten hat als der andere, darf 1 weiteren nehmen.",
  castellan: "Mit einer Burg: Die Landschaften links und rechts von ihr erhalten je 1 Rohstoff.",
  "contest-of-the-heroes":
    "Wähle einen deiner Helden und einen deines Rivalen. Beide würfeln und zählen die Stärkepunkte ihres Helden dazu; ohne Helden zählt bei deinem Rivalen nur der Wurf. Der Sieger nimmt 1 beliebigen Rohstoff und darf 1 weiteren nennen, den der Verlierer ihm geben muss.",
  "barbarians-relocation":
    "Vertausche die Plätze von zwei deiner Landschaften oder von zwei deiner Ausbauten.",
  "siegfried-vanquisher-of-the-barbarians":
    "Mit einer Burg und 2 Helden: Drehe deine Triumphkarte eine Seite weiter, oder nimm 1 oder 2 beliebige Rohstoffe.",
  "barbarian-stronghold":
    "Liegt auf einer Straße neben einer Stadt deines Rivalen: Barbaren sind gegen ihn um 1 stärker. Zeigt seine Triumphkarte 3 Siegpunkte, wird er sofort abgelegt.",
  "border-fortress":
    "Liegt neben einem Hügelland, das dafür 1 Lehm zahlt. Zahle, so oft du willst, 1 Erz und 1 Wolle und drehe sie eine Seite weiter: 1, 2, dann 4 Stärkepunkte.",
  "white-raven-tavern":
    "Zahle einmal pro Zug 1 Gold und würfle: Bei 3, 4 oder 5 nimmst du 1 beliebigen Rohstoff, bei 6 deren 2.",
  "arnd-the-strategist":
    "Gegen Barbaren zählen die anderen Helden in seiner Siedlung oder Stadt je 2 Einheiten.",
  "baroc-the-barbarian":
    "Nach einem Räuberüberfall erhältst du 1 Erz, mit einem eigenen Barbarenstützpunkt 2.",
  caravel:
    "Gegen Barbaren zählen die anderen Schiffe in ihrer Siedlung oder Stadt je 2 Einheiten. Du brauchst eine Stadt.",
  "marie-the-shieldmaiden":
    "Ab deinem nächsten Zug: Dein Rivale nennt 2 seiner Helden, die auf Maries Platz stehen könnten. Lege sie ab und stelle einen der beiden dorthin.",
  "siward-the-scout":
    "Sieh einmal pro Zug die 3 obersten Karten des Ereignisstapels oder eines Nachziehstapels an, oder zahle 1 Gold und sieh die Hand deines Rivalen an.",
  "wolfgang-the-street-performer":
    "Bei einem Fest dürfen 1 oder beide Landschaften neben ihm je 1 Rohstoff erhalten. Wenn ja, darf dein Rivale 2 Gold zahlen und ihn auf einen freien Bauplatz bei sich stellen.",
  arsenal: "Räuber zählen und nehmen nicht, was in den Landschaften links und rechts davon liegt.",
  bailiwick: "Ziehe einmal pro Zug die oberste Karte eines Stapels.",
  castle:
    "Gegen Barbaren zählen auch die Stärkepunkte deiner Grenzfestung als Einheiten. Damit darfst du den Burggrafen und Siegfried spielen.",
  "secret-brotherhood":
    "An Barbaren verlierst du 1 statt 2 Rohstoffe. Lege einmal pro Zug eine Einheit oder Aktionskarte aus deiner Hand ab und nimm 1 beliebigen Rohstoff.",
  "triumph-card":
    "Kommt mit deiner ersten Stadt. Besiegst du Barbaren, darfst du sie eine Seite weiter drehen, statt Rohstoffe zu nehmen: 1, 2, dann 3 Siegpunkte.",
  "barbarian-attack":
    "Wer eine Stadt hat, vergleicht seine Einheiten mit den Siegpunkten seiner Städte und Stadtausbauten. Weniger Einheiten: Er verliert 2 Rohstoffe. Mehr: Er nimmt 2 beliebige Rohstoffe oder dreht die Triumphkarte. Dann kommt diese Karte unter die 4 obersten Ereignisse.",
  "retreat-of-the-barbarians":
    "Wer eine Einheit hat, sieht einen Stapel durch, nicht beide denselben, und nimmt 1 Karte; mit dem Stärkevorteil 1 oder 2.",
};

export const questions: Record<string, string> = {
  "bailiwick.draw": "Von welchem Stapel ziehst du?",
  "barbarian-alliance.more": "Welchen Rohstoff bringen dir deine vielen Einheiten?",
  "barbarian-alliance.take": "Welchen Rohstoff bringt dir das Bündnis?",
  "barbarians.lose": "Welchen Rohstoff nehmen die Barbaren? Noch {n} abzugeben.",
  "barbarians.take": "Welchen Rohstoff bringt dir der Sieg?",
  "barbarians.triumph":
    "Du besiegst die Barbaren. Drehst du deine Triumphkarte, statt Rohstoffe zu nehmen?",
  "baroc.take": "Wo lagerst du das Erz?",
  "brotherhood.card": "Welche Karte gibst du der geheimen Bruderschaft?",
  "brotherhood.take": "Welchen Rohstoff nimmst du für die Karte?",
  "contest.answer": "Was zeigt der Würfel des Herausgeforderten?",
  "contest.from": "Aus welcher Landschaft kommt der Rohstoff?",
  "contest.hero": "Welcher deiner Helden tritt an?",
  "contest.rival": "Gegen welchen Helden deines Rivalen?",
  "contest.roll": "Was zeigt der Würfel des Herausforderers?",
  "contest.take": "Welchen Rohstoff muss dein Rivale dir geben?",
  "contest.to": "Wo lagerst du den Rohstoff?",
  "contest.win": "Welchen Rohstoff bringt dir der Wettstreit?",
  "marie.offer": "Welchen deiner Helden bietest du Marie an?",
  "marie.take": "Welcher dieser Helden nimmt Maries Platz ein?",
  "retreat.more": "Welche zweite Karte dieses Stapels nimmst du?",
  "retreat.stack": "Welchen Stapel siehst du durch?",
  "siegfried.more": "Welchen zweiten Rohstoff nimmst du?",
  "siegfried.take": "Welchen Rohstoff bringt dir Siegfried?",
  "siegfried.triumph": "Drehst du deine Triumphkarte, statt Rohstoffe zu nehmen?",
  "siward.look": "Welche Karten späht Siward aus? Die Hand deines Rivalen kostet 1 Gold.",
  "siward.pay": "Woher kommt das Gold für Siward?",
  "tavern.pay": "Woher kommt das Gold für das Wirtshaus?",
  "tavern.roll": "Was zeigt der Würfel im Wirtshaus?",
  "tavern.take": "Welchen Rohstoff gewinnst du im Wirtshaus?",
  "wolfgang.buy": "Zahlst du {n} Gold, damit Wolfgang zu dir kommt?",
  "wolfgang.pay": "Woher kommt das Gold für Wolfgang?",
  "wolfgang.site": "Wo tritt Wolfgang von nun an auf?",
  "wolfgang.take": "Welche Landschaft neben Wolfgang erhält einen Rohstoff?",
};

export const reasons: Record<string, string> = {
  "needs-city": "Du brauchst eine Stadt.",
  "needs-hero": "Du brauchst einen Helden.",
  "needs-heroes": "Du brauchst {0} Helden.",
  "needs-unit": "Du brauchst eine Einheit.",
  "needs-triumph": "Deine Triumphkarte muss mindestens 1 Siegpunkt zeigen.",
  "castle-full": "Die Landschaften neben deiner Burg sind voll.",
  "no-room": "Du hast keinen Platz für einen Rohstoff.",
  "rival-without-room": "Dein Rivale hat keinen Platz für einen Rohstoff.",
  "nobody-has-room": "Niemand, der eine Einheit hat, hat Platz für einen Rohstoff.",
  "rival-triumphant": "Die Triumphkarte deines Rivalen zeigt schon 3 Siegpunkte.",
};
