import { catalogue } from "./i18n/language";

export const appWords = catalogue(
  {
    skip: "Skip to content",
    play: "Play",
    rules: "Rules",
    settings: "Settings",
    navigation: "Main menu",
    home: "Rivalry, to the lobby",
    loading: "Loading…",
    unofficial:
      "Rivalry is a free, unofficial project by players. It is not affiliated with the designers or publishers of these games; all artwork and texts are our own.",
    notFound: "There is nothing at this address.",
    toStart: "To the lobby",
    broken: "This part of the page could not be shown.",
    reload: "Reload the page",
    newVersion: "There is a new version of this page.",
  },
  {
    skip: "Zum Inhalt springen",
    play: "Spielen",
    rules: "Regeln",
    settings: "Einstellungen",
    navigation: "Hauptmenü",
    home: "Rivalry, zum Anfang",
    loading: "Wird geladen …",
    unofficial:
      "Rivalry ist ein inoffizielles, freies Projekt von Spielern. Es hat nichts mit den Autoren oder Verlagen dieser Spiele zu tun; alle Zeichnungen und Texte sind unsere eigenen.",
    notFound: "Unter dieser Adresse ist nichts.",
    toStart: "Zum Anfang",
    broken: "Dieser Teil der Seite lässt sich nicht anzeigen.",
    reload: "Seite neu laden",
    newVersion: "Es gibt eine neue Fassung dieser Seite.",
  },
);
