/** The log names what a choice was for and who asked; the turn's account comes with the position. */
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import asked from "../../generated/questions/catan-rivals.json";
import { LanguageProvider } from "../../i18n/language";
import type { Happening, Option } from "../game";
import { titleOf } from "./catalogue";
import { topicOf } from "./log";
import { placeWords } from "./place-words";
import { TurnStrip } from "./turn";
import type { View } from "./view";
import { words } from "./words";

const QUESTIONS = asked as unknown as Record<
  string,
  { seat: number; why: string; view: View; options: Option[] }
>;
const NAMES = ["Anna", "Ben"];
const LANGUAGES = ["en", "de"] as const;
/** What a player does of the own accord needs no reason. */
const OWN = ["turn.start", "turn.action"];

afterEach(cleanup);

function happened(option: Option, more: Partial<Happening> = {}): Happening {
  return { n: 9, kind: "answer", seat: 0, secret: false, ...option, ...more };
}

describe.each(LANGUAGES)("in %s", (language) => {
  const { happening } = words[language];

  test.each(Object.entries(QUESTIONS))("%s: every answer says what it is for", (why, question) => {
    const card = question.view.asked?.card ?? "";
    const topic = topicOf({ why, card }, language);
    expect(topic === "").toBe(OWN.includes(why));
    if (card) expect(topic).toBe(titleOf(card, language));
    for (const option of question.options) {
      const told = happening(happened(option, { why, card }), "Anna", question.view);
      expect(told, option.words).toContain("Anna");
      expect(told, option.words).not.toMatch(/undefined|NaN/);
      if (topic) expect(told.startsWith(`${topic}: `), told).toBe(true);
    }
  });

  test("what another chose in secret is told with the card that asked, and no more", () => {
    const view = QUESTIONS["traitor.card"]?.view as View;
    const hidden = { verb: "card", args: [], words: "card" };
    const told = happening(happened(hidden, { secret: true, card: "traitor" }), "Anna", view);
    expect(told).toBe(
      language === "en"
        ? "Traitor: Anna chooses a card in secret."
        : `${titleOf("traitor", "de")}: Anna wählt verdeckt eine Karte.`,
    );
  });

  test("the event card that was turned up is named, and what it gave to whom", () => {
    const view = QUESTIONS["turn.action"]?.view as View;
    const event = { verb: "event", args: ["card"], words: "event card" };
    const one = happened(event, {
      ...{ kind: "chance", seat: null, why: "roll.event", shown: ["year-of-plenty"] },
      changes: [
        { seat: 0, what: "ore", n: 1, by: "production" },
        { seat: 1, what: "gold", n: -2 },
      ],
    });
    const told = happening(one, "", view, NAMES);
    expect(told).toContain(titleOf("year-of-plenty", language));
    const brought = language === "en" ? "Production: Anna +1 ore." : "Ertrag: Anna +1 Erz.";
    expect(told.endsWith(`(Ben −2 ${placeWords[language].resources.gold}) ${brought}`)).toBe(true);
  });
});

test("the strip tells what the turn has brought, by production, event, card, rule and own doing", () => {
  const view = { ...(QUESTIONS["turn.action"]?.view as View), production: 4, face: "trade" };
  const change = (seat: number, what: string, n: number) => [{ seat, what, n }];
  const yielded = { seat: 0, what: "ore", n: 1, by: "production" };
  const event = { verb: "event", args: ["trade"], words: "event trade" };
  const region = { verb: "region", args: [1, "above"], words: "region 1 above" };
  const road = { verb: "build", args: ["road", "left"], words: "build road left" };
  const account = [
    happened(event, {
      ...{ n: 1, kind: "chance", seat: null },
      changes: [yielded, ...change(1, "ore", -1)],
    }),
    happened(region, { n: 2, why: "trade-event.to", changes: change(1, "wool", 1) }),
    happened(region, { n: 3, why: "mint.take", card: "mint", changes: change(0, "gold", -1) }),
    happened(road, { n: 4, why: "turn.action", changes: change(0, "brick", -2) }),
  ];
  const { container } = render(
    <LanguageProvider>
      <TurnStrip view={view} names={NAMES} account={account} browse={() => {}} />
    </LanguageProvider>,
  );
  const lines = [...container.querySelectorAll("li")];
  expect(lines.map((line) => line.querySelector("b")?.textContent)).toEqual([
    "Production 4",
    "Trade",
    "Trade",
    "Mint",
    "Anna builds a road.",
  ]);
  expect(lines.map((line) => line.textContent?.replace(/\s+/g, " "))).toMatchObject([
    expect.stringContaining("Anna:+1"),
    expect.stringContaining("Ben:−1"),
    expect.stringContaining("Ben:+1"),
    expect.stringContaining("Anna:−1"),
    expect.stringContaining("Anna:−2"),
  ]);
});
