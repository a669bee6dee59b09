/** The deck builder with a server that is the test. */
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CARDS, countCards } from "../games/catan-rivals/catalogue";
import { problems, warnings } from "../games/catan-rivals/german/decks";
import file from "../generated/catan-decks.json";
import { LanguageProvider } from "../i18n/language";
import { type Deck, EMPTY, LIMITS, leftOf, move, put, SAMPLES, same, take } from "./deck";
import DecksPage from "./decks-page";
import { found } from "./pool";
import { sentence } from "./report";
import { jsonOf } from "./share-deck";

const REPORT = { problems: [], warnings: [], points: {}, prices: {}, reach: 9, text: "deck: Mine" };
let asked: [string, string, Record<string, unknown>][] = [];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const body = init?.body ? JSON.parse(String(init.body)) : {};
    asked.push([init?.method ?? "GET", path, body]);
    const kept = { id: "a".repeat(32), version: 1, newest: 1, mine: true, deck: body.deck };
    const answers: Record<string, unknown> = {
      "/api/decks/check": REPORT,
      "/api/me/decks": { decks: [] },
      [`/api/decks/${kept.id}/versions`]: { versions: [] },
    };
    return new Response(JSON.stringify(answers[path] ?? kept), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

function show(deck: string, language: "en" | "de" = "en") {
  localStorage.setItem("rivalry.language", language);
  return render(
    <LanguageProvider>
      <DecksPage deck={deck} />
    </LanguageProvider>,
  );
}

describe("a deck as data", () => {
  test("a card goes in, over to the hand and out again, and no more than there are", () => {
    let deck: Deck = put(EMPTY, "stacks", "storehouse");
    expect(leftOf(deck, "storehouse")).toBe(1);
    deck = move(deck, "stacks", "hand", "storehouse");
    expect(deck.hand).toEqual(["storehouse"]);
    expect(deck.stacks).toEqual([]);
    expect(take(deck, "stacks", "storehouse")).toBe(deck);
    expect(same(take(deck, "hand", "storehouse"), EMPTY)).toBe(true);
  });

  test("the samples have as many cards as decks do, all of them of the catalogue", () => {
    for (const { key, deck } of SAMPLES) {
      expect(deck.hand, key).toHaveLength(LIMITS.hand);
      expect(deck.events, key).toHaveLength(LIMITS.events);
      for (const [card, number] of countCards([...deck.hand, ...deck.stacks, ...deck.events])) {
        expect(CARDS[card], card).toBeTruthy();
        expect(file.cards[card as keyof typeof file.cards].most, card).toBeGreaterThanOrEqual(
          number,
        );
      }
      expect(JSON.parse(jsonOf(deck))).toEqual(deck);
    }
  });

  test("cards are found by words, set, kind, price and points", () => {
    const none = { q: "", set: "", kind: "", price: "", points: "" };
    expect(found(none)).toHaveLength(Object.keys(file.cards).length);
    expect(found({ ...none, q: "kloster" }).map((card) => card.key)).toContain("abbey");
    const heroes = found({ ...none, set: "turmoil", kind: "hero", points: "strength" });
    expect(heroes.length).toBeGreaterThan(1);
    for (const card of heroes) expect(card.points.strength).toBeGreaterThan(0);
    for (const card of found({ ...none, price: "2" }))
      expect(Object.values(card.cost).reduce((sum, n) => sum + n, 0)).toBe(2);
  });
});

test("every problem and warning has a sentence in both languages", () => {
  expect(Object.keys(problems).sort()).toEqual(Object.keys(file.problems).sort());
  expect(Object.keys(warnings).sort()).toEqual(Object.keys(file.warnings).sort());
  expect(sentence("needs-card doctor bath-house pharmacy", "warnings", "en")).toBe(
    "Doctor needs a card that is not in the deck: Bath House or Pharmacy.",
  );
  expect(sentence("hand-few 2 3", "problems", "de")).toContain("Starthand");
  expect(sentence("needs-points port-admiral 2 sail 1", "warnings", "de")).toContain("Segel");
});

test("a deck is built by keyboard, and what is not saved outlives a reload", async () => {
  const user = userEvent.setup();
  show("new");
  const abbey = screen.getByRole("button", { name: "Put Abbey into: Stacks" });
  abbey.focus();
  await user.keyboard("{Enter}");
  await user.keyboard("{Enter}"); // there is only one
  const side = screen.getByRole("region", { name: "Your deck" });
  await user.click(
    within(side).getByRole("button", { name: "Abbey: from the stacks to the starting hand" }),
  );
  await user.type(screen.getByRole("textbox", { name: /Deck name/ }), "Mine");
  await waitFor(() => expect(asked.at(-1)?.[2].deck).toMatchObject({ name: "Mine" }));
  expect(asked.at(-1)?.[2].deck).toEqual({ name: "Mine", hand: ["abbey"], stacks: [], events: [] });
  cleanup();
  show("new");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Mine");
});

test("a sample is opened in German, changed and saved as a deck of one's own", async () => {
  show("strong-heroes", "de");
  const sample = SAMPLES.find((one) => one.key === "strong-heroes");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(sample?.german);
  await userEvent.click(screen.getByRole("button", { name: "Speichern" }));
  await waitFor(() => expect(location.pathname).toBe(`/decks/${"a".repeat(32)}`));
  const kept = asked.find(([method, path]) => method === "POST" && path === "/api/decks");
  expect(kept?.[2].deck).toMatchObject({ name: sample?.german, stacks: sample?.deck.stacks });
});
