import { expect, test } from "vitest";
import { matches, words } from "../help/search";
import { levelOf } from "../lobby/level";
import { timeSettings } from "../lobby/new-table";
import { fingerprint } from "../replay/fairness-page";
import { personName, seatNames } from "../table/names";
import { duration } from "../table/seats";

test("a level that a game does not have gives the nearest below", () => {
  const all = ["random", "novice", "casual", "strong", "master"];
  expect(levelOf(all, "strong")).toBe("strong");
  expect(levelOf(["random", "rules"], "casual")).toBe("random");
  expect(levelOf(["rules"], "casual")).toBe("rules");
  expect(levelOf([...all, "learned"], "learned")).toBe("learned");
  expect(levelOf(all, "learned")).toBe("casual");
});

test("a choice of thinking time becomes the server's settings", () => {
  expect(timeSettings("none")).toEqual({});
  expect(timeSettings("300 3")).toEqual({ clock: { initial: 300, increment: 3 } });
  expect(timeSettings("week")).toEqual({ days: 7 });
});

test("time left in minutes, hours or days", () => {
  expect([65, 7200, 273_600].map(duration)).toEqual(["1:05", "2:00:00", "3 d 04 h"]);
});

test("a fingerprint is SHA-256 in hexadecimal", async () => {
  expect(await fingerprint("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

test("the rules are searched for all words, in any case", () => {
  const part = { id: "a", title: "Wagers", text: ["A wager card doubles the score."] };
  expect(matches(part, words("DOUBLE wager"))).toBe(true);
  expect(matches(part, words("double gold"))).toBe(false);
  expect(matches(part, words(" "))).toBe(true);
});

test("guests are called so in the reader's language, everybody else as they are", () => {
  const german = { guest: "Gast" };
  expect(personName("Guest 3fa9", german)).toBe("Gast 3fa9");
  expect(personName("Guest 3fa9", {})).toBe("Guest 3fa9");
  for (const name of ["Anna", "Guesting 3fa9", "My Guest 3fa9", "Guest 3fa9x"]) {
    expect(personName(name, german)).toBe(name);
  }
});

test("two bots of one level get a number", () => {
  const bot = { kind: "bot", name: "", bot: "casual" };
  const anna = { kind: "person", name: "Anna", bot: null };
  expect(seatNames([anna, bot, bot], { casual: "Casual bot" })).toEqual([
    "Anna",
    "Casual bot",
    "Casual bot 2",
  ]);
});
