/** Texts of the room before a game: for who opened the table, and for who was invited. */
import { catalogue } from "../i18n/language";

interface WaitingWords {
  hosting: string;
  hostingLead: string;
  inviting: string;
  scan: string;
  invited(host: string): string;
  nobody: string;
  toPlay: string;
  time: string;
  deal: string;
  importedDeal: string;
  players: string;
  you: string;
  free: string;
  take: string;
  number(seat: number): string;
  begins: string;
  youSit: string;
  leave: string;
  learn: string;
  toStart: string;
  watching: string;
  understood: string;
}

export const waitingWords = catalogue<WaitingWords>(
  {
    hosting: "Waiting for players",
    hostingLead:
      "The game begins as soon as every seat is taken. Send this link to whoever you want to play with:",
    inviting: "Come and play with me",
    scan: "Or have them scan this code.",
    invited: (host) => `${host} invites you`,
    nobody: "There is a seat for you",
    toPlay: "Game",
    time: "Time",
    deal: "Deal",
    importedDeal: "It came with the log: whoever opened this table may know every card.",
    players: "Players",
    you: "you",
    free: "free seat",
    take: "Take this seat",
    number: (seat) => `number ${seat}`,
    begins: "No account needed. The game begins when every seat is taken.",
    youSit: "You have a seat. Leave this page open, or come back later with the same link.",
    leave: "Leave the table",
    learn: "Learn it first",
    toStart: "To the lobby",
    watching: "All seats are taken: you are watching.",
    understood: "Got it",
  },
  {
    hosting: "Warten auf Mitspieler",
    hostingLead:
      "Das Spiel beginnt, sobald alle Plätze besetzt sind. Schicke den Link an die, mit denen du spielen willst:",
    inviting: "Spiel mit mir",
    scan: "Oder lass sie diesen Code einlesen.",
    invited: (host) => `${host} lädt dich ein`,
    nobody: "Ein Platz ist frei für dich",
    toPlay: "Spiel",
    time: "Zeit",
    deal: "Karten",
    importedDeal:
      "Ihre Verteilung kam mit der Aufzeichnung: Wer den Tisch eröffnet hat, kann jede Karte kennen.",
    players: "Spieler",
    you: "du",
    free: "freier Platz",
    take: "Diesen Platz nehmen",
    number: (seat) => `Nummer ${seat}`,
    begins: "Ohne Konto. Das Spiel beginnt, wenn alle Plätze besetzt sind.",
    youSit:
      "Du hast einen Platz. Lass diese Seite offen, oder komm später über denselben Link wieder.",
    leave: "Tisch verlassen",
    learn: "Erst lernen",
    toStart: "Zum Anfang",
    watching: "Alle Plätze sind besetzt: Du siehst zu.",
    understood: "Alles klar",
  },
);
