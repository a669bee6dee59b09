/** The Era of Sages in German and in our own words: cards, questions, reasons. */

function sage(place: string, resource: string): string {
  return `Steht an ${place} und kostet ${resource} aus eben dieser Landschaft. Jedes Mal, wenn deren Zahl gewürfelt wird, kommt 1 Eule dazu, bis es 3 sind.`;
}

export const texts: Record<string, string> = {
  "age-of-enlightenment":
    "Zahle 1 Eule und nimm für jeden Siegpunkt auf deinem Manifest 1 beliebigen Rohstoff.",
  "power-of-the-groves":
    "Mit 2 Weisen und einem Hain: Du erhältst für jeden deiner Haine 1 Eule und verteilst sie auf deine Weisen.",
  "dispute-of-the-sages":
    "Zahle 1 Eule, wenn beide einen Weisen haben. Beide würfeln und zählen ihre Eulen dazu: Der Höhere nimmt 2 Rohstoffe, bei Gleichstand nimmt jeder 1.",
  "wise-protection":
    "Zahle 1 Eule und sieh die Hand deines Rivalen an. Ist eine Angriffskarte darunter, legt er die ganze Hand unter passende Stapel.",
  "great-foresight":
    "Zahle 1 Eule, sieh den Ereignisstapel durch und nimm 1 Karte außer dem Julfest aus dem Spiel.",
  "wise-compensation":
    "Zahle 3 Eulen, wenn dein Rivale mehr Städte oder mehr Siegpunkte hat: Eine deiner Siedlungen wird ohne Rohstoffe zur Stadt.",
  "principal-sage-woman": sage("einer beliebigen Landschaft", "1 Rohstoff"),
  "barbara-sage-of-the-fields": sage("einem Ackerland", "1 Getreide"),
  "frederich-sage-of-the-hills": sage("einem Hügelland", "1 Lehm"),
  "michaela-sage-of-the-pasture": sage("einer Weide", "1 Wolle"),
  "peter-sage-of-the-forest": sage("einem Wald", "1 Holz"),
  "piet-sage-of-the-mountains": sage("einem Gebirge", "1 Erz"),
  "walther-sage-of-the-gold-field": sage("einem Goldfluss", "1 Gold"),
  "grove-of-courage":
    "Würde eine Fehde oder ein Bruderzwist dich treffen, darfst du 2 Eulen zahlen: Das Ereignis trifft dich nicht.",
  "grove-of-fraternity":
    "Einmal je Zug für 1 Eule: Nimm 3 oberste Karten, von einem oder mehreren Stapeln. Dann darf dein Rivale 1 oberste Karte nehmen.",
  "grove-of-freedom": "Einmal je Zug für 1 Eule: Sieh einen Stapel durch und nimm 1 Karte.",
  "grove-of-great-foresight":
    "Einmal je Zug für 2 Eulen: Sieh dir die 3 obersten Ereigniskarten an und lege beliebig viele davon, nur nicht das Julfest, unter den Ereignisstapel.",
  "grove-of-justice": "Für 2 Eulen bestimmst du vor dem Würfeln, was der Ereigniswürfel zeigt.",
  "grove-of-peace":
    "Spielt dein Rivale eine Angriffskarte, darfst du 1 Eule zahlen und würfeln: Eine 4, 5 oder 6 macht sie unwirksam.",
  "grove-of-vigilance":
    "Zeigt der Ereigniswürfel Handel, Fest oder Räuberüberfall, darfst du 1 Eule zahlen: Stattdessen wird eine Ereigniskarte gezogen.",
  "cole-paladin-of-the-sages":
    "Einmal in deinem Zug darfst du einen Hain deines Rivalen nutzen, für so viele Eulen, wie darauf stehen.",
  "robert-herald-of-the-sages":
    "Musst du mit dem Würfel eine Zahl oder deinen Rivalen übertreffen, gewinnst du auch bei Gleichstand.",
  "academy-of-sages":
    "Einmal je Zug: Zahle 1 beliebigen Rohstoff und lege 1 Eule auf einen deiner Weisen.",
  courthouse: "Musst du bei einem Handelsereignis Rohstoffe abgeben, bestimmst du, welche.",
  granary:
    "Einmal je Zug, wenn ein Ackerland deines Rivalen leer ist: Lege 1 deiner Getreide dorthin und nenne 1 Rohstoff einer anderen Sorte, den er dir geben muss. Hungersnot trifft dich nicht.",
  "manifesto-of-humane-conduct":
    "Kommt mit deiner ersten Stadt. Für 1 Holz, 2 Gold und 3 Eulen drehst du es eine Seite weiter: 1, 2, dann 3 Siegpunkte. Statt 2 der Eulen darfst du eine Angriffskarte aus der Hand ablegen.",
  "council-of-the-sages":
    "Jeder verteilt bis zu 2 Eulen auf seine Weisen, oder bis zu 2 Rohstoffe auf Landschaften, an denen ein Weiser steht.",
  famine:
    "Jeder ohne Kornspeicher gibt 1 Getreide ab. Wer keines hat, gibt 2 beliebige Rohstoffe ab.",
};

export const questions: Record<string, string> = {
  "academy-of-sages.give": "Welchen Rohstoff gibst du der Akademie?",
  "academy-of-sages.owl": "Welcher deiner Weisen erhält die Eule?",
  "age-of-enlightenment.take": "Welchen Rohstoff bringen dir die goldenen Zeiten?",
  "attack.repel": "Nutzt du eine deiner Karten gegen diesen Angriff?",
  "attack.repel.roll": "Was zeigt der Würfel gegen den Angriff?",
  "council.owl": "Welcher deiner Weisen erhält eine Eule? Noch {n}.",
  "council.owls": "Nimmst du Eulen vom Rat, und keine Rohstoffe?",
  "council.take": "Welche Landschaft neben einem Weisen erhält einen Rohstoff? Noch {n}.",
  "die.cancel": "Lässt du statt dieses Ereignisses eine Ereigniskarte ziehen?",
  "dispute-of-the-sages.answer": "Was zeigt der Würfel des anderen?",
  "dispute-of-the-sages.roll": "Was zeigt der Würfel des Herausforderers?",
  "dispute-of-the-sages.take": "Welchen Rohstoff bringt dir der Disput?",
  "famine.grain": "Welches Ackerland verliert das Getreide?",
  "famine.lose": "Welchen Rohstoff gibst du statt Getreide ab? Insgesamt {n}.",
  "granary.fill": "Welches leere Ackerland deines Rivalen bekommt das Getreide?",
  "granary.from": "Aus welcher deiner Landschaften kommt der Rohstoff?",
  "granary.give": "Welches deiner Ackerländer gibt das Getreide?",
  "granary.take": "Welchen Rohstoff muss dein Rivale dir geben?",
  "granary.to": "Wo lagerst du den Rohstoff?",
  "great-foresight.card": "Welches Ereignis nimmst du aus dem Spiel?",
  "grove-of-fraternity.draw": "Von welchem Stapel ziehst du im Hain?",
  "grove-of-fraternity.share": "Ziehst du auch eine Karte?",
  "grove-of-freedom.stack": "Welchen Stapel siehst du im Hain durch?",
  "grove-of-great-foresight.card": "Welches Ereignis legst du als nächstes unter den Stapel?",
  "grove-of-justice.event": "Was zeigt der Ereigniswürfel?",
  "manifesto.card": "Welche Angriffskarte gibst du statt 2 Eulen?",
  "power-of-the-groves.owl": "Welcher deiner Weisen erhält eine Eule? Noch {n}.",
  "trade-event.amount": "Wie viele Rohstoffe muss dein Rivale dir geben?",
  "trade-event.name": "Welchen Rohstoff gibst du beim Handel ab?",
  "wise-compensation.city": "Welche deiner Siedlungen wird zur Stadt?",
  "wise-protection.card": "Welche Karte legst du als nächste weg?",
  "wise-protection.stack": "Unter welchen Stapel kommt die Karte?",
};

export const reasons: Record<string, string> = {
  "no-room-for-owls": "Deine Weisen haben keinen Platz für eine Eule.",
  "needs-sages": "Du brauchst {0} Weise.",
  "rival-without-sage": "Dein Rivale hat keinen Weisen.",
  "needs-grove": "Du brauchst einen Hain.",
  "needs-manifesto": "Dein Manifest muss mindestens 1 Siegpunkt zeigen.",
  "nobody-has-any-room": "Niemand hat Platz für einen Rohstoff.",
  "only-yule": "Außer dem Julfest ist kein Ereignis mehr da.",
  "no-cities-left": "Es ist keine Stadt mehr übrig.",
  "needs-fewer-cities": "Du brauchst weniger Städte oder weniger Siegpunkte als dein Rivale.",
  "needs-any-stored":
    "In einer Landschaft mit freiem Platz daneben muss mindestens {0} Rohstoff liegen.",
};
