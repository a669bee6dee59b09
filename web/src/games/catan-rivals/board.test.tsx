/** The board in recorded positions: both principalities, what changed, why not, all cards. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import file from "../../generated/catan-cards.json";
import prompts from "../../generated/prompts.json";
import barbarians from "../../generated/samples/catan-rivals-barbarians.json";
import duel from "../../generated/samples/catan-rivals-duel.json";
import explorers from "../../generated/samples/catan-rivals-explorers.json";
import gold from "../../generated/samples/catan-rivals-gold.json";
import intrigue from "../../generated/samples/catan-rivals-intrigue.json";
import introductory from "../../generated/samples/catan-rivals-introductory.json";
import merchants from "../../generated/samples/catan-rivals-merchant-princes.json";
import progress from "../../generated/samples/catan-rivals-progress.json";
import prosperity from "../../generated/samples/catan-rivals-prosperity.json";
import sages from "../../generated/samples/catan-rivals-sages.json";
import turmoil from "../../generated/samples/catan-rivals-turmoil.json";
import type { Happening, Option } from "../game";
import { Board } from "./board";
import { search } from "./browser";
import { CARDS, textOf, titleOf } from "./catalogue";
import { compare, next } from "./gains";
import { columns } from "./realm";
import { reasons, whyNot } from "./reasons";
import { seaOf, type View } from "./view";
import { words } from "./words";

interface Recorded {
  seat: number;
  asked: number | null;
  why: string | null;
  view: View;
  options: Option[];
  lately: Happening[];
}

const SAMPLES: readonly Recorded[] = [
  ...introductory,
  ...gold,
  ...turmoil,
  ...progress,
  ...intrigue,
  ...merchants,
  ...barbarians,
  ...explorers,
  ...sages,
  ...prosperity,
  ...duel,
];
const NAMES = ["Anna", "Ben"];

afterEach(cleanup);

function show(shown: Recorded) {
  const { seat, ...rest } = shown;
  return render(<Board {...rest} you={seat} names={NAMES} picked={null} pick={() => {}} />);
}

function copy(view: View): View {
  return structuredClone(view);
}

describe("recorded positions", () => {
  test.each(SAMPLES.map((one, i) => [i, one] as const))("position %i is shown whole", (_, one) => {
    const { container } = show(one);
    one.view.princes.forEach((prince, seat) => {
      const realm = container.querySelector(`section[data-seat="${seat}"]`) as HTMLElement;
      const names = [...realm.querySelectorAll("button .hidden")].map((one) => one.textContent);
      for (const region of prince.regions) {
        const start = `${titleOf(region.card, "en")}, on a ${region.number}, ${region.level} of 3`;
        expect(names.filter((name) => name?.startsWith(start))).toHaveLength(1);
      }
      const places = [...prince.built, ...(prince.foreign ?? [])].map((card) => card.place);
      const cards = places.filter(([kind]) => kind !== "city").map((place) => place.join(" "));
      expect(realm.querySelectorAll('[data-kind="card"]').length).toBe(new Set(cards).size);
      const centre = prince.centre.filter((kind) => kind > 0).length;
      const onRoads = places.filter(([kind]) => kind === "road").length;
      const kinds = ["road", "settlement", "city", "metropolis", "harbour"];
      const row = kinds.map((one) => `[data-kind="${one}"]`);
      expect(realm.querySelectorAll(row.join())).toHaveLength(centre - onRoads);
      const sea = realm.querySelectorAll('[data-kind="sea"]');
      expect(sea).toHaveLength(seaOf(prince).length);
    });
    for (const stack of one.view.stacks)
      expect(container.textContent).toContain(`${stack.cards.length} card`);
  });

  test.each(["en", "de"] as const)("log, text and score speak %s", (lang) => {
    for (const { view, lately, seat } of SAMPLES) {
      for (const one of lately) {
        const told = words[lang].happening(one, "Anna", view);
        expect(told === "", `${one.words}`).toBe(one.verb === "shuffle");
      }
      const parts = words[lang].board(view, NAMES, seat);
      expect(parts.length).toBe(4);
      expect(parts.every((part) => part.lines.length > 2)).toBe(true);
      const score = words[lang].score(view, NAMES);
      for (const player of [0, 1]) {
        const sum = score.slice(0, -1).reduce((n, line) => n + Number(line.values[player]), 0);
        expect(sum).toBe(view.scores[player]);
      }
    }
  });
});

test("an open road shows where a settlement would stand", () => {
  const view = copy((SAMPLES[0] as Recorded).view);
  const prince = view.princes[0];
  if (!prince) throw new Error("no prince");
  const before = columns(prince, new Map());
  prince.centre[prince.left - 1 + 12] = 1;
  expect(columns(prince, new Map())).toEqual([before[0] ? before[0] - 1 : -1, ...before]);
});

test("what a step changed is marked until something else changes or the turn ends", () => {
  const before = copy((SAMPLES[0] as Recorded).view);
  const after = copy(before);
  const region = after.princes[1]?.regions[2];
  if (!region) throw new Error("no region");
  region.level += 1;
  expect(compare(before, before).size).toBe(0);
  expect([...compare(before, after)]).toEqual([[`1 ${region.card}`, 1]]);
  const marks = next(new Map(), before, after);
  expect(next(marks, after, after)).toBe(marks);
  expect(next(marks, after, { ...after, turns: after.turns + 1 }).size).toBe(0);
});

test("why a card cannot be played, in the language of the page", () => {
  const view = copy((SAMPLES[0] as Recorded).view);
  view.why_not = {
    candamir: { words: "", key: "short", args: ["2", "wool", "1", "ore"], short: true },
  };
  view.wait = "roll-first";
  expect(whyNot(view, "candamir", false, "en")).toBe("Still missing: 2 wool, 1 ore.");
  expect(whyNot(view, "candamir", false, "de")).toBe("Noch fehlt: 2 Wolle, 1 Erz.");
  expect(whyNot(view, "abbey", false, "de")).toBe("Würfle zuerst.");
  expect(whyNot(view, "abbey", true, "en")).toBe("");
  view.wait = "rivals-turn";
  expect(whyNot(view, "abbey", false, "en")).toBe("");
});

test("cards are found by words of either language, by set and by kind", () => {
  expect(search("", "", "").length).toBe(Object.keys(CARDS).length);
  expect(search("ubungsplatz", "", "").map((card) => card.key)).toEqual(["drill-ground"]);
  expect(search("hand limit", "progress", "building").map((card) => card.key)).toEqual([
    "university",
  ]);
  for (const card of search("", "turmoil", "attack")) expect(card.kind).toBe("attack");
});

test("every reason has German words", () => {
  expect(Object.keys(file.reasons).filter((key) => !reasons.de[key])).toEqual([]);
});

test("every question has German words", () => {
  const keys = Object.keys(prompts["catan-rivals"]);
  expect(keys.filter((key) => !words.de.questions[key])).toEqual([]);
  expect(Object.keys(words.de.questions).filter((key) => !keys.includes(key))).toEqual([]);
});

test("every card has a name and a text in both languages", () => {
  for (const key of Object.keys(CARDS))
    for (const lang of ["en", "de"] as const) {
      expect(titleOf(key, lang)).not.toBe("");
      expect(textOf(key, lang).length).toBeGreaterThan(8);
    }
});

test("all cards can be browsed from the board, and a card of the board read", () => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  const { container } = show(SAMPLES.at(-2) as Recorded);
  fireEvent.click(screen.getByRole("button", { name: "All cards" }));
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "candamir" } });
  expect(screen.getAllByText("Candamir").length).toBeGreaterThan(0);
  const card = container.querySelector('section [data-kind="card"]') as HTMLElement;
  fireEvent.click(card);
  expect(container.querySelectorAll("dialog article").length).toBeGreaterThan(0);
});
