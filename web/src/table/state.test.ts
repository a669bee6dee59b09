import { expect, test } from "vitest";
import type { Happening } from "../games/game";
import type { Position } from "../generated/socket";
import { lately } from "./stage";
import { heard, type TableState, UNKNOWN } from "./state";

function position(n: number, since: number, kinds: string[] = []): Position {
  const events = kinds.map((kind, i) => ({ n: since + i, kind, seat: 0 }));
  return {
    ...{ type: "position" as const, n, since, status: "playing" as const, asked: 0, view: {} },
    ...{ events, account: [], prompt: null, undo: [], clocks: null, result: null },
  } as Position;
}

function after(...messages: Parameters<typeof heard>[1][]): TableState {
  return messages.reduce((state, message) => heard(state, message, 5), UNKNOWN);
}

test("a position makes the table live and adds to the log", () => {
  const state = after(position(2, 0, ["sit", "start"]), position(3, 2, ["answer"]));
  expect(state.link).toBe("live");
  expect(state.log.map((one) => one.kind)).toEqual(["sit", "start", "answer"]);
  expect(state.at).toBe(5);
});

test("a position of an older place changes nothing", () => {
  const state = after(position(3, 0, ["sit", "start", "answer"]), position(2, 0, ["sit", "start"]));
  expect(state.position?.n).toBe(3);
  expect(state.log).toHaveLength(3);
});

test("what is told twice stands in the log once", () => {
  const state = after(position(2, 0, ["sit", "start"]), position(3, 1, ["start", "answer"]));
  expect(state.log.map((one) => one.n)).toEqual([0, 1, 2]);
});

test("only the reply to the waiting command ends the wait", () => {
  const command = { type: "answer" as const, n: 4, action: "pass" };
  const waiting = { ...after(position(4, 4)), pending: command };
  expect(heard(waiting, { type: "accepted", n: 3 }, 0).pending).toBe(command);
  expect(heard(waiting, { type: "accepted", n: 4 }, 0).pending).toBeNull();
});

function happened(...told: [kind: string, seat: number | null][]): Happening[] {
  return told.map(([kind, seat], n) => {
    return { n, kind, seat, words: "", verb: "", args: [], secret: false };
  });
}
const places = (found: Happening[]) => found.map((one) => one.n);

test("lately are the others' answers since one's own", () => {
  const log = happened(["answer", 0], ["answer", 1], ["chance", null], ["answer", 2]);
  expect(places(lately(log, 0))).toEqual([1, 2, 3]);
});

test("in the middle of a turn, lately is what one did in it", () => {
  const log = happened(["answer", 1], ["answer", 0], ["answer", 0]);
  expect(places(lately(log, 0))).toEqual([1, 2]);
});

test("a spectator sees the last player's answers marked", () => {
  const log = happened(["answer", 1], ["answer", 0], ["answer", 0]);
  expect(places(lately(log, null))).toEqual([1, 2]);
});

test("after something was taken back, nothing is marked", () => {
  expect(lately(happened(["answer", 0], ["undo", 0]), 0)).toEqual([]);
});
