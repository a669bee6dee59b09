/** The deck laboratory with a server that is the test: it answers line by line. */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n/language";
import { SAMPLES } from "./deck";
import { Laboratory } from "./laboratory";

const DECK = SAMPLES[0]?.deck ?? { name: "", hand: [], stacks: [], events: [] };
const NONE = { games: 0, won: 0 };
const REPORT = {
  scores: [{ rival: 1, games: 10, share: 0.6, error: 0.21 }],
  cards: [
    {
      card: "abbey",
      drawn: { games: 4, won: 3 },
      played: { games: 3, won: 3 },
      left: { games: 1, won: 0 },
      unseen: NONE,
      by_draws: [0.1, 0.25],
      by_turn: [0.2, 0.5],
    },
  ],
  draws: [4, 8],
  turns: [5, 10],
};
let asked: { body: Record<string, unknown>; signal: AbortSignal }[] = [];
let write: (line: unknown) => void = () => {};
let close: () => void = () => {};

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push({ body: JSON.parse(String(init.body)), signal: init.signal as AbortSignal });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const text = new TextEncoder();
        write = (line) => controller.enqueue(text.encode(`${JSON.stringify(line)}\n`));
        close = () => controller.close();
        init.signal?.addEventListener("abort", () => controller.error(new Error("aborted")));
      },
    });
    return new Response(stream, { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(isPlayable = true, language: "en" | "de" = "en") {
  localStorage.setItem("rivalry.language", language);
  render(
    <LanguageProvider>
      <Laboratory deck={DECK} isPlayable={isPlayable} />
    </LanguageProvider>,
  );
}

test("a trial shows how far it has got, and in the end which cards won", async () => {
  show();
  const user = userEvent.setup();
  for (const box of screen.getAllByRole("checkbox", { hidden: true }).slice(1))
    await user.click(box);
  await user.click(screen.getByRole("button", { name: "Start the trial", hidden: true }));
  expect(asked[0]?.body).toMatchObject({ game: "catan-rivals", deals: 5, rivals: [DECK] });
  write({ done: 3, total: 10 });
  expect(await screen.findByText("3 of 10 games")).toBeTruthy();
  expect(screen.getByRole("progressbar", { hidden: true })).toHaveProperty("value", 3);
  write({ done: 10, total: 10, report: REPORT });
  close();
  expect(await screen.findByText("60 % ± 21 % of 10 games")).toBeTruthy();
  const row = screen.getByRole("row", { name: /Abbey/, hidden: true });
  const cells = within(row).getAllByRole("cell", { hidden: true });
  expect(cells.map((cell) => cell.textContent?.replaceAll("\u00a0", " "))).toEqual([
    "75 % of 4",
    "100 % of 3",
    "0 % of 1",
    "",
    "50 %",
    "25 %",
  ]);
  expect(screen.queryByRole("progressbar", { hidden: true })).toBeNull();
});

test("stopping ends the request, and one may start again", async () => {
  show(true, "de");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Versuch starten", hidden: true }));
  write({ done: 1, total: 70 });
  expect(await screen.findByText("1 von 70 Spielen")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Anhalten", hidden: true }));
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(screen.getByRole("button", { name: "Versuch starten", hidden: true })).toBeTruthy();
  expect(screen.queryByRole("alert", { hidden: true })).toBeNull();
});

test("a trial that fails says so", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Start the trial", hidden: true }));
  write({ code: "bot-failed", message: "the bots could not finish the trial" });
  expect(await screen.findByText("The bot could not work this out. Try again.")).toBeTruthy();
});

test("a deck that breaks a limit is not tried", () => {
  show(false);
  const start = screen.getByRole("button", { name: "Start the trial", hidden: true });
  expect(start).toHaveProperty("disabled", true);
});
