/** Which sound goes with what happened, and that a table is silent when it shall be. */
import { afterEach, expect, test, vi } from "vitest";
import { change, DEFAULTS } from "../settings/settings";
import { play, soundOf } from "./sound";

afterEach(() => {
  vi.unstubAllGlobals();
  change(DEFAULTS);
});

test("what happens sounds like what it is, in every game", () => {
  expect(["play", "discard", "draw", "uncover"].map(soundOf)).toEqual(Array(4).fill("card"));
  expect(soundOf("roll")).toBe("dice");
  expect(soundOf("bid")).toBe("bid");
  expect(soundOf("build")).toBe("build");
  expect(soundOf("shuffle")).toBeNull();
});

test("a muted table, and one turned down to nothing, asks the browser for no sound", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  change({ sound: false });
  play("dice");
  change({ sound: true, volume: 0 });
  play("dice");
  expect(made).not.toHaveBeenCalled();
  change({ volume: 0.5 });
  play("dice");
  expect(made).toHaveBeenCalledTimes(1);
});
