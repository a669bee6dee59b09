/** The Tournament Game on the board: a deck is brought, and everybody has stacks of their own. */
import { cleanup, render, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLES } from "../../decks/deck";
import questions from "../../generated/questions/catan-rivals.json";
import { LanguageProvider } from "../../i18n/language";
import type { Option } from "../game";
import { Board } from "./board";
import { answersFor } from "./deck-choice";
import { boardText } from "./text-board";
import { stackNumber, type View } from "./view";

const ASKED = questions as unknown as Record<string, { view: View; options: Option[] }>;

beforeEach(() => {
  localStorage.setItem("rivalry.language", "en");
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ decks: [] }), { status: 200 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(
  why: string,
  view: View,
  answerAll = vi.fn(),
  pick = vi.fn(),
  options = ASKED[why]?.options ?? [],
) {
  const board = render(
    <LanguageProvider>
      <Board
        {...{ view, options, why, pick, answerAll, picked: null, lately: [] }}
        names={["Anna", "Ben"]}
        you={view.seat}
        asked={view.seat}
      />
    </LanguageProvider>,
  );
  return { ...board, answerAll, pick };
}

/** The button of a deck, which is loaded when it is needed. */
function offer(key: string): Promise<HTMLButtonElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLButtonElement>(`[data-deck="${key}"]`);
    if (!found) throw new Error(`${key} is not offered`);
    return found;
  });
}

function viewOf(why: string, amount?: number): View {
  const view = ASKED[why]?.view as View;
  return view.asked && amount ? { ...view, asked: { ...view.asked, amount } } : view;
}

test("a sample deck is brought by one click: hand, events, stacks, always as many answers", async () => {
  const { answerAll } = show("deck.hand", viewOf("deck.hand", 3));
  await userEvent.click(await offer("strong-heroes"));
  const deck = SAMPLES.find((sample) => sample.key === "strong-heroes")?.deck;
  const cards = [...(deck?.hand ?? []), ...(deck?.events ?? []), ...(deck?.stacks ?? [])];
  expect(answerAll).toHaveBeenCalledWith(cards.map((key) => `card ${key}`));
  for (const sample of SAMPLES)
    expect(answersFor(sample.deck, viewOf("deck.hand"))).toHaveLength(39);
});

test("a deck with cards that this table does not play with cannot be brought", async () => {
  const { options } = ASKED["deck.hand"] ?? { options: [] };
  const offered = new Set(options.map((option) => option.args[0]));
  show("deck.hand", viewOf("deck.hand", 3));
  for (const { key, deck } of SAMPLES)
    expect((await offer(key)).disabled, key).toBe(
      ![...deck.hand, ...deck.stacks].every((card) => offered.has(card)),
    );
});

test("what was begun card by card goes on so", async () => {
  const { pick } = show("deck.stack", viewOf("deck.stack", 7));
  expect(document.querySelector("[data-deck]")).toBeNull();
  const last = ASKED["deck.stack"]?.options.at(-1);
  await userEvent.click(
    document.querySelector(`[data-scrolls] [data-words="${last?.words}"]`) as HTMLElement,
  );
  expect(pick).toHaveBeenCalledWith(last?.words);
});

test("one's own stacks lie apart, the rival's together until there is something to choose", () => {
  const view = viewOf("prepare");
  expect(view.stacks.map((_, n) => stackNumber(view, n))).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  for (const seat of [0, 1]) {
    const unseen = view.stacks.map((stack) => ({ ...stack, cards: stack.cards.map(() => null) }));
    const { container } = show("prepare", { ...view, seat, stacks: unseen });
    const titles = [...container.querySelectorAll("[title]")].map((one) =>
      one.getAttribute("title"),
    );
    const own = titles.filter((title) => title?.startsWith("Stack "));
    expect(own).toHaveLength(4);
    expect(own.every((title) => title?.includes("your deck"))).toBe(true);
    const theirs = titles.filter((title) => title?.startsWith("your rival's deck"));
    expect(theirs).toEqual(["your rival's deck: 32 cards"]);
    cleanup();
  }
  const stack = { words: "stack 4", verb: "stack", args: [4] };
  const { container } = show("prepare", { ...view, seat: 0 }, undefined, undefined, [stack]);
  expect(container.querySelectorAll("[title^='Stack ']")).toHaveLength(8);
});

test("the board in words lists the own deck and says nothing of the rival's", () => {
  const view = viewOf("prepare");
  const own = view.seat ?? 0;
  const titles = boardText(view, ["Anna", "Ben"], own, "en").map((part) => part.title);
  expect(titles).toContain("your deck");
  expect(titles).not.toContain("your rival's deck");
  const [deck] = boardText(view, ["Anna", "Ben"], own, "en").filter(
    (part) => part.title === "your deck",
  );
  expect(deck?.lines[0]).toMatch(/^Starting hand: .+, .+, .+/);
});
