/** Every card has a picture of its own, made of parts that there are. */
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { CARDS } from "../catalogue";
import { PARTS } from "./parts";
import { Picture, sceneOf, sceneWords } from "./picture";
import { KINDS, SCENES } from "./scenes";

test("every card has a scene of its own, and no scene is without a card", () => {
  const keys = Object.keys(CARDS).sort();
  expect(Object.keys(SCENES).sort()).toEqual(keys);
  const scenes = Object.values(CARDS).map(sceneWords);
  expect(new Set(scenes).size).toBe(scenes.length);
});

test("scenes name parts and arguments that there are, within the picture", () => {
  for (const words of [...Object.values(SCENES), ...Object.values(KINDS)]) {
    const { placed } = sceneOf(words);
    expect(placed.length, words).toBeGreaterThan(0);
    for (const one of placed) {
      expect(PARTS[one.part], `${words}: ${one.part}`).toBeDefined();
      expect(one.x >= 0 && one.x <= 100 && one.size > 0.3 && one.size < 2, words).toBe(true);
    }
  }
});

test("a card of a later set is drawn by its kind until it has a scene", () => {
  const [first] = Object.values(CARDS);
  if (!first) throw new Error("no cards");
  const { container } = render(
    <Picture card={{ ...first, key: "new", name: "new", kind: "hero" }} />,
  );
  expect(container.querySelectorAll("svg g").length).toBeGreaterThan(0);
});
