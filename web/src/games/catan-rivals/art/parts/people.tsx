/** People: a robe, a head-dress, and what is held. */
import type { ReactElement } from "react";
import { colour, type Part, SHADE, TIMBER } from "./paint";

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
  mitre: (
    <path d="M-6-29c-1-9 3-13 6-17 3 4 7 8 6 17Zm5-12v5h-3v2h3v4h2v-4h3v-2H1v-5Z" fill="#efe2c0" />
  ),
  jester: (
    <path
      d="M-6-29c0-6 12-6 12 0Zm0 0c-6-3-10 0-9 6 2-2 5-2 9-4Zm12 0c6-3 10 0 9 6-2-2-5-2-9-4Zm-8-4c-1-6 2-9 6-9-2 3-2 6-1 9Z"
      fill="#c9932a"
    />
  ),
  fur: (
    <path
      d="M-7-24c-2-12 4-15 7-13 3-2 9 1 7 13l-3-6-2 3-2-3-2 3-2-3Zm-3 10 4-7h12l4 7-4-2-3 4-3-4-3 4-3-4Z"
      fill="#5a4330"
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
  hammer: <path d="M11 0v-26h2.500V0Zm-5-33h14v8H6Z" fill="#8a6236" />,
  ball: (
    <path
      d="M13-20a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm-6-14a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Zm12-2a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Z"
      fill="#c9432a"
    />
  ),
  shield: (
    <path
      d="M13-24a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"
      fill="#a86a3a"
      stroke="#5a3d20"
    />
  ),
  dagger: <path d="M9-12l7-7 2-1-1 2-7 7Zm-2 1 3 3-2 2-3-3Z" fill="#c9d0d6" />,
  cross: <path d="M11-30h2.500v5h4v2.500h-4V0H11v-22.500H7V-25h4Z" fill="#b98f3a" />,
  sack: <path d="M7-3c-2-8 2-13 5-14l-2-3h7l-2 3c3 1 7 6 5 14Z" fill="#c9a66b" />,
};

export const PEOPLE: Readonly<Record<string, Part>> = {
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
