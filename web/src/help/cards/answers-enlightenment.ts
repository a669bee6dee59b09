/** Questions that players ask about cards of the Age of Enlightenment, by the card's key. */
import { type Both, inBoth } from "./both";

const ANSWERS: Readonly<Record<string, readonly Both[]>> = {
  ambassador: [
    [
      "And if several islands qualify?",
      "You choose one of them.",
      "Und wenn mehrere Inseln in Frage kommen?",
      "Du wählst eine davon.",
    ],
  ],
  broadside: [
    [
      "Can it turn a pirate back?",
      "No, only islands. An island that leaves side 3 loses its point, and side 3 is free again for both.",
      "Kann sie einen Piraten zurückdrehen?",
      "Nein, nur Inseln. Eine Insel, die Seite 3 verlässt, verliert ihren Punkt, und Seite 3 ist wieder für beide frei.",
    ],
  ],
  cartographer: [
    [
      "Does my rival see what I looked at?",
      "No. The cards stay face down, and only you know them.",
      "Sieht mein Rivale, was ich angesehen habe?",
      "Nein. Die Karten bleiben verdeckt, und nur du kennst sie.",
    ],
    [
      "Does a ship move along when cards swap places?",
      "Yes. It stays with its card.",
      "Zieht ein Schiff mit, wenn Karten den Platz tauschen?",
      "Ja. Es bleibt bei seiner Karte.",
    ],
  ],
  "lars-the-naval-hero": [
    [
      "May I play him after a lost roll?",
      "No. He is played instead of rolling.",
      "Darf ich ihn nach einem verlorenen Wurf spielen?",
      "Nein. Er wird statt des Wurfs gespielt.",
    ],
  ],
  navigator: [
    [
      "May the ship make another discovery?",
      "Only if you have not discovered a card this turn, or if the Astronomer allows a second discovery.",
      "Darf das Schiff noch einmal entdecken?",
      "Nur wenn du in diesem Zug noch nichts entdeckt hast oder der Astronom eine zweite Entdeckung erlaubt.",
    ],
    ["May it sail to the same card again?", "Yes.", "Darf es zur selben Karte fahren?", "Ja."],
  ],
  "explorer-harbor": [
    [
      "Can my row grow on that side?",
      "No. The harbour closes it.",
      "Kann meine Reihe auf dieser Seite wachsen?",
      "Nein. Der Hafen schließt sie ab.",
    ],
    [
      "Are explorer ships units or ships?",
      "Neither. Cards that mention units or ships do not mean them.",
      "Sind Entdeckerschiffe Einheiten oder Schiffe?",
      "Weder noch. Keine Karte, die von Einheiten oder Schiffen spricht, meint sie.",
    ],
  ],
  "island-of-the-bards": [
    [
      "What if there is no such card in the hand?",
      "Then you take nothing.",
      "Und wenn keine solche Karte auf der Hand ist?",
      "Dann nimmst du nichts.",
    ],
  ],
  "island-of-the-forgotten-tribe": [
    [
      "Does the event bring production?",
      "No, only the event itself, for both players.",
      "Bringt das Ereignis einen Ertrag?",
      "Nein, nur das Ereignis selbst, für beide.",
    ],
  ],
  jean: [
    [
      "May I pay after a lost fight?",
      "No. You decide before you roll.",
      "Darf ich nach einem verlorenen Kampf zahlen?",
      "Nein. Du entscheidest vor dem Wurf.",
    ],
  ],
  "explorer-metropolis": [
    [
      "Do pirates on side 3 count?",
      "No, only islands. Pirates count among the 6 discovered cards.",
      "Zählen Piraten auf Seite 3?",
      "Nein, nur Inseln. Piraten zählen zu den 6 entdeckten Karten.",
    ],
  ],
  astronomer: [
    [
      "Do I need another ship for the second discovery?",
      "Yes, one that has not sailed this turn, or the Navigator.",
      "Brauche ich für die zweite Entdeckung noch ein Schiff?",
      "Ja, eines, das in diesem Zug noch nicht fuhr, oder den Navigator.",
    ],
  ],
  "most-successful-explorer": [
    [
      "And if nobody has discovered anything?",
      "That is a tie: each may take 1 card.",
      "Und wenn niemand etwas entdeckt hat?",
      "Das ist ein Gleichstand: Jeder darf 1 Karte nehmen.",
    ],
  ],
  "dispute-of-the-sages": [
    [
      "Does the owl I pay count?",
      "No. Owls are counted after the payment.",
      "Zählt die Eule mit, die ich zahle?",
      "Nein. Gezählt wird nach dem Zahlen.",
    ],
  ],
  "great-foresight": [
    [
      "Must I show the card I remove?",
      "No. It is out of the game, and only you know which it was.",
      "Muss ich die Karte zeigen, die ich herausnehme?",
      "Nein. Sie ist aus dem Spiel, und nur du weißt, welche es war.",
    ],
  ],
  "wise-compensation": [
    [
      "Must I have fewer cities and fewer points?",
      "One of the two is enough.",
      "Muss ich weniger Städte und weniger Punkte haben?",
      "Eines von beiden genügt.",
    ],
  ],
  "principal-sage-woman": [
    [
      "Does she gain an owl if the region is full?",
      "Yes. One for each roll of its number, whatever stands beside it.",
      "Erhält sie eine Eule, wenn die Landschaft voll ist?",
      "Ja. Eine für jeden Wurf ihrer Zahl, was auch immer daneben steht.",
    ],
  ],
  "grove-of-vigilance": [
    [
      "What about production when it stops a Brigand Attack?",
      "Production comes first, then the event card.",
      "Was ist mit dem Ertrag, wenn er einen Räuberüberfall abwehrt?",
      "Erst kommt der Ertrag, dann die Ereigniskarte.",
    ],
  ],
  "grove-of-peace": [
    ["And with Robert?", "Then a 3 is enough.", "Und mit Robert?", "Dann genügt eine 3."],
  ],
  "cole-paladin-of-the-sages": [
    [
      "Does a Drill Ground save owls?",
      "No, only 1 grain or ore.",
      "Spart ein Übungsplatz Eulen?",
      "Nein, nur 1 Getreide oder Erz.",
    ],
    [
      "May I borrow the Grove of Peace?",
      "No. It responds to attacks, and those come in your rival's turn.",
      "Darf ich den Hain des Friedens leihen?",
      "Nein. Er antwortet auf Angriffe, und die kommen im Zug deines Rivalen.",
    ],
  ],
  "manifesto-of-humane-conduct": [
    [
      "Must I be able to play the attack card I give away?",
      "No. You give it away; you do not play it.",
      "Muss ich die Angriffskarte spielen können, die ich gebe?",
      "Nein. Du gibst sie her; du spielst sie nicht.",
    ],
  ],
  "council-of-the-sages": [
    [
      "May I mix owls and resources?",
      "No. It is one or the other.",
      "Darf ich Eulen und Rohstoffe mischen?",
      "Nein. Entweder das eine oder das andere.",
    ],
  ],
  famine: [
    [
      "May I keep my grain and give other resources?",
      "No. Whoever has grain gives grain.",
      "Darf ich mein Getreide behalten und anderes geben?",
      "Nein. Wer Getreide hat, gibt Getreide.",
    ],
  ],
  granary: [
    [
      "Must the grain be mine?",
      "Yes. You give 1 of your own.",
      "Muss es mein Getreide sein?",
      "Ja. Du gibst 1 eigenes her.",
    ],
  ],
  "court-astrologer": [
    [
      "Do I roll for the event?",
      "No. You choose a face of the die.",
      "Würfle ich das Ereignis?",
      "Nein. Du wählst eine Seite des Würfels.",
    ],
  ],
  "bera-the-insurgent": [
    [
      "And if my rival does not lead?",
      "Then you can only take stars.",
      "Und wenn mein Rivale nicht führt?",
      "Dann kannst du nur Sterne nehmen.",
    ],
  ],
  "thieves-hideout": [
    [
      "Whose card is it?",
      "Yours. It carries a flag in your colour, and you may remove it.",
      "Wessen Karte ist es?",
      "Deine. Es trägt eine Fahne in deiner Farbe, und du darfst es entfernen.",
    ],
  ],
  prince: [
    [
      "Is the Prince a hero?",
      "No, a unit. He never goes to your rival.",
      "Ist der Fürst ein Held?",
      "Nein, eine Einheit. Er geht nie zu deinem Rivalen.",
    ],
  ],
  princess: [
    [
      "Is the Princess a heroine?",
      "No, a unit. She never goes to your rival.",
      "Ist die Fürstin eine Heldin?",
      "Nein, eine Einheit. Sie geht nie zu deinem Rivalen.",
    ],
  ],
  aqueduct: [
    [
      "Which regions does it reach?",
      "All four around its city, if they are fields or pasture.",
      "Welche Landschaften erreicht sie?",
      "Alle vier um ihre Stadt, wenn sie Ackerland oder Weide sind.",
    ],
  ],
  "builders-hut": [
    [
      "Do owls and stars count towards the 6 resources?",
      "No.",
      "Zählen Eulen und Sterne zu den 6 Rohstoffen?",
      "Nein.",
    ],
    [
      "And with a Building Crane?",
      "Both help: 2 fewer resources.",
      "Und mit einem Baukran?",
      "Beide helfen: 2 Rohstoffe weniger.",
    ],
  ],
  "city-palace": [
    [
      "May I take a unit that has a requirement?",
      "Yes. Only action cards must have none.",
      "Darf ich eine Einheit nehmen, die etwas voraussetzt?",
      "Ja. Nur Aktionskarten müssen ohne Bedingung sein.",
    ],
  ],
  "monument-to-the-prince": [
    [
      "And if my rival has no unit?",
      "You may still build it.",
      "Und wenn mein Rivale keine Einheit hat?",
      "Du darfst es trotzdem bauen.",
    ],
  ],
  "public-feeling": [
    [
      "Can it be lost?",
      "No. Only cards that name it or its stars touch it.",
      "Kann sie verloren gehen?",
      "Nein. Nur Karten, die sie oder ihre Sterne nennen, betreffen sie.",
    ],
  ],
  insurrection: [
    [
      "Which buildings are safe?",
      "Those that cost fewer than 2 resources. Only the printed resources count.",
      "Welche Gebäude sind sicher?",
      "Die weniger als 2 Rohstoffe kosten. Nur die aufgedruckten Rohstoffe zählen.",
    ],
  ],
  "village-school": [
    [
      "Do I need the trade advantage for its star?",
      "No.",
      "Brauche ich den Handelsvorteil für ihren Stern?",
      "Nein.",
    ],
  ],
};

export const answersOfEnlightenment = inBoth(ANSWERS);
