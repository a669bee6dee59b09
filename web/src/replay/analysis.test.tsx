import { act, cleanup, render, renderHook, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { GameWords, Option, ReasonArgs } from "../games/game";
import type { Analysis, AnalysisInfo, Judged } from "../generated/http";
import { server } from "../server/http";
import { AnalysisPanel, Comment, useAnalysis } from "./analysis";
import { roundUp } from "./graph";
import { judgedAt, linesOf, mistakesOf } from "./judged";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const words = (text: string) => ({ words: text, verb: text, args: [] });
function judged(n: number, seat: number, value: number, loss: number): Judged {
  const better = loss ? [{ ...words(`better ${n}`), value: value + loss }] : [];
  const reason = loss ? { reason: "open", args: { held: n }, words: "" } : null;
  return {
    n,
    seat,
    answer: words(`move ${n}`),
    value,
    truth: value + 1,
    error: 1,
    loss,
    better,
    reason,
  };
}
const ANALYSIS: Analysis = {
  unit: "points",
  over: true,
  answers: [judged(1, 0, 5, 0), judged(2, 1, -4, 0.3), judged(4, 0, 2, 3), judged(6, 0, -8, 12.4)],
  seats: [
    {
      seat: 0,
      answers: 3,
      score: 10,
      lead: -7,
      end: -7,
      loss: 15.4,
      loss_error: 2,
      luck: 8.26,
      luck_error: 3.1,
    },
    { seat: 1, answers: 1, score: 17, lead: 7, end: 7, loss: 0.3, luck: -0.2 },
  ],
};
const GAME = {
  option: ({ words: told }: Option) => told.toUpperCase(),
  reasons: { open: ({ held }: ReasonArgs) => `Because of ${held}.` },
} as unknown as GameWords<unknown>;

function show(info: AnalysisInfo, seat = 0) {
  const acts = { start: vi.fn(), go: vi.fn(), jump: vi.fn() };
  const { start, ...rest } = acts;
  render(
    <AnalysisPanel
      state={{ info, problem: null, start }}
      names={["Anna", "Ben"]}
      words={GAME}
      seat={seat}
      k={4}
      total={8}
      {...rest}
    />,
  );
  return { ...acts, user: userEvent.setup() };
}
const DONE: AnalysisInfo = { status: "done", done: 8, total: 8, analysis: ANALYSIS };

test("what one of two leads the other trails, and the line ends with the result", () => {
  expect(linesOf(ANALYSIS, 0, 8).known.map((one) => one.value)).toEqual([5, 2, -8]);
  expect(linesOf(ANALYSIS, 0, 8).truth).toEqual([
    ...[
      { k: 2, value: 6 },
      { k: 3, value: 3 },
      { k: 5, value: 3 },
      { k: 7, value: -7 },
    ],
    { k: 8, value: -7 },
  ]);
  expect(linesOf({ ...ANALYSIS, over: false }, 1, 8).truth.at(-1)).toEqual({ k: 7, value: 7 });
});

test("where bots think of winning alone, values are chances to win", () => {
  const chances: Analysis = { ...ANALYSIS, unit: "chance" };
  expect(linesOf(chances, 1, 8).truth[0]).toEqual({ k: 2, value: 94 });
  show({ ...DONE, analysis: chances });
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain(
    "Chance of winning for Anna.",
  );
  expect(
    screen.getByText(
      /lowered the chance of winning by 5.1 ± 0.7 percentage points.*Luck helped a little \(8.3 ± 3.1/,
    ),
  ).toBeDefined();
});

test("mistakes come worst first; what is within the estimate is none", () => {
  expect(mistakesOf(ANALYSIS, 0).map((one) => one.n)).toEqual([6, 4]);
  expect(mistakesOf(ANALYSIS, 1)).toEqual([]);
  expect(judgedAt(ANALYSIS, 4)?.loss).toBe(3);
  expect([1, 2.5, 7, 12, 90].map(roundUp)).toEqual([1, 3, 8, 15, 100]);
});

test("an analysis that nobody has asked for can be begun", async () => {
  const { start, user } = show({ status: "none", done: 0, total: 0, analysis: null });
  await user.click(screen.getByRole("button", { name: "Analyse this game" }));
  expect(start).toHaveBeenCalledOnce();
});

test("one that is being worked out says how far it is, one that failed can be tried again", async () => {
  show({ status: "working", done: 3, total: 8, analysis: null });
  expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(3);
  expect(screen.getByText("Analysing: 3 of 8 moves")).toBeDefined();
  cleanup();
  const { start, user } = show({ status: "failed", done: 0, total: 8, analysis: null });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(start).toHaveBeenCalledOnce();
});

test("shows the line in words, mistakes to jump to, and luck and skill", async () => {
  const { jump, user } = show(DONE);
  const graph = screen.getByRole("img");
  expect(graph.getAttribute("aria-label")).toBe(
    "Expected lead of Anna. At the start +5. Highest +5 at move 2, lowest −8 at move 7.",
  );
  expect(
    screen.getByText(
      /Anna had 3 choices.*about 15 ± 2 points.*Luck was worth about 8.3 ± 3.1 points/,
    ),
  ).toBeDefined();
  expect(
    screen.getByText(/Ben had 1 choice and.*Luck made no clear difference.*\+7/),
  ).toBeDefined();
  const [worst, second] = within(screen.getAllByRole("list")[0] as HTMLElement).getAllByRole(
    "button",
  );
  expect(worst?.textContent).toContain("−127. MOVE 6Better: BETTER 6");
  expect(second?.getAttribute("aria-current")).toBe("step");
  await user.click(worst as HTMLElement);
  expect(jump).toHaveBeenCalledExactlyOnceWith(6, 0);
});

test("luck that is smaller than its error is not called luck", () => {
  const [first, second] = ANALYSIS.seats;
  const seats = [{ ...first, luck: 8, luck_error: 9 }, second] as Analysis["seats"];
  show({ ...DONE, analysis: { ...ANALYSIS, seats } });
  expect(screen.getByText(/Anna had 3 choices.*Luck made no clear difference/)).toBeDefined();
});

test("where chances are told, luck comes in words and in percentage points", () => {
  const [first, second] = ANALYSIS.seats;
  const seats = [{ ...first, luck: -30, luck_error: 9 }, second] as Analysis["seats"];
  show({ ...DONE, analysis: { ...ANALYSIS, unit: "chance", seats } });
  expect(
    screen.getByText(
      /by 5.1 ± 0.7 percentage points.*Bad luck hurt noticeably \(30 ± 9 percentage/,
    ),
  ).toBeDefined();
});

test("the graph can be read as a table", async () => {
  const { user } = show(DONE);
  expect(screen.queryByRole("table")).toBeNull();
  await user.click(screen.getByText("The graph as a table"));
  const rows = (await screen.findAllByRole("row")).map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toHaveLength(5);
  expect(rows[3]).toEqual(["5", "Anna", "MOVE 4", "+2", "+3", "3"]);
});

test("at a place it says what was chosen, what was better, and why", () => {
  const show = (k: number) =>
    render(
      <Comment analysis={ANALYSIS} k={k} names={["Anna", "Ben"]} words={GAME} view={() => ({})} />,
    );
  show(6);
  const told = screen.getByRole("region").textContent;
  expect(told).toContain("Here Anna chose: MOVE 6 (expected lead −8).");
  expect(told).toContain("Better: BETTER 6 (+4.4).");
  expect(told).toContain("Because of 6.");
  cleanup();
  show(1);
  expect(screen.getByRole("region").textContent).toContain("No better move was found.");
  cleanup();
  show(3);
  expect(screen.getByRole("region").textContent).toBe("Nobody had a choice here.");
});

test("the page looks again until the analysis is there", async () => {
  vi.useFakeTimers();
  const working: AnalysisInfo = { status: "working", done: 1, total: 8, analysis: null };
  const begin = vi.spyOn(server, "analyse").mockResolvedValue(working);
  const look = vi
    .spyOn(server, "analysis")
    .mockResolvedValueOnce({ ...working })
    .mockResolvedValue(DONE);
  const { result } = renderHook(() => useAnalysis("t", true));
  await act(async () => {});
  expect(result.current.info).toEqual(working);
  await act(async () => vi.advanceTimersByTime(1500));
  await act(async () => vi.advanceTimersByTime(1500));
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(result.current.info?.status).toBe("done");
  expect([begin.mock.calls.length, look.mock.calls.length]).toEqual([1, 2]);
});
