/** Six landscapes, each in a 100 x 100 box: forest, river of gold, fields, hills, pasture,
 * mountains. Decoration; the words stand beside it. */
import type { ReactElement } from "react";
import type { RegionKind } from "../view";

const SKY: Record<RegionKind, [string, string]> = {
  forest: ["#cfe3d2", "#8fb894"],
  "gold-field": ["#f6e3b4", "#d8b878"],
  fields: ["#fbeec3", "#f0d27f"],
  hills: ["#f4dcc4", "#dca983"],
  pasture: ["#ddeedd", "#b9d99a"],
  mountains: ["#dfe5ee", "#a9b4c4"],
};

function Pine({ x, y, s, fill }: { x: number; y: number; s: number; fill: string }) {
  return (
    <path
      d={`M${x} ${y - 26 * s}l${9 * s} ${13 * s}h${-4 * s}l${7 * s} ${12 * s}h${-10 * s}v${6 * s}h${-4 * s}v${-6 * s}h${-10 * s}l${7 * s} ${-12 * s}h${-4 * s}Z`}
      fill={fill}
    />
  );
}

function Sheep({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-3 4v5M3 4v5" stroke="#4a4a42" strokeWidth="1.600" />
      <path
        d="M-6 1a3.500 3.500 0 0 1 3-4.500 4 4 0 0 1 6.500 0A3.500 3.500 0 0 1 6.500 1 3.500 3.500 0 0 1 3 5h-6a3.500 3.500 0 0 1-3-4Z"
        fill="#fbfaf3"
      />
      <circle cx="7.500" cy="-1" r="2.300" fill="#4a4a42" />
    </g>
  );
}

const SCENES: Record<RegionKind, ReactElement> = {
  forest: (
    <>
      <path d="M0 58q25-16 52-6t48-8v56H0Z" fill="#6f9f74" />
      <Pine x={20} y={66} s={0.9} fill="#3f7a4c" />
      <Pine x={78} y={62} s={0.9} fill="#3f7a4c" />
      <Pine x={49} y={64} s={1.1} fill="#356b42" />
      <path d="M0 76q30-12 55-4t45-4v32H0Z" fill="#4b8355" />
      <Pine x={33} y={88} s={1.2} fill="#27562f" />
      <Pine x={66} y={90} s={1.3} fill="#214b29" />
      <Pine x={92} y={92} s={0.9} fill="#27562f" />
      <Pine x={8} y={92} s={0.9} fill="#214b29" />
    </>
  ),
  "gold-field": (
    <>
      <path d="M0 50q22-14 45-6t55-10v66H0Z" fill="#c79c58" />
      <path d="M0 66q30-10 58-4t42-8v46H0Z" fill="#b08443" />
      <path
        d="M62 44c-14 8 8 16-8 26S20 84 30 100h34c-8-12 14-18 20-30S66 56 74 46Z"
        fill="#79b4c8"
      />
      <path
        d="M58 62c-4 6-12 8-16 14M66 58c2 8-6 14-14 20"
        stroke="#cfe9f0"
        strokeWidth="1.600"
        fill="none"
      />
      {[
        [24, 74],
        [80, 84],
        [14, 90],
        [88, 66],
        [33, 62],
        [73, 96],
      ].map(([x, y]) => (
        <path
          key={`${x}`}
          d={`M${x} ${y}l4-3 4 2 1 4-4 3-5-2Z`}
          fill="#ffd23f"
          stroke="#a86f00"
          strokeWidth="0.800"
        />
      ))}
    </>
  ),
  fields: (
    <>
      <circle cx="78" cy="24" r="9" fill="#fff6d2" />
      <path d="M0 52q28-10 50-4t50-6v58H0Z" fill="#d9b64e" />
      <path d="M0 62 40 50l12 50H0Z" fill="#e7c65c" />
      <path d="M40 50 100 46v54H52Z" fill="#cfa63a" />
      <path
        d="M8 62 18 100M18 58l14 42M29 54l15 46M52 50l12 50M66 49l14 51M80 48l16 48"
        stroke="#a47a1c"
        strokeWidth="1.400"
      />
      {[16, 30, 70, 86].map((x) => (
        <g key={x} stroke="#8c6512" strokeWidth="1.300">
          <path d={`M${x} 96V80M${x} 84l-4-4M${x} 84l4-4M${x} 89l-4-4M${x} 89l4-4`} fill="none" />
        </g>
      ))}
    </>
  ),
  hills: (
    <>
      <path d="M0 60c14-22 32-22 46-4 14-26 38-24 54 2v42H0Z" fill="#c77a50" />
      <path d="M0 74c20-18 40-14 56 0 14-12 30-12 44 2v24H0Z" fill="#a9583a" />
      <path d="M12 64h20M20 58h14M62 54h20M58 61h14" stroke="#8c4328" strokeWidth="1.600" />
      {[
        [30, 84],
        [42, 84],
        [36, 78],
        [66, 90],
        [78, 90],
      ].map(([x, y]) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width="11"
          height="5.500"
          rx="1"
          fill="#d98a63"
          stroke="#7b3a22"
          strokeWidth="0.900"
        />
      ))}
    </>
  ),
  pasture: (
    <>
      <path d="M0 54q26-14 52-4t48-6v56H0Z" fill="#a5cb7d" />
      <path d="M0 70q34-12 60-2t40-4v36H0Z" fill="#86b35d" />
      <path d="M4 66h26M6 61v9M16 60v9M26 60v9" stroke="#7a6a46" strokeWidth="1.500" fill="none" />
      <Sheep x={40} y={76} />
      <Sheep x={70} y={66} />
      <Sheep x={62} y={88} />
      <Sheep x={20} y={88} />
    </>
  ),
  mountains: (
    <>
      <path d="M-4 78 26 30l14 20 20-34 44 62Z" fill="#7e8b9d" />
      <path d="M26 30l7 10-5-1-4 5-5-3ZM60 16l13 18-7-2-6 6-6-7-4 3Z" fill="#fbfdff" />
      <path d="M60 16 104 78H66Z" fill="#66748a" opacity=".7" />
      <path d="M0 80q26-14 52-6t48-6v32H0Z" fill="#5d6a72" />
      <path d="M38 92c0-9 4-13 9-13s9 4 9 13Z" fill="#2b3036" />
      <path d="M36 92c0-11 4-16 11-16s11 5 11 16h-3c0-9-3-13-8-13s-8 4-8 13Z" fill="#8b6a43" />
      <path d="M70 90l6-5 7 2 1 6-7 3-7-2Z" fill="#8d99a8" />
    </>
  ),
};

export function RegionArt({ kind }: { kind: RegionKind }) {
  const [top, low] = SKY[kind];
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`sky-${kind}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="1" stopColor={low} />
        </linearGradient>
      </defs>
      <rect width="100" height="100" fill={`url(#sky-${kind})`} />
      {SCENES[kind]}
    </svg>
  );
}
