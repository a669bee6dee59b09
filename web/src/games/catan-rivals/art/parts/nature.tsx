/** Trees, rocks, animals, fire and weather. */
import { type Part, SHADE, TIMBER } from "./paint";

export const NATURE: Readonly<Record<string, Part>> = {
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
  /** A white one. */
  raven: () => (
    <path
      d="M-16-8c4-10 10-16 18-16 2-4 8-5 11-1l5 2-5 2c0 8-6 15-14 16L-2 0h-3l2-5c-6 0-9-1-13-3Z"
      fill="#fbfaf3"
      stroke="#59626c"
      strokeWidth="1.400"
    />
  ),
  /** A breaker, as high as a mast. */
  wave: () => (
    <path
      d="M-30 4c4-22 16-36 34-32 6 2 9 7 7 12-3-5-9-5-12-1-4 6 1 13 12 14 8 1 14-1 19-4v11Z"
      fill="#4f8ba3"
      stroke="#e9f4f7"
      strokeWidth="1.600"
    />
  ),
  owl: () => (
    <>
      <path
        d="M-15-34q6 0 8 4 7-3 14 0 2-4 8-4-2 5-1 12 4 22-14 22T-14-22q1-7-1-12Z"
        fill="#7a5f8c"
      />
      <path d="M-8-4q8 6 16 0 1-9-8-9t-8 9Z" fill="#e3d6ea" />
      <circle cx="-6" cy="-24" r="5.500" fill="#fbf6e4" />
      <circle cx="6" cy="-24" r="5.500" fill="#fbf6e4" />
      <circle cx="-5.500" cy="-24" r="2.400" fill="#2a2318" />
      <circle cx="5.500" cy="-24" r="2.400" fill="#2a2318" />
      <path d="M-2-20h4l-2 5Z" fill="#e0a53a" />
    </>
  ),
  /** Sand in the sea, and a palm on it. */
  island: () => (
    <>
      <path d="M-34 4q6-12 34-12t34 12Z" fill="#e3cd94" />
      <path d="M-34 4q8-5 17-2t17 0 17 0 17 2v5h-68Z" fill="#6fa9bf" />
      <path d="M-3-7q3-12-1-24h5q4 12 1 24Z" fill="#8a6236" />
      <path
        d="M2-32q-14-8-20 4 9-5 20-2-10 2-10 12 6-9 12-10 4 4 3 12 6-8 1-14 9 0 14 6-3-13-20-8Z"
        fill="#4f8a4a"
      />
    </>
  ),
  /** Trees that stand in a ring. */
  grove: () => (
    <>
      <path d="M-28-8v-8h3v8Zm53 0v-8h3v8Z" fill={TIMBER} />
      <path
        d="M-26-40c8 0 11 8 9 13 2 7-3 13-9 12-7 1-12-5-9-12-2-5 1-13 9-13Zm53 0c8 0 11 8 9 13 2 7-3 13-9 12-7 1-12-5-9-12-2-5 1-13 9-13Z"
        fill="#4b7f47"
      />
      <path d="M-12-14v-6h2v6Zm23 0v-6h2v6Z" fill={TIMBER} />
      <path
        d="M-11-38c7 0 9 6 7 10 2 6-2 10-7 9-6 1-9-3-7-9-2-4 0-10 7-10Zm23 0c7 0 9 6 7 10 2 6-2 10-7 9-6 1-9-3-7-9-2-4 0-10 7-10Z"
        fill="#6c9f5a"
      />
      <ellipse cy="-4" rx="24" ry="6" fill="#c9dba4" />
    </>
  ),
  /** A rising sun. */
  sun: () => (
    <>
      <path d="M-16 0a16 16 0 0 1 32 0Z" fill="#f6c445" />
      <path
        d="M-24-4h-10m10-12-9-6m19-4-5-10M24-4h10m-10-12 9-6m-19-4 5-10M0-22v-12"
        stroke="#e6a02e"
        strokeWidth="3"
      />
    </>
  ),
};
