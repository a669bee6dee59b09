import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Position, TableNews } from "../generated/socket";
import { Dock } from "./dock";
import type { HintState } from "./hint";
import { UNKNOWN } from "./state";

afterEach(cleanup);

const options = [{ words: "draw deck", verb: "draw", args: ["deck"] }];
const position: Position = {
  ...{ type: "position", n: 9, since: 8, status: "playing", asked: 0, view: {}, events: [] },
  ...{ undo: ["answer"], clocks: null, result: null, account: [] },
  prompt: { why: "draw", question: "Draw.", amount: 0, kind: null, meaning: null, options },
};

const NO_HINT: HintState = {
  ...{ offered: false, busy: false, unit: "points", hints: [], problem: null, none: null },
  ...{ ask: () => {}, close: () => {} },
};

function show(more: Partial<ComponentProps<typeof Dock>> = {}) {
  const acts = { pick: vi.fn(), answer: vi.fn(), undo: vi.fn() };
  const dock = (changes: typeof more) => (
    <Dock
      table={{ you: 0 } as TableNews}
      position={position}
      state={UNKNOWN}
      names={["Anna", "Ben"]}
      question="Draw a card."
      options={options}
      text={() => "Draw from the deck"}
      picked={null}
      hint={NO_HINT}
      reasons={{ open: ({ held }) => `You hold ${held} points.` }}
      {...acts}
      {...more}
      {...changes}
    />
  );
  const { rerender } = render(dock({}));
  const again = (changes: typeof more) => rerender(dock(changes));
  return { ...acts, user: userEvent.setup(), rerender: again };
}

test("says that it is your turn, and what is asked", () => {
  show();
  expect(screen.getByRole("region").textContent).toContain("Your turn Draw a card.");
});

test("says whom the table waits for", () => {
  show({ position: { ...position, prompt: null, asked: 1 }, options: [] });
  expect(screen.getByText("Ben is thinking…")).toBeDefined();
});

test("a chosen option waits for its confirmation", async () => {
  const { answer, pick, user } = show({ picked: "draw deck" });
  await user.click(screen.getByText("Not yet"));
  expect(pick).toHaveBeenCalledWith(null);
  expect(answer).not.toHaveBeenCalled();
  await user.click(screen.getByText("Confirm"));
  expect(answer).toHaveBeenCalledExactlyOnceWith("draw deck");
});

test("while a command is on its way, nothing else can be sent", () => {
  const pending = { type: "answer" as const, n: 9, action: "draw deck" };
  show({ state: { ...UNKNOWN, pending }, options: [] });
  expect(screen.getByText("Sending…")).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /Undo/ }).disabled).toBe(true);
});

test("a refusal is explained", () => {
  const refused = { type: "refused" as const, code: "no-undo", message: "", n: 9 };
  show({ state: { ...UNKNOWN, refused } });
  expect(screen.getByRole("alert").textContent).toBe("This can no longer be undone.");
});

test("undo is offered as the server says", async () => {
  const { undo, user } = show({ position: { ...position, undo: ["turn"] } });
  await user.click(screen.getByRole("button", { name: /Undo the turn/ }));
  expect(undo).toHaveBeenCalledExactlyOnceWith("turn");
});

test("by keyboard, the focus goes to the confirmation and back", async () => {
  const { user, rerender } = show();
  await user.tab();
  await user.tab();
  await user.tab();
  const option = document.activeElement;
  expect(option?.textContent).toContain("Draw from the deck");
  rerender({ picked: "draw deck" });
  expect(document.activeElement?.textContent).toBe("Confirm");
  rerender({ picked: null });
  expect(document.activeElement).toBe(option);
});

test("a hint is offered only where it can be had", () => {
  show();
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  cleanup();
  show({ hint: { ...NO_HINT, offered: true } });
  expect(screen.getByRole("button", { name: "Hint" })).toBeDefined();
});

test("a hint says what is best, what it promises and why; it can be followed, and is marked", async () => {
  const found = { action: "draw deck", value: -3.54, error: 1, reason: "open", args: { held: 7 } };
  const hint = { ...NO_HINT, offered: true, hints: [{ ...found, words: "in English" }] };
  const { pick, user } = show({ hint });
  const box = document.querySelector<HTMLElement>(".hints");
  expect(box?.getAttribute("aria-live")).toBe("polite");
  expect(box?.textContent).toContain("−3.5");
  expect(box?.textContent).toContain("You hold 7 points.");
  await user.click(screen.getByRole("button", { name: /expected lead −3.5/ }));
  expect(pick).toHaveBeenCalledExactlyOnceWith("draw deck");
  expect(screen.getByRole("button", { name: /Draw from the deck \(hint\)/ })).toBeDefined();
  expect(box?.querySelector("style")?.textContent).toContain('.board [data-words="draw deck"]');
});

test("where bots think of winning alone, a hint tells the chance to win", () => {
  const found = { action: "draw deck", value: 61.7, error: 1, reason: "open", args: { held: 7 } };
  show({ hint: { ...NO_HINT, unit: "chance", hints: [{ ...found, words: "" }] } });
  expect(screen.getByRole("button", { name: /chance of winning 62 %/ })).toBeDefined();
});

test("a reason that this page does not know is told in the server's words", () => {
  const found = { action: "draw deck", value: 1, error: 1, reason: "new", args: {} };
  show({ hint: { ...NO_HINT, hints: [{ ...found, words: "Something new." }] } });
  expect(screen.getByText("Something new.")).toBeDefined();
});
