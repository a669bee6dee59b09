/** An emblem per game: drawn by us, in the colours of the theme. */
import type { JSX } from "react";

const SKY = "var(--emblem-sky)";
const LAND = "var(--emblem-land)";
const DEEP = "var(--emblem-deep)";
const SUN = "var(--emblem-sun)";
const PALE = "var(--emblem-pale)";

/** Five trails to a ruin between the peaks. */
function LostCities() {
  return (
    <>
      <circle cx="118" cy="34" r="15" fill={SUN} />
      <path d="M0 74 34 34l16 18 26-32 30 36 14-13 40 31v46H0Z" fill={LAND} />
      <path d="m76 20 30 36-12-5-9 6-8-7-14 5Z" fill={PALE} />
      <path d="M56 82V64h5v-6h5v6h7V54h4v-6h6v6h4v10h7v-6h5v6h5v18Z" fill={DEEP} />
      <path
        d="M14 120c22-8 40-14 56-38M46 120c12-10 22-22 30-38M80 120V82M114 120c-12-10-22-22-30-38M146 120c-22-8-40-14-56-38"
        fill="none"
        stroke={PALE}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
    </>
  );
}

/** A hammer over coins and a fan of cards. */
function Auction() {
  return (
    <>
      <g transform="rotate(-16 80 118)">
        <rect x="54" y="34" width="40" height="58" rx="5" fill="var(--suit-blue)" />
      </g>
      <g transform="rotate(2 80 118)">
        <rect x="60" y="30" width="40" height="58" rx="5" fill="var(--suit-green)" />
      </g>
      <g transform="rotate(20 80 118)">
        <rect x="66" y="30" width="40" height="58" rx="5" fill="var(--suit-red)" />
      </g>
      <path d="M0 92h160v28H0Z" fill={LAND} />
      {[34, 52, 70].map((x, i) => (
        <g key={x}>
          <ellipse cx={x} cy={104 - i * 3} rx="13" ry="6" fill={DEEP} opacity="0.35" />
          <ellipse cx={x} cy={100 - i * 3} rx="13" ry="6" fill={SUN} />
        </g>
      ))}
      <g transform="rotate(-34 112 62)" fill={DEEP}>
        <rect x="94" y="44" width="40" height="22" rx="4" />
        <rect x="90" y="42" width="6" height="26" rx="2" />
        <rect x="132" y="42" width="6" height="26" rx="2" />
        <rect x="110" y="66" width="7" height="44" rx="3.5" />
      </g>
      <rect x="96" y="98" width="42" height="9" rx="4" fill={DEEP} />
    </>
  );
}

/** Stones of a path that climb to a gate; an explorer on one of them. */
function Path() {
  return (
    <>
      <circle cx="36" cy="30" r="13" fill={SUN} />
      <path d="M0 96c36-30 60-14 90-40 22-20 44-24 70-22v86H0Z" fill={LAND} />
      <path d="M112 46V24h6v-8h6v8h10v-8h6v8h6v22h-10V34a5 5 0 0 0-14 0v12Z" fill={DEEP} />
      {[
        [22, 106],
        [47, 101],
        [70, 90],
        [90, 76],
        [108, 62],
      ].map(([x, y]) => (
        <ellipse key={x} cx={x} cy={y} rx="12" ry="6" fill={PALE} stroke={DEEP} strokeWidth="1.5" />
      ))}
      <g fill="var(--suit-red)">
        <circle cx="70" cy="64" r="6.5" />
        <path d="M60 90c0-12 4-19 10-19s10 7 10 19Z" />
      </g>
      <path d="M62 60h16l-3-3c-1-6-9-6-10 0Z" fill={DEEP} />
    </>
  );
}

/** Two towers face each other over fields of six. */
function Princes() {
  return (
    <>
      <circle cx="80" cy="28" r="13" fill={SUN} />
      <path d="M0 86c30-14 52-8 80-2 28-6 50-12 80 2v34H0Z" fill={LAND} />
      <path d="M18 92V48h5v-8h6v8h7v-8h6v8h7v-8h6v8h5v44Z" fill={DEEP} />
      <path d="M100 92V48h5v-8h6v8h7v-8h6v8h7v-8h6v8h5v44Z" fill={DEEP} />
      <path d="M39 40V20l16 6-14 6v8ZM121 40V20l-16 6 14 6v8Z" fill="var(--suit-red)" />
      <path d="M34 92V78a5.5 5.5 0 0 1 11 0v14ZM116 92V78a5.5 5.5 0 0 1 11 0v14Z" fill={PALE} />
      {[
        ["var(--suit-yellow)", 12],
        ["var(--suit-green)", 36],
        ["var(--suit-red)", 60],
        ["var(--suit-blue)", 84],
        ["var(--suit-purple)", 108],
        ["var(--suit-white)", 132],
      ].map(([fill, x]) => (
        <rect key={x} x={x} y="98" width="17" height="17" rx="3" fill={fill as string} />
      ))}
    </>
  );
}

const DRAWINGS: Record<string, () => JSX.Element> = {
  "lost-cities": LostCities,
  "lost-cities-rivals": Auction,
  "lost-cities-board": Path,
  "catan-rivals": Princes,
};

export function Emblem({ game }: { game: string }) {
  const Drawing = DRAWINGS[game];
  return (
    <svg
      viewBox="0 10 160 108"
      className="emblem"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="160" height="120" fill={SKY} />
      {Drawing && <Drawing />}
    </svg>
  );
}
