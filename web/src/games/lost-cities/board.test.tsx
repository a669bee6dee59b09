/** The board of Lost Cities in recorded positions: what it shows and what can be done on it. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import five from "../../generated/samples/lost-cities.json";
import six from "../../generated/samples/lost-cities-six.json";
import lesson from "../../generated/tutorials/lost-cities.json";
import type { BoardProps, Happening, Option } from "../game";
import { Board } from "./board";
import type { LostCitiesView } from "./view";

interface Recorded {
  n: number;
  seat: number;
  asked: number | null;
  why: string | null;
  view: LostCitiesView;
  options: Option[];
  lately: Happening[];
  answer: string | null;
}

const SAMPLES = [...five, ...six] satisfies Recorded[];
const LESSON: readonly Recorded[] = lesson;
const NAMES = ["Anna", "Ben"];

vi.setConfig({ testTimeout: 30_000 }); // a simulated browser on a busy machine takes its time
afterEach(cleanup);

function show(shown: Recorded, more: Partial<BoardProps<LostCitiesView>> = {}) {
  const pick = vi.fn();
  const { seat: you, view, asked, why, options, lately } = shown;
  const props = { view, names: NAMES, you, asked, why, options, picked: null, pick, lately };
  const board = render(<Board {...props} {...more} />);
  return {
    pick,
    root: board.container,
    show: (next: Partial<typeof props>) => board.rerender(<Board {...props} {...next} />),
  };
}

function hand(root: Element, card: string): HTMLElement {
  return root.querySelector(`[data-hand="${card}"]`) as HTMLElement;
}

function place(root: Element, words: string): HTMLElement | null {
  return root.querySelector(`[data-target][data-words="${words}"]`);
}

function isPressed(button: Element | null): boolean {
  return button?.getAttribute("aria-pressed") === "true";
}

/** A position in which a seat is asked why, the latest of the samples. */
function sample(why: string, colours = 5): Recorded {
  const found = SAMPLES.findLast((one) => one.why === why && one.view.colours === colours);
  if (!found) throw new Error(`no sample asks ${why}`);
  return found;
}

test.each(SAMPLES.map((one, i) => [i, one] as const))(
  "every option of sample %i can be chosen by clicking",
  (_, shown) => {
    const { pick, root } = show(shown);
    for (const option of shown.options) {
      const card = option.args.join(" ");
      if (option.verb !== "draw" && !isPressed(hand(root, card))) fireEvent.click(hand(root, card));
      const target = place(root, option.words);
      expect(target, option.words).not.toBeNull();
      fireEvent.click(target as HTMLElement);
      expect(pick).toHaveBeenLastCalledWith(option.words);
    }
  },
);

test.each(SAMPLES.map((one, i) => [i, one] as const))(
  "sample %i shows the cards of its view and no other",
  (_, { view, ...shown }) => {
    const { root } = show({ view, ...shown });
    const seen = root.querySelectorAll("span[data-suit]");
    const lying = view.expeditions
      .flat()
      .reduce((n, one) => n + one.wagers + one.numbers.length, 0);
    const tops = view.discards.filter((pile) => pile.length > 0).length;
    const known = view.known[1 - shown.seat]?.length ?? 0;
    expect(seen).toHaveLength(lying + tops + known + view.hand.length);
  },
);

test("no two things share a name for the browser's transitions", () => {
  for (const shown of SAMPLES) {
    const { root } = show(shown);
    const names = [...root.querySelectorAll<HTMLElement>("[style]")]
      .map((one) => one.getAttribute("style")?.match(/view-transition-name: ([^;]+)/)?.[1])
      .filter((name) => name !== undefined);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size, `at ${shown.n}`).toBe(names.length);
    cleanup();
  }
});

test("six colours make six lanes", () => {
  show(sample("card", 6));
  expect(screen.getAllByRole("region")).toHaveLength(6);
  expect(screen.getByRole("region", { name: "Purple" })).toBeTruthy();
});

test("a card says whether it can be played, and why not", () => {
  const shown = sample("card");
  const { root } = show(shown);
  const fits = new Set(shown.options.filter((o) => o.verb === "play").map((o) => o.args.join(" ")));
  for (const card of shown.view.hand) {
    const name = hand(root, card).getAttribute("aria-label");
    expect(name).toMatch(
      fits.has(card) ? /, playable/ : /discard only: your expedition has reached/,
    );
  }
});

test("the pile just discarded to is closed and says so", () => {
  const shown = SAMPLES.find((one) => one.view.closed);
  if (!shown) throw new Error("no sample has a closed pile");
  const { root } = show(shown);
  const lane = root.querySelector(`[data-suit="${shown.view.closed}"]`) as HTMLElement;
  expect(within(lane).getByRole("img", { name: /Closed: you discarded here/ })).toBeTruthy();
  expect(lane.querySelector("[data-target]")).toBeNull();
});

test("what waits to be confirmed is shown as chosen; another card takes it back", async () => {
  const shown = sample("card");
  const [first] = shown.options as [Option];
  const { root, pick } = show(shown, { picked: first.words });
  expect(isPressed(hand(root, first.args.join(" ")))).toBe(true);
  expect(isPressed(place(root, first.words))).toBe(true);
  const other = shown.view.hand.find((card) => card !== first.args.join(" ")) as string;
  await userEvent.click(hand(root, other));
  expect(pick).toHaveBeenLastCalledWith(null);
});

test("who is not asked can choose nothing", async () => {
  const shown = sample("card");
  const { root } = show(shown, { options: [], asked: 1 - shown.seat });
  await userEvent.click(hand(root, shown.view.hand[0] as string));
  expect(root.querySelectorAll("[data-target]")).toHaveLength(0);
  expect(root.querySelectorAll("[aria-pressed=true]")).toHaveLength(0);
});

test("a turn by keyboard: along the hand, to the place, back, and down", async () => {
  const user = userEvent.setup();
  const shown = sample("card");
  const { root, pick } = show(shown);
  const focused = () => document.activeElement as HTMLElement;
  hand(root, shown.view.hand[0] as string).focus();
  expect(focused().tabIndex).toBe(0);
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  const card = shown.view.hand[1] as string;
  expect(focused().dataset.hand).toBe(card);
  await user.keyboard("{End}");
  expect(focused().dataset.hand).toBe(shown.view.hand.at(-1));
  await user.keyboard("{Home}{ArrowRight}{Enter}");
  expect(isPressed(hand(root, card))).toBe(true);
  await vi.waitFor(() => expect(focused().dataset.target).toBeDefined());
  await user.keyboard("{Escape}");
  expect(focused().dataset.hand).toBe(card);
  expect(root.querySelectorAll("[data-target]")).toHaveLength(0);
  await user.keyboard("{Enter}");
  await vi.waitFor(() => expect(focused().dataset.target).toBeDefined());
  await user.keyboard("{ArrowUp}");
  expect(focused().dataset.words).toBe(`discard ${card}`);
  await user.keyboard("{Enter}");
  expect(pick).toHaveBeenCalledWith(`discard ${card}`);
});

test("when a question follows, the focus is where it is answered", async () => {
  const user = userEvent.setup();
  const [card, draw] = LESSON as readonly Recorded[] as [Recorded, Recorded];
  const { root, show: next } = show(card);
  await user.click(hand(root, "red wager"));
  await user.click(place(root, "play red wager") as HTMLElement);
  (document.activeElement as HTMLElement).blur();
  next(draw);
  expect((document.activeElement as HTMLElement).dataset.words).toBe("draw deck");
});

test("the card just drawn is marked, and no longer once it is history", () => {
  const [, draw, card, after] = LESSON as readonly [Recorded, Recorded, Recorded, Recorded];
  const { root, show: next } = show(draw);
  next(card);
  expect(hand(root, "white 6").dataset.lately).toBe("true");
  expect(hand(root, "white 6").getAttribute("aria-label")).toMatch(/just drawn/);
  next(after);
  expect(root.querySelectorAll("[data-hand][data-lately]")).toHaveLength(0);
});

test("what the rival has just done is marked", () => {
  const { root } = show(LESSON[2] as Recorded);
  const marked = root.querySelectorAll("[data-lately]");
  expect(marked).toHaveLength(1);
  expect(marked[0]?.closest("section")?.getAttribute("aria-label")).toBe("Yellow");
});

test("a spectator sees both hands from behind", () => {
  const { view, ...rest } = sample("card");
  const { root } = show({ ...rest, view: { ...view, seat: null, hand: [] } }, { you: null });
  expect(root.querySelectorAll("[data-hand]")).toHaveLength(0);
  expect(screen.getAllByRole("img", { name: /has 8 cards in hand/ })).toHaveLength(2);
});

test("where everything may be seen, the rival's hand lies open", () => {
  const [mine, theirs] = [LESSON[0] as Recorded, SAMPLES[3] as Recorded];
  const other = { ...theirs.view, seat: 1, hand: ["green 9", "green 10"] };
  show(mine, { others: [other] });
  expect(screen.getByRole("img", { name: "Ben is known to hold green 9, green 10" })).toBeTruthy();
});

test("known cards of the rival are shown by name", () => {
  const shown = sample("card");
  const known = [[], []] as string[][];
  known[1 - shown.seat] = ["red 2", "white wager"];
  show({ ...shown, view: { ...shown.view, known } });
  expect(screen.getByRole("img", { name: /is known to hold red 2, white wager/ })).toBeTruthy();
});

/** With its reason; the numbers count up, so each is there twice, for the eye and for the ear. */
const OVER = /Round 1 is over, the draw pile is empty: Anna \d*22, Ben \d*12/;

test("a new round tells how the last one came about, until it is well under way", () => {
  const end = five.find((one) => one.view.round === 1) as Recorded;
  const begin = five.find((one) => one.view.round === 2 && one.view.phase === "draw") as Recorded;
  const first = { ...begin, view: { ...begin.view, turns: 1 } };
  const { root, show: next } = show(end);
  next(first);
  const told = root.querySelector("details");
  expect(told?.textContent).toMatch(OVER);
  expect(told?.textContent).toContain("Blue23 − 20 = 3");
  next({ ...first, view: { ...first.view, turns: 2 } });
  expect(root.textContent).not.toContain("is over");
});

test("where the page was opened later, the result of the last round alone is told", () => {
  const begin = five.find((one) => one.view.round === 2 && one.view.phase === "draw") as Recorded;
  const { root } = show({ ...begin, view: { ...begin.view, turns: 1 } });
  const [told] = [...root.querySelectorAll("p")].filter((one) => OVER.test(one.textContent ?? ""));
  expect(told?.closest("details")).toBeNull();
  expect(told).toBeDefined();
});

test("an own card that the rival saw being taken is marked", () => {
  const shown = sample("card");
  const [first] = shown.view.hand as [string];
  const known = [[], []] as string[][];
  known[shown.seat] = [first];
  const { root } = show({ ...shown, view: { ...shown.view, known } });
  expect(hand(root, first).getAttribute("aria-label")).toMatch(/known to your rival/);
  expect(root.querySelectorAll("[aria-label*='known to your rival']")).toHaveLength(1);
});

test("a discard pile can be looked through while nothing is to be done there", () => {
  const shown = sample("card");
  const { root } = show(shown);
  const deep = shown.view.discards.filter((pile) => pile.length > 1);
  const looks = screen.getAllByRole("button", { name: /^Look through/ });
  expect(looks).toHaveLength(deep.length);
  const pop = root.querySelector("[popover]") as HTMLElement;
  fireEvent(pop, Object.assign(new Event("toggle"), { newState: "open" }));
  expect(pop.querySelectorAll("[data-suit]")).toHaveLength(deep[0]?.length ?? 0);
});
