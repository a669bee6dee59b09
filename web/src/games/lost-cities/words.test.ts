/** The words of Lost Cities: complete in both languages, and true to the recorded positions. */
import { describe, expect, test } from "vitest";
import options from "../../generated/options.json";
import prompts from "../../generated/prompts.json";
import five from "../../generated/samples/lost-cities.json";
import six from "../../generated/samples/lost-cities-six.json";
import lesson from "../../generated/tutorials/lost-cities.json";
import { LANGUAGES } from "../../i18n/language";
import type { LostCitiesView } from "./view";
import { WORDS } from "./words";

const SHOWN = [...five, ...six, ...lesson];
const NAMES = ["Anna", "Ben"];
const OVER = five.at(-1)?.view as LostCitiesView;

describe.each(LANGUAGES)("in %s", (language) => {
  const words = WORDS[language];

  test("every question of the game has its words", () => {
    expect(Object.keys(words.questions).sort()).toEqual(Object.keys(prompts["lost-cities"]).sort());
  });

  test("every option and every happening is told, each option differently", () => {
    for (const { options, lately, view } of SHOWN) {
      const told = options.map((option) => words.option(option));
      expect(told.every((text) => text !== "")).toBe(true);
      expect(new Set(told).size).toBe(told.length);
      for (const one of lately) expect(words.happening(one, "Anna", view)).not.toBe("");
    }
  });

  test("every option of a table has a name, and its values have words", () => {
    const game = options.find((one) => one.name === "lost-cities");
    for (const { name, allowed } of game?.options ?? []) {
      const setting = words.settings[name];
      expect(setting, name).toBeDefined();
      if (allowed?.some((value) => typeof value !== "number"))
        expect(Object.keys(setting?.values ?? {}).sort()).toEqual(allowed.map(String).sort());
    }
  });

  test("the board in text names every card that the view names", () => {
    for (const { view, seat } of SHOWN) {
      const text = JSON.stringify(words.board(view, NAMES, seat));
      for (const card of [...view.hand, ...view.discards.flat()]) {
        const [, value] = card.split(" ");
        if (value !== "wager") expect(text).toContain(` ${value}`);
      }
      expect(text).toContain(String(view.deck));
    }
  });

  test("the score is explained line by line and ends with the total", () => {
    const lines = words.score(OVER, NAMES);
    expect(lines.map((line) => line.kind)).toEqual([
      ...["sum", "sum", "part", "part", "part", "part", "part", "sum", "total"],
    ]);
    expect(lines[2]?.values).toEqual(["19 − 20 = −1", "(32 − 20) × 3 = 36"]);
    expect(lines.at(-1)?.values).toEqual(["61", "50"]);
  });

  test("the lesson waits for answers that were offered and given", () => {
    for (const step of words.tutorial) {
      const shown = lesson[step.at];
      expect(step.say).not.toBe("");
      if (step.want) expect(shown?.answer).toBe(step.want);
      else expect(shown).toBeDefined();
    }
  });

  test("the lesson takes at most four minutes to read", () => {
    const count = words.tutorial.flatMap((step) => step.say.split(" ")).length;
    expect(count / 200).toBeLessThan(4 - words.tutorial.length * (3 / 60));
  });
});

test("the bonus and the factor stand in the sum", () => {
  const end = lesson.at(-1)?.view as LostCitiesView;
  const red = WORDS.en.score(end, NAMES).find((line) => line.label === "Red");
  expect(red?.values[0]).toBe("(41 − 20) × 2 + 20 = 62");
});
