/** A game that the page does not know is told in words and played by buttons. */
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../../generated/http";
import type { Happening } from "../game";
import { loadGame } from "../registry";

const INFO = {
  name: "high-card",
  title: "High Card",
  version: 1,
  seats: [2],
  bots: ["random"],
  options: [{ name: "rounds", meaning: "deals of a game", default: 3, allowed: [1, 2, 3] }],
} as unknown as GameInfo;
const VIEW = {
  game: "high-card",
  seat: 0,
  options: { rounds: 3 },
  round: 0,
  dealt: true,
  own_card: 8,
  said: [],
  points: [2, 1],
};
const NAMES = ["Anna", "Ben"];
const server = async () => [INFO];

afterEach(cleanup);

function happening(more: Partial<Happening>): Happening {
  return {
    n: 1,
    kind: "answer",
    seat: 1,
    words: "hold",
    verb: "hold",
    args: [],
    secret: false,
    ...more,
  };
}

test("the server's title and options are its words", async () => {
  const game = await loadGame("high-card", server);
  expect(game?.words.de.title).toBe("High Card");
  expect(game?.words.de.settings.rounds).toEqual({ label: "rounds", help: "deals of a game" });
});

test("a game that the server does not have is none", async () => {
  expect(await loadGame("no-game", server)).toBeNull();
});

test("the board is told in words, with names for what every seat has", async () => {
  const game = await loadGame("high-card", server);
  const [part] = game?.words.en.board(VIEW, NAMES, 0) ?? [];
  expect(part?.lines).toEqual([
    "round: 0",
    "dealt: yes",
    "own card: 8",
    "said: –",
    "points: Anna 2, Ben 1",
  ]);
  expect(game?.words.de.board(VIEW, NAMES, 0)[0]?.lines).toContain("dealt: ja");
  expect(game?.words.en.score(VIEW, NAMES)).toEqual([
    { label: "points", values: [2, 1], kind: "total" },
  ]);
});

test("the log tells who said what, but no shuffle and no secret", async () => {
  const words = (await loadGame("high-card", server))?.words.en;
  expect(words?.happening(happening({}), "Ben", VIEW)).toBe("Ben: hold");
  expect(words?.happening(happening({ verb: "shuffle", words: "shuffle" }), "", VIEW)).toBe("");
  expect(words?.happening(happening({ secret: true }), "Ben", VIEW)).toBe("Ben: an answer");
});

test("every option is a button", async () => {
  const game = await loadGame("high-card", server);
  if (!game) throw new Error("no page");
  const pick = vi.fn();
  const { Board } = game;
  const { getByRole, getByText } = render(
    <Board
      view={VIEW}
      names={NAMES}
      you={0}
      asked={0}
      why="hold"
      options={[
        { words: "fold", verb: "fold", args: [] },
        { words: "hold", verb: "hold", args: [] },
      ]}
      picked="fold"
      pick={pick}
      lately={[]}
    />,
  );
  expect(getByText("own card")).toBeTruthy();
  expect(getByRole("button", { name: "fold" }).getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(getByRole("button", { name: "hold" }));
  expect(pick).toHaveBeenCalledWith("hold");
});
