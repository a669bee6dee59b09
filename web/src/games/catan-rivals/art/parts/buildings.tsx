/** Houses, towers, workshops and what belongs to them. */
import { colour, door, gable, type Part, SHADE, STONE, TIMBER, windows } from "./paint";

export const BUILDINGS: Readonly<Record<string, Part>> = {
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
  /** A hall of beams, with crossed gables. */
  temple: () => (
    <>
      <path d="M-20 0v-16h40V0Z" fill="#8a6236" />
      <path d="M-14 0v-16m7 16v-16m14 16v-16m7 16v-16" stroke="#5a3d20" strokeWidth="1.200" />
      <path d="M-25-15 0-44l25 29Z" fill="#5f4526" />
      <path d="M-25-15 0-44l6 7-19 22Z" fill={SHADE} />
      <path
        d="M4-40c-4-4-8-6-12-6 1-3 6-3 10 1l6 7Zm-8 0c4-4 8-6 12-6-1-3-6-3-10 1l-6 7Z"
        fill="#b98f3a"
      />
      <path d="M-5 0v-11a5 5 0 0 1 10 0V0Z" fill="#2f2015" />
      <circle cy="-24" r="3.600" fill="#d9b04a" />
    </>
  ),
  castle: (roof) => (
    <>
      <path d="M-30 0v-20h4v4h5v-4h5v4h5v-4h5v4H6v-4h5v4h5v-4h5v4h5v-4h4V0Z" fill={STONE} />
      <path d="M-32 0v-32h12V0Zm52 0v-32h12V0Z" fill="#bdb199" />
      <path d="M-34-32l8-13 8 13Zm52 0 8-13 8 13Z" fill={colour(roof, "red")} />
      <path d="M-9-16v-22h18v22Z" fill="#cfc4ae" />
      <path d="M-12-38 0-54l12 16Z" fill={colour(roof, "red")} />
      <path d="M-6 0v-8a6 6 0 0 1 12 0v8Z" fill="#3f3222" />
      {windows([0, -25], [-26, -18], [26, -18])}
    </>
  ),
  /** Pointed stakes; so many rows of stone behind them. */
  palisade: () => (
    <path
      d="M-30 0v-20l4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5V0Z"
      fill="#8a6236"
      stroke="#5a3d20"
      strokeWidth="1"
    />
  ),
  lighthouse: () => (
    <>
      <path d="M6-44 44-56v22L6-40Zm-12 0L-44-56v22L-6-40Z" fill="rgb(255 226 122 / .55)" />
      <path d="M-9 0l3-36H6L9 0Z" fill="#fbf3e0" />
      <path d="M-8.300-9l1-10h14.600l1 10Zm1.800-18 .7-9h11.600l.7 9Z" fill="#a83a2c" />
      <path d="M-8-36H8v-3H-8Zm3-3v-9H5v9Zm-3-9 8-7 8 7Z" fill="#59626c" />
      <path d="M-3-40h6v-6h-6Z" fill="#ffe27a" />
    </>
  ),
  well: () => (
    <>
      <path d="M-15-10h30c0 6-1 10-3 10h-24c-2 0-3-4-3-10Z" fill="#a8a192" />
      <path d="M-15-10a15 5 0 0 1 30 0 15 5 0 0 1-30 0Z" fill="#7db9cc" />
      <path
        d="M-6-14c-2-6 0-12 0-18 0-3 3-5 6-5s6 2 6 5c0 6 2 12 0 18Z"
        fill="rgb(190 230 240 / .85)"
      />
      <path d="M-10-12c-4-8-3-14 4-20m16 20c4-8 3-14-4-20" fill="none" stroke="#bfe3ee" />
    </>
  ),
  /** Standing stones. */
  stones: () => (
    <>
      <path d="M-34 0l2-24 8-3 3 27Zm54 0 3-26 8 2 3 24Z" fill="#98a0a6" />
      <path d="M-14 0l2-32 9-2 3 34Zm16 0 3-33 9 1 2 32Z" fill="#aab0b2" />
      <path d="M-15-31l31-4 1 5-31 4Z" fill="#8a9092" />
    </>
  ),
  altar: () => (
    <>
      <path d="M-12 0v-12h24V0Z" fill="#8a9092" />
      <path d="M-20-12v-6h40v6Z" fill="#aab0b2" />
      <path d="M0-34c2 6 7 8 6 13-1 3-3 4-6 4s-6-2-6-5c0-4 4-6 6-12Z" fill="#e8862a" />
    </>
  ),
  /** Arches that carry water. */
  aqueduct: () => (
    <>
      <path
        d="M-48-30h96v30h-8v-10a10 10 0 0 0-20 0V0h-10v-10a10 10 0 0 0-20 0V0h-10v-10a10 10 0 0 0-20 0V0h-8Z"
        fill={STONE}
        stroke="#9c907a"
        strokeWidth=".7"
      />
      <path d="M-48-36h96v6h-96Z" fill="#7db9cc" />
      <path d="M-50-30h100v4h-100Z" fill="#bdb199" />
    </>
  ),
  palace: (roof) => (
    <>
      <path d="M-34 0v-26h68V0Z" fill="#efe6d2" />
      <path d="M-37-26h74l-6-10h-62Z" fill={colour(roof, "blue")} />
      <path d="M-11 0v-34h22V0Z" fill="#f8f1df" />
      <path d="M-14-34 0-46l14 12Z" fill={colour(roof, "blue")} />
      <path d="M-1-46h2v-8l8 3-8 3Z" fill="#b98f3a" />
      {windows([-27, -12], [-18, -12], [18, -12], [27, -12], [-4, -20], [4, -20])}
      {door(8, 11)}
    </>
  ),
  /** A stage with a curtain. */
  stage: (cloth) => (
    <>
      <path d="M-28 0v-6h56v6Z" fill="#7a5233" />
      <path d="M-28-6v-36h4v36Zm52 0v-36h4v36Z" fill={TIMBER} />
      <path
        d="M-30-48h60v9q-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0Z"
        fill={colour(cloth, "red")}
      />
      <path
        d="M-24-39h10q1 20-4 33h-6Zm48 0H14q-1 20 4 33h6Z"
        fill={colour(cloth, "red")}
        opacity=".8"
      />
    </>
  ),
  /** A hull between its supports. */
  slip: () => (
    <>
      <path d="M-26-22h50q-3 12-12 15h-26q-9-3-12-15Z" fill="#a9783f" />
      <path d="M-20-22v12m10-12v14M0-22v14m10-14v13m8-13v9" stroke="#6b4527" strokeWidth="1.600" />
      <path d="M-22 0l6-14h3l-4 14Zm38 0-4-14h3l6 14ZM-2 0v-8h4v8Z" fill={TIMBER} />
      <path d="M-1-22v-22h2v22Z" fill={TIMBER} />
    </>
  ),
  statue: () => (
    <>
      <path d="M-14 0v-5h28v5Zm3-5v-9h22v9Z" fill="#a8a192" />
      <path d="M-7-14c0-12 2-17 7-17s7 5 7 17Z" fill="#d6d0c2" />
      <circle cy="-36" r="4.800" fill="#d6d0c2" />
      <path d="M5-28 14-44l2 1-8 18Z" fill="#d6d0c2" />
    </>
  ),
  /** A carved pole. */
  totem: () => (
    <>
      <path d="M-7 0v-42h14V0Z" fill="#8a5a33" />
      <path d="M-7-32l-9 4 9 3Zm14 0 9 4-9 3Z" fill="#b5482f" />
      <path
        d="M-5-38h4v4h-4Zm6 0h4v4H1Zm-6 12H5v3H-5Zm0 10h4v4h-4Zm6 0h4v4H1Zm-6 9H5v3H-5Z"
        fill="#f0e2bd"
      />
    </>
  ),
};
