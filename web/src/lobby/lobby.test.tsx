/** The start page with a server that is the test. */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../generated/http";
import games from "../generated/options.json";
import { LanguageProvider } from "../i18n/language";
import { Lobby } from "./lobby";

const TABLE: TableInfo = {
  id: "0".repeat(32),
  game: "catan-rivals",
  version: 1,
  imported: false,
  options: { mode: "gold" },
  settings: { clock: null, days: 3 },
  public: true,
  status: "waiting",
  seats: [
    { kind: "person", name: "Guest 12ab", bot: null },
    { kind: "open", name: "", bot: null },
  ],
  you: null,
  commitment: "",
  created_at: 0,
  updated_at: Date.now() / 1000,
};
const lobby = { mine: [], waiting: [TABLE], playing: [], build: "" };
let asked: [string, unknown][] = [];

beforeEach(() => {
  asked = [];
  lobby.waiting = [TABLE];
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push([path, init?.body ? JSON.parse(String(init.body)) : null]);
    const answer = path === "/api/games" ? games : path === "/api/lobby" ? lobby : { id: "1" };
    return new Response(JSON.stringify(answer), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

function show(language: "en" | "de") {
  localStorage.setItem("rivalry.language", language);
  return render(
    <LanguageProvider>
      <Lobby />
    </LanguageProvider>,
  );
}

test("a mode is one click: a table with its option against a bot", async () => {
  show("en");
  await userEvent.click(await screen.findByRole("button", { name: /^Duel of the Princes/ }));
  await waitFor(() => expect(location.pathname).toBe("/table/1"));
  const [, made] = asked.find(([path]) => path === "/api/tables") as [string, { seats: string[] }];
  expect(made).toMatchObject({ game: "catan-rivals", options: { mode: "duel" } });
  expect(made.seats).toEqual(["me", "casual"]);
});

test("more players are more bots", async () => {
  show("de");
  const [first] = await screen.findAllByRole("button", { name: /^Zu viert/ });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe("/table/1"));
  const [, made] = asked.find(([path]) => path === "/api/tables") as [string, { seats: string[] }];
  expect(made.seats).toHaveLength(4);
});

test("an open table says mode, time, free seats, and names guests in German", async () => {
  show("de");
  const link = await screen.findByRole("link", { name: /^Mitspielen: Die Fürsten von Catan/ });
  const line = link.closest("li")?.textContent ?? "";
  for (const words of ["Ära des Goldes", "3 Tage pro Zug", "1 von 2 Plätzen frei", "Gast 12ab"]) {
    expect(line).toContain(words);
  }
});

test("a table that was made from a log is marked", async () => {
  lobby.waiting = [{ ...TABLE, imported: true }];
  show("en");
  const link = await screen.findByRole("link", { name: /^Join/ });
  expect(link.closest("li")?.textContent).toContain("made from a log");
});

test("everything that changes comes in one answer", async () => {
  show("en");
  await screen.findByRole("link", { name: /^Join/ });
  expect(asked.map(([path]) => path).filter((path) => path !== "/api/games")).toEqual([
    "/api/lobby",
  ]);
});
