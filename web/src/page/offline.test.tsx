/** The banner that says that the server is away. */
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { server } from "../server/http";
import { Offline } from "./offline";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answer = (status: number) => async () => new Response("{}", { status });

test("said when a request fails, and gone with the first that does not", async () => {
  render(<Offline />);
  const banner = screen.getByRole("status", { hidden: true });
  expect(banner.textContent).toBe("");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await act(() => server.about().catch(() => {}));
  expect(banner.textContent).toContain("cannot be reached");
  vi.stubGlobal("fetch", answer(200));
  await act(() => server.about());
  expect(banner.textContent).toBe("");
});

test("a proxy without a server behind it counts as away, a refusal does not", async () => {
  render(<Offline />);
  const banner = screen.getByRole("status", { hidden: true });
  vi.stubGlobal("fetch", answer(502));
  await act(() => server.about().catch(() => {}));
  expect(banner.textContent).toContain("cannot be reached");
  vi.stubGlobal("fetch", answer(409));
  await act(() => server.about().catch(() => {}));
  expect(banner.textContent).toBe("");
});

test("a device without a network says so itself", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<Offline />);
  expect(screen.getByRole("status").textContent).toContain("You are offline.");
  vi.restoreAllMocks();
});
