/** The Era of Intrigue in German: what its cards do, what they ask, and what they need. */

export const texts: Record<string, string> = {
  "red-light-tavern":
    "Steht auf einer Straße deines Rivalen: Seine Einheiten in den Siedlungen und Städten an ihren Enden haben höchstens je 1 Stärkepunkt. Mit 3 Heldinnen ist dein Rivale es los.",
  "abbey-brewery":
    "Steht an einem Ackerland und ist zuerst leer. Drehe sie, so oft du willst, für 2 Getreide aus diesem Ackerland auf eine andere Seite: 2 Handelspunkte, 1 Stärke- und 1 Handelspunkt, 2 Stärkepunkte oder nichts. Du brauchst eine Stadt.",
  "reiner-the-miller":
    "Steht an einem Ackerland. Tausche, so oft du willst, 2 Getreide aus diesem Ackerland gegen 1 anderen Rohstoff; einmal je Zug reicht 1 Getreide, wenn eine Getreidemühle daneben steht.",
  "great-thingstead":
    "Solange es steht, spielt niemand Angriffskarten, und ein Glaubensstreit bewirkt nichts. Du brauchst eine Kirche und einen Tempel Odins.",
  "odins-fountain": "Am Ende deines Zuges darfst du 2 Karten tauschen, eine nach der anderen.",
  "pilgrimage-site":
    "Verlierst du durch ein Ereignis oder eine Karte deines Rivalen Handkarten, ziehe sofort bis zu deinem Handkartenlimit nach.",
  "godfrey-the-intriguer":
    "Ab deinem nächsten Zug, einmal je Zug: Zahle 1 Gold und sieh dir die Hand deines Rivalen an. Du darfst 1 Aktionskarte oder Einheit daraus nehmen; dann kommt Gottfried auf den Ablagestapel.",
  "master-of-the-brotherhood":
    "Hat dein Rivale mehr Siegpunkte, zahlt er für jeden Punkt Vorsprung 2 Gold, bevor er eine Karte spielt, die deine Hand oder dein Fürstentum bedroht; 1 Gold davon bekommst du. Er und ein Kloster stehen nie zusammen.",
  "bishops-see":
    "Wenn du ihn gebaut hast, zeige auf 3 Einheiten deines Rivalen; er legt eine davon ab. Du brauchst eine Kirche, ein Kloster oder eine Kapelle.",
  church:
    "Wenn du sie gebaut hast, nimm bis zu 2 Gold. In einem Glaubensstreit behältst du 2 Karten.",
  "odins-temple":
    "Wenn du ihn gebaut hast, ziehe die oberste Karte eines Stapels. In einem Glaubensstreit behältst du 2 Karten.",
  "sacrificial-site":
    "Tausche, so oft du willst, 2 Wolle gegen 1 anderen Rohstoff. Räuber zählen und nehmen die Wolle links und rechts davon nicht. Du brauchst die Quelle Odins oder den Tempel Odins.",
  "bran-defender-of-the-temple":
    "Steht auf dem Tempel Odins, dem nichts etwas anhaben kann, solange er da ist. Wenn er kommt, ziehe 2 Karten.",
  "judith-guardian-of-the-church":
    "Steht auf der Kirche, der nichts etwas anhaben kann, solange sie da ist. Einmal je Zug: Zahle 1 Rohstoff außer Gold und nimm bis zu 2 Gold.",
  bishop:
    "Mit einer Kirche oder einem Bischofssitz: Dein Rivale gibt dir 1 Gold. Fülle dann eines deiner Goldfelder oder dein Goldversteck mit Gold auf.",
  "michael-the-master-builder":
    "Spiele ihn, während du ein Gebäude baust: Zahle 1, 2 oder 3 Rohstoffe seines Preises mit je 1 Gold.",
  missionary:
    "Mit einer Kirche oder einem Bischofssitz: Dein Rivale gibt einen Helden auf, den er selbst wählt. Stelle ihn in dein Fürstentum oder lege ihn auf den Ablagestapel.",
  "odins-priest":
    "Mit einem Tempel Odins: Dein Rivale zeigt seine Hand und legt alle Aktionskarten und Einheiten daraus unter passende Stapel.",
  "priestess-of-the-norns":
    "Mit der Quelle Odins oder dem Tempel Odins: Sieh einen Stapel durch und nimm 1 oder 2 seiner Karten auf die Hand.",
  "good-neighbors":
    "Die oberste Karte jedes Stapels wird aufgedeckt und bleibt es, bis sie jemand nimmt. Dann bringt ein Wallfahrtsort seinem Besitzer 1 Rohstoff, und wer die Quelle Odins hat, darf eine der offenen Karten nehmen.",
  "religious-dispute":
    "Wer eine Stadt hat, legt seine Hand unter passende Stapel, behält aber 2 Karten für eine Kirche und 2 für einen Tempel Odins. Dann bringt eine Opferstätte ihrem Besitzer bis zu 3 Wolle, ein Bischofssitz bis zu 3 Gold.",
};

export const questions: Record<string, string> = {
  "reiner-the-miller.rate": "Wie viel Getreide gibst du für einen anderen Rohstoff?",
  "reiner-the-miller.take": "Welchen Rohstoff bringt dir Reiner, der Müller?",
  "godfrey.pay": "Woher kommt das Gold für Gottfried?",
  "godfrey.card": "Welche Karte aus der Hand deines Rivalen bringt dir Gottfried?",
  "bishops-see.name": "Auf welche Einheit deines Rivalen zeigst du?",
  "bishops-see.lose": "Welche dieser Einheiten legst du ab?",
  "church.gold": "Wo lagerst du das Gold der Kirche?",
  "odins-temple.draw": "Von welchem Stapel ziehst du für den Tempel Odins?",
  "sacrificial-site.give": "Welche Weide zahlt? Noch {n} zu zahlen.",
  "sacrificial-site.take": "Welchen Rohstoff bringt dir die Opferstätte?",
  "bran.draw": "Von welchem Stapel ziehst du für Bran?",
  "judith.give": "Welchen Rohstoff gibst du für Judiths Gold?",
  "judith.gold": "Wo lagerst du das Gold, das Judith bringt?",
  "bishop.from": "Woher kommt das Gold?",
  "bishop.to": "Wo lagerst du das Gold?",
  "bishop.fill": "Welchen Platz für Gold füllt der Bischof auf?",
  "michael.play": "Hilft Michael, der Baumeister, bei diesem Gebäude?",
  "michael.replace": "Welchen Rohstoff zahlst du mit Gold? Noch {n} sind möglich.",
  "missionary.lose": "Welchen Helden verlierst du an den Missionar?",
  "missionary.keep": "Nimmst du den Helden in dein Fürstentum auf?",
  "missionary.site": "Wo steht der Held von nun an?",
  "odins-priest.card": "Welche Karte legst du als nächste weg?",
  "odins-priest.stack": "Unter welchen Stapel kommt die Karte?",
  "norns.stack": "Welchen Stapel siehst du durch?",
  "norns.card": "Welche zweite Karte nimmst du?",
  "good-neighbors.resource": "Welchen Rohstoff bringt dir dein Wallfahrtsort?",
  "good-neighbors.take": "Nimmst du eine der offenen Karten auf die Hand?",
  "good-neighbors.stack": "Von welchem Stapel nimmst du die offene Karte?",
  "religious-dispute.card": "Welche Karte legst du im Glaubensstreit weg?",
  "religious-dispute.stack": "Unter welchen Stapel kommt die Karte?",
  "religious-dispute.wool": "Wo lagerst du die Wolle der Opferstätte?",
  "religious-dispute.gold": "Wo lagerst du das Gold des Bischofssitzes?",
};

export const reasons: Record<string, string> = {
  "needs-city": "Du brauchst eine Stadt.",
  "rival-heroines": "Dein Rivale hat 3 Heldinnen.",
  "rival-without-hero": "Dein Rivale hat keinen Helden.",
  "stacks-empty": "Alle Zugstapel sind leer.",
};
