/** What the fairness page says of a table that was made from a log. */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { FairnessInfo } from "../generated/http";
import { LanguageProvider } from "../i18n/language";
import FairnessPage from "./fairness-page";

const OWN: FairnessInfo = {
  commitment: "c0ffee",
  imported: false,
  seed_brought: false,
  lots: [],
  seed: null,
  fair: null,
  words: "",
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function note(told: Partial<FairnessInfo>): Promise<string | null | undefined> {
  localStorage.setItem("rivalry.language", "en");
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ ...OWN, ...told })));
  render(
    <LanguageProvider>
      <FairnessPage id={"0".repeat(32)} />
    </LanguageProvider>,
  );
  await waitFor(() => expect(screen.getByText("c0ffee")).toBeTruthy());
  return screen.queryByRole("note")?.textContent;
}

test("of its own tables it says nothing", async () => {
  expect(await note({})).toBeUndefined();
});

test("a seed that came with the log is called so", async () => {
  expect(await note({ imported: true, seed_brought: true })).toMatch(/its seed came with the log/);
});

test("a log without a seed is called so, too", async () => {
  const told = await note({ imported: true });
  expect(told).toMatch(/a log without a seed/);
  expect(told).not.toMatch(/came with/);
});
