/** The log: what was taken back is marked, and rounds are told with their result. */
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { GameWords, Happening } from "../games/game";
import { logLines, undoneOf, useLogLines } from "./log";
import { tableWords } from "./words";

function happened(n: number, kind: string, seat: number | null, why = ""): Happening {
  return { n, kind, seat, words: `w${n}`, verb: "play", args: [], secret: false, why };
}

test("an answer taken back is marked with what chance did after it, and nothing before", () => {
  const log = [
    happened(1, "answer", 0),
    happened(2, "answer", 0),
    happened(3, "chance", null),
    happened(4, "undo", 0),
    happened(5, "answer", 0),
  ];
  expect([...undoneOf(log)]).toEqual([2, 3]);
});

test("a turn taken back takes the rival's answers with it, and a second one the turn before", () => {
  const log = [
    happened(1, "answer", 0),
    happened(2, "answer", 1),
    happened(3, "answer", 0),
    happened(4, "answer", 0),
    happened(5, "answer", 1),
    happened(6, "undo", 0),
    happened(7, "undo", 0),
  ];
  expect([...undoneOf(log.slice(0, 6))]).toEqual([3, 4, 5]);
  expect([...undoneOf(log)]).toEqual([3, 4, 5, 1, 2]);
});

test("the same unseen thing again and again is told once", () => {
  const unseen = (n: number) => ({ ...happened(n, "answer", 1), secret: true });
  const game = { happening: (_: Happening, who: string) => `${who} chooses.` };
  const log = [unseen(1), unseen(2), unseen(3), happened(4, "answer", 1), unseen(5)];
  const lines = logLines(
    log,
    {},
    ["Ann", "Bob"],
    game as unknown as GameWords<unknown>,
    tableWords.en,
  );
  expect(lines.map((line) => line.n)).toEqual([1, 4, 5]);
});

test("between two deals stands how the round ended, and at the end how the last one did", () => {
  const game = {
    happening: (one: Happening, who: string) => (one.kind === "chance" ? "" : `${who} plays.`),
    ended: (_: unknown, round: number, names: readonly string[]) =>
      `Round ${round + 1}: ${names.join(", ")}.`,
  } as unknown as GameWords<unknown>;
  const log = [
    happened(1, "chance", null, "deal"),
    happened(2, "answer", 0),
    happened(3, "chance", null, "deal"),
    happened(4, "answer", 1),
    happened(5, "over", null),
  ];
  const lines = logLines(log, {}, ["Anna", "Ben"], game, tableWords.en);
  expect(lines.map((line) => line.text)).toEqual([
    "Anna plays.",
    "Round 1: Anna, Ben.",
    "Ben plays.",
    "Round 2: Anna, Ben.",
    "The game is over.",
  ]);
});

test("a sentence stays as it was first told, until somebody else sits there", () => {
  const game = {
    happening: (one: Happening, who: string, view: unknown) => `${who} ${one.words} ${view}.`,
  } as unknown as GameWords<unknown>;
  const log = [happened(1, "answer", 0)];
  const { result, rerender } = renderHook(
    ({ log, view, name }) => useLogLines(log, view, [name], game, tableWords.en),
    { initialProps: { log, view: "here", name: "Ann" } },
  );
  rerender({ log: [...log, happened(2, "answer", 0)], view: "there", name: "Ann" });
  expect(result.current.map((line) => line.text)).toEqual(["Ann w1 here.", "Ann w2 there."]);
  rerender({ log, view: "there", name: "Bob" });
  expect(result.current.map((line) => line.text)).toEqual(["Bob w1 there."]);
});
