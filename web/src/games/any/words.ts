/** Any game in words, from what the server tells: the page needs to know nothing else to play it. */
import type { GameInfo } from "../../generated/http";
import { type Catalogue, catalogue, type Language } from "../../i18n/language";
import type { GameWords, Happening, ScoreLine } from "../game";

export type AnyView = Readonly<Record<string, unknown>>;

interface Own {
  board: string;
  yes: string;
  no: string;
  nothing: string;
  secret: string;
  points: string;
}

const OWN = catalogue<Own>(
  { board: "Board", yes: "yes", no: "no", nothing: "–", secret: "an answer", points: "points" },
  { board: "Tisch", yes: "ja", no: "nein", nothing: "–", secret: "eine Antwort", points: "Punkte" },
);

/** What a view says of itself and not of the table. */
const LEFT_OUT = ["game", "seat", "options"];
/** Where games keep the score in their views. */
const SCORES = ["scores", "points"];

export interface Line {
  name: string;
  value: string;
}

/** The view line by line; a list with an entry for every seat names the players. */
export function lines(view: AnyView, names: readonly string[], language: Language): Line[] {
  return Object.entries(view)
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(([name, value]) => ({ name: spaced(name), value: bySeat(value, names, OWN[language]) }));
}

function bySeat(value: unknown, names: readonly string[], own: Own): string {
  if (!Array.isArray(value) || value.length !== names.length) return told(value, own);
  if (value.some((one) => typeof one === "string")) return told(value, own);
  return names.map((name, seat) => `${name} ${told(value[seat], own)}`).join(", ");
}

function told(value: unknown, own: Own): string {
  if (value === null || value === undefined) return own.nothing;
  if (typeof value === "boolean") return value ? own.yes : own.no;
  if (Array.isArray(value)) return value.map((one) => told(one, own)).join(", ") || own.nothing;
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, one]) => `${spaced(name)} ${told(one, own)}`)
      .join("; ");
  return String(value);
}

function spaced(name: string): string {
  return name.replaceAll("_", " ");
}

function happening(one: Happening, who: string, own: Own): string {
  if (one.verb === "shuffle") return "";
  const words = one.secret ? own.secret : one.words;
  return who ? `${who}: ${words}` : words;
}

function score(view: AnyView, names: readonly string[], own: Own): ScoreLine[] {
  const points = SCORES.map((name) => view[name]).find(
    (one): one is number[] => Array.isArray(one) && one.length === names.length,
  );
  return points ? [{ label: own.points, values: points, kind: "total" }] : [];
}

function wordsIn(language: Language, info: GameInfo): GameWords<AnyView> {
  const own = OWN[language];
  return {
    title: info.title,
    questions: {},
    option: (option) => option.words,
    happening: (one, who) => happening(one, who, own),
    board: (view, names) => [
      {
        title: own.board,
        lines: lines(view, names, language).map(({ name, value }) => `${name}: ${value}`),
      },
    ],
    score: (view, names) => score(view, names, own),
    settings: Object.fromEntries(
      info.options.map(({ name, meaning }) => [name, { label: spaced(name), help: meaning }]),
    ),
    reasons: {},
    rules: [],
    tutorial: [],
  };
}

export function anyWords(info: GameInfo): Catalogue<GameWords<AnyView>> {
  return { en: wordsIn("en", info), de: wordsIn("de", info) };
}
