import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Happening } from "../games/game";
import { SinceAway, see, seenPlace } from "./since";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const lines = [3, 4, 5].map((n) => {
  return { n, text: `Line ${n}.`, kind: "answer", undone: false, happening: {} as Happening };
});

test("who comes for the first time has missed nothing", () => {
  render(<SinceAway id="abc" n={6} lines={lines} />);
  expect(screen.queryByRole("region")).toBeNull();
  expect(seenPlace("abc")).toBe(6);
});

test("who comes back is told what happened since", async () => {
  see("abc", 4);
  render(<SinceAway id="abc" n={6} lines={lines} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Line 4.",
    "Line 5.",
  ]);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.queryByRole("region")).toBeNull();
});

test("each table has its own place", () => {
  see("abc", 4);
  see("def", 9);
  expect([seenPlace("abc"), seenPlace("def"), seenPlace("ghi")]).toEqual([4, 9, null]);
});
