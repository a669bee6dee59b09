/** The board of the board game in recorded positions: what it shows and what can be done on it. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import four from "../../generated/samples/lost-cities-board-four.json";
import two from "../../generated/samples/lost-cities-board-two.json";
import lesson from "../../generated/tutorials/lost-cities-board.json";
import type { BoardProps, Happening, Option } from "../game";
import { Board } from "./board";
import type { BoardView } from "./view";

interface Recorded {
  seat: number;
  asked: number | null;
  why: string | null;
  view: BoardView;
  options: Option[];
  lately: Happening[];
}

const SAMPLES = [...two, ...four, ...lesson] satisfies Recorded[];
const POSITIONS: readonly (readonly [number, Recorded])[] = SAMPLES.map(
  (one, i) => [i, one] as const,
).filter(([i]) => i < 12 || i === 14);
const NAMES = ["Anna", "Ben", "Clara", "David"];

afterEach(cleanup);

function show(shown: Recorded, more: Partial<BoardProps<BoardView>> = {}) {
  const pick = vi.fn();
  const { seat: you, view, asked, why, options, lately } = shown;
  const props = { view, names: NAMES, you, asked, why, options, picked: null, pick, lately };
  const { container, rerender } = render(<Board {...props} {...more} />);
  return {
    pick,
    root: container,
    hand: container.querySelector("section[aria-label='Your hand']") as Element,
    paths: container.querySelector("ul[aria-label='Paths']") as Element,
    show: (next: Partial<typeof props>) => rerender(<Board {...props} {...next} />),
  };
}

/** The buttons of this name; looking them up by role is slow on a whole board. */
function buttons(root: Element, name: RegExp): HTMLElement[] {
  return [...root.querySelectorAll("button")].filter((button) => name.test(words(button)));
}

function words(button: Element): string {
  const shown = [...button.childNodes].filter((node) => node.nodeName.toLowerCase() !== "svg");
  return button.getAttribute("aria-label") ?? shown.map((node) => node.textContent).join("");
}

function sample(why: string): Recorded {
  const found = SAMPLES.findLast((one) => one.why === why);
  if (!found) throw new Error(`no sample asks ${why}`);
  return found;
}

function click(root: Element, name: RegExp) {
  fireEvent.click(buttons(root, name).at(-1) as HTMLElement);
}

/** Choose a card of the hand unless it is chosen already. */
function take(hand: Element, card: string) {
  const name = new RegExp(`^${card}$`);
  if (buttons(hand, name).at(-1)?.getAttribute("aria-pressed") !== "true") click(hand, name);
}

test.each(POSITIONS)("every option of position %i can be chosen where it lies", (_, shown) => {
  const { pick, hand, paths, root } = show(shown);
  for (const { verb, args, words } of shown.options) {
    const [what] = args;
    if (verb === "play" || verb === "discard") {
      take(hand, args.join(" "));
      click(paths, new RegExp(`^${words}$`, "i"));
    } else if (verb === "send") click(hand, new RegExp(`^Send .*${what}$`));
    else if (verb === "stay") click(hand, /^Stay$/);
    else if (verb === "move") click(paths, new RegExp(`^Move on ${what}:`));
    else if (what === "deck") click(root, /^Draw from the pile of \d+$/);
    else click(paths, new RegExp(`^Draw ${what} \\d+$`));
    expect(pick).toHaveBeenLastCalledWith(words);
  }
});

test.each(POSITIONS)("every option of position %i can be chosen beside the hand", (_, shown) => {
  const { pick, hand } = show(shown);
  for (const { verb, args, words } of shown.options) {
    const [what] = args;
    if (verb === "play" || verb === "discard") {
      take(hand, args.join(" "));
      click(hand, new RegExp(`^${words}$`, "i"));
    } else if (verb === "send") click(hand, new RegExp(`^Send .*${what}$`));
    else if (verb === "stay") click(hand, /^Stay$/);
    else if (verb === "move") click(hand, new RegExp(`^Move on ${what}$`));
    else if (what === "deck") click(hand, /^Draw from the pile$/);
    else click(hand, new RegExp(`^Draw ${what} \\d+$`));
    expect(pick).toHaveBeenLastCalledWith(words);
  }
});

test("there is nothing to click when nobody is asked", () => {
  const { root } = show(sample("card"), { options: [], asked: null });
  expect(buttons(root, /./)).toEqual([]);
});

test.each(POSITIONS)(
  "position %i shows tiles and explorers; what moves has a name of its own",
  (_, shown) => {
    const { root, paths } = show(shown);
    const { paths: all, explorers } = shown.view;
    const tiles = all.flatMap((path) => path.tiles).filter((tile) => tile !== null);
    expect(root.querySelectorAll("[data-tile]").length).toBe(tiles.length);
    const out = explorers.flat().filter((one) => one !== null);
    expect(paths.querySelectorAll("svg[data-piece]").length).toBe(out.length);
    const names = [...root.querySelectorAll<HTMLElement>("[style*='view-transition-name']")].map(
      (one) => one.style.viewTransitionName,
    );
    expect(new Set(names).size).toBe(names.length);
  },
);

test("a card that cannot be played says so and can be discarded", () => {
  const shown = SAMPLES.find(
    (one) =>
      one.why === "card" &&
      one.view.hand.some((card) => !one.options.some((option) => option.words === `play ${card}`)),
  );
  if (!shown) throw new Error("every card fits in the samples");
  const card = shown.view.hand.find(
    (name) => !shown.options.some((option) => option.words === `play ${name}`),
  );
  const { hand, paths } = show(shown);
  take(hand, card ?? "");
  screen.getByText(/does not fit your column/);
  expect(buttons(paths, /^Play/)).toEqual([]);
  expect(buttons(paths, new RegExp(`^Discard ${card}$`)).length).toBe(1);
});

test("a card is put back by choosing it again", () => {
  const shown = sample("card");
  const { hand, paths } = show(shown);
  const [card = ""] = shown.view.hand;
  take(hand, card);
  click(hand, new RegExp(`^${card}$`));
  expect(buttons(paths, /./)).toEqual([]);
});

test("an explorer that has arrived lets another one move", () => {
  const shown = sample("arrow");
  const bonus = { ...shown, why: "bonus", view: { ...shown.view, phase: "bonus" } };
  const { pick, paths } = show(bonus);
  click(paths, /^Move on/);
  expect(pick).toHaveBeenLastCalledWith(shown.options[0]?.words);
});

test("the card just drawn is marked", () => {
  const shown = sample("card");
  const { view } = shown;
  const before = { ...view, hand: view.hand.slice(1) };
  const { show: next, hand } = show(shown, { view: before, options: [] });
  expect(hand.querySelector("[aria-label*='just drawn']")).toBeNull();
  next({ view });
  expect(buttons(hand, /just drawn$/).map((one) => words(one))).toEqual([
    `${view.hand[0]}, just drawn`,
  ]);
});

test("columns say which way they go where both ways are allowed", () => {
  const shown = sample("card");
  const { view, seat } = shown;
  const directions = view.directions.map((own) => own.map(() => "down"));
  show({
    ...shown,
    view: { ...view, directions, options: { ...view.options, up_and_down: true } },
  });
  const index = view.columns[seat]?.findIndex((values) => values.length > 0) ?? 0;
  const own = screen.getByRole("list", { name: "Paths" }).children[index];
  expect(own?.textContent).toContain("falling");
});

test("a spectator sees no hand and every column", () => {
  const { root } = show(sample("card"), { you: null, options: [] });
  expect(screen.queryByRole("region", { name: "Your hand" })).toBeNull();
  expect(root.querySelectorAll("section[aria-label] ul li[data-suit]").length).toBe(
    5 * sample("card").view.players,
  );
});

test("cards known in a rival's hand are shown", () => {
  const shown = SAMPLES.find(
    (one) => one.view.known[1 - one.seat]?.length && one.view.players === 2,
  );
  if (!shown) throw new Error("nothing known in the samples");
  show(shown);
  const rival = screen.getByRole("region", { name: NAMES[1 - shown.seat] ?? "" });
  for (const card of shown.view.known[1 - shown.seat] ?? []) {
    within(rival).getByRole("img", { name: card });
  }
});

test("the hands of rivals are shown where they may be seen", () => {
  const shown = sample("card");
  const rival = 1 - shown.seat;
  const hand = ["red 3", "red 3", "blue 10"];
  const others = [{ ...shown.view, seat: rival, hand }];
  show(shown, { others });
  const area = screen.getByRole("region", { name: NAMES[rival] ?? "" });
  const cards = [...area.querySelectorAll("p [role=img]")].map((one) =>
    one.getAttribute("aria-label"),
  );
  expect(cards).toEqual(hand);
});
