/** Without a password, signing out begins with the link that is the only way back. */
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageProvider } from "../i18n/language";
import { Account } from "./account";

let asked: string[] = [];
let hasPassword = false;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("rivalry.language", "en");
  asked = [];
  vi.stubGlobal("fetch", async (path: string, options?: RequestInit) => {
    asked.push(`${options?.method ?? "GET"} ${path}`);
    if (path.endsWith("/sign-out")) return new Response(null, { status: 204 });
    const found = path.endsWith("/recovery")
      ? { token: "0", path: "/recover#0", until: 1905276600 }
      : { name: "Ann", named: true, has_password: hasPassword, webhook: null };
    return new Response(JSON.stringify(found), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signedOut = () => asked.some((one) => one.endsWith("/sign-out"));

async function open() {
  render(
    <LanguageProvider>
      <Account />
    </LanguageProvider>,
  );
  await screen.findByText("Sign out");
}

test("a player without a password makes a link, and only then signs out", async () => {
  hasPassword = false;
  await open();
  await userEvent.click(screen.getByText("Sign out"));
  expect(screen.getByText(/only a link brings you and your seats back/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /sign out/i })).toBeNull();
  await userEvent.click(screen.getAllByRole("button", { name: "Make a link" })[0] as HTMLElement);
  await userEvent.click(await screen.findByRole("button", { name: /kept the link/ }));
  expect(signedOut()).toBe(true);
});

test("a player with a password signs out at once", async () => {
  hasPassword = true;
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
  expect(signedOut()).toBe(true);
});
