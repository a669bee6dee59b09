/** The texts of Rivals: complete in both languages, and true to the recorded games. */
import { expect, test } from "vitest";
import { cardName, cardOf } from "../../art/card-name";
import options from "../../generated/options.json";
import prompts from "../../generated/prompts.json";
import four from "../../generated/samples/lost-cities-rivals-four.json";
import two from "../../generated/samples/lost-cities-rivals-two.json";
import lesson from "../../generated/tutorials/lost-cities-rivals.json";
import { LANGUAGES } from "../../i18n/language";
import { WORDS } from "./words";

const NAMES = ["Anna", "Ben", "Clara", "David"];
const POSITIONS = [...two, ...four, ...lesson];

test.each(LANGUAGES)("every question and every setting has words (%s)", (language) => {
  const { questions, settings } = WORDS[language];
  expect(Object.keys(questions).sort()).toEqual(Object.keys(prompts["lost-cities-rivals"]).sort());
  const game = options.find((one) => one.name === "lost-cities-rivals");
  for (const { name, allowed } of game?.options ?? []) {
    expect(settings[name]?.label, name).toBeTruthy();
    for (const value of allowed ?? []) {
      if (name !== "players") expect(settings[name]?.values?.[String(value)]).toBeTruthy();
    }
  }
});

test.each(LANGUAGES)("every option and every happening has words of its own (%s)", (language) => {
  const { option, happening } = WORDS[language];
  for (const shown of POSITIONS) {
    const labels = shown.options.map((one) => option(one));
    expect(new Set(labels).size).toBe(labels.length);
    for (const one of shown.lately) {
      const told = happening(one, "Anna", shown.view);
      if (one.kind === "answer") expect(told).toMatch(/^Anna .+\.$/);
    }
  }
});

test.each(LANGUAGES)("the lines of the score add up (%s)", (language) => {
  for (const { view } of POSITIONS) {
    const lines = WORDS[language].score(view, NAMES);
    const total = lines.at(-1);
    expect(total?.kind).toBe("total");
    total?.values.forEach((sum, seat) => {
      const parts = lines.slice(0, -1).map(({ values }) => values[seat] ?? "");
      const points = parts.map((value) => Number(String(value).split("= ").at(-1) || 0));
      expect(points.reduce((a, b) => a + b)).toBe(sum);
    });
  }
});

test.each(LANGUAGES)("the board in text names every seat and every open card (%s)", (language) => {
  for (const { view, seat } of POSITIONS) {
    const parts = WORDS[language].board(view, NAMES, seat);
    expect(parts.length).toBe(1 + view.players);
    expect(parts[1]?.title).toBe(NAMES[seat]);
    const text = parts.flatMap(({ lines }) => lines).join(" ");
    for (const card of view.display)
      expect(text).toContain(card.split(" ")[1] === "wager" ? "" : card.split(" ")[1]);
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

test.each(LANGUAGES)("the log names the card that came to light (%s)", (language) => {
  const { happening } = WORDS[language];
  const told = POSITIONS.flatMap(({ lately, view }) =>
    lately
      .filter((one) => one.verb === "uncover")
      .map((one) => ({ one, text: happening(one, "Anna", view) })),
  );
  expect(told.length).toBeGreaterThan(5);
  for (const { one, text } of told)
    for (const card of one.shown) expect(text).toContain(cardName(language, cardOf(card)));
  expect(told.every(({ one }) => one.shown.length === 1)).toBe(true);
});

test.each(LANGUAGES)("the log tells who opens an auction (%s)", (language) => {
  const { happening } = WORDS[language];
  const bid = { n: 1, kind: "answer", seat: 0, words: "bid 3", verb: "bid", args: [3] };
  const say = (why: string) =>
    happening({ ...bid, secret: false, why }, "Anna", POSITIONS[0]?.view as never);
  expect(say("turn")).not.toBe(say("bid"));
});
