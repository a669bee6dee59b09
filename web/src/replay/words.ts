import { catalogue } from "../i18n/language";

interface ReplayWords {
  title(game: string): string;
  loading: string;
  board: string;
  position: string;
  move(k: number, total: number): string;
  start: string;
  first: string;
  back: string;
  play: string;
  pause: string;
  next: string;
  last: string;
  from: string;
  spectator: string;
  all: string;
  share: string;
  shareTitle(game: string, k: number): string;
  playOn: string;
  playOnAs: string;
  score: string;
  keys: string;
  toTable: string;
  fairness: string;
  fairTitle: string;
  fairLead: string;
  commitment: string;
  seed: string;
  notYet: string;
  checking: string;
  hashFits: string;
  hashDiffers: string;
  hashCannot: string;
  dealsFit: string;
  dealsDiffer: string;
  proves: string;
  imported: string;
  importedSeedless: string;
  lots: string;
  lotsLead: string;
  notDrawn: string;
  chooseTable: string;
  table: string;
  check: string;
  log: string;
}

export const replayWords = catalogue<ReplayWords>(
  {
    title: (game) => `Replay: ${game}`,
    loading: "Loading the moves…",
    board: "Board",
    position: "Position in the game",
    move: (k, total) => `${k} of ${total}`,
    start: "The start",
    first: "To the start",
    back: "Previous move",
    play: "Play",
    pause: "Pause",
    next: "Next move",
    last: "To the end",
    from: "View as",
    spectator: "spectator (face-up cards only)",
    all: "all-seeing",
    share: "Share this position",
    shareTitle: (game, k) => `${game}, move ${k}`,
    playOn: "Play from here",
    playOnAs: "You take the seat you are viewing as; bots take the others.",
    score: "The score so far",
    keys: "← → one move, Home and End, space to play and pause",
    toTable: "To the table",
    fairness: "Check the shuffle",
    fairTitle: "Was the shuffle fair?",
    fairLead:
      "Before the first card is dealt, the server picks a secret seed and shows its fingerprint. Every shuffle follows from the seed alone. After the game the seed is revealed, and anybody can check it.",
    commitment: "The fingerprint shown before the deal (SHA-256)",
    seed: "The seed",
    notYet: "The seed is shown when the game is over.",
    checking: "Checking…",
    hashFits: "Your browser has checked it: the seed has the promised fingerprint.",
    hashDiffers: "This seed does NOT have the promised fingerprint.",
    hashCannot:
      "Your browser computes fingerprints only on secure pages (https). Run the line below on your own computer.",
    dealsFit:
      "The server has replayed the game: every shuffle and every roll follows from the seed.",
    dealsDiffer: "Shuffles or rolls do NOT follow from the seed.",
    proves:
      "This proves that the deal was fixed before the first card and that nobody's moves changed it. It does not prove that whoever runs the server did not peek.",
    imported:
      "This table was made from a log, and its seed came with the log: whoever brought it could know every card.",
    importedSeedless:
      "This table was made from a log without a seed: whoever brought it could know the cards shuffled up to there, and those shuffles cannot be checked. Later ones follow from this server's seed.",
    lots: "Drawn by lot before the game",
    lotsLead: "The lot is drawn from the same seed, and the check after the game includes it.",
    notDrawn: "It is drawn when all seats are taken.",
    chooseTable: "Which table? Paste its link.",
    table: "Link or ID of the table",
    check: "Check",
    log: "Download the log",
  },
  {
    title: (game) => `Nachgespielt: ${game}`,
    loading: "Züge werden geladen …",
    board: "Spielplan",
    position: "Stelle im Spiel",
    move: (k, total) => `${k} von ${total}`,
    start: "Der Anfang",
    first: "Zum Anfang",
    back: "Eins zurück",
    play: "Abspielen",
    pause: "Anhalten",
    next: "Eins weiter",
    last: "Zum Ende",
    from: "Gesehen von",
    spectator: "allen (nur offene Karten)",
    all: "allwissend",
    share: "Diese Stelle teilen",
    shareTitle: (game, k) => `${game}, Zug ${k}`,
    playOn: "Von hier weiterspielen",
    playOnAs: "Du nimmst den Platz, von dem du zusiehst; Bots nehmen die anderen.",
    score: "Die Wertung hier",
    keys: "← → ein Zug, Pos1 und Ende, Leertaste zum Abspielen und Anhalten",
    toTable: "Zum Tisch",
    fairness: "Mischen prüfen",
    fairTitle: "Wurde fair gemischt?",
    fairLead:
      "Bevor die erste Karte verteilt wird, zieht der Server einen geheimen Startwert und zeigt dessen Fingerabdruck. Alles Mischen folgt allein aus dem Startwert. Nach dem Spiel wird er gezeigt, und jeder kann ihn prüfen.",
    commitment: "Der Fingerabdruck, gezeigt vor dem Geben (SHA-256)",
    seed: "Der Startwert",
    notYet: "Der Startwert wird gezeigt, wenn das Spiel zu Ende ist.",
    checking: "Wird geprüft …",
    hashFits:
      "Dein Browser hat nachgerechnet: Der Fingerabdruck des Startwerts ist der versprochene.",
    hashDiffers: "Der Fingerabdruck dieses Startwerts ist NICHT der versprochene.",
    hashCannot:
      "Dein Browser berechnet Fingerabdrücke nur auf sicheren Seiten (https). Nimm die Zeile unten auf deinem eigenen Rechner.",
    dealsFit:
      "Der Server hat das Spiel nachgespielt: Alles Mischen und Würfeln folgt aus dem Startwert.",
    dealsDiffer: "Mischen oder Würfeln folgt NICHT aus dem Startwert.",
    proves:
      "Das beweist, dass das Geben vor der ersten Karte feststand und niemandes Züge es geändert haben. Es beweist nicht, dass der Betreiber des Servers nicht hineingesehen hat.",
    imported:
      "Dieser Tisch entstand aus einer Aufzeichnung, und der Startwert kam mit ihr: Wer sie mitbrachte, konnte jede Karte kennen.",
    importedSeedless:
      "Dieser Tisch entstand aus einer Aufzeichnung ohne Startwert: Wer sie mitbrachte, konnte die bis dahin gemischten Karten kennen, und jenes Mischen lässt sich nicht prüfen. Späteres folgt aus dem Startwert dieses Servers.",
    lots: "Vor dem Spiel ausgelost",
    lotsLead:
      "Das Los wird aus demselben Startwert gezogen, und die Prüfung nach dem Spiel schließt es ein.",
    notDrawn: "Es wird gezogen, wenn alle Plätze besetzt sind.",
    chooseTable: "Welcher Tisch? Füge seinen Link ein.",
    table: "Link oder Kennung des Tisches",
    check: "Prüfen",
    log: "Aufzeichnung herunterladen",
  },
);
