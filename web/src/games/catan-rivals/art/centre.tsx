/** Road, settlement, city, metropolis, harbour: what stands on the middle row, in a 100 x 100 box. */
import type { CentreKind } from "../view";

function House({
  x,
  y,
  w,
  roof,
  wall,
}: {
  x: number;
  y: number;
  w: number;
  roof: string;
  wall: string;
}) {
  const h = w * 0.7;
  return (
    <g>
      <rect x={x} y={y - h} width={w} height={h} fill={wall} />
      <path
        d={`M${x - w * 0.14} ${y - h}l${w * 0.64} ${-w * 0.55} ${w * 0.64} ${w * 0.55}Z`}
        fill={roof}
      />
      <rect x={x + w * 0.38} y={y - h * 0.55} width={w * 0.24} height={h * 0.55} fill="#5a3d26" />
    </g>
  );
}

function Tower({ x, y, w, h, roof }: { x: number; y: number; w: number; h: number; roof: string }) {
  return (
    <g>
      <rect x={x} y={y - h} width={w} height={h} fill="#d8cfbd" />
      <path
        d={`M${x - 2} ${y - h}l${w / 2 + 2} ${-w * 1.1} ${w / 2 + 2} ${w * 1.1}Z`}
        fill={roof}
      />
      <rect
        x={x + w * 0.36}
        y={y - h * 0.7}
        width={w * 0.28}
        height={h * 0.2}
        rx="1"
        fill="#4a4031"
      />
    </g>
  );
}

function Ground() {
  return (
    <>
      <rect width="100" height="100" fill="#dcead0" />
      <path d="M0 62q26-12 54-4t46-4v46H0Z" fill="#b5cf98" />
      <path d="M0 78q30-8 56-2t44-2v26H0Z" fill="#9dbd7c" />
    </>
  );
}

function Way() {
  return (
    <>
      <path d="M-2 74q26-8 52 0t52 0v12q-26 8-52 0t-52 0Z" fill="#d8bd8d" />
      <path
        d="M6 80q22-6 44 0t44 0"
        stroke="#fff6df"
        strokeWidth="1.800"
        strokeDasharray="7 6"
        fill="none"
      />
    </>
  );
}

function Harbour({ roof }: { roof: string }) {
  return (
    <>
      <rect width="100" height="100" fill="#cfe4ea" />
      <path d="M0 46q25-6 50 0t50 0v54H0Z" fill="#6fa9bf" />
      <path
        d="M4 58q12-4 24 0t24 0M40 92q12-4 24 0t24 0"
        stroke="#a9d0dd"
        strokeWidth="2"
        fill="none"
      />
      <path d="M0 66h62v8H0ZM8 74h5v22H8ZM30 74h5v22h-5ZM52 74h5v22h-5Z" fill="#8a6a44" />
      <House x={10} y={66} w={22} roof={roof} wall="#f5ead3" />
      <path d="M44 66V34h4v32Zm4-30 20 12v4L48 40Z" fill="#5a3d26" />
    </>
  );
}

/** The open sea, on which the sea cards lie. */
export function SeaArt() {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="100" height="100" fill="#6fa9bf" />
      <path
        d="M-4 24q13-6 26 0t26 0 26 0 26 0M-4 54q13-6 26 0t26 0 26 0 26 0M-4 84q13-6 26 0t26 0 26 0 26 0"
        stroke="#a9d0dd"
        strokeWidth="2.500"
        fill="none"
      />
    </svg>
  );
}

/** An explorer ship; an unbuilt one is an outline. */
export function ShipArt({ built, hull }: { built: boolean; hull: string }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path
        d="M11 2v13H3.500Q9 9.500 11 2Zm2 3Q20 8.500 20.500 15H13ZM2.500 17h19L19 21.500H5Z"
        fill={built ? hull : "none"}
        stroke={built ? "#fffdf6" : "currentColor"}
        strokeWidth="1.200"
        strokeDasharray={built ? undefined : "2 1.500"}
      />
    </svg>
  );
}

export function CentreArt({ kind, roof }: { kind: CentreKind; roof: string }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {kind === "harbour" ? (
        <Harbour roof={roof} />
      ) : (
        <>
          <Ground />
          <Way />
        </>
      )}
      {kind === "road" && (
        <>
          <path d="M14 60c0-7 5-11 9-11s9 4 9 11-4 8-9 8-9-1-9-8Z" fill="#6f9c57" />
          <path d="M74 52c0-6 4-9 8-9s8 3 8 9-4 7-8 7-8-1-8-7Z" fill="#7fab63" />
          <path d="M62 97l6-5 7 2 1 4ZM20 98l4-4 6 1 1 4Z" fill="#a9a08c" />
        </>
      )}
      {kind === "settlement" && (
        <>
          <House x={18} y={72} w={22} roof={roof} wall="#f5ead3" />
          <House x={58} y={70} w={26} roof={roof} wall="#efe1c4" />
          <House x={38} y={92} w={25} roof={roof} wall="#fbf3e0" />
        </>
      )}
      {(kind === "city" || kind === "metropolis") && (
        <>
          <Tower x={16} y={78} w={15} h={36} roof={roof} />
          <Tower x={68} y={78} w={15} h={40} roof={roof} />
          <Tower x={40} y={74} w={20} h={46} roof={roof} />
          <path d="M8 92V66h6v5h6v-5h6v5h6v-5h6v5h24v-5h6v5h6v-5h6v5h6v-5h6v26Z" fill="#c3b69d" />
          <path d="M42 92V80a8 8 0 0 1 16 0v12Z" fill="#57462f" />
          <path d="M12 78h18M68 80h20M16 86h14M66 87h18" stroke="#a3957b" strokeWidth="1.400" />
        </>
      )}
      {kind === "metropolis" && (
        <path d="M50 6l3 7 8 .6-6 5 2 7.600-7-4-7 4 2-7.600-6-5 8-.6Z" fill="#f2c230" />
      )}
    </svg>
  );
}
