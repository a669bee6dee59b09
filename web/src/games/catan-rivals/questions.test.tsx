/** Every question that a player can be asked, in a real position: both languages have words for
 * it and for each option. A question of each kind is drawn here; all of them are in a real browser
 * (tests/web/test_catan_rivals_questions.py). */
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import prompts from "../../generated/prompts.json";
import asked from "../../generated/questions/catan-rivals.json";
import { type Option, questionText } from "../game";
import { Board } from "./board";
import { questionOf } from "./catalogue";
import type { View } from "./view";
import { words } from "./words";

interface Asked {
  seat: number;
  why: string;
  amount: number;
  view: View;
  options: Option[];
}

const QUESTIONS = asked as unknown as Record<string, Asked>;
const NAMES = ["Anna", "Ben"];

afterEach(cleanup);

/** The board with a question, and the buttons of each option. */
function show({ seat, why, view, options }: Asked) {
  const pick = vi.fn();
  const { container } = render(
    <Board
      view={view}
      names={NAMES}
      you={seat}
      asked={seat}
      why={why}
      options={options}
      picked={options[0]?.words ?? null}
      pick={pick}
      lately={[]}
    />,
  );
  const buttons = new Map<string, HTMLElement>();
  for (const one of container.querySelectorAll<HTMLElement>("button[data-words]"))
    buttons.set(one.dataset.words ?? "", one);
  return { container, pick, buttons };
}

test("there is a position for every question that a player can be asked", () => {
  const all = Object.keys(prompts["catan-rivals"]).filter(
    (key) => questionOf(key)?.kind !== "fate",
  );
  expect(Object.keys(QUESTIONS).sort()).toEqual(all.sort());
});

/** The turn's own, places of either player, regions, cards, stacks, numbers, resources, yes or no,
 * cards of one's own abroad, sides of a card, the sea, an end for the harbour, faces of the event
 * die, cards that pay with owls. */
const KINDS =
  "turn.action build.site feud.name build.pay search.take replenish.draw trade.take defence build.abroad tactical-retreat.which turn.side siward.look sail.to start.harbor broadside.target die.cancel court-astrologer.face play.pay";

test.each(KINDS.split(" "))(
  "%s: each option is on the board; choosing answers; the card that asks is shown",
  (key) => {
    const question = QUESTIONS[key] as Asked;
    const { container, pick, buttons } = show(question);
    for (const { words } of question.options) expect(buttons.has(words), words).toBe(true);
    const [first, last] = [question.options[0], question.options.at(-1)];
    expect(buttons.get(first?.words ?? "")?.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(buttons.get(last?.words ?? "") as HTMLElement);
    expect(pick).toHaveBeenLastCalledWith(last?.words);
    const card = question.view.asked?.card;
    if (card) expect(container.querySelector(`article[data-card="${card}"]`)).not.toBeNull();
  },
);

describe.each(Object.entries(QUESTIONS))("%s", (key, question) => {
  test.each(["en", "de"] as const)("in words (%s): the question, and each option apart", (lang) => {
    const text = questionText(words[lang], key, question.amount);
    expect(text).toMatch(/[?.]$/);
    const engine = prompts["catan-rivals"][key as keyof (typeof prompts)["catan-rivals"]];
    if (engine.includes("{n}")) expect(text).toContain(String(question.amount));
    expect(text).not.toContain("{");
    const labels = question.options.map((option) => words[lang].option(option, question.view));
    expect(labels.every(Boolean)).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
