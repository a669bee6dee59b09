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
};
