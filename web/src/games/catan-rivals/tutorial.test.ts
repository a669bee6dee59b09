/** The lesson goes with its recorded game: each wanted answer is offered and was given. */
import { expect, test } from "vitest";
import recorded from "../../generated/tutorials/catan-rivals.json";
import { tutorial } from "./tutorial";

test.each(["en", "de"] as const)("every step has words, and its answer was given (%s)", (lang) => {
  for (const { at, say, want } of tutorial[lang]) {
    const shown = recorded[at];
    expect(say.length).toBeGreaterThan(10);
    expect(shown).toBeDefined();
    if (!want) continue;
    expect(shown?.options.map((option) => option.words)).toContain(want);
    expect(shown?.answer).toBe(want);
  }
});

test("the lesson goes forward through the recorded game, to its end", () => {
  const places = tutorial.en.map((step) => step.at);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places.at(-1)).toBe(recorded.length - 1);
});
