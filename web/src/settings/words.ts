import { catalogue } from "../i18n/language";

interface SettingsWords {
  title: string;
  look: string;
  language: string;
  languages: { en: string; de: string };
  theme: string;
  themes: Record<"system" | "light" | "dark", string>;
  play: string;
  speed: string;
  speeds: Record<"off" | "slow" | "normal" | "fast", string>;
  speedHelp: string;
  confirm: string;
  confirms: Record<"touch" | "always" | "never", string>;
  confirmHelp: string;
  pause: string;
  pauseHelp: string;
  seconds(count: number): string;
  keys: string;
  notices: string;
  tabTitle: string;
  icon: string;
  sound: string;
  listen: string;
  notification: string;
  notificationDenied: string;
  account: string;
  iam(name: string): string;
  nobody: string;
  withPassword: string;
  withName: string;
  guest: string;
  name: string;
  password: string;
  passwordHelp: string;
  passwordMay: string;
  passwordOld: string;
  passwordNew: string;
  passwordSet: string;
  passwordChange: string;
  takeName: string;
  signIn: string;
  signInLead: string;
  signOut: string;
  signOutHelp: string;
  signOutLink: string;
  signOutWithLink: string;
  recovery: string;
  recoveryLead: string;
  recoveryMake: string;
  recoveryUntil(when: string): string;
  webhook: string;
  webhookLead: string;
  webhookAddress: string;
  save: string;
  saved: string;
  recoverTitle: string;
  recovered(name: string): string;
  recoverAsk(become: string, lost: string): string;
  recoverBack(lost: string): string;
  recoverYes(become: string): string;
  recovering: string;
  toStart: string;
}

export const settingsWords = catalogue<SettingsWords>(
  {
    title: "Settings",
    look: "Appearance",
    language: "Language",
    languages: { en: "English", de: "Deutsch" },
    theme: "Colours",
    themes: { system: "match the system", light: "light", dark: "dark" },
    play: "Play",
    speed: "Animation",
    speeds: { off: "none", slow: "slow", normal: "normal", fast: "fast" },
    speedHelp: "If your system asks for reduced motion, nothing moves.",
    confirm: "Confirm each move",
    confirms: {
      touch: "on touch screens, if it cannot be undone",
      always: "always",
      never: "never",
    },
    confirmHelp: "A second click before a move is sent.",
    pause: "Pause before bots move",
    pauseHelp: "For tables you set up from now on.",
    seconds: (count) => (count === 0 ? "none" : `${count} s`),
    keys: "Single-key shortcuts at the table",
    notices: "When it is your turn",
    tabTitle: "Mark the tab's title",
    icon: "Change the tab's icon",
    sound: "Play a sound",
    listen: "Listen",
    notification: "Show a notification",
    notificationDenied:
      "Your browser blocks notifications here. You can change that in its settings.",
    account: "You",
    iam: (name) => `You are playing as ${name}.`,
    nobody: "You have not played here yet. At your first table you will be a guest.",
    withPassword: "Sign in with your name and password to keep playing anywhere.",
    withName: "This browser knows your name. Set a password to sign in on other devices as well.",
    guest:
      "Only this browser knows you as a guest. Choose a name so that others see who is playing.",
    name: "Name",
    password: "Password",
    passwordHelp: "At least 8 characters.",
    passwordMay: "Optional: at least 8 characters, to sign in elsewhere.",
    passwordOld: "Old password",
    passwordNew: "New password",
    passwordSet: "Set a password",
    passwordChange: "Change the password",
    takeName: "Use this name",
    signIn: "Sign in",
    signInLead: "Already have a name?",
    signOut: "Sign out",
    signOutHelp: "On every device. A link you have made no longer works either.",
    signOutLink:
      "You have no password. If you sign out, on every device, only a link brings you and your seats back. Make one first and keep it; it works once, within a day.",
    signOutWithLink: "I have kept the link: sign out",
    recovery: "Another device",
    recoveryLead:
      "Open this link on another device to continue there with all your seats. Anyone who has it can play as you. It works once, within a day, and a new link replaces the old one.",
    recoveryMake: "Make a link",
    recoveryUntil: (when) => `It works once, until ${when}.`,
    webhook: "Webhook notifications",
    webhookLead:
      "At tables with days per move, the server can POST to an address of your choice when it is your turn.",
    webhookAddress: "Address (https)",
    save: "Save",
    saved: "Saved.",
    recoverTitle: "Take your seats with you",
    recovered: (name) => `You are now ${name} on this device, with all your seats.`,
    recoverAsk: (become, lost) =>
      `You are ${lost} on this device. Switch to ${become}, and give up ${lost} with all seats here?`,
    recoverBack: (lost) => `First make a link back to ${lost}`,
    recoverYes: (become) => `Switch to ${become}`,
    recovering: "One moment…",
    toStart: "To the lobby",
  },
  {
    title: "Einstellungen",
    look: "Aussehen",
    language: "Sprache",
    languages: { en: "English", de: "Deutsch" },
    theme: "Farben",
    themes: { system: "wie das System", light: "hell", dark: "dunkel" },
    play: "Spiel",
    speed: "Bewegung",
    speeds: { off: "keine", slow: "langsam", normal: "normal", fast: "schnell" },
    speedHelp: "Wünscht dein System weniger Bewegung, bewegt sich nichts.",
    confirm: "Jeden Zug bestätigen",
    confirms: {
      touch: "auf Touchscreens, was sich nicht zurücknehmen lässt",
      always: "immer",
      never: "nie",
    },
    confirmHelp: "Ein zweiter Klick, bevor ein Zug gesendet wird.",
    pause: "Bots überlegen scheinbar",
    pauseHelp: "Für Tische, die du ab jetzt einrichtest.",
    seconds: (count) => (count === 0 ? "gar nicht" : `${count} s`.replace(".", ",")),
    keys: "Einzelne Tasten als Kürzel am Tisch",
    notices: "Wenn du dran bist",
    tabTitle: "Den Titel des Tabs markieren",
    icon: "Das Symbol des Tabs ändern",
    sound: "Einen Ton spielen",
    listen: "Anhören",
    notification: "Eine Benachrichtigung zeigen",
    notificationDenied:
      "Der Browser erlaubt hier keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.",
    account: "Du",
    iam: (name) => `Hier bist du ${name}.`,
    nobody: "Du hast hier noch nicht gespielt. Am ersten Tisch wirst du Gast.",
    withPassword: "Melde dich mit Namen und Passwort an, um überall weiterzuspielen.",
    withName:
      "Dieser Browser kennt deinen Namen. Mit einem Passwort kannst du dich auch auf anderen Geräten anmelden.",
    guest:
      "Als Gast kennt dich nur dieser Browser. Nimm einen Namen, dann sehen andere, wer da spielt.",
    name: "Name",
    password: "Passwort",
    passwordHelp: "Mindestens 8 Zeichen.",
    passwordMay: "Wenn du magst: mindestens 8 Zeichen, um dich anderswo anzumelden.",
    passwordOld: "Altes Passwort",
    passwordNew: "Neues Passwort",
    passwordSet: "Passwort festlegen",
    passwordChange: "Passwort ändern",
    takeName: "Diesen Namen nehmen",
    signIn: "Anmelden",
    signInLead: "Du hast schon einen Namen?",
    signOut: "Abmelden",
    signOutHelp: "Auf allen Geräten. Auch ein Link von dir gilt dann nicht mehr.",
    signOutLink:
      "Du hast kein Passwort. Meldest du dich ab, und zwar auf allen Geräten, bringt nur ein Link dich und deine Plätze zurück. Mach zuerst einen und heb ihn auf; er gilt einmal und einen Tag lang.",
    signOutWithLink: "Ich habe den Link: abmelden",
    recovery: "Ein anderes Gerät",
    recoveryLead:
      "Öffne diesen Link auf einem anderen Gerät, um dort du zu sein, mit allen deinen Plätzen. Wer ihn hat, ist du. Er gilt einmal und einen Tag lang; ein neuer Link ersetzt den alten.",
    recoveryMake: "Link machen",
    recoveryUntil: (when) => `Er gilt einmal, bis ${when}.`,
    webhook: "Nachricht per Webhook",
    webhookLead:
      "An Tischen mit Tagen pro Zug kann der Server eine Adresse von dir per POST benachrichtigen, wenn du dran bist.",
    webhookAddress: "Adresse (https)",
    save: "Speichern",
    saved: "Gespeichert.",
    recoverTitle: "Nimm deine Plätze mit",
    recovered: (name) => `Dieses Gerät ist jetzt ${name}, mit allen Plätzen.`,
    recoverAsk: (become, lost) =>
      `Dieses Gerät ist ${lost}. Zu ${become} werden und ${lost} mit allen Plätzen hier aufgeben?`,
    recoverBack: (lost) => `Zuerst einen Link zurück zu ${lost} machen`,
    recoverYes: (become) => `Zu ${become} werden`,
    recovering: "Einen Moment …",
    toStart: "Zum Anfang",
  },
);
