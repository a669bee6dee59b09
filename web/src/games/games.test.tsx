/** What every game must bring, checked on recorded positions and on what the server exports. */
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import options from "../generated/options.json";
import prompts from "../generated/prompts.json";
import reasons from "../generated/reasons.json";
import { LANGUAGES } from "../i18n/language";
import type { Happening, Option } from "./game";
import { GAME_NAMES, loadGame } from "./registry";
import { STARTS } from "./start";

interface Recorded {
  seat: number;
  asked: number | null;
  why: string | null;
  view: { players?: number };
  options: Option[];
  lately: Happening[];
  answer: string | null;
}

const SAMPLES = import.meta.glob<Recorded[]>("../generated/samples/*.json", {
  eager: true,
  import: "default",
});
const LESSONS = import.meta.glob<Recorded[]>("../generated/tutorials/*.json", {
  eager: true,
  import: "default",
});
const NAMES = ["Anna", "Ben", "Clara", "David"];

/** The recorded positions of a game; of `lost-cities`, not those of `lost-cities-board`. */
function recorded(game: string): Recorded[] {
  const longer = GAME_NAMES.filter((other) => other !== game && other.startsWith(game));
  return Object.entries(SAMPLES)
    .map(([path, found]) => [path.split("/").at(-1) ?? "", found] as const)
    .filter(([file]) => file.startsWith(game) && !longer.some((other) => file.startsWith(other)))
    .flatMap(([, found]) => found);
}

const playersIn = (one: Recorded) => one.view.players ?? 2;

afterEach(cleanup);

test("every game of the server has a board here and presents itself on the start page", () => {
  expect([...GAME_NAMES].sort()).toEqual(Object.keys(prompts).sort());
  expect([...STARTS.keys()]).toEqual(GAME_NAMES);
});

test.each(LANGUAGES)(
  "a game is called the same on the start page and at the table in %s",
  async (language) => {
    for (const name of GAME_NAMES)
      expect((await loadGame(name))?.words[language].title).toBe(
        STARTS.get(name)?.pitch[language].title,
      );
  },
);

test.each(LANGUAGES)("every reason of a hint is told in %s", async (language) => {
  const args = { card: "red 7", colour: "red", points: 3, held: 2, amount: 4 };
  const catan = { kind: "commerce", resource: "ore" };
  const told = new Set<string>();
  for (const name of GAME_NAMES) {
    const found = (await loadGame(name))?.words[language].reasons ?? {};
    for (const [key, say] of Object.entries(found)) {
      expect(say({ ...args, ...catan })).not.toMatch(/undefined|[{}]/);
      told.add(key);
    }
  }
  expect([...told].sort()).toEqual(Object.keys(reasons).sort());
});

describe.each(GAME_NAMES)("%s", async (name) => {
  const game = await loadGame(name);
  if (!game) throw new Error(`${name} is not here`);
  const positions = recorded(name);
  const keys = Object.keys(prompts[name as keyof typeof prompts]);

  test("there are positions to look at", () => {
    expect(positions.length).toBeGreaterThan(4);
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    const words = game.words[language];

    test("asks every question of the server", () => {
      expect(keys.filter((key) => !words.questions[key])).toEqual([]);
    });

    test("names the options of a new table that can be chosen from a list", () => {
      const info = options.find((one) => one.name === name);
      const listed = (info?.options ?? []).filter((option) => option.allowed !== null);
      const shown = listed.map((option) => option.name).filter((key) => key !== "players");
      expect(shown.filter((key) => key !== "starter" && !words.settings[key])).toEqual([]);
    });

    test.each(positions.map((one, i) => [i, one] as const))("tells position %i", (_, one) => {
      const names = NAMES.slice(0, playersIn(one));
      for (const option of one.options) expect(words.option(option).trim()).not.toBe("");
      for (const happening of one.lately)
        expect(words.happening(happening, "Anna", one.view)).toBeTypeOf("string");
      const parts = words.board(one.view, names, one.seat);
      expect(parts.length).toBeGreaterThan(0);
      for (const line of words.score(one.view, names))
        expect(line.values).toHaveLength(names.length);
    });

    test("has rules and a lesson of the same shape as in English", () => {
      expect(words.rules.length).toBeGreaterThan(3);
      expect(new Set(words.rules.map((part) => part.id)).size).toBe(words.rules.length);
      expect(words.tutorial.map((step) => [step.at, step.want])).toEqual(
        game.words.en.tutorial.map((step) => [step.at, step.want]),
      );
    });
  });

  test("wants in its lesson only what can be answered there", () => {
    const lesson = LESSONS[`../generated/tutorials/${name}.json`] ?? [];
    expect(lesson.length).toBeGreaterThan(0);
    for (const step of game.words.en.tutorial) {
      const there = lesson[step.at];
      expect(there, `a question ${step.at}`).toBeDefined();
      if (step.want) expect(there?.options.map((option) => option.words)).toContain(step.want);
    }
  });

  test.each(positions.map((one, i) => [i, one] as const))("draws position %i", (_, one) => {
    const { Board } = game;
    const pick = vi.fn();
    const { container } = render(
      <Board
        view={one.view}
        names={NAMES.slice(0, playersIn(one))}
        you={one.seat}
        asked={one.asked}
        why={one.why}
        options={one.options}
        picked={null}
        pick={pick}
        lately={one.lately}
      />,
    );
    expect(container.textContent).not.toBe("");
    expect(pick).not.toHaveBeenCalled();
  });
});
