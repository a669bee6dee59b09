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

test("nothing of the recorded game is left out, and it can be read within six minutes", () => {
  const asked = new Set(tutorial.en.map((step) => step.at));
  expect([...asked]).toEqual(recorded.map((_, i) => i));
  const words = tutorial.en.flatMap((step) => step.say.split(" ")).length;
  // 200 words a minute, and three seconds to click.
  expect(words / 200 + (tutorial.en.length * 3) / 60).toBeLessThan(6);
});
