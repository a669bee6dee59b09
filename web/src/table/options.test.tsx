import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { meeting } from "./drag";
import { OptionList, step } from "./options";

afterEach(cleanup);

const options = ["uncover", "bid 1", "bid 2"].map((words) => ({ words, verb: words, args: [] }));

function show(pick = vi.fn()) {
  render(
    <OptionList
      options={options}
      label="moves"
      text={(option) => option.words.toUpperCase()}
      picked="bid 1"
      pick={pick}
    />,
  );
  return { pick, user: userEvent.setup() };
}

test("every option is a button; the chosen one is pressed", () => {
  show();
  expect(screen.getAllByRole("button")).toHaveLength(3);
  expect(screen.getByRole("button", { pressed: true }).textContent).toContain("BID 1");
});

test("one stop for Tab, arrows within, Enter chooses", async () => {
  const { pick, user } = show();
  await user.tab();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}");
  expect(pick).toHaveBeenCalledExactlyOnceWith("bid 2");
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test("the keys lead round, to the start and to the end", () => {
  expect(step("ArrowLeft", 0, 3)).toBe(2);
  expect(step("End", 0, 3)).toBe(2);
  expect(step("Home", 2, 3)).toBe(0);
  expect(step("x", 0, 3)).toBeNull();
  expect(step("ArrowDown", 0, 0)).toBeNull();
});

test("a thing dropped on a place becomes the option that both know", () => {
  expect(meeting(["play red 7", "discard red 7"], ["play red 5", "play red 7"])).toBe("play red 7");
  expect(meeting(["discard red 7"], ["play red 7"])).toBeNull();
});
