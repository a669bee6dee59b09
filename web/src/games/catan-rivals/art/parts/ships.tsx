/** Ships. */
import type { ReactElement } from "react";
import { type Part, resourceSign, SHADE, TIMBER } from "./paint";

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

export const SHIPS: Readonly<Record<string, Part>> = {
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
  /** A ship of war: shields along its side. */
  caravel: () => (
    <>
      {ship("#6b4527", "#f4ead2", <path d="M-3-38h6v9h9v5h-9v9h-6v-9h-9v-5h9Z" fill="#a83a2c" />)}
      {[-17, -8.5, 0, 8.5, 17].map((x, i) => (
        <circle
          key={x}
          cx={x}
          cy="-6"
          r="3.600"
          fill={i % 2 ? "#2f5f96" : "#c9932a"}
          stroke="#3b2f20"
          strokeWidth=".8"
        />
      ))}
    </>
  ),
  /** A ship of explorers: the wind rose on its sail. */
  explorer: () =>
    ship(
      "#8a5f36",
      "#eaf1f4",
      <path
        d="M0-38l2.800 8.200L11-27l-8.200 2.800L0-16l-2.800-8.200L-11-27l8.200-2.800Z"
        fill="#2f5f96"
      />,
    ),
  /** A junk with ribbed sails. */
  junk: () => (
    <>
      <path d="M-9-8v-36h2v36ZM11-8v-28h2v28Z" fill={TIMBER} />
      <path d="M-7-44q14 6 12 32H-20q0-18 13-32Z" fill="#a83a2c" />
      <path d="M13-36q10 6 9 24H6q-1-14 7-24Z" fill="#8f2f24" />
      <path
        d="M-14-34H0m-17 8H3m-23 7H4m-25 7H5m5-14h10m-12 7h13m-14 7h15"
        stroke="#f0d9a0"
        strokeWidth="1.100"
      />
      <path d="M-28-16l6 6h44l6-8q0 18-12 21h-30q-12-3-14-19Z" fill="#4c3a2c" />
      <path d="M-30 3q7-4 15 0t15 0 15 0 15 0v4h-60Z" fill="#6fa9bf" />
    </>
  ),
  /** What a storm left of one. */
  wreck: () => (
    <g transform="rotate(-16)">
      <path d="M-24-2q4-14 10-16l4 7 6-9 5 10 8-9 6 9 9-6q2 10-2 14Z" fill="#6b4527" />
      <path d="M-14-4V-20m9 16v-14m9 14v-13m9 13v-12" stroke="#3f2a17" strokeWidth="1.600" />
      <path d="M-8-18 2-46l2 1-7 27Z" fill={TIMBER} />
      <path d="M1-42q12 4 16 0-4 10-20 10Z" fill="#d9cfb4" />
      <path d="M-30 3q7-4 15 0t15 0 15 0 15 0v10h-60Z" fill="#6fa9bf" />
    </g>
  ),
};
