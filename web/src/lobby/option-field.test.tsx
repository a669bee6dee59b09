/** Every option of every game has a form, in both languages, made from what the server says. */
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { loadGame } from "../games/registry";
import type { GameInfo } from "../generated/http";
import games from "../generated/options.json";
import { LANGUAGES, LanguageProvider } from "../i18n/language";
import { counts, OptionField } from "./option-field";

const GAMES = games as unknown as GameInfo[];
const OPTIONS = GAMES.flatMap((game) =>
  game.options
    .filter(({ name }) => name !== "players" && name !== "starter") // they belong to the seats
    .map((option) => [game.name, option.name, option] as const),
);

afterEach(cleanup);

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(OPTIONS)("%s: %s can be set", async (name, key, option) => {
    const text = (await loadGame(name))?.words[language].settings[key];
    if (!text) throw new Error(`${key} has no words`);
    for (const value of option.allowed ?? [])
      if (typeof value === "string") expect(text.values?.[value], value).toBeTruthy();
    const choose = vi.fn();
    const field = (value: unknown) => (
      <LanguageProvider>
        <OptionField option={option} text={text} value={value} choose={choose} />
      </LanguageProvider>
    );
    const { container, rerender } = render(field(option.default));
    expect(container.textContent).toContain(text.label);
    const control = container.querySelector<HTMLInputElement>("input, select");
    if (!control) throw new Error("there is nothing to choose with");
    change(control);
    const value = choose.mock.lastCall?.[0];
    expect(value).not.toEqual(option.default);
    if (option.allowed) expect(option.allowed).toContain(value);
    rerender(field(value));
    expect(container.querySelectorAll("input, select").length).toBeGreaterThan(0);
  });
});

function change(control: HTMLInputElement | HTMLSelectElement) {
  if (control.tagName === "SELECT") {
    const other = [...(control as HTMLSelectElement).options].find((one) => !one.selected);
    fireEvent.change(control, { target: { value: other?.value } });
  } else if (control.type === "checkbox") fireEvent.click(control);
  else fireEvent.change(control, { target: { value: "77" } });
}

function optionOf(game: string, name: string) {
  const found = GAMES.find((one) => one.name === game)?.options.find((one) => one.name === name);
  if (!found) throw new Error(`${game} has no option ${name}`);
  return found;
}

function show(game: string, name: string, value: unknown) {
  const choose = vi.fn();
  const option = optionOf(game, name);
  const shown = render(
    <LanguageProvider>
      <OptionField option={option} text={{ label: name }} value={value} choose={choose} />
    </LanguageProvider>,
  );
  return { ...shown, choose };
}

test("sets that are chosen twice change places", () => {
  const { container, choose } = show("catan-rivals", "sets", null);
  const [first] = container.querySelectorAll("select");
  fireEvent.change(first as HTMLElement, { target: { value: "2" } });
  expect(choose).toHaveBeenCalledWith(["progress", "turmoil", "gold"]);
});

test("open decks begin with a sample, and all samples are suggested", () => {
  const { container, choose } = show("catan-rivals", "open_decks", null);
  fireEvent.change(container.querySelector("select") as HTMLElement, { target: { value: "own" } });
  expect(choose).toHaveBeenCalledWith(["wide-principality", "wide-principality"]);
  const suggested = [...container.querySelectorAll("datalist option")];
  expect(suggested.map((one) => one.getAttribute("value"))).toContain("alma-mater");
});

test("a grid with too few marks cannot be sent", () => {
  const { default: usual } = optionOf("lost-cities-board", "layout");
  const layout = usual as Record<string, number[]>;
  const { getByLabelText, choose, container } = show("lost-cities-board", "layout", {
    ...layout,
    red: [3, 4, 6, 7],
  });
  const first = container.querySelector<HTMLInputElement>("input");
  expect(first?.validationMessage).toBe("24 of 25 marked");
  fireEvent.click(getByLabelText("red 5"));
  expect(choose).toHaveBeenCalledWith({ ...layout, red: [3, 4, 5, 6, 7] });
});

test("a list of numbers grows, shrinks and goes back to the usual ones", () => {
  const { container, choose } = show("lost-cities-board", "artifact_track", [-20, 10]);
  const [longer, shorter] = container.querySelectorAll("button");
  fireEvent.click(longer as HTMLElement);
  expect(choose).toHaveBeenLastCalledWith([-20, 10, 10]);
  fireEvent.click(shorter as HTMLElement);
  expect(choose).toHaveBeenLastCalledWith([-20]);
  const [, second] = container.querySelectorAll("input");
  fireEvent.change(second as HTMLElement, { target: { value: "35" } });
  expect(choose).toHaveBeenLastCalledWith([-20, 35]);
  fireEvent.change(container.querySelector("select") as HTMLElement, {
    target: { value: "usual" },
  });
  expect(choose).toHaveBeenLastCalledWith(null);
});

test("an option counts only with those that it goes with", () => {
  const sets = optionOf("catan-rivals", "sets");
  expect([counts(sets, { mode: "duel" }), counts(sets, { mode: "gold" })]).toEqual([true, false]);
  expect(counts(optionOf("lost-cities", "rounds"), {})).toBe(true);
});
