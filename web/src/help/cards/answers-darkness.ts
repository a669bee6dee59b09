/** Questions that players ask about cards of the Age of Darkness, by the card's key. */
import { type Both, inBoth } from "./both";

const ANSWERS: Readonly<Record<string, readonly Both[]>> = {
  "red-light-tavern": [
    [
      "Does it take away other points too?",
      "No. Only strength is limited, to 1 per unit beside the road.",
      "Nimmt es auch andere Punkte?",
      "Nein. Nur die Stärke ist begrenzt, auf 1 je Einheit neben der Straße.",
    ],
  ],
  "abbey-brewery": [
    [
      "May I turn it in the same turn I build it?",
      "Yes, as often as the fields beside it hold 2 grain. Even back to the empty side.",
      "Darf ich sie im Zug drehen, in dem ich sie baue?",
      "Ja, und so oft das Ackerland daneben 2 Getreide lagert. Auch zurück auf die leere Seite.",
    ],
  ],
  "great-thingstead": [
    [
      "Does it stop everything harmful?",
      "It stops only attack cards. Cards in play, such as the Bishop's See or Godfrey, still work.",
      "Verhindert es alles, was schadet?",
      "Nur Angriffskarten sind nicht spielbar. Was Karten im Spiel tun, etwa Bischofssitz oder Gottfried, wirkt weiter.",
    ],
  ],
  "odins-fountain": [
    [
      "Do I see the first new card before I exchange the second?",
      "Yes. Each search of a stack is paid for separately.",
      "Sehe ich die erste neue Karte, bevor ich die zweite tausche?",
      "Ja. Jedes Durchsehen eines Stapels wird einzeln bezahlt.",
    ],
  ],
  "pilgrimage-site": [
    [
      "And if one of my own cards costs me hand cards?",
      "Then you draw nothing. It helps only against events and your rival.",
      "Und wenn mich eine eigene Karte Handkarten kostet?",
      "Dann ziehst du nichts. Er hilft nur gegen Ereignisse und deinen Rivalen.",
    ],
  ],
  "godfrey-the-intriguer": [
    [
      "Must I take a card?",
      "No. If you take none, he stays.",
      "Muss ich eine Karte nehmen?",
      "Nein. Nimmst du keine, bleibt er.",
    ],
  ],
  "master-of-the-brotherhood": [
    [
      "What if my rival does not lead?",
      "Then there is nothing to pay.",
      "Und wenn mein Rivale nicht führt?",
      "Dann gibt es nichts zu zahlen.",
    ],
  ],
  "michael-the-master-builder": [
    [
      "Why am I asked about him if I do not hold him?",
      "You are asked whenever you could hold him, so that the question gives nothing away.",
      "Warum werde ich nach ihm gefragt, wenn ich ihn nicht habe?",
      "Du wirst immer gefragt, wenn du ihn haben könntest; so verrät die Frage nichts.",
    ],
  ],
  "religious-dispute": [
    [
      "How many cards do I keep with Church and Temple?",
      "Four: two for each.",
      "Wie viele Karten behalte ich mit Kirche und Tempel?",
      "Vier: je zwei.",
    ],
  ],
  "commercial-metropolis": [
    [
      "Is it still a city?",
      "Yes, with its four sites. City and metropolis are worth 4 points together.",
      "Ist sie noch eine Stadt?",
      "Ja, mit ihren vier Bauplätzen. Stadt und Metropole zählen zusammen 4 Punkte.",
    ],
  ],
  "brigand-camp": [
    [
      "Can commerce fall below zero?",
      "No. Whoever has none loses none.",
      "Kann der Handel unter null fallen?",
      "Nein. Wer keinen hat, verliert keinen.",
    ],
  ],
  "merchant-princes-pirate-ship": [
    [
      "Who chooses the ship that is lost?",
      "Its owner. Whoever has no trade ship loses nothing.",
      "Wer sucht das Schiff aus, das verloren geht?",
      "Sein Besitzer. Wer kein Handelsschiff hat, verliert nichts.",
    ],
  ],
  "master-merchants-alliance": [
    [
      "Which trades count?",
      "Those of your rival that give 2 or 3 resources of one kind for 1.",
      "Welche Tausche zählen?",
      "Die deines Rivalen, die 2 oder 3 Rohstoffe einer Sorte für 1 geben.",
    ],
  ],
  "border-fortress": [
    [
      "Where do the ore and wool for turning it come from?",
      "From any of your regions. Only the brick it costs comes from the hills beside it.",
      "Woher kommen Erz und Wolle für das Drehen?",
      "Aus beliebigen deiner Landschaften. Nur der Lehm, den sie kostet, kommt aus dem Hügelland daneben.",
    ],
  ],
  "white-raven-tavern": [
    ["May I take gold?", "Yes, any resource.", "Darf ich Gold nehmen?", "Ja, jeden Rohstoff."],
  ],
  caravel: [
    [
      "Is it a trade ship?",
      "No. It is a ship and a unit, but it does not trade.",
      "Ist sie ein Handelsschiff?",
      "Nein. Sie ist ein Schiff und eine Einheit, tauscht aber nichts.",
    ],
  ],
  "secret-brotherhood": [
    [
      "Must I be able to play the card I give away?",
      "No. You give it away; you do not play it.",
      "Muss ich die Karte spielen können, die ich gebe?",
      "Nein. Du gibst sie her; du spielst sie nicht.",
    ],
  ],
  "triumph-card": [
    [
      "Do its points make the barbarians stronger?",
      "No. Only cities, metropolises and city cards count for them.",
      "Machen ihre Punkte die Barbaren stärker?",
      "Nein. Für sie zählen nur Städte, Metropolen und Stadt-Karten.",
    ],
  ],
  "barbarian-attack": [
    [
      "Do strong heroes count for more?",
      "No. Units are counted one by one; Arnd, the Caravel and a Castle with a Border Fortress change the count.",
      "Zählen starke Helden mehr?",
      "Nein. Einheiten werden einzeln gezählt; Arnd, die Karavelle und eine Burg mit Grenzfestung ändern die Zahl.",
    ],
    [
      "And without a city?",
      "Then the barbarians leave you alone.",
      "Und ohne Stadt?",
      "Dann lassen die Barbaren dich in Ruhe.",
    ],
  ],
};

export const answersOfDarkness = inBoth(ANSWERS);
