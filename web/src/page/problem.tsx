/** What went wrong, in the reader's language. */
import { catalogue, useWords } from "../i18n/language";
import { Refusal } from "../server/http";

const words = catalogue<Record<string, string> & { other: string }>(
  {
    offline: "The server cannot be reached. Try again in a moment.",
    unavailable: "The server could not save this. Nothing has changed; try again.",
    "too-many": "Too many requests. Wait a moment.",
    "too-fast": "That was too fast. Wait a moment.",
    "no-table": "There is no such table.",
    "seat-taken": "This seat is taken.",
    "not-waiting": "The game has already begun.",
    "not-choosing": "There is nothing to choose at this table now.",
    "bad-choice": "This can no longer be chosen.",
    "not-playing": "The game has not begun yet, or it is over.",
    "not-over": "You can see this when the game is over.",
    "not-absent": "The player is here, or has not been away long enough.",
    "not-seated": "You have no seat at this table.",
    "not-allowed": "This table is not open to spectators.",
    "not-asked": "Somebody else has to decide.",
    "no-hints": "Hints are available only when everyone else is a bot.",
    "bot-failed": "The bot could not work this out. Try again.",
    "bad-deck": "This deck cannot be read.",
    "no-deck": "There is no such deck.",
    "not-yours": "This deck belongs to somebody else. Save your own copy.",
    "bad-option": "These options cannot be combined.",
    "bad-seats": "These seats do not fit this game.",
    "bad-name": "This name cannot be used. Use 1 to 24 letters of one alphabet, digits or spaces.",
    "bad-url": "This address cannot be used: it must be a public https address.",
    "has-name": "You already have a name.",
    "no-name": "Choose a name first.",
    "name-taken": "This name is taken.",
    "wrong-password": "The name or the password is wrong.",
    "wrong-token": "This link is no longer valid.",
    "other-player": "This device already belongs to another player.",
    "too-slow": "The request took too long to arrive.",
    "no-player": "You are not known here yet.",
    "rules-version": "This game was played with rules this server does not have.",
    stale: "Somebody was faster. Here is the new position.",
    illegal: "This is not possible now.",
    malformed: "This is not possible now.",
    "no-undo": "This can no longer be undone.",
    "too-long": "This is empty or too long.",
    "no-chat": "Spectators cannot chat at this table.",
    invalid: "Something here is not filled in correctly.",
    other: "Something went wrong.",
  },
  {
    offline: "Der Server ist nicht erreichbar. Versuche es gleich noch einmal.",
    unavailable:
      "Der Server konnte das nicht speichern. Es hat sich nichts geändert; versuche es noch einmal.",
    "too-many": "Das war zu oft. Warte einen Moment.",
    "too-fast": "Das war zu schnell. Warte einen Moment.",
    "no-table": "Diesen Tisch gibt es nicht.",
    "seat-taken": "Dieser Platz ist besetzt.",
    "not-waiting": "Das Spiel hat schon begonnen.",
    "not-choosing": "An diesem Tisch wird gerade nichts gewählt.",
    "bad-choice": "Das kann nicht mehr gewählt werden.",
    "not-playing": "Das Spiel hat noch nicht begonnen oder ist zu Ende.",
    "not-over": "Das ist zu sehen, wenn das Spiel zu Ende ist.",
    "not-absent": "Die Person ist da oder noch nicht lange genug weg.",
    "not-seated": "Du hast keinen Platz an diesem Tisch.",
    "not-allowed": "An diesem Tisch darf niemand zusehen.",
    "not-asked": "Jemand anders ist gefragt.",
    "no-hints": "Hinweise gibt es nur, wo alle anderen Bots sind.",
    "bot-failed": "Der Bot konnte das nicht ausrechnen. Versuche es noch einmal.",
    "bad-deck": "Das ist kein Deck, das sich lesen lässt.",
    "no-deck": "Dieses Deck gibt es nicht.",
    "not-yours": "Dieses Deck gehört jemand anderem. Behalte eine eigene Kopie.",
    "bad-option": "Diese Einstellungen passen nicht zusammen.",
    "bad-seats": "Diese Plätze passen nicht zu diesem Spiel.",
    "bad-name":
      "Dieser Name geht nicht: 1 bis 24 Buchstaben eines Alphabets, Ziffern oder Leerzeichen.",
    "bad-url": "Diese Adresse geht nicht: Es muss eine öffentliche https-Adresse sein.",
    "has-name": "Du hast schon einen Namen.",
    "no-name": "Nimm zuerst einen Namen.",
    "name-taken": "Dieser Name ist vergeben.",
    "wrong-password": "Name oder Passwort ist falsch.",
    "wrong-token": "Dieser Link gilt nicht mehr.",
    "other-player": "Dieses Gerät ist schon jemand anderes.",
    "too-slow": "Die Anfrage kam zu langsam an.",
    "no-player": "Du bist hier noch nicht bekannt.",
    "rules-version": "Dieses Spiel wurde nach anderen Regeln gespielt, als dieser Server sie hat.",
    stale: "Jemand war schneller. Hier ist die neue Lage.",
    illegal: "Das geht jetzt nicht.",
    malformed: "Das geht jetzt nicht.",
    "no-undo": "Das lässt sich nicht mehr zurücknehmen.",
    "too-long": "Das ist leer oder zu lang.",
    "no-chat": "An diesem Tisch dürfen Zuschauer nicht schreiben.",
    invalid: "Hier ist etwas nicht richtig ausgefüllt.",
    other: "Etwas ist schiefgegangen.",
  },
);

export function useProblemWords(): (problem: unknown) => string {
  const all = useWords(words);
  return (problem) => {
    const code = problem instanceof Refusal ? problem.code : "other";
    return all[code] ?? all.other;
  };
}

export function ProblemLine({ problem }: { problem: unknown }) {
  const say = useProblemWords();
  if (problem == null) return null;
  return (
    <p className="problem" role="alert">
      {say(problem)}
    </p>
  );
}
