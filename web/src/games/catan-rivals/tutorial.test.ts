/** The lessons go with their recorded games: each wanted answer is offered and was given. */
import { describe, expect, test } from "vitest";
import recorded from "../../generated/tutorials/catan-rivals.json";
import barbarians from "../../generated/tutorials/catan-rivals-barbarians.json";
import explorers from "../../generated/tutorials/catan-rivals-explorers.json";
import intrigue from "../../generated/tutorials/catan-rivals-intrigue.json";
import merchants from "../../generated/tutorials/catan-rivals-merchant-princes.json";
import prosperity from "../../generated/tutorials/catan-rivals-prosperity.json";
import sages from "../../generated/tutorials/catan-rivals-sages.json";
import type { TutorialStep } from "../game";
import { lessons } from "./lessons";
import { rulesOfDarkness } from "./rules-darkness";
import { rulesOfEnlightenment } from "./rules-enlightenment";
import { tutorial } from "./tutorial";

interface Shown {
  options: { words: string }[];
  answer: string | null;
}
type Steps = Record<"en" | "de", readonly TutorialStep[]>;

function short(name: string): Steps {
  return { en: lessons.en[name]?.steps ?? [], de: lessons.de[name]?.steps ?? [] };
}

const LESSONS: readonly (readonly [string, Steps, readonly Shown[]])[] = [
  ["the introductory game", tutorial, recorded],
  ["intrigue", short("intrigue"), intrigue],
  ["merchant-princes", short("merchant-princes"), merchants],
  ["barbarians", short("barbarians"), barbarians],
  ["explorers", short("explorers"), explorers],
  ["sages", short("sages"), sages],
  ["prosperity", short("prosperity"), prosperity],
];

describe.each(LESSONS)("%s", (_, steps, recorded) => {
  test.each(["en", "de"] as const)(
    "every step has words, and its answer was given (%s)",
    (lang) => {
      for (const { at, say, want } of steps[lang]) {
        const shown = recorded[at];
        expect(say.length).toBeGreaterThan(10);
        expect(shown).toBeDefined();
        if (!want) continue;
        expect(shown?.options.map((option) => option.words)).toContain(want);
        expect(shown?.answer).toBe(want);
      }
    },
  );

  test("it goes forward through the recorded game, to its end", () => {
    const places = steps.en.map((step) => step.at);
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.at(-1)).toBe(recorded.length - 1);
  });
});

test("the rules of each set lead to its lesson", () => {
  for (const lang of ["en", "de"] as const) {
    const parts = [...rulesOfDarkness[lang], ...rulesOfEnlightenment[lang]];
    const led = parts.flatMap((part) => part.lesson ?? []);
    expect(led).toEqual(Object.keys(lessons[lang]));
  }
});
