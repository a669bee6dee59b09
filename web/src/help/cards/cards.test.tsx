/** The card browser grows with the catalogue: every card has answers in both languages. */
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CARDS, type Card } from "../../games/catan-rivals/catalogue";
import { LANGUAGES, LanguageProvider } from "../../i18n/language";
import { answersOfDarkness } from "./answers-darkness";
import { answersDe } from "./answers-de";
import { answersEn } from "./answers-en";
import { answersOfEnlightenment } from "./answers-enlightenment";
import CardsPage from "./cards-page";
import { answersOf } from "./general";

const ALL = Object.values(CARDS);

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

function show(card: string) {
  localStorage.setItem("rivalry.language", "en");
  return render(
    <LanguageProvider>
      <CardsPage card={card} />
    </LanguageProvider>,
  );
}

test.each(LANGUAGES)("every card has an answer, and no question twice (%s)", (language) => {
  for (const card of ALL) {
    const questions = answersOf(card, language).map(([question]) => question);
    expect(questions.length, card.key).toBeGreaterThan(0);
    expect(new Set(questions).size, card.key).toBe(questions.length);
  }
});

test("answers belong to cards there are, as many in German as in English", () => {
  const names = new Set(ALL.map((card) => card.name));
  for (const [name, answers] of Object.entries(answersEn)) {
    expect(names, name).toContain(name);
    expect(answersDe[name as keyof typeof answersEn]).toHaveLength(answers.length);
  }
});

test("answers on the ages of Darkness and Enlightenment belong to cards there are", () => {
  const keys = [answersOfDarkness, answersOfEnlightenment].flatMap((all) => Object.keys(all.en));
  expect(keys.filter((key) => !CARDS[key])).toEqual([]);
});

test("a card that stands at the rival's says so", () => {
  const answers = answersOf(CARDS["trading-station"] as Card, "en");
  expect(answers[0]?.[1]).toBe("On a free site in one of your rival's cities. It stays yours.");
});

test("a card of a set to come is answered from its own facts", () => {
  const fresh: Card = {
    ...(ALL[0] as Card),
    name: "new",
    kind: "unit",
    place: "road",
    abroad: false,
    once: true,
  };
  expect(answersOf(fresh, "en")).toEqual([
    ["Where does it stand?", "On one of your roads."],
    ["How many may I have?", "One at a time. If it is removed, you may build another."],
  ]);
});

test("the address chooses set, kind and words", () => {
  history.replaceState(null, "", "/cards?set=gold&kind=event");
  show("");
  const wanted = ALL.filter((card) => card.set === "gold" && card.kind === "event");
  expect(screen.getAllByRole("listitem")).toHaveLength(wanted.length);
  expect(screen.getByRole("status").textContent).toBe(`${wanted.length} cards found`);
});

test("a card has its own page, with the way back and on", () => {
  history.replaceState(null, "", "/cards/mint?set=gold");
  show("mint");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Mint");
  expect(screen.getByText("And with two Mints?")).toBeTruthy();
  const back = screen.getByRole("link", { name: /All cards/ });
  expect(back.getAttribute("href")).toBe("/cards?set=gold");
  expect(screen.getByRole("link", { name: "Next card" }).getAttribute("href")).toMatch(
    /^\/cards\/.+\?set=gold$/,
  );
});
