/** The parts of which card pictures are made. Each stands on the point (0, 0), is some 40 high and
 * is drawn by us; `scenes.ts` says which stand where. What follows a slash are its arguments. */
import type { ReactElement } from "react";
import { isResource } from "../view";
import { resourcePath } from "./resource";

type Part = (...args: string[]) => ReactElement;

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
const colour = (name = "", other = "brown") => COLOURS[name] ?? COLOURS[other];

const WALL = "#f3e6cb";
const TIMBER = "#6b4a2b";
const STONE = "#cfc4ae";
const SHADE = "rgb(40 25 10 / .18)";

/** A gabled house: width, height of the wall, colours. */
function gable(w: number, h: number, roof: string | undefined, wall = WALL) {
  const half = w / 2;
  return (
    <>
      <path d={`M${-half} 0v${-h}h${w}v${h}Z`} fill={wall} />
      <path d={`M${half * 0.35} 0v${-h}h${half * 0.65}v${h}Z`} fill={SHADE} />
      <path d={`M${-half - 3} ${-h}l${half + 3} ${-w * 0.5} ${half + 3} ${w * 0.5}Z`} fill={roof} />
    </>
  );
}

function windows(...at: [number, number][]) {
  return at.map(([x, y]) => (
    <path key={`${x} ${y}`} d={`M${x - 2} ${y}v-4a2 2 0 0 1 4 0v4Z`} fill="#4f4335" />
  ));
}

const door = (w = 6, h = 9) => (
  <path d={`M${-w / 2} 0v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V0Z`} fill="#5a3d26" />
);

const HATS: Record<string, ReactElement> = {
  hood: (
    <path
      d="M-6.500-25c0-8 3-11 6.500-11s6.500 3 6.500 11c-2-4-4-5-6.500-5s-4.500 1-6.500 5Z"
      fill={SHADE}
    />
  ),
  crown: <path d="M-5-34l1.500 2.500L0-36l3.500 4.500L5-34v5H-5Z" fill="#e9b93a" />,
  cap: <path d="M-6-32c1-5 11-5 12 0l2 2H-8Z" fill="#7a3030" />,
  brim: (
    <path
      d="M-9-31h18c-2-2-4-2.500-4.500-5-.7-2.500-8.300-2.500-9 0-.5 2.500-2.500 3-4.500 5Z"
      fill="#4d3a26"
    />
  ),
  helm: (
    <path d="M-5.500-27v-4c0-7 11-7 11 0v4l-2-3h-7Zm-1-5-4-6 5 2Zm13 0 4-6-5 2Z" fill="#9aa4ae" />
  ),
  veil: (
    <path
      d="M-6-24c-1-14 13-14 12 0 1 4 2 7 3 9-3-1-4-5-4.500-9-1-3-3-5-4.500-5s-3.500 2-4.500 5c-.5 4-1.500 8-4.500 9 1-2 2-5 3-9Z"
      fill="#d9c7a0"
    />
  ),
  long: (
    <path
      d="M-6-27c-1-10 13-10 12 0 .5 6 1 10 3 13-4 0-5-6-5.500-11-2-1-5-1-7 0-.5 5-1.500 11-5.500 11 2-3 2.500-7 3-13Z"
      fill="#b57a2c"
    />
  ),
  bald: <path d="M-5-27c-1 7 11 7 10 0 0 9-10 9-10 0Z" fill="#e9e2d2" />,
};

const HELD: Record<string, ReactElement> = {
  sword: (
    <path d="M10-16l1.500-18 1.500-3 1.500 3L13-16Zm-2-1h9v2H8Zm3.500 2h3v5h-3Z" fill="#c9d0d6" />
  ),
  axe: <path d="M11 0v-33h2.500V0Zm2.500-32c5-2 8 0 9 4-2 3-5 4-9 2Z" fill="#8d949b" />,
  staff: <path d="M11 0v-34c0-5 7-5 7 0h-2c0-2.500-3-2.500-3 0V0Z" fill={TIMBER} />,
  book: <path d="M4-15l7-2 7 2v-10l-7-2-7 2Zm7-2v-10" fill="#efe2c0" stroke="#7a5233" />,
  scroll: (
    <path
      d="M5-12h10v-13H5Zm-1-14h12v2H4Zm0 13h12v2H4Z"
      fill="#f0e2bd"
      stroke="#9a7b46"
      strokeWidth=".6"
    />
  ),
  bow: <path d="M12-4c9-7 9-21 0-28v28M4-18h14" fill="none" stroke="#7a5233" strokeWidth="1.800" />,
  torch: <path d="M11-12h3v12h-3Zm1.500-14c4 4 5 7 3 11h-6c-2-4 1-6 3-11Z" fill="#e8862a" />,
  coins: (
    <path
      d="M8-14a4 2 0 1 1 8 0v6a4 2 0 0 1-8 0Zm0 2a4 2 0 0 0 8 0m-8 2a4 2 0 0 0 8 0"
      fill="#eebf3f"
      stroke="#8a5f0c"
      strokeWidth=".8"
    />
  ),
  potion: (
    <path
      d="M9-23h5v4l4 8c1 3-1 4-3 4H8c-2 0-4-1-3-4l4-8Z"
      fill="#79b8a8"
      stroke="#35574f"
      strokeWidth=".8"
    />
  ),
  horn: <path d="M6-20c5 0 9-3 11-8l3 2c-1 7-6 11-14 11Z" fill="#d9a53a" />,
  lamp: <path d="M9-22h7v-2h-2c0-3-3-3-3 0H9Zm-1 1h9v8H8Zm2 2v4h5v-4Z" fill="#f0c34a" />,
  gear: (
    <path
      d="M13-26l2 2 3-1 1 3 3 1-1 3 1 3-3 1-1 3-3-1-2 2-2-2-3 1-1-3-3-1 1-3-1-3 3-1 1-3 3 1Zm0 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"
      fill="#9a8a6a"
    />
  ),
  dagger: <path d="M9-12l7-7 2-1-1 2-7 7Zm-2 1 3 3-2 2-3-3Z" fill="#c9d0d6" />,
  cross: <path d="M11-30h2.500v5h4v2.500h-4V0H11v-22.500H7V-25h4Z" fill="#b98f3a" />,
  sack: <path d="M7-3c-2-8 2-13 5-14l-2-3h7l-2 3c3 1 7 6 5 14Z" fill="#c9a66b" />,
};

/** A mast with a billowing sail, and what it carries. */
function ship(hull: string | undefined, sail: string, sign: ReactElement | null) {
  return (
    <>
      <path d="M-1-8v-38h2v38Z" fill={TIMBER} />
      <path d="M-16-40q16 5 32 0q5 14 0 26q-16-5-32 0q5-12 0-26Z" fill={sail} />
      <path d="M8-42q4 1 8 2q5 14 0 26q-4-1-8-1.500q5-13 0-26.500Z" fill={SHADE} />
      {sign}
      <path d="M-26-10h52q-2 10-12 13h-28q-10-3-12-13Z" fill={hull} />
      <path d="M-25-6h50" stroke="rgb(255 240 210 / .5)" strokeWidth="1.500" />
      <path d="M-30 3q7-4 15 0t15 0 15 0 15 0v4h-60Z" fill="#6fa9bf" />
    </>
  );
}

function resourceSign(what: string | undefined, at = "translate(-8 -35) scale(.68)") {
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

export const PARTS: Readonly<Record<string, Part>> = {
  // Nature
  tree: (kind) => (
    <>
      <path d="M-1.500 0v-10h3V0Z" fill={TIMBER} />
      <path
        d="M0-32c8 0 12 7 10 13 3 6-2 11-10 10-8 1-13-4-10-10-2-6 2-13 10-13Z"
        fill={kind === "autumn" ? "#c07a2c" : "#5f9450"}
      />
      <path d="M2-31c7 1 10 7 8 12 3 6-2 10-8 10 4-6 4-15 0-22Z" fill={SHADE} />
    </>
  ),
  pine: () => <path d="M0-36l8 12h-4l7 11H2V0h-4v-13h-9l7-11h-4Z" fill="#3c6b45" />,
  rock: () => <path d="M-14 0l3-12 8-6 9 3 8 10v5Z" fill="#98a0a6" />,
  wheat: () => (
    <g fill="none" stroke="#a97c18" strokeWidth="1.600">
      {[-8, 0, 8].map((x) => (
        <path key={x} d={`M${x} 0v-22m0 6-4-4m4 4 4-4m-4 9-4-4m4 4 4-4`} />
      ))}
    </g>
  ),
  sheep: () => (
    <>
      <path d="M-5 0v-6m9 6v-6" stroke="#4a4a42" strokeWidth="2" />
      <path
        d="M-10-8a5 5 0 0 1 4-7 6 6 0 0 1 10 0 5 5 0 0 1 4 7 4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4Z"
        fill="#fbfaf3"
      />
      <circle cx="10" cy="-11" r="3.400" fill="#4a4a42" />
    </>
  ),
  star: () => (
    <path d="M0-34l3 9 9 .3-7 6 2.500 9-7.500-5-7.500 5 2.500-9-7-6 9-.3Z" fill="#f2c230" />
  ),
  snow: () => (
    <g fill="#fff">
      {[
        [-30, -44],
        [-12, -30],
        [10, -48],
        [26, -28],
        [36, -46],
        [-38, -22],
      ].map(([x, y]) => (
        <circle key={`${x}`} cx={x} cy={y} r="1.700" />
      ))}
    </g>
  ),
  flame: () => (
    <>
      <path
        d="M0-34c2 10 12 13 10 24-1 7-5 10-10 10s-10-4-10-11c0-7 5-9 6-15 2 2 3 4 3 7 2-5 2-9 1-15Z"
        fill="#e0662a"
      />
      <path d="M0-16c1 5 5 7 4 12-1 3-2 4-4 4s-5-2-5-5c0-4 4-6 5-11Z" fill="#f6c445" />
    </>
  ),
  smoke: () => (
    <path d="M0 0c-6-4 2-9-2-14s4-8 1-14c6 4 5 8 3 12s4 8-2 16Z" fill="rgb(90 90 90 / .45)" />
  ),
  // Buildings
  house: (roof) => (
    <>
      {gable(24, 16, colour(roof, "red"))}
      {door()}
      {windows([-7, -8], [8, -8])}
    </>
  ),
  church: () => (
    <>
      {gable(30, 18, "#8a4a36", "#ece2cd")}
      <path d="M-18 0v-32h11V0Z" fill="#dccfb4" />
      <path d="M-20-32l7.500-16 7.500 16Z" fill="#6d3b2c" />
      <path d="M-13.200-54h1.600v3h3v1.600h-3v4h-1.600v-4h-3v-1.600h3Z" fill="#b98f3a" />
      {windows([-12.5, -18], [0, -8], [9, -8])}
    </>
  ),
  chapel: (sign) => (
    <>
      {gable(22, 16, "#56708a", "#efe6d2")}
      {door(7, 11)}
      <path d="M-1-40h2v4h4v2h-4v6h-2v-6h-4v-2h4Z" fill="#b98f3a" />
      {sign && (
        <text x="0" y="-15" fontSize="7.500" fontWeight="700" textAnchor="middle" fill="#3a2f20">
          {sign}
        </text>
      )}
    </>
  ),
  stall: (cloth) => (
    <>
      <path d="M-16 0v-24h2V0Zm30 0v-24h2V0Z" fill={TIMBER} />
      <path d="M-18-12h36v6h-36Z" fill="#a9824e" />
      <path d="M-19-24l4-9h30l4 9Z" fill={colour(cloth, "red")} />
      <path d="M-9-33h7l-1 9h-8Zm12 0h7l3 9h-9Z" fill="#fbf3e0" />
      <path
        d="M-12-12a4 4 0 0 1 8 0Zm9 0a3.500 3.500 0 0 1 7 0Zm9 0a4 4 0 0 1 8 0Z"
        fill="#d8a23a"
      />
    </>
  ),
  barn: (roof) => (
    <>
      <path d="M-20 0v-18h40V0Z" fill="#b98a55" />
      <path d="M-24-17l6-14h36l6 14Z" fill={colour(roof, "brown")} />
      <path
        d="M-8 0v-13H8V0Zm0-13L8 0M8-13-8 0"
        fill="#8a6236"
        stroke="#5a3d20"
        strokeWidth="1.400"
      />
      <path d="M8 0v-18h12V0Z" fill={SHADE} />
    </>
  ),
  hall: (roof) => (
    <>
      <path d="M-24 0v-4h48v4ZM-21-4v-20h42v20Z" fill="#e6dac0" />
      <path d="M-26-24 0-40l26 16Z" fill={colour(roof, "grey")} />
      <path
        d="M-17-4v-19h4v19Zm10 0v-19h4v19Zm10 0v-19h4v19Zm10 0v-19h4v19Z"
        fill="#fbf5e6"
        stroke="#b9a988"
        strokeWidth=".7"
      />
    </>
  ),
  tower: (roof) => (
    <>
      <path d="M-9 0l1-36h16l1 36Z" fill={STONE} />
      <path d="M2 0l1-36h5l1 36Z" fill={SHADE} />
      {roof === "open" ? (
        <path
          d="M-12-36h24v-9h-5v4h-4v-4h-6v4h-4v-4h-5Z"
          fill={STONE}
          stroke="#8d816a"
          strokeWidth=".7"
        />
      ) : (
        <path d="M-12-36 0-54l12 18Z" fill={colour(roof, "blue")} />
      )}
      {windows([0, -24], [0, -10])}
    </>
  ),
  wall: () => (
    <path
      d="M-46 0v-16h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6V0Z"
      fill={STONE}
      stroke="#9c907a"
      strokeWidth=".7"
    />
  ),
  bridge: () => (
    <>
      <path
        d="M-44-14q44-16 88 0v14h-10q-2-12-14-12t-14 12h-12q-2-12-14-12t-14 12h-10Z"
        fill="#b9ad98"
        stroke="#857a66"
        strokeWidth="1"
      />
      <path d="M-44-16q44-16 88 0v-5q-44-16-88 0Z" fill="#cbbfa9" />
    </>
  ),
  mill: () => (
    <>
      <path d="M-9 0l3-28h12l3 28Z" fill="#efe3c8" />
      <path d="M-8-28l8-9 8 9Z" fill="#8a4a36" />
      {door(6, 8)}
      <g transform="translate(0 -27) rotate(20)" fill="#d9c49a" stroke="#6b4a2b" strokeWidth="1">
        <path d="M-1-1h2v-21h5v17H1ZM1 1h21v5H5V1ZM-1 1v21h-5V5h5ZM-1-1h-21v-5h17v5Z" />
      </g>
    </>
  ),
  kiln: (glow) => (
    <>
      <path d="M-18 0c0-16 6-24 18-24S18-16 18 0Z" fill="#a9583a" />
      <path
        d="M-14-12h28M-17-5h34M-8-20h16M-6-24v5m9 0v6m-12 1v6m12 1v4"
        stroke="#7b3a22"
        strokeWidth="1"
      />
      <path d="M8-20v-16h8v22Z" fill="#8f4a30" />
      <path d="M-6 0v-5a6 6 0 0 1 12 0v5Z" fill={glow === "fire" ? "#f2902c" : "#3b2418"} />
    </>
  ),
  anvil: () => (
    <path d="M-14-18h26v4c-4 0-7 2-8 6h4v3H-8v-3h4c-1-4-5-6-10-6ZM-12-4h20v4h-20Z" fill="#59626c" />
  ),
  logs: () => (
    <g stroke="#4f3519" strokeWidth="1">
      {[
        [-12, -5],
        [0, -5],
        [12, -5],
        [-6, -14],
        [6, -14],
        [0, -23],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="5.500" fill="#b98a55" />
          <circle cx={x} cy={y} r="2.200" fill="none" />
        </g>
      ))}
    </g>
  ),
  bricks: () => (
    <g fill="#c2653f" stroke="#7b3a22" strokeWidth="1">
      {[
        [-18, -7],
        [-5, -7],
        [8, -7],
        [-12, -14],
        [1, -14],
        [-5, -21],
      ].map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="12" height="6.500" rx="1" />
      ))}
    </g>
  ),
  loom: () => (
    <>
      <path d="M-16 0v-34h3V0Zm29 0v-34h3V0Zm-31-34h34v4h-34Zm0 24h34v3h-34Z" fill={TIMBER} />
      <path d="M-12-29H12v18H-12Z" fill="#f0ead8" />
      <path d="M-12-18H12v7H-12Z" fill="#7d9a5a" />
      <path d="M-9-29v11m4-11v11m4-11v11m4-11v11m4-11v11" stroke="#b3a68c" strokeWidth=".9" />
    </>
  ),
  crane: () => (
    <>
      <path d="M-10 0v-40h4V0Zm-6 0h16v3h-16Zm6-40 34 8v3l-34-6Z" fill={TIMBER} />
      <path d="M20-32v14" stroke="#5a4a36" strokeWidth="1.200" />
      <path d="M14-18h12v9H14Z" fill={STONE} />
      <circle cx="-8" cy="-12" r="7" fill="none" stroke="#8a6236" strokeWidth="2.500" />
    </>
  ),
  tent: (cloth) => (
    <>
      <path d="M-20 0l18-32h4L20 0Z" fill={colour(cloth, "gold")} />
      <path d="M-12 0 0-32 6 0Z" fill="#fbf3e0" />
      <path d="M0-32v-8l10 3-10 3Z" fill={colour(cloth, "gold")} />
    </>
  ),
  quay: () => <path d="M-50-9h62v5h-62Zm6 5h4V4h-4Zm20 0h4V4h-4Zm20 0h4V4h-4Z" fill="#8a6a44" />,
  bath: () => (
    <>
      <path d="M-22-16h44c0 10-4 16-12 16h-20c-8 0-12-6-12-16Z" fill="#8a6a44" />
      <path d="M-22-16q11-5 22 0t22 0v4h-44Z" fill="#7db9cc" />
      <path
        d="M-8-22c-3-4 3-6 0-11m9 11c-3-4 3-6 0-11m9 11c-3-4 3-6 0-11"
        fill="none"
        stroke="rgb(255 255 255 / .8)"
        strokeWidth="2"
      />
    </>
  ),
  // Things
  shelf: () => (
    <>
      <path d="M-24 0v-38h48V0Z" fill="#7a5233" />
      <path d="M-21-22h42v2h-42Zm0 18h42v2h-42Z" fill="#5a3a20" />
      {["#a83a2c", "#2f5f96", "#3d7a4a", "#c9932a", "#66509a", "#a83a2c", "#2c7a7b"].map(
        (fill, i) => (
          <path
            key={fill + String(i)}
            d={`M${-20 + i * 6}-22v-${9 + (i % 3) * 2}h4.500v${9 + (i % 3) * 2}Zm0 18v-${12 - (i % 3) * 2}h4.500v${12 - (i % 3) * 2}Z`}
            fill={fill}
          />
        ),
      )}
    </>
  ),
  book: () => (
    <>
      <path
        d="M-20-4q10-6 20 0q10-6 20 0v-20q-10-6-20 0q-10-6-20 0Z"
        fill="#fbf3de"
        stroke="#7a5233"
        strokeWidth="2"
      />
      <path
        d="M-16-20q6-2 12 0m-12 5q6-2 12 0m8-5q6-2 12 0m-12 5q6-2 12 0"
        stroke="#b39c73"
        fill="none"
      />
    </>
  ),
  cart: (load) => (
    <>
      {load && resourceSign(load, "translate(-11 -40) scale(1)")}
      <path d="M-20-18h40l-4 10h-32Z" fill="#9a6a3a" />
      <circle cx="-10" cy="-6" r="6" fill="none" stroke="#5a3d20" strokeWidth="2.400" />
      <circle cx="11" cy="-6" r="6" fill="none" stroke="#5a3d20" strokeWidth="2.400" />
      <path d="M20-15l12-4" stroke="#5a3d20" strokeWidth="2.400" />
    </>
  ),
  horse: () => (
    <path
      d="M-16 0l2-14c-4-2-4-8 0-10 8-2 14 0 18-2l5-8 6 2 4 5-2 3-5-1-2 6c0 4-1 6-3 8l1 11h-3l-2-9h-11l-2 9Z"
      fill="#7a5233"
    />
  ),
  chest: () => (
    <>
      <path d="M-16 0v-14h32V0Z" fill="#8a5f33" />
      <path d="M-16-14c0-12 32-12 32 0Z" fill="#a3723e" />
      <path d="M-13-15c2-6 24-6 26 0Z" fill="#f2c542" />
      <path d="M-3-15h6v7h-6ZM-16-2h32v2h-32Z" fill="#d9b04a" />
    </>
  ),
  coins: () => (
    <g fill="#eebf3f" stroke="#8a5f0c" strokeWidth="1">
      {[
        [-10, 0],
        [-10, -5],
        [-10, -10],
        [8, 0],
        [8, -5],
        [0, -1],
        [-10, -15],
      ].map(([x, y]) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="8" ry="3.600" />
      ))}
    </g>
  ),
  scales: () => (
    <g fill="none" stroke="#8a6a2a" strokeWidth="2">
      <path d="M0 0v-36m-18 6h36M-9 1H9" />
      <path d="M-24-12l6-18 6 18Zm24 0 6-18 6 18Z" />
      <path d="M-25-12a7 5 0 0 0 14 0Zm24 0a7 5 0 0 0 14 0Z" fill="#d9a53a" />
    </g>
  ),
  sacks: () => (
    <>
      <path d="M-16 0c-3-10 1-16 5-18l-2-3h8l-2 3c4 2 8 8 5 18Z" fill="#c9a66b" />
      <path d="M0 0c-3-9 1-14 5-15l-2-3h8l-2 3c4 1 8 6 5 15Z" fill="#b8935a" />
    </>
  ),
  cannon: () => (
    <>
      <path d="M-16-14 22-26l3 8-36 14Z" fill="#4c535b" />
      <path d="M-12-4c-6-2-8-8-4-11l30-10" fill="none" stroke="#6d757e" strokeWidth="2" />
      <circle cx="-4" cy="-6" r="7" fill="#7a5233" stroke="#4a3018" strokeWidth="2" />
    </>
  ),
  anchor: () => (
    <path
      d="M-2-36a5 5 0 1 1 4 0v5h8v4h-8v20c6-1 10-5 11-11l-4 2 6-9 6 9-4-1c-1 12-9 17-17 17s-16-5-17-17l-4 1 6-9 6 9-4-2c1 6 5 10 11 11v-20h-8v-4h8Z"
      fill="#5b6672"
    />
  ),
  target: () => (
    <>
      <path d="M-8 0l3-8m13 8-3-8" stroke={TIMBER} strokeWidth="2.500" />
      {[
        ["#a83a2c", 16],
        ["#fbf3e0", 12],
        ["#a83a2c", 8],
        ["#fbf3e0", 4],
      ].map(([fill, r]) => (
        <circle key={`${r}`} cy="-20" r={Number(r)} fill={String(fill)} />
      ))}
      <path d="M0-20 24-32" stroke="#5a3d20" strokeWidth="1.800" />
    </>
  ),
  mug: () => (
    <>
      <path
        d="M-9-20H7V0H-9Zm16 4h4c6 0 6 11 0 11H7"
        fill="#a9824e"
        stroke="#6b4a2b"
        strokeWidth="2"
      />
      <path d="M-10-20c-1-6 5-7 6-4 2-4 7-4 7 0 4-2 6 1 5 4Z" fill="#fdf8ea" />
    </>
  ),
  banner: (cloth) => (
    <>
      <path d="M-1 0v-44h2V0Z" fill={TIMBER} />
      <path d="M1-43h22l-6 8 6 8H1Z" fill={colour(cloth, "red")} />
    </>
  ),
  bunting: () => (
    <>
      <path d="M-50-52q50 16 100 0" stroke="#6b4a2b" fill="none" strokeWidth="1" />
      {[-40, -24, -8, 8, 24, 40].map((x, i) => (
        <path
          key={x}
          d={`M${x - 5} ${-46 + Math.abs(x) * -0.1}h10l-5 10Z`}
          fill={["#a83a2c", "#c9932a", "#2f5f96"][i % 3]}
        />
      ))}
    </>
  ),
  mortar: () => (
    <>
      <path d="M4-34l5 3-9 18-5-2Z" fill="#d9c9a4" />
      <path d="M-16-18h32c0 10-4 15-9 16l2 2h-18l2-2c-5-1-9-6-9-16Z" fill="#8f9aa5" />
    </>
  ),
  swords: () => (
    <g fill="#c3cad1" stroke="#59626c" strokeWidth=".8">
      <path d="M-18-36l4 1 26 27-3 3-27-26ZM18-36l-4 1-26 27 3 3 27-26Z" />
      <path
        d="M6-6l8-8 2 2-3 3 6 6-3 3-6-6-3 3Zm-12 0-8-8-2 2 3 3-6 6 3 3 6-6 3 3Z"
        fill="#9a6a3a"
      />
    </g>
  ),
  gear: () => (
    <g transform="translate(0 -18)">
      <path
        d="M-3-17h6l1 4 4 2 4-2 4 4-2 4 2 4 4 1v0l-4 1-2 4 2 4-4 4-4-2-4 2-1 4h-6l-1-4-4-2-4 2-4-4 2-4-2-4-4-1v-6l4-1 2-4-2-4 4-4 4 2 4-2Z"
        fill="#a08a5a"
      />
      <circle r="6" fill="#5a4a2c" />
    </g>
  ),
  plough: () => <path d="M-24-4 8-12l6-14 4 1-5 15 9 4-8 6-8-6-29 6Z" fill="#7a5a36" />,
  pick: () => <path d="M-2 0l10-30 3 1L2 1Zm-6-30q18-8 30 8-16-8-30-8Z" fill="#6d757e" />,
  present: () => (
    <>
      <path d="M-13 0v-18h26V0Z" fill="#a83a2c" />
      <path
        d="M-15-24h30v6h-30Zm12 24v-24h6V0Zm3-24c-12 0-10-11-4-9 3 1 4 5 4 9 0-4 1-8 4-9 6-2 8 9-4 9Z"
        fill="#e9b93a"
      />
    </>
  ),
  ship: (what) => ship("#8a5f36", "#fbf3e0", resourceSign(what)),
  bigship: () => (
    <g transform="scale(1.150)">
      {ship(
        "#7a4a2b",
        "#f2e2bd",
        <path
          d="M0-36l2.500 6 6.500.5-5 4.500 1.500 6.500-5.500-3.500-5.500 3.500 1.500-6.500-5-4.500 6.500-.5Z"
          fill="#a83a2c"
        />,
      )}
      <path
        d="M18-10v-24h1.500v24Zm1.500-23 10 10-10 6Z"
        fill="#f2e2bd"
        stroke="#8a7448"
        strokeWidth=".6"
      />
    </g>
  ),
  pirate: () =>
    ship(
      "#4c3a2c",
      "#33302b",
      <g fill="#f4eddc">
        <circle cy="-29" r="5.500" />
        <path d="M-3-25h6v4h-6ZM-10-22l20 8-1 2-20-8Zm20-2-20 8 1 2 20-8Z" />
        <path d="M-3.500-30h2.500v2.500h-2.500Zm4.500 0h2.500v2.500H1Z" fill="#33302b" />
      </g>,
    ),
  /** A person: robe, head-dress, what is held. */
  figure: (robe, hat, held) => (
    <>
      <path d="M-11 0c0-13 4-20 11-20s11 7 11 20Z" fill={colour(robe, "brown")} />
      <path d="M2-20c6 1 9 8 9 20H4c1-8 0-15-2-20Z" fill={SHADE} />
      <circle cy="-26" r="6" fill="#e8c39a" />
      {hat && (
        <g fill={colour(robe, "brown")}>
          {hat === "hood" ? (
            <path d="M-7-22c-1-9 2-14 7-14s8 5 7 14c-1-6-4-8-7-8s-6 2-7 8Z" />
          ) : (
            HATS[hat]
          )}
        </g>
      )}
      {held && HELD[held]}
    </>
  ),
};
