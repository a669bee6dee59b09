import { expect, test } from "vitest";
import { isInSight } from "./in-sight";

test("a place is in sight only as a whole, between the window's top and the dock", () => {
  expect(isInSight({ top: 0, bottom: 600 }, 600)).toBe(true);
  expect(isInSight({ top: -1, bottom: 40 }, 600)).toBe(false);
  expect(isInSight({ top: 580, bottom: 624 }, 600)).toBe(false);
});
