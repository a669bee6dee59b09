/** A recovery link says how often and until when it works. */
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n/language";
import { RecoveryLinkMaker } from "./recovery-link";
import { settingsWords } from "./words";

const UNTIL = new Date(2030, 4, 17, 21, 30); // in the time zone of whoever reads it

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => {
    const made = { token: "0", path: "/recover#0", until: UNTIL.getTime() / 1000 };
    return new Response(JSON.stringify(made), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["en", /^It works once, until May 17, 2030, 9:30\sPM\.$/],
  ["de", /^Er gilt einmal, bis 17\.05\.2030, 21:30\.$/],
] as const)("in %s", async (language, sentence) => {
  localStorage.setItem("rivalry.language", language);
  render(
    <LanguageProvider>
      <RecoveryLinkMaker title="Elsewhere" make="Make one" />
    </LanguageProvider>,
  );
  expect(screen.queryByText(sentence)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Make one" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByDisplayValue(/\/recover#0$/)).toBeTruthy();
});

test("whoever thinks of making one is told so before", () => {
  expect(settingsWords.en.recoveryLead).toContain("once, within a day");
  expect(settingsWords.de.recoveryLead).toContain("einmal und einen Tag lang");
});
