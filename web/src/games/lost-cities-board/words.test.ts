/** The texts of the board game: complete in both languages, and true to the recorded games. */
import { expect, test } from "vitest";
import options from "../../generated/options.json";
import prompts from "../../generated/prompts.json";
import four from "../../generated/samples/lost-cities-board-four.json";
import two from "../../generated/samples/lost-cities-board-two.json";
import lesson from "../../generated/tutorials/lost-cities-board.json";
import { LANGUAGES } from "../../i18n/language";
import { WORDS } from "./words";

const NAMES = ["Anna", "Ben", "Clara", "David"];
const POSITIONS = [...two, ...four, ...lesson];

test.each(LANGUAGES)("every question and every setting has words (%s)", (language) => {
  const { questions, settings } = WORDS[language];
  expect(Object.keys(questions).sort()).toEqual(Object.keys(prompts["lost-cities-board"]).sort());
  const game = options.find((one) => one.name === "lost-cities-board");
  for (const { name, allowed } of game?.options ?? []) {
    expect(settings[name]?.label, name).toBeTruthy();
    for (const value of allowed ?? []) {
      if (typeof value === "number" && name !== "expeditions" && name !== "starter") continue;
      expect(settings[name]?.values?.[String(value)], `${name} ${value}`).toBeTruthy();
    }
  }
});

test.each(LANGUAGES)("every option and every happening has words of its own (%s)", (language) => {
  const { option, happening } = WORDS[language];
  for (const shown of POSITIONS) {
    const labels = shown.options.map((one) => option(one, shown.view));
    expect(new Set(labels).size).toBe(labels.length);
    for (const one of shown.lately) {
      const told = happening(one, "Anna", shown.view);
      if (one.kind === "answer") expect(told).toMatch(/^(.+: )?Anna .+\.$/);
    }
  }
});

test.each(LANGUAGES)("the lines of the score add up (%s)", (language) => {
  for (const { view } of POSITIONS) {
    const lines = WORDS[language].score(view, NAMES);
    expect(new Set(lines.map((line) => line.label)).size).toBe(lines.length);
    const reached = Array<number>(view.players).fill(0);
    for (const { values, kind } of lines) {
      values.forEach((value, seat) => {
        if (kind === "part") reached[seat] = (reached[seat] ?? 0) + Number(value || 0);
        else expect(value).toBe(reached[seat]);
      });
    }
    expect(lines.at(-1)?.values).toEqual(view.scores);
  }
});

test.each(LANGUAGES)("the board in text names hand, paths and seats (%s)", (language) => {
  for (const { view, seat } of POSITIONS) {
    const parts = WORDS[language].board(view, NAMES, seat);
    expect(parts.length).toBe((view.hand.length ? 1 : 0) + 1 + 5 + view.players);
    expect(parts.at(-view.players)?.title).toBe(NAMES[seat]);
    const text = parts.flatMap(({ title, lines }) => [title, ...lines]).join(" ");
    expect(text).not.toMatch(/undefined|NaN/);
  }
});

test.each(LANGUAGES)("the lesson asks for what was recorded (%s)", (language) => {
  const steps = WORDS[language].tutorial;
  const wanted = steps.filter((step) => step.want);
  for (const { at, want } of wanted) expect(lesson[at]?.answer).toBe(want);
  expect(wanted.map((step) => step.at)).toEqual(lesson.slice(0, -1).map((_, i) => i));
  expect(steps.map(({ at, want }) => [at, want])).toEqual(
    WORDS.en.tutorial.map(({ at, want }) => [at, want]),
  );
});

test("a lesson can be read in four minutes", () => {
  for (const language of LANGUAGES) {
    const steps = WORDS[language].tutorial;
    const words = steps.reduce((sum, { say }) => sum + say.split(" ").length, 0);
    expect(words / 200 + (steps.length * 5) / 60).toBeLessThan(4);
  }
});

test.each(LANGUAGES)("the log says what let an explorer move (%s)", (language) => {
  const { happening } = WORDS[language];
  const move = { n: 1, kind: "answer", seat: 0, words: "move red", verb: "move", args: ["red"] };
  const told = ["arrow", "bonus"].map((why) =>
    happening({ ...move, secret: false, why }, "Anna", {} as never),
  );
  expect(new Set(told).size).toBe(2);
  for (const text of told) expect(text).toMatch(/^.+: Anna /);
});
