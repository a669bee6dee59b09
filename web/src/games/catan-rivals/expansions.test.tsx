/** The kinds of cards that the expansions bring, as their cards are described: the board has a
 * place for each, says what it is, and offers what can be done with it. The views are made here
 * from recorded ones; which cards there are is the engine's business. */
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import duel from "../../generated/samples/catan-rivals-duel.json";
import type { Option } from "../game";
import { Board } from "./board";
import { CARDS, titleOf } from "./catalogue";
import { columns } from "./realm";
import { eventOf } from "./turn";
import type { Placed, Prince, SeaCard, View } from "./view";
import { words } from "./words";

const NAMES = ["Anna", "Ben"];
const YOU = 0;
const HARBOUR = 5;
const METROPOLIS = 4;

afterEach(cleanup);

function placed(card: string, place: (string | number)[], more: Partial<Placed> = {}): Placed {
  return { card, place, level: 0, used: 0, ...more };
}

/** A position of a Duel with one card of every kind; Ben's Brigand Camp stands on Anna's road. */
function rich(): View {
  const view = structuredClone(duel.at(-2)?.view) as unknown as View;
  const [anna, ben] = view.princes as [Prince, Prince];
  view.seat = YOU;
  view.asked = { player: YOU, effect: "action", card: "", why: "turn.action", places: YOU };
  const x = anna.right + 1;
  anna.centre[x + 12] = HARBOUR;
  anna.centre[anna.left + 12] = METROPOLIS;
  anna.built = [
    placed("paper-merchants-residence", ["beside", anna.left - 1, "above"], {
      level: 2,
      sides: 3,
      points: { commerce: 1, progress: 1 },
    }),
    placed("piet-sage-of-the-mountains", ["beside", anna.left - 1, "below"], {
      level: 3,
      holds: "owl",
    }),
    placed("church", ["site", anna.left, "above"]),
    placed("judith-guardian-of-the-church", ["site", anna.left, "above"]),
    placed("trading-post", ["road", anna.left + 1]),
    placed("commercial-metropolis", ["city", anna.left]),
  ];
  anna.foreign = [
    placed("thieves-hideout", ["beside", anna.right - 1, "above"]),
    placed("trading-station", ["site", anna.left, "far-below"]),
  ];
  ben.foreign = [placed("brigand-camp", ["road", ben.left + 1])];
  anna.markers = [
    placed("triumph-card", [], { level: 1, sides: 3, points: { victory: 1 } }),
    placed("public-feeling", [], { level: 2, holds: "star" }),
  ];
  anna.sea = [1, 2, 3].flatMap((column) =>
    ["above", "middle", "below"].map((row) => ({
      ...placed("", ["sea", x + column, row]),
      open: false,
      distance: column + (row === "middle" ? 0 : 1),
    })),
  );
  const [above, bards, below] = anna.sea as [SeaCard, SeaCard, SeaCard];
  Object.assign(bards, { card: "island-of-the-bards", level: 1, sides: 3, open: true });
  Object.assign(above, { card: "shipwreck" });
  Object.assign(below, { card: "jean", level: 2, sides: 3, open: true });
  ben.sea = [{ ...below, level: 3 }];
  anna.ships = [
    { built: true, at: null },
    { built: true, at: ["sea", x + 1, "middle"] },
    { built: false, at: ["sea", x + 1, "below"] },
  ];
  Object.assign(anna.points, { sail: 2, cannon: 1 });
  return view;
}

function option(words: string): Option {
  const [verb = "", ...args] = words.split(" ");
  return { words, verb, args: args.map((one) => (/^-?\d+$/.test(one) ? Number(one) : one)) };
}

function show(view: View, options: Option[] = []) {
  const pick = vi.fn();
  const shown = render(
    <Board
      view={view}
      names={NAMES}
      you={YOU}
      asked={YOU}
      why="turn.action"
      options={options}
      picked={null}
      pick={pick}
      lately={[]}
    />,
  );
  /** What the things of a principality are called: buttons, and pictures that are none. */
  const names = (seat: number) => {
    const realm = shown.container.querySelector(`section[data-seat="${seat}"]`);
    const things = realm?.querySelectorAll("button .hidden, [role=img]") ?? [];
    return [...things].map((one) => one.getAttribute("aria-label") ?? one.textContent ?? "");
  };
  return { pick, names, container: shown.container };
}

describe("a card of every kind lies in its place", () => {
  const CARDS: readonly (readonly [string, RegExp])[] = [
    ["a region expansion that is turned", /^Paper Merchant's Residence, side 2 of 3, column 1/],
    ["a sage beside a region, with owls", /^Piet, Sage of the Mountains, 3 of 3 stored, column 1/],
    ["a card on another card", /^Judith, Guardian of the Church, on top of Church, /],
    ["a road complement", /^Trading Post, road, /],
    ["a rival's card beside a region", /^Thieves' Hideout, Ben's card, /],
    ["a rival's card on a site", /^Trading Station, Ben's card, .*outer site below/],
    ["a marker with sides", /^Triumph Card, side 1 of 3$/],
    ["a marker with stars", /^Public Feeling, 2 stars$/],
    [
      "a sea card with a ship",
      /^Island of the Bards, side 1 of 3, in the middle, 1 away, within reach, a ship has sailed here this turn$/,
    ],
    [
      "a sea card whose third side the rival has, with a lost ship",
      /^Jean, side 2 of 3, below, 2 away, within reach, side 3 belongs to the other player, a ship was lost here$/,
    ],
    [
      "a sea card that only its player knows",
      /^Shipwreck, above, 2 away, within reach, face down,/,
    ],
    ["the harbour with its ships", /^harbour, 1 ship here, 0 not built/],
    ["a metropolis", /^Commercial Metropolis, metropolis, column 2/],
  ];

  test("and is called what it is", () => {
    const { names } = show(rich());
    const own = names(0);
    for (const [what, name] of CARDS)
      expect(own.filter((one) => name.test(one)).length, what).toBe(1);
    const unknown = own.filter((one) => one.startsWith("undiscovered sea card"));
    expect(unknown).toHaveLength(6);
    expect(unknown.filter((one) => one.endsWith("2 away, within reach"))).toHaveLength(1);
    expect(unknown.filter((one) => one.endsWith("out of reach"))).toHaveLength(5);
    const camp = /^Brigand Camp, your card, road/;
    expect(names(1).filter((one) => camp.test(one))).toHaveLength(1);
  });

  test("owls, stars, sails and cannons are counted", () => {
    const { names, container } = show(rich());
    expect(names(0)).toEqual(expect.arrayContaining(["owls", "stars"]));
    expect(container.querySelector('[data-seat="0"] [data-kind="sail"]')?.textContent).toMatch(/2/);
    expect(container.querySelector('[data-seat="1"] [data-kind="sail"]')).toBeNull();
  });

  test("the landscape reaches over the sea on the harbour's side only", () => {
    const [anna] = rich().princes as [Prince];
    expect(columns(anna, new Map())).toEqual(
      Array.from({ length: anna.right - anna.left + 6 }, (_, i) => anna.left - 1 + i),
    );
  });
});

test("what can be done with them is offered where they lie", () => {
  const view = rich();
  const [anna, ben] = view.princes as [Prince, Prince];
  const sea = `sea ${anna.right + 2} above`;
  const words = [
    "use triumph-card",
    "use brigand-camp",
    "use trading-post",
    sea,
    `city ${anna.left}`,
  ];
  const { pick, container } = show(view, words.map(option));
  const at = (seat: number, x: number, y: number) =>
    container.querySelector<HTMLElement>(
      `[data-seat="${seat}"] button[data-x="${x}"][data-y="${y}"]`,
    );
  const buttons = [
    container.querySelector<HTMLElement>('[data-seat="0"] ul button[data-words]'),
    at(1, ben.left + 1, 0),
    at(0, anna.left + 1, 0),
    at(0, anna.right + 2, 1),
    at(0, anna.left, 0),
  ];
  buttons.forEach((button, i) => {
    fireEvent.click(button as HTMLElement);
    expect(pick).toHaveBeenLastCalledWith(words[i]);
  });
});

test("a ship is sent out from the harbour, or at once to a card", () => {
  const view = rich();
  const [anna] = view.princes as [Prince];
  const x = anna.right + 1;
  view.stands = { sail: [["sea", x + 1, "below"]] };
  const { pick, container } = show(view, ["sail", "build ship", "end"].map(option));
  const at = (column: number, y: number) =>
    container.querySelector<HTMLElement>(`[data-seat="0"] [data-x="${column}"][data-y="${y}"]`);
  const marked = [...container.querySelectorAll<HTMLElement>('[data-kind="sea"][data-option]')];
  expect(marked).toEqual([at(x + 1, -1)]);
  for (const place of [at(x, 0), at(x + 1, -1)]) {
    pick.mockClear();
    fireEvent.click(place as HTMLElement);
    expect(pick).toHaveBeenLastCalledWith("sail");
  }
  const ship = container.querySelector<HTMLElement>('button[data-words="build ship"]');
  fireEvent.click(ship as HTMLElement);
  expect(pick).toHaveBeenLastCalledWith("build ship");
});

test("what the ships can do now is told in words", () => {
  const view = rich();
  const [anna] = view.princes as [Prince];
  view.stands = { sail: [["sea", anna.right + 2, "below"]] };
  const offered = show(view, [option("sail")]).container.querySelector('[data-seat="0"]');
  const told = offered?.textContent ?? "";
  for (const sentence of [
    "In the harbour, ready to sail up to 2 away",
    "Has sailed this turn: Island of the Bards, 1 away in the middle",
    "Lost: Jean, 2 away below",
    "4 of 9 sea cards within reach, 2 discovered.",
    "A ship can sail now:Jean, 2 away below: a mission",
  ])
    expect(told).toContain(sentence);
  cleanup();
  const words = "nothing is within reach";
  const reason = { words, key: "nothing-in-reach", args: [], short: false };
  const refused = show({ ...view, centre_why_not: { sail: reason } }, [option("end")]);
  expect(refused.container.querySelector('[data-seat="0"]')?.textContent).toContain(
    "Nothing is within reach.",
  );
});

test("a tap on the harbour tells of the ships", () => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  const { container } = show(rich());
  fireEvent.click(container.querySelector('[data-seat="0"] [data-kind="harbour"]') as HTMLElement);
  const told = container.querySelector("dialog[open]")?.textContent ?? "";
  expect(told).toContain("In the harbour, ready to sail up to 2 away");
});

test("before the harbour is laid, the sea has no place, and either end may be chosen", () => {
  const view = rich();
  const [anna] = view.princes as [Prince];
  anna.centre[anna.right + 13] = 0;
  anna.sea = anna.sea?.map((one) => ({ ...one, place: [] })) ?? [];
  anna.ships = [{ built: true, at: null }];
  const ends = [`road ${anna.left - 1}`, `road ${anna.right + 1}`].map(option);
  const { container } = show(view, ends);
  expect(container.querySelector('[data-seat="0"] [data-kind="sea"]')).toBeNull();
  expect(container.querySelectorAll('[data-seat="0"] button[data-option]')).toHaveLength(2);
  const labels = ends.map((one) => words.en.option(one, view));
  expect(labels).toEqual(["At the left end", "At the right end"]);
});

test("a grove of the rival that may be used is marked there", () => {
  const view = rich();
  const ben = view.princes[1] as Prince;
  ben.built = [placed("grove-of-freedom", ["site", ben.left, "above"])];
  const { pick, container } = show(view, [option("use grove-of-freedom")]);
  fireEvent.click(container.querySelector('[data-seat="1"] button[data-option]') as HTMLElement);
  expect(pick).toHaveBeenLastCalledWith("use grove-of-freedom");
});

test("a card of the rival that can be driven out is marked where it stands", () => {
  const { pick, container } = show(rich(), [option("expel thieves-hideout")]);
  fireEvent.click(container.querySelector('[data-seat="0"] button[data-foreign]') as HTMLElement);
  expect(pick).toHaveBeenLastCalledWith("expel thieves-hideout");
});

test("a place for a rival's card is chosen in the rival's principality", () => {
  const view = rich();
  const ben = view.princes[1] as Prince;
  if (view.asked) view.asked.places = 1;
  const { pick, container } = show(view, [option(`road ${ben.right - 1}`)]);
  fireEvent.click(container.querySelector('[data-seat="1"] button[data-option]') as HTMLElement);
  expect(pick).toHaveBeenLastCalledWith(`road ${ben.right - 1}`);
});

test("a card of one's own abroad is given up where it stands", () => {
  const view = rich();
  const ben = view.princes[1] as Prince;
  const { pick, container } = show(view, ["abroad brigand-camp", "site 0 above"].map(option));
  const camp = `[data-seat="1"] button[data-x="${ben.left + 1}"][data-y="0"]`;
  fireEvent.click(container.querySelector(camp) as HTMLElement);
  expect(pick).toHaveBeenLastCalledWith("abroad brigand-camp");
});

test("a card that would stand abroad shows its places there, and is built by a tap on one", () => {
  const view = rich();
  const [anna, ben] = view.princes as [Prince, Prince];
  anna.hand = ["brigand-camp"];
  view.stands = {
    "brigand-camp": [
      ["road", ben.left + 1],
      ["road", ben.right - 1],
    ],
  };
  ben.foreign = [];
  const { pick, container } = show(view, [option("build brigand-camp")]);
  const card = container.querySelector('li [data-card="brigand-camp"] button') as HTMLElement;
  fireEvent(card, new PointerEvent("click", { bubbles: true, pointerType: "touch" }));
  const places = container.querySelectorAll<HTMLElement>("[data-possible]");
  expect([...places].map((one) => one.closest("section")?.dataset.seat)).toContain("1");
  expect(container.querySelector('[data-seat="0"] [data-possible]')).toBeNull();
  expect(container.querySelector("[data-front]")?.getAttribute("data-front")).toBe("rival");
  const road = `[data-seat="1"] button[data-x="${ben.right - 1}"][data-y="0"]`;
  fireEvent.click(container.querySelector(road) as HTMLElement);
  expect(pick).toHaveBeenLastCalledWith("build brigand-camp");
});

test("a top card that lies face up is shown, and read", () => {
  const view = rich();
  const [stack] = view.stacks;
  if (!stack) throw new Error("no stack");
  Object.assign(stack, { open: true, cards: [null, "odins-fountain"] });
  const { container } = show(view);
  expect(container.textContent).toContain("2 cards. face up on top: Odin's Fountain");
  expect(container.querySelector('[data-card="odins-fountain"]')).not.toBeNull();
});

test("the event card of the turn is the one that was noted", () => {
  const view = rich();
  view.face = "card";
  view.notes = [["drawn", CARDS["good-neighbors"]?.index ?? -1]];
  expect(eventOf(view)).toBe("good-neighbors");
  expect(eventOf({ ...view, notes: [] })).toBeNull();
});

test("what a rival's card takes away is told with the points", () => {
  const view = rich();
  const [anna] = view.princes as [Prince];
  anna.points.commerce = 1;
  anna.sources.commerce = [
    ["trading-post", 2],
    ["brigand-camp", -1],
  ];
  const { container } = show(view);
  const told = container.querySelector('[data-seat="0"] dl')?.textContent ?? "";
  expect(told).toContain("Trading Post 2, Brigand Camp (rival's) −1");
});

test.each(["en", "de"] as const)("the board in words (%s) tells of all of them", (lang) => {
  const view = rich();
  const [, own] = words[lang].board(view, NAMES, YOU);
  const lines = own?.lines.join("\n") ?? "";
  const cards = ["paper-merchants-residence", "thieves-hideout", "triumph-card", "jean"];
  for (const key of cards) expect(lines).toContain(titleOf(key, lang));
  expect(lines.match(lang === "en" ? /Ship: / : /Schiff: /g)).not.toBeNull();
  const label = words[lang].option(option(`sea ${view.princes[0]?.right ?? 0} below`), view);
  expect(label).toContain(lang === "en" ? "column" : "Spalte");
});
