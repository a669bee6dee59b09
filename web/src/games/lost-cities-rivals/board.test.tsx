/** The board of Rivals in recorded positions: what it shows and what can be done on it. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import four from "../../generated/samples/lost-cities-rivals-four.json";
import two from "../../generated/samples/lost-cities-rivals-two.json";
import lesson from "../../generated/tutorials/lost-cities-rivals.json";
import type { BoardProps, Happening, Option } from "../game";
import { Board } from "./board";
import { printed } from "./footprints";
import type { RivalsView } from "./view";

interface Recorded {
  seat: number;
  asked: number | null;
  why: string | null;
  view: RivalsView;
  options: Option[];
  lately: Happening[];
}

const SAMPLES = [...two, ...four, ...lesson] satisfies Recorded[];
/** The five questions of a player, with two seats and with four, early and late. */
const POSITIONS: readonly (readonly [number, Recorded])[] = SAMPLES.map(
  (one, i) => [i, one] as const,
).filter(([i]) => i < 12 || i === 16);
const NAMES = ["Anna", "Ben", "Clara", "David"];

afterEach(cleanup);

function show(shown: Recorded, more: Partial<BoardProps<RivalsView>> = {}) {
  const pick = vi.fn();
  const { seat: you, view, asked, why, options, lately } = shown;
  const props = { view, names: NAMES, you, asked, why, options, picked: null, pick, lately };
  const { container } = render(<Board {...props} {...more} />);
  return { pick, root: container };
}

function sample(why: string): Recorded {
  const found = SAMPLES.find((one) => one.why === why);
  if (!found) throw new Error(`no sample asks ${why}`);
  return found;
}

/** The buttons of this name; looking them up by role is slow on a whole board. */
function buttons(root: Element, name: RegExp): HTMLElement[] {
  return [...root.querySelectorAll("button")].filter((button) => name.test(words(button)));
}

function words(button: Element): string {
  const shown = [...button.childNodes].filter((node) => node.nodeName.toLowerCase() !== "svg");
  return button.getAttribute("aria-label") ?? shown.map((node) => node.textContent).join("");
}

/** Click what stands for an option; a bid is first set with the steps. */
function choose({ verb, args, words }: Option, root: Element) {
  const click = (name: RegExp) => fireEvent.click(buttons(root, name)[0] as HTMLElement);
  if (verb === "uncover") return click(/^Uncover a card/);
  if (verb === "pass") return click(/^Pass$/);
  if (verb === "done") return click(/^(Take no more|Remove none)$/);
  if (verb !== "bid") return click(new RegExp(`^${words}( from the game)?$`, "i"));
  const amount = () => Number(/\d+/.exec(buttons(root, /^Bid \d+$/)[0]?.textContent ?? "")?.[0]);
  while (amount() > Number(args[0])) click(/^One less$/);
  while (amount() < Number(args[0])) click(/^One more$/);
  return click(/^Bid \d+$/);
}

test.each(POSITIONS)("every option of position %i can be chosen by clicking", (_, shown) => {
  const { pick, root } = show(shown);
  for (const option of shown.options) {
    choose(option, root);
    expect(pick).toHaveBeenLastCalledWith(option.words);
  }
});

test("there is nothing to click when nobody is asked", () => {
  const { root } = show(sample("turn"), { options: [], asked: null });
  expect(buttons(root, /./)).toEqual([]);
});

test.each(POSITIONS)(
  "position %i shows each card once; what moves has a name of its own",
  (_, shown) => {
    const { root } = show(shown);
    const { display, removed, expeditions } = shown.view;
    const lying = expeditions.flat().reduce((sum, one) => sum + one.wagers + one.numbers.length, 0);
    const cards = root.querySelectorAll("span[data-suit] > svg[viewBox='0 0 100 140']");
    expect(cards.length).toBe(display.length + removed.length + lying);
    const names = [...root.querySelectorAll<HTMLElement>("[style*='view-transition-name']")].map(
      (one) => one.style.viewTransitionName,
    );
    expect(new Set(names).size).toBe(names.length);
  },
);

test("the footprints printed on the cards add up to those the game counts", () => {
  for (const { view } of SAMPLES) {
    for (const { numbers, footprints } of view.expeditions.flat()) {
      expect(numbers.reduce((sum, number) => sum + printed(number), 0)).toBe(footprints);
    }
  }
});

test("an auction names the bid, who leads and who has passed", () => {
  const shown = SAMPLES.find((one) => one.why === "bid" && one.view.players === 4);
  if (!shown?.view.auction) throw new Error("no sample of an auction");
  show(shown);
  const { auction } = shown.view;
  const area = screen.getByRole("region", { name: "Auction" });
  within(area).getByText(`Highest bid: ${auction.bid} gold`);
  expect(within(area).getAllByText("passed").length).toBe(4 - auction.bidding.length);
  expect(area.querySelector("[data-state=leads]")?.textContent).toContain(NAMES[auction.leader]);
});

test("a shortcut sets the bid and does not make it", () => {
  const shown = sample("turn");
  const { pick, root } = show(SAMPLES.find((one) => one.options.length > 10) ?? shown);
  fireEvent.click(buttons(root, /^all \d+$/)[0] as HTMLElement);
  expect(pick).not.toHaveBeenCalled();
  fireEvent.click(buttons(root, /^Bid \d+$/)[0] as HTMLElement);
  expect(pick).toHaveBeenCalledOnce();
});

test("what waits to be confirmed is marked", () => {
  const shown = sample("take");
  const option = shown.options.find((one) => one.verb === "take");
  const { root } = show(shown, { picked: option?.words ?? "" });
  const marked = root.querySelectorAll("[data-picked=true]");
  expect(marked.length).toBeGreaterThan(0);
  expect(marked[0]?.getAttribute("aria-label")?.toLowerCase()).toBe(option?.words);
});

test("the rivals' expeditions lie above, clockwise, and the own ones at the foot", () => {
  const shown = SAMPLES.find((one) => one.view.players === 4 && one.seat > 0);
  if (!shown) throw new Error("no sample of a later seat");
  const { root } = show(shown);
  const order = [...root.querySelectorAll("section[data-you] h2")].map((one) => one.textContent);
  const expected = [1, 2, 3, 0].map((i) => NAMES[(shown.seat + i) % 4] ?? "");
  expect(order.map((one, i) => one?.startsWith(expected[i] ?? "-"))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("a card nobody could use is told", () => {
  const shown = sample("turn");
  show({ ...shown, view: { ...shown.view, newest: "red 2", removed: ["red 2"], display: [] } });
  screen.getByText(/Turned over: red 2\. Nobody could use it/);
});
