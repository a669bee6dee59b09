/** The sets of a Duel: how they are chosen in the form of a table, and picked in turn there. */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import games from "../generated/options.json";
import type { TableNews } from "../generated/socket";
import { LanguageProvider } from "../i18n/language";
import { Choosing } from "./choosing";
import NewTablePage from "./new-table";

let asked: [string, Record<string, unknown>][] = [];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.body) asked.push([path, JSON.parse(String(init.body))]);
    const answer = path === "/api/games" ? games : { id: "1" };
    return new Response(JSON.stringify(answer), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

const ANN = { kind: "person", name: "Ann", bot: null, connected: true, resigned: false };
const SETS = ["gold", "turmoil", "progress", "sages"];

function show(you: number | null, seat: number, picks: TableNews["choices"][0]["picks"]) {
  const table = {
    seats: [ANN, { ...ANN, name: "Bob" }],
    you,
    choices: [{ option: "sets", way: "turns", values: SETS, total: 3, picks, asked: seat }],
  } as unknown as TableNews;
  return render(
    <LanguageProvider>
      <Choosing id="t" table={table} />
    </LanguageProvider>,
  );
}

test("whose turn it is picks a set by keyboard alone", async () => {
  show(0, 0, [{ seat: 1, value: "gold" }]);
  expect(screen.getByRole("status").textContent).toBe("Your pick: number 2 of 3.");
  expect(screen.getByRole("button", { name: /Era of Gold/ }).textContent).toContain("Bob");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}"); // gold is gone
  expect(asked).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(asked).toEqual([["/api/tables/t/choose", { option: "sets", value: "turmoil" }]]);
});

test("whoever is not asked, or only watches, picks nothing", async () => {
  for (const you of [0, null]) {
    show(you, 1, []);
    expect(screen.getByRole("status").textContent).toBe("Bob picks number 1 of 3.");
    await userEvent.click(screen.getByRole("button", { name: /Era of Sages/ }));
    cleanup();
  }
  expect(asked).toEqual([]);
});

test("the form says how the sets are chosen: named, in turn or by lot", async () => {
  render(
    <LanguageProvider>
      <NewTablePage game="catan-rivals" />
    </LanguageProvider>,
  );
  await userEvent.selectOptions(
    await screen.findByRole("combobox", { name: /^Way to play/ }),
    "Duel of the Princes (13 points)",
  );
  const how = screen.getByRole("combobox", { name: "How they are chosen" });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Choice 1" }), "Era of Sages");
  await userEvent.selectOptions(how, "lot");
  expect(screen.queryByRole("combobox", { name: "Choice 1" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(asked).toHaveLength(1));
  const made = asked[0]?.[1] as { options: object; settings: { choose: object } };
  expect(made.options).toEqual({ mode: "duel" });
  expect(made.settings.choose).toEqual({ sets: "lot" });
});
