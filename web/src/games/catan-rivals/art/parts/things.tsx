/** Things that lie or stand about. */
import { colour, type Part, resourceSign, TIMBER } from "./paint";

export const THINGS: Readonly<Record<string, Part>> = {
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
  barrel: () => (
    <>
      <path d="M-11 0c-4-8-4-18 0-26h22c4 8 4 18 0 26Z" fill="#9a6a3a" />
      <path d="M-13-7h26M-14-13h28M-13-20h26" stroke="#5a3d20" strokeWidth="2" />
    </>
  ),
  wheel: () => (
    <g transform="translate(0 -15)" fill="none" stroke="#7a5233">
      <circle r="13.500" strokeWidth="3.500" />
      <path d="M0-13v26M-13 0h26M-9-9l18 18M9-9-9 9" strokeWidth="1.800" />
      <circle r="3" fill="#5a3d20" />
    </g>
  ),
  hourglass: () => (
    <>
      <path d="M-10-3h20L2-17l8-14h-20l8 14Z" fill="#e6f0f2" stroke="#8a6236" strokeWidth="1" />
      <path d="M-8-3 0-12 8-3Zm3-22h10l-5 8Z" fill="#e0b23a" />
      <path d="M-13 0v-4h26v4Zm0-30v-4h26v4Z" fill="#7a5233" />
    </>
  ),
  laurel: () => (
    <>
      <path
        d="M-4-2c-14-4-18-18-12-32m20 32c14-4 18-18 12-32"
        fill="none"
        stroke="#5c7a34"
        strokeWidth="3"
      />
      {[-30, -23, -16, -9].map((y) => (
        <path
          key={y}
          d={`M-16 ${y}c-6-1-9-4-9-8 5 0 8 3 9 8Zm32 0c6-1 9-4 9-8-5 0-8 3-9 8Z`}
          fill="#7fa04a"
        />
      ))}
    </>
  ),
  shield: (cloth) => (
    <>
      <path
        d="M0-34c5 3 10 4 15 4 0 14-4 25-15 30-11-5-15-16-15-30 5 0 10-1 15-4Z"
        fill="#d9c9a4"
      />
      <path d="M0-30c4 2 8 3 11.500 3C11-16 8-8 0-4Z" fill={colour(cloth, "red")} />
      <path d="M0-30c-4 2-8 3-11.500 3C-11-16-8-8 0-4Z" fill={colour(cloth, "red")} opacity=".7" />
    </>
  ),
  lantern: (glow) => (
    <>
      <path d="M0-42v8" stroke="#3b2f20" strokeWidth="1.500" />
      <path d="M-8-30 0-37l8 7v2H-8Zm0 26h16v-4H-8Z" fill="#3b2f20" />
      <path d="M-7-28H7V-8H-7Z" fill={colour(glow, "red")} />
      <path d="M-3-12c0-5 3-6 3-11 3 4 4 7 3 11Z" fill="#ffe9a8" />
    </>
  ),
  cloth: () => (
    <>
      <path d="M-20-8h34a6 6 0 0 1 0 8h-34Z" fill="#2f5f96" />
      <path d="M-18-16h34a6 6 0 0 1 0 8h-34Z" fill="#a83a2c" />
      <path d="M-14-24h28a6 6 0 0 1 0 8h-28Z" fill="#c9932a" />
      <path d="M14-4a3 3 0 1 0 4 0M15-12a3 3 0 1 0 4 0m-6-8a3 3 0 1 0 4 0" fill="#fbf3e0" />
    </>
  ),
  paper: () => (
    <g stroke="#9a7b46" strokeWidth=".8">
      <path d="M-18 0l4-5h32l-4 5Zm0-6 4-5h32l-4 5Zm1-6 4-5h30l-4 5Z" fill="#fbf5e2" />
      <path d="M-14-22h24v-12h-24Z" fill="#f4e8c4" />
      <path d="M-10-30h16m-16 4h12" fill="none" />
    </g>
  ),
  die: (n) => (
    <>
      <path d="M-12-24H12V0H-12Z" fill="#fbf5e6" stroke="#7a5233" strokeWidth="1.400" />
      {(n === "6"
        ? [-6, 6].flatMap((x) => [-19, -12, -5].map((y) => [x, y]))
        : [
            [-6, -19],
            [0, -12],
            [6, -5],
          ]
      ).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.300" fill="#33302b" />
      ))}
    </>
  ),
  /** A coin changes hands. */
  hands: () => (
    <>
      <path d="M-34-6c10-6 16-8 24-6l8 3-2 4H-20l-14 4Z" fill="#e8c39a" />
      <path d="M34-12c-10-5-18-6-24-3l-7 4 2 4h16l13 4Z" fill="#d9ad80" />
      <circle cy="-22" r="7" fill="#eebf3f" stroke="#8a5f0c" strokeWidth="1.200" />
    </>
  ),
  map: () => (
    <>
      <path
        d="M-22-4l14-5 14 5 16-5v-24l-16 5-14-5-14 5Z"
        fill="#f0e2bd"
        stroke="#9a7b46"
        strokeWidth="1"
      />
      <path d="M-8-9v-24M6-4v-24" stroke="#c9b07a" strokeWidth="1" />
      <path
        d="M-17-12q6-12 10-6t10 2"
        fill="none"
        stroke="#a83a2c"
        strokeDasharray="2.500 2"
        strokeWidth="1.600"
      />
      <path d="M10-22l6 6m0-6-6 6" stroke="#a83a2c" strokeWidth="2" />
    </>
  ),
  compass: () => (
    <>
      <circle cy="-18" r="17" fill="#d9b04a" stroke="#7a5a1c" strokeWidth="1.500" />
      <circle cy="-18" r="13" fill="#fbf5e6" />
      <path d="M0-29l3.500 11H-3.500Z" fill="#a83a2c" />
      <path d="M0-7l3.500-11H-3.500Z" fill="#59626c" />
    </>
  ),
  telescope: () => (
    <>
      <path d="M-12 0l8-20h3L-7 0Zm20 0L0-20h3l8 20Z" fill={TIMBER} />
      <g transform="translate(-2 -22) rotate(-32)">
        <path d="M-16-4h16v9h-16Zm16-2h14v13H0Z" fill="#b98f3a" />
        <path d="M14-8h5V9h-5Z" fill="#8a5f33" />
      </g>
    </>
  ),
  harp: () => (
    <>
      <path
        d="M-12 0c-4-16-3-30 2-38 3 6 9 8 18 8l6 6L4 0Zm4-4h9l8-19c-8 0-13-2-17-6-2 8-2 16 0 25Z"
        fill="#b98f3a"
      />
      <path d="M-5-5v-22m4 22v-20m4 16v-16m4 6v-10" stroke="#7a5a1c" strokeWidth="1" />
    </>
  ),
  masks: () => (
    <>
      <path d="M-22-36q10 5 20 0 2 22-10 26-12-4-10-26Z" fill="#f6efe0" stroke="#7a5233" />
      <path d="M-17-28h4m4 0h4m-11 7q4 6 9 0" fill="none" stroke="#33302b" strokeWidth="2" />
      <path d="M2-26q10 5 20 0Q24-4 12 0 0-4 2-26Z" fill="#d9c7a0" stroke="#7a5233" />
      <path d="M7-18h4m4 0h4m-11 11q4-6 9 0" fill="none" stroke="#33302b" strokeWidth="2" />
    </>
  ),
  /** A carved slab. */
  relief: () => (
    <>
      <path d="M-24 0v-38h48V0Z" fill="#b5ab98" />
      <path d="M-21-3v-32h42v32Z" fill="#d6d0c2" />
      <path
        d="M-14-6q0-12 4-12t4 12Zm12 0q0-14 5-14t5 14Zm-8-15a3 3 0 1 1 .1 0Zm13-2a3 3 0 1 1 .1 0Zm10 8q-4-6 0-12 4 6 0 12Zm-1 0h2v9h-2Z"
        fill="#98907e"
      />
    </>
  ),
  pot: () => (
    <>
      <path d="M-17-18h34c1 10-4 18-9 18H-8c-5 0-10-8-9-18Z" fill="#4c535b" />
      <path d="M-19-22h38v5h-38Z" fill="#6d757e" />
      <path
        d="M-6-26c-3-4 3-6 0-11m7 11c-3-4 3-6 0-11m7 11c-3-4 3-6 0-11"
        fill="none"
        stroke="#fff"
        strokeWidth="1.800"
        opacity=".8"
      />
    </>
  ),
  crown: () => (
    <>
      <path
        d="M-18-6l-4-24 11 9 11-15 11 15 11-9-4 24Z"
        fill="#e9b93a"
        stroke="#8a5f0c"
        strokeWidth="1.200"
      />
      <path d="M-18-6h36v6h-36Z" fill="#c9932a" />
      <circle cy="-12" r="3" fill="#a83a2c" />
    </>
  ),
  /** A sail spread out to be sewn. */
  sail: () => (
    <>
      <path d="M-24 0q8-20 4-40h38q8 18 4 40Z" fill="#f4ead2" stroke="#b39c73" />
      <path d="M-19-30h38m-40 10h42m-44 10h45" stroke="#c9b48a" strokeWidth="1.200" />
      <path d="M8-22l16-16 1.500 1.500L9.500-20.500Z" fill="#59626c" />
    </>
  ),
};
