/** Pictures of the rules, by game and part: every file here that is named like a game. */
import type { RulePicture } from "./parts";

const FOUND = import.meta.glob<Record<string, RulePicture>>(["./*.tsx", "!./parts.tsx"], {
  eager: true,
  import: "default",
});

export const PICTURES: Record<string, Record<string, RulePicture>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, pictures]) => [path.slice(2, -".tsx".length), pictures]),
);
