import { renderHook } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test } from "vitest";
import type { Happening } from "../games/game";
import type { Position } from "../generated/socket";
import { change } from "../settings/settings";
import { lately, stayOf, useStage } from "./stage";
import { UNKNOWN } from "./state";

test("a position stays as long as the speed says, and less when many wait", () => {
  expect(stayOf("normal", 1)).toBe(450);
  expect(stayOf("slow", 6)).toBe(1100);
  expect(stayOf("slow", 12)).toBe(550);
  expect(stayOf("off", 3)).toBe(0);
});

test("a long turn of a rival is seen whole in a few seconds", () => {
  let left = 30;
  let whole = 0;
  while (left > 0) whole += stayOf("normal", --left);
  expect(whole).toBeLessThan(8000);
});

test("what the others did since one's own last answer is marked", () => {
  const log = [0, 1, 1].map((seat, n) => ({ n, kind: "answer", seat }) as Happening);
  expect(lately(log, 0).map((one) => one.n)).toEqual([1, 2]);
  expect(lately(log.slice(0, 1), 0).map((one) => one.n)).toEqual([0]);
});

test("where nothing moves, no board is drawn before the newest position", () => {
  change({ speed: "off" });
  const drawn: boolean[] = [];
  const at = (n: number) => ({ ...UNKNOWN, position: { n } as Position });
  const { rerender } = renderHook(
    (state) => {
      const { current } = useStage(state);
      useEffect(() => void drawn.push(current));
    },
    { initialProps: at(1) },
  );
  rerender(at(2));
  expect(drawn).toEqual([true, true]);
});
