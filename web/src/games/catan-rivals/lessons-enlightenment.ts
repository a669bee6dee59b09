/** The short lessons of the Age of Enlightenment, written as in `lessons.ts`. */
import type { Step } from "./lessons";

export const STEPS_OF_ENLIGHTENMENT: Readonly<Record<string, readonly Step[]>> = {
  explorers: [
    [
      17,
      "sail",
      "A game with the Era of Explorers, to 12 points. To the left of your harbour lies your sea: nine cards, most of them still face down. You have 3 sail points, so your ships reach every card up to 3 away; anything farther lies in dark water. One ship is ready. Send it out.",
      "Ein Spiel mit der Ära der Entdecker, bis 12 Punkte. Links von deinem Hafen liegt dein Meer: neun Karten, die meisten noch verdeckt. Du hast 3 Segelpunkte, also erreichen deine Schiffe jede Karte, die höchstens 3 entfernt ist; was weiter weg ist, liegt in dunklem Wasser. Ein Schiff ist bereit. Sende es aus.",
    ],
    [
      18,
      "sea -3 above",
      "It can go to the marked cards. A face-down card is discovered, one per turn; a face-up card is visited on a mission. Discover the upper card of the middle column.",
      "Die markierten Karten kann es erreichen. Eine verdeckte Karte wird entdeckt, eine je Zug; zu einer offenen führt eine Fahrt. Entdecke die obere Karte der mittleren Spalte.",
    ],
    [
      22,
      "build ship",
      "The Island of the Scholars! You looked through a stack and took the Navigator. Your ship stays there until the end of the turn. Build another for 1 lumber and 1 wool; it may sail at once.",
      "Die Insel der Gelehrten! Du sahst einen Stapel durch und nahmst den Navigator. Dein Schiff bleibt dort bis zum Ende des Zuges. Baue für 1 Holz und 1 Wolle ein weiteres; es darf sofort fahren.",
    ],
    [
      24,
      "sea -3 middle",
      "Now a mission: 2 wool turn the Island of the Merchants to its next side, which is worth a commerce point. Sail there.",
      "Nun eine Fahrt: Für 2 Wolle dreht sich die Insel der Händler eine Seite weiter, und das zählt einen Handelspunkt. Fahre hin.",
    ],
    [
      25,
      "play navigator",
      "That even brought you the trade advantage. Both ships have sailed, but the Navigator calls one back. Play it.",
      "Das brachte dir sogar den Handelsvorteil. Beide Schiffe sind gefahren, aber der Navigator ruft eines zurück. Spiele ihn.",
    ],
    [
      28,
      "sea -2 above",
      "One ship may sail again. Haidao Chang, the pirate, has strength 5. Sail to him.",
      "Ein Schiff darf noch einmal fahren. Haidao Chang, der Pirat, hat Stärke 5. Fahre zu ihm.",
    ],
    [
      29,
      "no",
      "You may pay him 1 gold and leave, or fight: the die and your cannon point together must beat 5. Do not pay; fight.",
      "Du darfst ihm 1 Gold zahlen und umkehren oder kämpfen: Würfel und Kanonenpunkt zusammen müssen mehr als 5 sein. Zahle nicht; kämpfe.",
    ],
    [
      33,
      "",
      "A 5 and a cannon make 6: he is beaten, and the bounty was 2 resources. Side 3 of an island or a pirate is worth a victory point, and only one of you can have it. Be quick!",
      "Eine 5 und eine Kanone sind 6: Er ist besiegt, und die Beute waren 2 Rohstoffe. Seite 3 einer Insel oder eines Piraten zählt einen Siegpunkt, und nur einer von euch kann sie haben. Sei schnell!",
    ],
  ],
  sages: [
    [
      2,
      "play power-of-the-groves",
      "A game with the Era of Sages, to 12 points. Barbara stands beside your fields, Frederich beside your hills; the owls on them are a separate currency. You have a grove, too, so Power of the Groves brings an owl. Play it.",
      "Ein Spiel mit der Ära der Weisen, bis 12 Punkte. Barbara steht neben deinem Ackerland, Frederich neben deinem Hügelland; die Eulen auf ihnen sind eine eigene Währung. Einen Hain hast du auch, also bringt die Kraft der Haine eine Eule. Spiele sie.",
    ],
    [
      8,
      "build principal-sage-woman",
      "Frederich took it. More sages, more owls: the Principal Sage Woman stands beside any region. Build her.",
      "Frederich bekam sie. Mehr Weise, mehr Eulen: Die Erste Weise steht neben jeder Landschaft. Baue sie.",
    ],
    [
      9,
      "beside -1 above",
      "She costs 1 resource from that same region. Choose the forest with the 2 on the left.",
      "Sie kostet 1 Rohstoff aus eben dieser Landschaft. Wähle den Wald mit der 2 links.",
    ],
    [
      15,
      "roll",
      "Your next turn. Whenever the number beside a sage is rolled, in your turn or in your rival's, that sage gains an owl, up to 3. Roll.",
      "Dein nächster Zug. Wird die Zahl neben einem Weisen gewürfelt, in deinem Zug oder in dem deines Rivalen, erhält er eine Eule, bis es 3 sind. Würfle.",
    ],
    [
      17,
      "use manifesto-of-humane-conduct",
      "A 2: the Principal Sage Woman has her owl. The Manifesto beside your principality came with your first city. 1 lumber, 2 gold and 3 owls turn it to its next side, a victory point each time. Use it.",
      "Eine 2: Die Erste Weise hat ihre Eule. Das Manifest neben deinem Fürstentum kam mit deiner ersten Stadt. 1 Holz, 2 Gold und 3 Eulen drehen es weiter, jedes Mal ein Siegpunkt. Nutze es.",
    ],
    [
      19,
      "beside 3 above",
      "An attack card could stand in for 2 owls; you have none. So choose who pays: Barbara, above the fields on the right.",
      "Eine Angriffskarte könnte 2 Eulen ersetzen; du hast keine. Wähle also, wer zahlt: Barbara über dem Ackerland rechts.",
    ],
    [
      22,
      "",
      "A victory point. Owls also pay for heroes and scholars, and for the help of groves: they choose the event, look ahead, or ward off an attack.",
      "Ein Siegpunkt. Eulen bezahlen auch Helden und Gelehrte, und Haine dienen für sie: Sie wählen das Ereignis, sehen voraus oder wehren einen Angriff ab.",
    ],
  ],
  prosperity: [
    [
      2,
      "build princess",
      "A game with the Era of Prosperity, to 12 points. The Public Feeling beside your principality holds your stars, up to 3. You have one, enough for a ruler: the Prince and the Princess lie face up. Build the Princess.",
      "Ein Spiel mit der Ära des Wohlstands, bis 12 Punkte. Die Volksstimmung neben deinem Fürstentum hält deine Sterne, höchstens 3. Einen hast du, genug für einen Herrscher: Fürst und Fürstin liegen offen. Baue die Fürstin.",
    ],
    [
      5,
      "play artwork-epic",
      "With a ruler you may play artworks, which please the people: the Epic brings a star, and a second one because you have a Theater. Play it.",
      "Mit einem Herrscher darfst du Kunstwerke spielen, die das Volk erfreuen: Das Epos bringt einen Stern und einen zweiten, weil du ein Theater hast. Spiele es.",
    ],
    [
      21,
      "use public-feeling",
      "A turn later. Two stars buy a resource once per turn; and one star would save you from riots or an insurrection. Use the Public Feeling.",
      "Einen Zug später. Zwei Sterne kaufen einmal je Zug einen Rohstoff; und ein Stern würde dich vor Unruhen oder einem Aufstand bewahren. Nutze die Volksstimmung.",
    ],
    [
      23,
      "use princess",
      "You took brick, and have no stars left. For 1 gold the Princess fetches an artwork back from the discard pile. Use her.",
      "Du nahmst Lehm, und kein Stern ist übrig. Für 1 Gold holt die Fürstin ein Kunstwerk vom Ablagestapel zurück. Nutze sie.",
    ],
    [
      27,
      "build monument-to-the-prince",
      "The Epic again, two stars again. Great buildings cost stars: the Monument takes both, with 2 gold and 1 brick, and is worth a point. Build it.",
      "Noch einmal das Epos, wieder zwei Sterne. Große Gebäude kosten Sterne: Das Monument nimmt beide, dazu 2 Gold und 1 Lehm, und zählt einen Punkt. Baue es.",
    ],
    [
      29,
      "build village-school",
      "If your rival had units, you would now take one. The Village School brings up to 2 stars at once, and one with every Trade event. Build it.",
      "Hätte dein Rivale Einheiten, nähmst du ihm nun eine. Die Dorfschule bringt sofort bis zu 2 Sterne und mit jedem Handelsereignis einen. Baue sie.",
    ],
    [
      31,
      "",
      "Two stars in store: the next insurrection may come. A Court Astrologer would even let you choose a second event.",
      "Zwei Sterne auf Vorrat: Der nächste Aufstand kann kommen. Ein Hof-Astrologe ließe dich sogar ein zweites Ereignis wählen.",
    ],
  ],
};
