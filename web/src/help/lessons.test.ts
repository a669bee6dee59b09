/** Lessons are short: what a reader needs for the words, and a few seconds for every click. */
import { expect, test } from "vitest";
import { GAME_NAMES, loadGame } from "../games/registry";
import { LANGUAGES } from "../i18n/language";

const READ = 200; // words a minute
const CLICK = 3; // seconds

for (const language of LANGUAGES) {
  test.each(GAME_NAMES)(
    `the lesson of %s takes at most four minutes (${language})`,
    async (name) => {
      const lesson = (await loadGame(name))?.words[language].tutorial ?? [];
      const words = lesson.flatMap((step) => step.say.split(/\s+/)).length;
      expect(lesson.length).toBeGreaterThan(8);
      expect(words / READ + (lesson.length * CLICK) / 60).toBeLessThanOrEqual(4);
    },
  );
}

for (const language of LANGUAGES) {
  test.each(GAME_NAMES)(
    `short lessons of %s have at most eight steps and take at most two minutes and a half (${language})`,
    async (name) => {
      for (const lesson of Object.values((await loadGame(name))?.words[language].lessons ?? {})) {
        const words = lesson.steps.flatMap((step) => step.say.split(/\s+/)).length;
        expect(lesson.steps.length).toBeLessThanOrEqual(8);
        expect(words / READ + (lesson.steps.length * CLICK) / 60).toBeLessThanOrEqual(2.5);
      }
    },
  );
}
