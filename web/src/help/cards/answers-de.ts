/** Fragen zu einzelnen Karten auf Deutsch; eine fehlende lässt den Bau scheitern. */
import type { Answered, AnsweredCard } from "./answers-en";

export const answersDe: Record<AnsweredCard, Answered> = {
  "brigitta-the-wise-woman": [
    ["Kann sie einen Wurf ändern?", "Nein. Man spielt sie, bevor ein Würfel fällt."],
    [
      "Wird der Ereigniswürfel trotzdem geworfen?",
      "Ja, sie bestimmt nur die Ertragszahl. Mit Reiner dem Herold bestimmst du beides.",
    ],
  ],
  goldsmith: [
    ["Woher darf das Gold kommen?", "Aus mehreren Goldflüssen und aus dem Goldversteck."],
  ],
  "merchant-caravan": [
    [
      "Müssen die zwei Rohstoffe gleich sein?",
      "Nein, weder die zwei gegebenen noch die zwei genommenen.",
    ],
  ],
  relocation: [
    ["Darf eine Karte auf einen leeren Platz?", "Nein. Zwei Karten tauschen ihre Plätze."],
    [
      "Was ist mit einer Karte neben einer Landschaft?",
      "Sie geht mit ihrer Landschaft. Tauschst du nur zwei solche Karten, bleiben die Landschaften liegen.",
    ],
    ["Und ein Rathaus?", "Es zieht mit dem Gemeindehaus unter ihm um."],
  ],
  scout: [["Wann darf ich ihn spielen?", "Nur während du eine Siedlung baust."]],
  abbey: [
    [
      "Was, wenn ich es verliere?",
      "Dein Handlimit sinkt, aber Karten legst du erst am Ende deines nächsten Zuges ab.",
    ],
  ],
  marketplace: [
    [
      "Wie viel höchstens?",
      "1 Rohstoff pro Wurf, wie viele Landschaften der Rivale auch mehr hat.",
    ],
    ["Und wenn der Rivale keinen Platz dafür hatte?", "Du darfst diesen Rohstoff trotzdem wählen."],
  ],
  "parish-hall": [
    ["Hilft es bei Karten, die mich ohnehin wählen lassen?", "Nein. Was frei ist, bleibt frei."],
  ],
  storehouse: [
    [
      "Sind die Rohstoffe daneben sicher?",
      "Sie zählen nicht mit. Hast du aber trotzdem mehr als 7, gehen auch Gold und Wolle daneben verloren.",
    ],
    ["Kann sie sonst noch etwas?", "Ein ertragreiches Jahr füllt die Landschaften daneben."],
  ],
  "toll-bridge": [["Wohin kommt das Gold?", "Auf Goldflüsse oder ins Goldversteck."]],
  "large-trade-ship": [
    [
      "Darf ich von jeder Seite einen Rohstoff nehmen?",
      "Nein. Die zwei eines Tausches kommen aus derselben Landschaft; der nächste darf die andere nutzen.",
    ],
  ],
  feud: [
    ["Und bei weniger als drei Gebäuden?", "Alle sind gemeint, und wem sie gehören, der wählt."],
    [
      "Welche Karten sind Gebäude?",
      "Gebäude überall im Reich. Keine Einheiten, keine besonderen Orte, keine Siedlungen und Städte.",
    ],
  ],
  "fraternal-feuds": [
    [
      "Wann werden die Karten ersetzt?",
      "Am Ende des nächsten Zuges des Betroffenen. Er erfährt nur, unter welche Stapel sie kamen.",
    ],
  ],
  invention: [
    ["Was zählt?", "Gebäude mit Fortschrittspunkt, etwa das Kloster oder die Universität."],
  ],
  "trade-ships-race": [["Und wenn niemand ein Handelsschiff hat?", "Dann bekommt niemand etwas."]],
  "traveling-merchant": [
    ["Darf ich das Gold dieses Wurfs ausgeben?", "Ja. Der Ertrag kommt vor der Ereigniskarte."],
  ],
  "year-of-plenty": [
    [
      "Und wenn eine Landschaft neben zwei solchen Gebäuden liegt?",
      "Sie erhält für jedes davon einen Rohstoff.",
    ],
  ],
  yule: [["Passiert noch etwas?", "Ein weiteres Ereignis wird gezogen und tritt gleich ein."]],
  brigands: [
    ["Wer wählt, woher die Rohstoffe kommen?", "Dein Rivale, wenn er sie an mehreren Orten hat."],
    [
      "Darf ich sie ohne Wirkung spielen?",
      "Nein. Der Rivale muss etwas haben, das du lagern kannst.",
    ],
  ],
  "gudrun-terror-of-the-seas": [
    ["Woher kommt das Gold?", "Von Goldflüssen oder aus dem Goldversteck, wie der Rivale will."],
  ],
  merchant: [
    ["Darf ich zurückgeben, was ich gerade bekam?", "Ja, irgendeinen deiner Rohstoffe."],
    ["Wer wählt die Landschaften?", "Dein Rivale."],
  ],
  "reiner-the-herald": [
    [
      "Und wenn der Rivale geschickter ist?",
      "Dann nimmt er den Rohstoff für das Fest, und du nimmst den zusätzlichen.",
    ],
  ],
  "trade-master": [["Wer wählt die Landschaften?", "Dein Rivale. Du nennst nur die Sorten."]],
  "gold-cache": [
    ["Kann der Rivale das Gold darin fordern?", "Ja, mit Karten wie Händler, Raubzug oder Gudrun."],
    ["Ist es eine Landschaft?", "Nein. Es bringt keinen Ertrag, und die Pest berührt es nicht."],
    ["Was kostet es?", "Nichts, aber du brauchst einen Helden mit Stärke."],
  ],
  "pirate-ship": [
    ["Versenkt es später gebaute Schiffe?", "Nein, nur im Augenblick des Baus eines."],
    ["Ist es ein Handelsschiff?", "Nein. Es ist ein Schiff und eine Einheit."],
  ],
  harbor: [
    [
      "Brauche ich drei Handelsschiffe, um ihn zu bauen?",
      "Nein. Der Punkt kommt und geht mit ihnen.",
    ],
  ],
  "merchant-guild": [["Was, wenn ich sie verliere?", "Karten, die sie brauchten, bleiben."]],
  moneylender: [
    [
      "Brauche ich zum Bauen den Handelsvorteil?",
      "Nein. Du brauchst ihn, wenn das Handelsereignis kommt.",
    ],
    ["Was kann ich nehmen?", "Nur, was der Rivale hat und wofür du Platz hast."],
  ],
  mint: [["Und mit zwei davon?", "Mit jeder ein Tausch in jedem Zug."]],
  "salt-silo": [
    ["Darf ich es ohne Schiffe bauen?", "Ja. Schiffe, die folgen, zählen sofort mehr."],
  ],
  "staple-house": [
    [
      "Darf ich mit den Rohstoffen zahlen, die es bringt?",
      "Nein. Zuerst wird der ganze Preis bezahlt.",
    ],
  ],
  "trading-base": [["Muss ich beide Gebäude haben?", "Nein, nicht einmal eines davon."]],
  "gift-for-the-prince": [
    [
      "Zählen starke Gebäude?",
      "Nein. Jede Einheit mit Stärke zählt einmal, wie stark sie auch ist.",
    ],
  ],
  archer: [
    ["Wer wählt die Einheit?", "Wem sie gehört. Jede mit Stärke geht, nicht nur Helden."],
    ["Wann?", "Nachdem die Verteidigung gewürfelt ist."],
  ],
  arsonist: [
    ["Wann nenne ich das Gebäude?", "Nachdem die Verteidigung gewürfelt ist."],
    [
      "Was ist vor ihm sicher?",
      "Karten neben Landschaften oder auf Straßen, Einheiten und besondere Orte.",
    ],
  ],
  "sebastian-the-itinerant-preacher": [
    ["Darf ich bei Unruhen mit ihm mein Gold behalten?", "Ja, auch wenn du zahlen könntest."],
    ["Und wenn mich schon eine Kapelle schützt?", "Dann lässt er sich nicht spielen."],
  ],
  traitor: [
    ["Darf ich die Karte gleich benutzen?", "Ja, im selben Zug."],
    ["Muss ich eine nehmen?", "Nein, aber der Verräter ist trotzdem verbraucht."],
  ],
  "voyage-of-plunder": [["Wer wählt die Landschaften?", "Dein Rivale. Du nennst nur die Sorten."]],
  "drill-ground": [
    ["Hilft er bei anderen Einheiten?", "Nein, nur bei Helden."],
    ["Darf ein Held seinen Platz einnehmen?", "Dann hilft er nicht: Er muss noch stehen."],
  ],
  "lookout-tower": [
    ["Und zusammen mit Heinrich?", "Ein Wurf für beide: 1 bis 5 hebt die Karte auf."],
  ],
  "heinrich-the-sentinel": [
    ["Und zusammen mit dem Spähturm?", "Ein Wurf für beide: 1 bis 5 hebt die Karte auf."],
  ],
  "irmgard-keeper-of-the-light": [
    ["Und wenn sie selbst entfernt wird?", "Dann bringt sie nichts."],
  ],
  chapel: [
    [
      "Und mit beiden Kapellen?",
      "Sie haben verschiedene Zahlen: Zusammen schützen sie dich immer.",
    ],
  ],
  fairgrounds: [
    ["Darf ich ihn auch mit weniger Geschick bauen?", "Ja, aber dann bringt er keine Rohstoffe."],
  ],
  "fire-brigade": [
    ["Was schützt sie?", "Die Gebäude ihrer eigenen Stadt, sich selbst eingeschlossen."],
  ],
  "tithe-barn": [
    ["Darf ich Getreide und Wolle mischen?", "Nein. Wähle eine Sorte für alle Helden."],
  ],
  riots: [
    ["Darf ich eine Einheit aufgeben, obwohl ich Gold habe?", "Ja."],
    ["Welche Einheiten zählen?", "Solche mit Stärke oder Handel: meist Helden und Handelsschiffe."],
  ],
  "benjamin-the-traveling-scholar": [
    ["Verdoppeln Mühlen und Hütten das?", "Nein. Jede Landschaft erhält genau 1."],
    ["Und Landschaften, die seit dem Wurf dazukamen?", "Sie zählen mit."],
  ],
  doctor: [["Und bei zwei Badhäusern?", "Wähle eines davon."]],
  "guido-the-ambassador": [["Darf ich die Karte gleich benutzen?", "Ja, im selben Zug."]],
  "gustav-the-librarian": [["Darf ich die Karte gleich benutzen?", "Ja, im selben Zug."]],
  "chief-cannoneer": [
    ["Ist er ein Held?", "Nein. Du darfst also beide haben, und Regeln für Helden gelten nicht."],
  ],
  "bath-house": [
    ["Was ist mit den anderen Landschaften?", "Jede neben einer Stadt verliert durch die Pest 1."],
  ],
  "building-crane": [["Welcher Rohstoff entfällt?", "Den wählst du beim Bezahlen."]],
  library: [
    ["Darf ich die Karte gleich benutzen?", "Ja."],
    ["Wird der Stapel gemischt?", "Nein, die anderen bleiben in ihrer Reihenfolge."],
  ],
  pharmacy: [["Und mit zweien?", "Jede bringt einen Rohstoff."]],
  "town-hall": [
    ["Was, wenn es entfernt wird?", "Das Gemeindehaus darunter bleibt und wirkt wieder."],
    ["Darf ich ein zweites Gemeindehaus bauen?", "Nein, das unter dem Rathaus zählt noch."],
  ],
  university: [["Was, wenn ich sie verliere?", "Karten, die sie brauchten, bleiben."]],
  plague: [["Was verliert eine Landschaft zwischen zwei Städten?", "Nur 1 Rohstoff."]],
  "axel-the-inventor": [
    ["Darf ich dasselbe Gebäude wieder bauen?", "Nein, eine andere Art, auf demselben Platz."],
    ["Muss ich erfüllen, was es voraussetzt?", "Ja, nachdem das alte Gebäude weg ist."],
  ],
};
