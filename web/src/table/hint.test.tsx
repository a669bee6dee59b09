import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Hint, Hints } from "../generated/http";
import type { Position, Seat, TableNews } from "../generated/socket";
import { Refusal, server } from "../server/http";
import { isAlone, useHint, whyNoHint } from "./hint";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const seat = (kind: Seat["kind"]) => ({ kind }) as Seat;
const table = (you: number | null, ...kinds: Seat["kind"][]) =>
  ({ you, seats: kinds.map(seat) }) as TableNews;
const options = ["pass", "bid 1"].map((words) => ({ words, verb: words, args: [] }));
const position = (n: number, more: Partial<Position> = {}) =>
  ({ n, status: "playing", prompt: { why: "bid", question: "", options }, ...more }) as Position;
const HINT: Hint = { action: "pass", value: 2, error: 1, reason: "pass", args: {}, words: "" };

test("hints are for whoever plays against bots alone", () => {
  expect(isAlone(table(0, "person", "bot", "bot"))).toBe(true);
  expect(isAlone(table(0, "person", "person"))).toBe(false);
  expect(isAlone(table(null, "bot", "bot"))).toBe(false);
});

test("why there is no hint is known before it is asked for", () => {
  const alone = table(0, "person", "bot");
  expect(whyNoHint(table(0, "person", "person"), position(1))).toBe("notAlone");
  expect(whyNoHint(alone, position(1, { prompt: null }))).toBe("notAsked");
  const one = { words: "pass", verb: "pass", args: [] };
  const prompt = { why: "bid", question: "", amount: 0, kind: null, meaning: null, options: [one] };
  expect(whyNoHint(alone, position(1, { prompt }))).toBe("only");
  expect(whyNoHint(alone, position(1))).toBeNull();
});

test("a hint is for one question; one that comes too late is not shown", async () => {
  let tell: (hints: Hints) => void = () => {};
  const asked = vi.spyOn(server, "hint").mockImplementation(
    () =>
      new Promise((done) => {
        tell = done;
      }),
  );
  const alone = table(0, "person", "bot");
  const { result, rerender } = renderHook(({ n }) => useHint("t", alone, position(n)), {
    initialProps: { n: 4 },
  });
  act(() => result.current.ask());
  expect(result.current.busy).toBe(true);
  await act(async () => tell({ n: 4, unit: "chance", hints: [HINT] }));
  expect(asked).toHaveBeenCalledExactlyOnceWith("t", 4);
  expect(result.current).toMatchObject({ unit: "chance", hints: [HINT] });
  rerender({ n: 5 });
  expect(result.current.hints).toEqual([]);
  act(() => result.current.ask());
  rerender({ n: 6 });
  await act(async () => tell({ n: 5, unit: "points", hints: [HINT] }));
  expect(result.current.hints).toEqual([]);
});

test("what the server refuses is told, and nothing is asked where it would be refused", async () => {
  const asked = vi.spyOn(server, "hint").mockRejectedValue(new Refusal("bot-failed", ""));
  const { result, rerender } = renderHook(
    ({ kind }: { kind: Seat["kind"] }) => useHint("t", table(0, "person", kind), position(4)),
    { initialProps: { kind: "bot" } },
  );
  await act(async () => result.current.ask());
  expect(result.current.problem).toBeInstanceOf(Refusal);
  rerender({ kind: "person" });
  act(() => result.current.ask());
  expect(result.current.none).toBe("notAlone");
  expect(asked).toHaveBeenCalledTimes(1);
});
