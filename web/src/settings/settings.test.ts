/** When an answer waits for a second click. */
import { afterEach, expect, test, vi } from "vitest";
import { confirms, DEFAULTS } from "./settings";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["touch", true, true, true],
  ["touch", true, false, false],
  ["touch", false, true, false],
  ["always", false, false, true],
  ["never", true, true, false],
] as const)("%s, finger %s, final %s: %s", (confirm, finger, final, asked) => {
  vi.stubGlobal("matchMedia", () => ({ matches: finger }));
  expect(confirms({ ...DEFAULTS, confirm }, final)).toBe(asked);
});
