import { catalogue } from "../i18n/language";
import { listed } from "../i18n/number";

interface TableWords {
  connecting: string;
  live: string;
  lost: string;
  retry: string;
  gone: string;
  toStart: string;
  you: string;
  freeSeat: string;
  away: string;
  resigned: string;
  standIn(bot: string): string;
  seats: string;
  asked(name: string): string;
  yourTurn: string;
  watching: string;
  sending: string;
  over: string;
  confirm: string;
  cancel: string;
  chosen(option: string): string;
  undoAnswer: string;
  undoTurn: string;
  options(count: number): string;
  board: string;
  boardWords: string;
  log: string;
  chat: string;
  noChat: string;
  say: string;
  send: string;
  spectator: string;
  happened: Record<string, (who: string) => string>;
  since(count: number): string;
  understood: string;
  closed: string;
  wins(names: readonly string[]): string;
  draw: string;
  youWin: string;
  reasons: Record<string, (who: string) => string>;
  score: string;
  showResult: string;
  rematch: string;
  joinRematch: string;
  replay: string;
  analysis: string;
  fairness: string;
  lobby: string;
  menu: string;
  resign: string;
  resignSure: string;
  resignYes: string;
  keepPlaying: string;
  claimWin: string;
  claimBot: string;
  claimHelp: string;
  back: string;
  backHelp: string;
  watchLink: string;
  keys: string;
  keyList: readonly (readonly [string, string])[];
  rules: string;
  imported: string;
  noRules: string;
  panel: string;
  undone: string;
  soundMenu: string;
  soundOn: string;
  volume: string;
  allSettings: string;
  closePanel: string;
  unread(count: number): string;
}

export const tableWords = catalogue<TableWords>(
  {
    connecting: "Connecting…",
    live: "Connected",
    lost: "Connection lost. What you see may be out of date.",
    retry: "Try again now",
    gone: "There is no such table, or it is not open to spectators.",
    toStart: "To the lobby",
    you: "you",
    freeSeat: "free seat",
    away: "away",
    resigned: "gave up",
    standIn: (bot) => `${bot} is playing`,
    seats: "Players",
    asked: (name) => `${name} is thinking…`,
    yourTurn: "Your turn",
    watching: "You are watching.",
    sending: "Sending…",
    over: "The game is over.",
    confirm: "Confirm",
    cancel: "Not yet",
    chosen: (option) => `Chosen: ${option}`,
    undoAnswer: "Undo",
    undoTurn: "Undo the turn",
    options: (count) => (count === 1 ? "1 move" : `${count} moves`),
    board: "Board",
    boardWords: "The board in words",
    log: "What happened",
    chat: "Chat",
    noChat: "Spectators cannot chat at this table.",
    say: "Your message",
    send: "Send",
    spectator: "watching",
    happened: {
      sit: (who) => `${who} sits down.`,
      leave: (who) => `${who} leaves.`,
      start: () => "The game begins.",
      undo: (who) => `${who} takes back a move.`,
      resign: (who) => `${who} gives up.`,
      timeout: (who) => `${who} has run out of time.`,
      claim: (who) => `${who} was away too long.`,
      "stand-in": (who) => `A bot takes over for ${who}.`,
      back: (who) => `${who} is back.`,
      "cut-off": (who) => `The server lost touch with ${who}: the time since then does not count.`,
      over: () => "The game is over.",
      close: () => "The table is closed.",
      rematch: (who) => `${who} wants a rematch.`,
    },
    since: (count) => `While you were away (${count})`,
    understood: "Got it",
    closed: "This table is closed.",
    wins: (names) => `${listed(names, "en")} ${names.length === 1 ? "wins" : "win"}.`,
    draw: "It's a draw.",
    youWin: "You win!",
    reasons: {
      resign: (who) => `${who} gave up.`,
      timeout: (who) => `${who} ran out of time.`,
      claim: (who) => `${who} was away too long.`,
    },
    score: "The score, line by line",
    showResult: "Show the result",
    rematch: "Rematch",
    joinRematch: "Join the rematch",
    replay: "Replay",
    analysis: "Analysis",
    fairness: "Check the shuffle",
    lobby: "Back to the lobby",
    menu: "Table",
    resign: "Give up…",
    resignSure: "Give up this game?",
    resignYes: "Give up",
    keepPlaying: "Keep playing",
    claimWin: "Claim the win",
    claimBot: "Let a bot take over",
    claimHelp:
      "The player to move is not connected. Once this table's waiting time is up, you may go on:",
    back: "Take your seat back",
    backHelp: "A bot is playing for you.",
    watchLink: "Anyone with this link can watch.",
    keys: "Keys",
    keyList: [
      ["Tab", "go to the next item"],
      ["← → ↑ ↓", "move within a group: options, cards, places"],
      ["Enter", "choose, confirm"],
      ["Esc", "cancel an unconfirmed choice"],
      ["1 … 9", "choose option 1 to 9"],
      ["O", "go to the options"],
      ["B", "go to the board"],
      ["W", "the board in words"],
      ["U", "undo"],
      ["H", "hint, if everyone else is a bot"],
      ["L", "go to the log"],
      ["C", "go to the chat"],
      ["?", "this list"],
    ],
    rules: "Rules",
    imported: "continued from a log",
    noRules: "This page does not know this game.",
    panel: "Log and chat",
    undone: "taken back",
    soundMenu: "Sound and speed",
    soundOn: "Sounds",
    volume: "Volume",
    allSettings: "All settings",
    closePanel: "Back to the board",
    unread: (count) => (count === 1 ? "1 unread message" : `${count} unread messages`),
  },
  {
    connecting: "Verbinde …",
    live: "Verbunden",
    lost: "Verbindung verloren. Was du siehst, ist vielleicht überholt.",
    retry: "Jetzt neu versuchen",
    gone: "Diesen Tisch gibt es nicht, oder niemand darf zusehen.",
    toStart: "Zum Anfang",
    you: "du",
    freeSeat: "freier Platz",
    away: "nicht da",
    resigned: "hat aufgegeben",
    standIn: (bot) => `${bot} spielt weiter`,
    seats: "Spieler",
    asked: (name) => `${name} überlegt …`,
    yourTurn: "Du bist dran",
    watching: "Du siehst zu.",
    sending: "Wird gesendet …",
    over: "Das Spiel ist zu Ende.",
    confirm: "Bestätigen",
    cancel: "Noch nicht",
    chosen: (option) => `Gewählt: ${option}`,
    undoAnswer: "Zurücknehmen",
    undoTurn: "Zug zurücknehmen",
    options: (count) => (count === 1 ? "1 Zug" : `${count} Züge`),
    board: "Spielplan",
    boardWords: "Der Spielplan in Worten",
    log: "Was geschah",
    chat: "Chat",
    noChat: "An diesem Tisch dürfen Zuschauer nicht schreiben.",
    say: "Deine Nachricht",
    send: "Senden",
    spectator: "sieht zu",
    happened: {
      sit: (who) => `${who} setzt sich.`,
      leave: (who) => `${who} steht auf.`,
      start: () => "Das Spiel beginnt.",
      undo: (who) => `${who} nimmt etwas zurück.`,
      resign: (who) => `${who} gibt auf.`,
      timeout: (who) => `Für ${who} ist die Zeit abgelaufen.`,
      claim: (who) => `${who} war zu lange weg.`,
      "stand-in": (who) => `Für ${who} spielt ein Bot.`,
      back: (who) => `${who} ist wieder da.`,
      "cut-off": (who) => `Der Server hatte ${who} verloren: Die Zeit seitdem zählt nicht.`,
      over: () => "Das Spiel ist zu Ende.",
      close: () => "Der Tisch ist geschlossen.",
      rematch: (who) => `${who} möchte eine Revanche.`,
    },
    since: (count) => `Während du weg warst (${count})`,
    understood: "Alles klar",
    closed: "Dieser Tisch ist geschlossen.",
    wins: (names) => `${listed(names, "de")} ${names.length === 1 ? "gewinnt" : "gewinnen"}.`,
    draw: "Unentschieden.",
    youWin: "Du gewinnst!",
    reasons: {
      resign: (who) => `${who} hat aufgegeben.`,
      timeout: (who) => `Für ${who} ist die Zeit abgelaufen.`,
      claim: (who) => `${who} war zu lange weg.`,
    },
    score: "Die Wertung, Zeile für Zeile",
    showResult: "Ergebnis zeigen",
    rematch: "Revanche",
    joinRematch: "Zur Revanche",
    replay: "Nachspielen",
    analysis: "Analyse",
    fairness: "Mischen prüfen",
    lobby: "Zurück zum Anfang",
    menu: "Tisch",
    resign: "Aufgeben …",
    resignSure: "Dieses Spiel aufgeben?",
    resignYes: "Aufgeben",
    keepPlaying: "Weiterspielen",
    claimWin: "Sieg beanspruchen",
    claimBot: "Einen Bot weiterspielen lassen",
    claimHelp:
      "Wer gefragt ist, ist nicht verbunden. Wenn die Zeit dieses Tisches um ist, kannst du weitermachen:",
    back: "Platz wieder einnehmen",
    backHelp: "Für dich spielt ein Bot.",
    watchLink: "Wer diesen Link hat, kann zusehen.",
    keys: "Tasten",
    keyList: [
      ["Tab", "von einem zum nächsten"],
      ["← → ↑ ↓", "innerhalb einer Gruppe: Züge, Karten, Plätze"],
      ["Enter", "wählen, bestätigen"],
      ["Esc", "eine unbestätigte Wahl zurücknehmen"],
      ["1 … 9", "den ersten bis neunten Zug wählen"],
      ["O", "zu den möglichen Zügen"],
      ["B", "zum Spielplan"],
      ["W", "der Spielplan in Worten"],
      ["U", "zurücknehmen"],
      ["H", "ein Hinweis, wo alle anderen Bots sind"],
      ["L", "zu dem, was geschah"],
      ["C", "zum Chat"],
      ["?", "diese Liste"],
    ],
    rules: "Regeln",
    imported: "aus einer Aufzeichnung weitergespielt",
    noRules: "Diese Seite kennt dieses Spiel nicht.",
    panel: "Verlauf und Chat",
    undone: "zurückgenommen",
    soundMenu: "Ton und Tempo",
    soundOn: "Töne",
    volume: "Lautstärke",
    allSettings: "Alle Einstellungen",
    closePanel: "Zurück zum Spielplan",
    unread: (count) => (count === 1 ? "1 ungelesene Nachricht" : `${count} ungelesene Nachrichten`),
  },
);
