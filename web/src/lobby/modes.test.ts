import { expect, test } from "vitest";
import type { GameInfo } from "../generated/http";
import options from "../generated/options.json";
import { LANGUAGES } from "../i18n/language";
import { modeWords } from "./mode-words";
import { modesOf, plainTitle, played, timeTold, usualMode } from "./modes";

const GAMES = options as unknown as GameInfo[];
const game = (name: string) => GAMES.find((one) => one.name === name) as GameInfo;
const keys = (name: string) => modesOf(game(name)).map((mode) => mode.key);

test("theme games and the Duel are modes, the usual game is not", () => {
  expect(keys("catan-rivals")).toEqual(
    expect.arrayContaining(["mode=gold", "mode=turmoil", "mode=progress", "mode=duel"]),
  );
  expect(keys("catan-rivals")).not.toContain("mode=introductory");
  expect(usualMode(game("catan-rivals"))).toBe("mode=introductory");
  expect(usualMode(game("lost-cities"))).toBeNull();
});

test("of a long row of numbers only the first is a mode", () => {
  expect(keys("lost-cities")).toEqual(["colours=6", "rounds=1"]);
  expect(keys("lost-cities-board")).toEqual([
    "expeditions=1",
    "up_and_down=true",
    "players=3",
    "players=4",
  ]);
});

test("a mode that the server has got since is offered, by the server's own word", () => {
  const known = game("catan-rivals");
  const mode = known.options.find((one) => one.name === "mode");
  const grown = { ...mode, allowed: [...(mode?.allowed ?? []), "winter-tales"] };
  const newer = { ...known, options: [grown] } as GameInfo;
  expect(modesOf(newer).at(-1)).toEqual({
    key: "mode=winter-tales",
    options: { mode: "winter-tales" },
  });
  expect(plainTitle("mode=winter-tales")).toBe("Winter tales");
});

test.each(LANGUAGES)("every mode of every game has a name and a sentence (%s)", (language) => {
  const { modes } = modeWords[language];
  for (const mode of GAMES.flatMap(modesOf)) {
    expect(modes[mode.key]?.title, mode.key).toBeTruthy();
    expect(modes[mode.key]?.line.length, mode.key).toBeGreaterThan(10);
  }
});

test("a table is told in a few words, one and many apart", () => {
  const en = modeWords.en;
  expect(played({ rounds: 1, colours: 6, starter: null }, en)).toEqual(["six colours", "1 round"]);
  expect(played({ rounds: 3, colours: 5 }, modeWords.de)).toEqual(["3 Runden"]);
  expect(played({ expeditions: 1, up_and_down: true }, modeWords.de)).toEqual([
    "1 Expedition",
    "auf und ab",
  ]);
  expect(played({ mode: "duel", sets: null }, en)).toEqual(["Duel of the Princes"]);
  expect(played({ mode: "winter" }, en)).toEqual(["winter"]);
});

test("time is told as the table keeps it", () => {
  const { en, de } = modeWords;
  expect(timeTold({ clock: { initial: 300, increment: 3 } }, en)).toBe(
    "5 minutes each + 3 s per move",
  );
  expect(timeTold({ clock: { initial: 60, increment: 0 } }, de)).toBe("je 1 Minute");
  expect(timeTold({ days: 1 }, en)).toBe("a day per move");
  expect(timeTold({ days: 3 }, de)).toBe("3 Tage pro Zug");
  expect(timeTold({ clock: null, days: null }, en)).toBe("no clock");
});

test("free seats have their plural", () => {
  expect(modeWords.en.freeSeats(1, 2)).toBe("1 of 2 seats free");
  expect(modeWords.de.freeSeats(3, 4)).toBe("3 von 4 Plätzen frei");
});
