/** The Era of Prosperity in German and in our own words: cards, questions, reasons. */

function artwork(building: string): string {
  return `Mit Fürst oder Fürstin: Du erhältst 1 Stern, und 1 weiteren, wenn du ${building} hast.`;
}

const ruler =
  "Einmal je Zug: Zahle 1 Gold und nimm 1 Kunstwerk vom Ablagestapel auf die Hand. Fürst und Fürstin kannst du nicht beide haben.";

export const texts: Record<string, string> = {
  "artwork-epic": artwork("ein Theater"),
  "artwork-fountain": artwork("eine Wasserversorgung"),
  "artwork-relief": artwork("ein Stadtschloss"),
  "artwork-sculpture": artwork("eine Bauhütte"),
  "bera-the-insurgent":
    "Mit einer Volksstimmung: Dein Rivale gibt dir bis zu 2 Sterne; oder er gibt dir für jeden Siegpunkt, den er mehr hat, 1 Rohstoff seiner Wahl, höchstens 3.",
  "court-astrologer":
    "Mit Fürst oder Fürstin: Zahle 1 Stern und wähle eine Seite des Ereigniswürfels. Dieses Ereignis tritt jetzt noch zusätzlich ein.",
  "feeding-the-poor": "Zahle 1 Getreide und erhalte bis zu 2 Sterne.",
  prosperity: "Mit einer Wasserversorgung: Baue eine Stadt für nur 1 Erz und 2 Getreide.",
  "thieves-hideout":
    "Liegt neben einer freien Landschaft deines Rivalen, solange er weniger als 5 Stärkepunkte hat. Einmal je Zug: Zahle 1 Wolle, lege es neben eine andere freie Landschaft, in der etwas lagert, und nimm 1 Rohstoff daraus. Für 3 Sterne wird er es los.",
  "common-land": "Einmal je Zug: Zahle 1 Stern und tausche 1 Rohstoff gegen 1 anderen.",
  "village-school":
    "Hast du sie gebaut, erhältst du bis zu 2 Sterne. Jedes Handelsereignis bringt dir 1 Stern.",
  prince: ruler,
  princess: ruler,
  aqueduct:
    "Ackerland und Weiden um ihre Stadt bringen 1 Rohstoff mehr, wenn ihre Zahl gewürfelt wird.",
  "builders-hut":
    "Jedes Fest bringt dir 1 Stern. Gebäude, die mindestens 6 Rohstoffe kosten, kosten dich 1 Rohstoff weniger.",
  "city-palace":
    "Einmal je Zug: Zahle 3 Sterne und nimm vom Ablagestapel eine Einheit oder eine Aktionskarte, die nichts voraussetzt, auf die Hand.",
  hospital:
    "Einmal je Zug: Nimm 1 Stern, oder zahle 1 Stern und nimm 1 beliebigen Rohstoff. Du brauchst eine Wasserversorgung.",
  "monument-to-the-prince":
    "Hast du es gebaut, nennt dein Rivale 2 seiner Einheiten; eine davon nimmst du auf die Hand.",
  theater: "Hast du es gebaut, erhältst du 1 Stern.",
  mercenaries:
    "Liegen auf einer deiner Straßen. Trifft dich ein Räuberüberfall, behältst du 1 Gold und 1 Wolle; für 1 Stern behältst du alles.",
  "traveling-theater":
    "Liegt auf einer deiner Straßen und bringt 1 Stern. Einmal je Zug, ab dem nächsten: Lege sie auf eine andere freie Straße und tausche 1 Rohstoff einer Landschaft darüber oder darunter gegen 1 Stern.",
  "small-market-town":
    "Liegt auf einer deiner Straßen. Einmal je Zug: Tausche 1 Rohstoff aus einer Landschaft, die 3 lagert, gegen 1 anderen.",
  "public-feeling":
    "Hält bis zu 3 Sterne. Für 1 Stern treffen dich Unruhen oder ein Aufstand nicht. Einmal je Zug: Zahle 2 Sterne und nimm 1 beliebigen Rohstoff.",
  insurrection:
    "Jeder legt ein eigenes Gebäude, das mindestens 2 Rohstoffe kostet, unter einen passenden Stapel. Dann kommt diese Karte unter die 4 obersten Ereignisse.",
  taxation: "Jeder darf 1 Stern zahlen und nimmt dafür 1 beliebigen Rohstoff und 1 Gold.",
};

export const questions: Record<string, string> = {
  "artwork.card": "Welches Kunstwerk nimmst du vom Ablagestapel?",
  "artwork.pay": "Woher kommt das Gold für das Kunstwerk?",
  "bera.give": "Welchen Rohstoff gibst du Bera? Noch {n} abzugeben.",
  "bera.resources": "Verlangst du {n} Rohstoffe? Wenn nicht, gibt dein Rivale dir Sterne.",
  "bera.to": "Wo lagerst du, was Bera dir bringt?",
  "city-palace.card": "Welche Karte nimmst du vom Ablagestapel?",
  "common-land.give": "Welchen Rohstoff tauschst du auf der Allmende?",
  "common-land.take": "Welchen Rohstoff bekommst du dafür?",
  "court-astrologer.face": "Welches Ereignis des Würfels verkünden die Sterne?",
  "feeding.pay": "Welches deiner Ackerländer speist die Armen?",
  "hospital.star":
    "Bringt dir das Hospital einen Stern? Wenn nicht, zahlst du einen für einen Rohstoff.",
  "hospital.take": "Welchen Rohstoff bringt dir das Hospital?",
  "insurrection.lose": "Welches Gebäude verlierst du an die Aufständischen?",
  "insurrection.stack": "Unter welchen Stapel kommt das Gebäude?",
  "mercenaries.keep": "In welcher dieser Landschaften bleibt ein Rohstoff liegen?",
  "mercenaries.pay": "Zahlst du einen Stern, damit die Räuber dir alles lassen?",
  "monument.offer": "Welche deiner Einheiten nennst du für das Monument?",
  "monument.take": "Welche dieser Einheiten nimmst du auf die Hand?",
  "prosperity.city": "Welche deiner Siedlungen wird zur Stadt?",
  "prosperity.pay": "Welche Landschaft zahlt für die Stadt? Noch {n} zu zahlen.",
  "public-feeling.take": "Welchen Rohstoff bringen dir deine Sterne?",
  "small-market-town.give": "Welche deiner vollen Landschaften tauscht 1 Rohstoff?",
  "small-market-town.take": "Welchen Rohstoff bekommst du dafür?",
  "taxation.gold": "Wo lagerst du das Gold der Steuern?",
  "taxation.pay": "Zahlst du einen Stern für einen Rohstoff und ein Gold?",
  "taxation.take": "Welchen Rohstoff bringen dir die Steuern?",
  "thieves-hideout.pay": "Welche Weide zahlt für die Diebe?",
  "thieves-hideout.place": "Neben welcher Landschaft verstecken sich die Diebe?",
  "thieves-hideout.to": "Wo lagerst du, was die Diebe bringen?",
  "traveling-theater.give":
    "Welche Landschaft neben einer anderen Straße zahlt für das Schauspiel dort?",
};

export const reasons: Record<string, string> = {
  "no-room-for-star": "Deine Volksstimmung hat keinen Platz für einen Stern.",
  "rival-without-tribute":
    "Dein Rivale hat keine Sterne, und er führt nicht mit Rohstoffen, die du nehmen könntest.",
  "rival-strong": "Dein Rivale hat {0} Stärkepunkte.",
  "no-rivals-region": "Dein Rivale hat keine Landschaft, neben der ein Platz frei ist.",
};
