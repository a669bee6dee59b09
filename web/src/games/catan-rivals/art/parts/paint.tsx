/** Colours and pieces that several parts share. */
import type { ReactElement } from "react";
import { isResource } from "../../view";
import { resourcePath } from "../resource";

/** A part of a picture; what follows a slash in its name are its arguments. */
export type Part = (...args: string[]) => ReactElement;

const COLOURS: Record<string, string> = {
  red: "#a83a2c",
  blue: "#2f5f96",
  green: "#3d7a4a",
  gold: "#c9932a",
  brown: "#7a5233",
  grey: "#7d8690",
  white: "#f2ebdb",
  violet: "#66509a",
  black: "#33302b",
  teal: "#2c7a7b",
  rose: "#b65a74",
  brick: "#b0553a",
  grain: "#d9ae3a",
  lumber: "#6b4a2b",
  wool: "#f1efe4",
  ore: "#6d7a89",
};
export const colour = (name = "", other = "brown") => COLOURS[name] ?? COLOURS[other];

const WALL = "#f3e6cb";
export const TIMBER = "#6b4a2b";
export const STONE = "#cfc4ae";
export const SHADE = "rgb(40 25 10 / .18)";

/** A gabled house: width, height of the wall, colours. */
export function gable(w: number, h: number, roof: string | undefined, wall = WALL) {
  const half = w / 2;
  return (
    <>
      <path d={`M${-half} 0v${-h}h${w}v${h}Z`} fill={wall} />
      <path d={`M${half * 0.35} 0v${-h}h${half * 0.65}v${h}Z`} fill={SHADE} />
      <path d={`M${-half - 3} ${-h}l${half + 3} ${-w * 0.5} ${half + 3} ${w * 0.5}Z`} fill={roof} />
    </>
  );
}

export function windows(...at: [number, number][]) {
  return at.map(([x, y]) => (
    <path key={`${x} ${y}`} d={`M${x - 2} ${y}v-4a2 2 0 0 1 4 0v4Z`} fill="#4f4335" />
  ));
}

export const door = (w = 6, h = 9) => (
  <path d={`M${-w / 2} 0v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V0Z`} fill="#5a3d26" />
);

/** A resource as a sign on a sail, a cart or a house. */
export function resourceSign(what: string | undefined, at = "translate(-8 -35) scale(.68)") {
  if (!isResource(what)) return null;
  const fill = what === "wool" ? "#5f7f3f" : COLOURS[what];
  return (
    <g transform={at}>
      <path
        d={resourcePath(what)}
        fill={fill}
        fillRule="evenodd"
        stroke="#2a2318"
        strokeWidth=".7"
      />
    </g>
  );
}
