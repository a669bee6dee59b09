/** Texts for what is chosen at a table before the game begins. */
import { catalogue } from "../i18n/language";

interface ChoosingWords {
  heading: string;
  /** What is chosen, by option. */
  options: Record<string, string>;
  /** How, as a table tells it. */
  ways: Record<"turns" | "lot", string>;
  /** The same as choices in the form of a new table. */
  how: string;
  hows: Record<"agreed" | "turns" | "lot", string>;
  youPick(number: number, total: number): string;
  otherPicks(name: string, number: number, total: number): string;
  pickedBy(name: string): string;
}

export const choosingWords = catalogue<ChoosingWords>(
  {
    heading: "Before the game",
    options: { sets: "Sets" },
    ways: {
      turns: "picked in turn when all seats are taken",
      lot: "drawn by lot when all seats are taken",
    },
    how: "How they are chosen",
    hows: {
      agreed: "agreed: chosen here",
      turns: "picked in turn at the table",
      lot: "drawn by lot from the table's seed",
    },
    youPick: (number, total) => `Your pick: number ${number} of ${total}.`,
    otherPicks: (name, number, total) => `${name} picks number ${number} of ${total}.`,
    pickedBy: (name) => `picked by ${name}`,
  },
  {
    heading: "Vor dem Spiel",
    options: { sets: "Sets" },
    ways: {
      turns: "reihum gewählt, wenn alle Plätze besetzt sind",
      lot: "ausgelost, wenn alle Plätze besetzt sind",
    },
    how: "Wie sie gewählt werden",
    hows: {
      agreed: "verabredet: hier genannt",
      turns: "reihum am Tisch gewählt",
      lot: "aus dem Startwert des Tisches gelost",
    },
    youPick: (number, total) => `Du wählst: Nummer ${number} von ${total}.`,
    otherPicks: (name, number, total) => `${name} wählt Nummer ${number} von ${total}.`,
    pickedBy: (name) => `gewählt von ${name}`,
  },
);
