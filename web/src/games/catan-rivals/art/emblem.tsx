/** An emblem for every card: by its name where a picture helps, otherwise by its kind. 24 x 24. */
import type { Card } from "../catalogue";
import { isCurrency, isResource } from "../view";
import { resourcePath } from "./resource";

const PATHS = {
  house: "M3 11.500 12 4l9 7.500h-2V20H5v-8.500Zm7 8.500h4v-5h-4Z",
  church: "M11 1.500h2V4h2v2h-2v2.500l6 4.500v9h-5v-5h-4v5H5v-9l6-4.500V6H9V4h2Z",
  stall:
    "M4 4h16l2 5a2.500 2.500 0 0 1-4 1.800A2.500 2.500 0 0 1 14 11a2.500 2.500 0 0 1-4 0 2.500 2.500 0 0 1-4-.2A2.500 2.500 0 0 1 2 9Zm0 9h2v3h12v-3h2v8h-2v-3H6v3H4Z",
  barn: "M12 3 3 9v12h18V9Zm-5 9h10v9h-2v-7H9v7H7Zm3-3.500h4V11h-4ZM10.500 16h3v1.500h-3Zm0 3h3V21h-3Z",
  bridge: "M2 7h20v4h-1v8h-4v-2.500a5 5 0 0 0-10 0V19H3v-8H2Zm2-3h2v3H4Zm7 0h2v3h-2Zm7 0h2v3h-2Z",
  wheel:
    "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm-1 2.200A6.900 6.900 0 0 0 7.900 6.500l3.100 3.100Zm2 0v4.400l3.100-3.100A6.900 6.900 0 0 0 13 5.200ZM6.500 7.900A6.900 6.900 0 0 0 5.200 11h4.400Zm11 0L14.400 11h4.400a6.900 6.900 0 0 0-1.300-3.100ZM5.200 13a6.900 6.900 0 0 0 1.300 3.100L9.600 13Zm9.200 0 3.100 3.100a6.900 6.900 0 0 0 1.300-3.100ZM11 14.400l-3.100 3.100a6.900 6.900 0 0 0 3.100 1.300Zm2 0v4.400a6.900 6.900 0 0 0 3.100-1.300Z",
  hero: "M12 2c5 0 8 3 8 8v4l-2 1v3l-4 4v-9h3v-3h-4v13h-2V10H7v3h3v9l-4-4v-3l-2-1v-4c0-5 3-8 8-8Z",
  heroine:
    "M12 2c4 0 6.500 3 6.500 7 0 2 .5 4 2 6h-4.300a5 5 0 0 1-2.700 2.400c4 .5 6.500 2 7.500 4.600H3c1-2.600 3.500-4.100 7.500-4.600A5 5 0 0 1 7.800 15H3.500c1.500-2 2-4 2-6 0-4 2.500-7 6.500-7Zm-3 7.500c0 3.500 1.300 6 3 6s3-2.500 3-6c-2 .3-3.600-.3-4.500-1.700-.2.800-.7 1.300-1.500 1.700Z",
  ship: "M11 2h1.500c5 2.500 7 6 7 10.500h-7V15H22c-.7 3.500-3 6-6 6H8c-3 0-5.300-2.500-6-6h9v-2.500H5C5 8 7 5 11 3.500Z",
  pirate:
    "M11 2h1.500c5 2.500 7 6 7 10.500h-7V15H22c-.7 3.500-3 6-6 6H8c-3 0-5.300-2.500-6-6h9v-2.500H5C5 8 7 5 11 3.500Zm3 4.500v2h-2v1.400h2v1.600h1.400V9.900h2V8.500h-2v-2Z",
  cannon:
    "M3 9.500 17 5l1.200-.2.800 3.400 2 .3-.2 2.500-2.300.3L8 15.500a4 4 0 1 1-4.300-3.600ZM7 14a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  chest: "M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v3H4Zm0 4.500h6v1a2 2 0 0 0 4 0v-1h6V20H4Z",
  scroll:
    "M6 3h12a3 3 0 0 1 3 3v2h-4v10a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-1h11v1a1 1 0 0 0 2 0V6c0-.4.100-.7.200-1H8v10H6Zm4 5h4v1.600h-4Zm0 3.200h4v1.600h-4Z",
  swords:
    "M3 2.500 7 3l5 6 5-6 4-.5-.5 4-6 6 4 4 1.500-1.500 1.300 1.300-2.300 2.300 1.500 1.500-1.900 1.900-1.500-1.500-2.300 2.300-1.300-1.300 1.500-1.500-4-4-4 4 1.500 1.500-1.300 1.300-2.300-2.300-1.500 1.500-1.900-1.900L4 18.600l-2.300-2.300L3 15l1.500 1.500 4-4-5-6Z",
  star: "m12 2 2.700 6.300 6.800.6-5.200 4.500 1.600 6.700-5.900-3.600-5.900 3.600 1.600-6.700L2.500 8.900l6.800-.6Z",
  book: "M2.500 5C6 4.200 9 4.500 12 6.500c3-2 6-2.300 9.500-1.500v14c-3.500-.8-6.500-.5-9.500 1.500-3-2-6-2.300-9.500-1.500Zm2 1.700v10.600c2.300-.2 4.500.1 6.500 1.100V8C9 6.800 7 6.500 4.500 6.700Zm15 0C17 6.500 15 6.800 13 8v10.400c2-1 4.200-1.300 6.500-1.100Z",
  anchor:
    "M12 2a3 3 0 0 1 1.200 5.700V9H17v2h-3.800v8.400c2.500-.5 4.300-2.200 4.800-4.600l-1.800.8-.4-2.500 4.700-2.300c.600 6.300-2.900 11-8.500 11.200C6.400 21.800 2.900 17.100 3.500 10.800l4.700 2.300-.4 2.500-1.800-.8c.5 2.400 2.300 4.100 4.800 4.600V11H7V9h3.800V7.700A3 3 0 0 1 12 2Zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z",
  coins:
    "M15 3a6 6 0 1 1-1.500 11.800A6.500 6.500 0 1 1 9 8.200 6 6 0 0 1 15 3Zm0 2a4 4 0 0 0-3.900 3.400 6.500 6.500 0 0 1 3 4.500c.3.100.6.100.9.100a4 4 0 0 0 0-8ZM8.500 10.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Z",
  hall: "M12 2 22 8v2H2V8Zm-8 9.500h3V18H4Zm6.500 0h3V18h-3Zm6.500 0h3V18h-3ZM2 19.500h20V22H2Z",
  tower: "M6 2h3v2h2V2h2v2h2V2h3v6l-2 1.500V19h2v3H6v-3h2V9.500L6 8Zm5 8v4h2v-4Zm0 8v4h2v-4Z",
  bath: "M12 2c2 3 3.500 5 3.500 7a3.500 3.500 0 0 1-7 0c0-2 1.500-4 3.500-7ZM3 13h18v2a6 6 0 0 1-4 5.600l1 1.400h-2.500l-.8-1H9.300l-.8 1H6l1-1.400A6 6 0 0 1 3 15Z",
  mortar: "M16.500 2 19 4l-4 6h6v2c0 3.500-2 6-5 7v1h2v2H6v-2h2v-1c-3-1-5-3.500-5-7v-2h8.500Z",
  crane: "M4 21V3h3l13 5v2l-2-.5V14h-2V9l-7-2.300V21h2v2H2v-2Zm3-14.500V19Zm8 8.500h4v4h-4Z",
  flame:
    "M12 2c.5 3.500 6 6 6 12a6 6 0 0 1-12 0c0-3 1.500-4.500 2.500-7 1 1 1.500 2 1.500 3.200C11.500 8 12.500 5.500 12 2Zm0 10c-1.500 2-2.500 3-2.500 4.500a2.500 2.500 0 0 0 5 0c0-1.500-1-2.500-2.500-4.500Z",
  mug: "M4 6c0-2 2-3.500 4.500-3S12 2 14 3s3 2 3 4v1h2a3 3 0 0 1 3 3v3a4 4 0 0 1-5 3.900V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Zm13 4v5.500a2 2 0 0 0 3-1.500v-3a1 1 0 0 0-1-1Zm-10 0v9h1.600v-9Zm4.400 0v9H13v-9Z",
  scales:
    "M11 3h2v2.200l6 1.300 2.800 6.500a3.600 3.600 0 0 1-6.800 0l2-4.800-4-.9V19h4v2H7v-2h4V7.300l-4 .9L9 13a3.600 3.600 0 0 1-6.800 0L5 6.500l6-1.300ZM5.600 10l-1.200 2.800h2.400Zm12.800 0-1.200 2.800h2.400Z",
  target:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z",
  island:
    "M2 21c2-3.500 5.500-5 10-5s8 1.500 10 5ZM9.700 15c.4-1.900.5-3.700.3-5.500-1.500.1-3 1-4.300 2.700 0-2 1-3.400 2.800-4-1.300-.6-3-.8-5-.2C5 5.300 7.800 4.600 10.600 5.800c1 2.700 1.200 5.700.4 9.200Zm2.500-9.600C14.500 3.500 18 4 20 7c-2-.3-3.500 0-4.600.6 1.700.7 2.700 2.200 2.600 4.200-1.300-1.900-3-3-5-3.300Z",
  tree: "M12 2c4 0 6.500 3.500 5.800 6.500C20 10 20 14 17.500 15.500c-1.300.8-2.800.8-4.200.3V22h-2.600v-6.200c-1.400.5-2.900.5-4.200-.3C4 14 4 10 6.200 8.500 5.500 5.500 8 2 12 2Z",
} as const;
type Emblem = keyof typeof PATHS;

const BY_NAME: Record<string, Emblem> = {
  abbey: "church",
  chapel: "church",
  marketplace: "stall",
  "parish-hall": "hall",
  storehouse: "barn",
  "tithe-barn": "barn",
  "salt-silo": "barn",
  "toll-bridge": "bridge",
  harbor: "anchor",
  "trading-base": "anchor",
  "merchant-guild": "scales",
  "staple-house": "scales",
  moneylender: "coins",
  mint: "coins",
  goldsmith: "coins",
  "drill-ground": "target",
  archer: "target",
  "lookout-tower": "tower",
  fairgrounds: "star",
  "fire-brigade": "flame",
  arsonist: "flame",
  "hedge-tavern": "mug",
  "large-festival-hall": "hall",
  "bath-house": "bath",
  "building-crane": "crane",
  library: "book",
  university: "book",
  parliament: "hall",
  "town-hall": "hall",
  pharmacy: "mortar",
  doctor: "mortar",
  inga: "heroine",
  siglind: "heroine",
  "irmgard-keeper-of-the-light": "heroine",
  "merchant-caravan": "wheel",
  armory: "swords",
  "landing-stage": "anchor",
  shipyard: "anchor",
  "sailmakers-shop": "ship",
  astronomer: "star",
  "grove-of-courage": "tree",
  "grove-of-fraternity": "tree",
  "grove-of-freedom": "tree",
  "grove-of-great-foresight": "tree",
  "grove-of-justice": "tree",
  "grove-of-peace": "tree",
  "grove-of-vigilance": "tree",
  "academy-of-sages": "book",
  courthouse: "scales",
  granary: "barn",
  "village-school": "book",
  aqueduct: "bridge",
  "builders-hut": "crane",
  "city-palace": "hall",
  hospital: "mortar",
  prince: "hero",
  princess: "heroine",
  mercenaries: "swords",
  "small-market-town": "stall",
};

/** What lies on the card. */
const BY_CURRENCY: Record<string, Emblem> = { owl: "book", star: "star" };

const BY_KIND: Record<string, Emblem> = {
  building: "house",
  hero: "hero",
  "trade-ship": "ship",
  ship: "pirate",
  unit: "cannon",
  "extraordinary-site": "chest",
  action: "scroll",
  attack: "swords",
  event: "star",
  marker: "scroll",
  metropolis: "tower",
  harbour: "anchor",
  island: "island",
  pirate: "pirate",
  wreck: "ship",
};

export function Emblem({ card }: { card: Card }) {
  const path =
    PATHS[
      BY_NAME[card.name] ??
        BY_CURRENCY[card.resource ?? ""] ??
        (card.boosts ? "wheel" : (BY_KIND[card.kind] ?? "house"))
    ];
  const mark = isResource(card.resource) || isCurrency(card.resource) ? card.resource : null;
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={path} />
      {mark && (
        <g>
          <circle cx="18.500" cy="18" r="5.700" className="mark-ground" />
          <g transform="translate(14.200 13.700) scale(.36)">
            <path fillRule="evenodd" className="mark" d={resourcePath(mark)} />
          </g>
        </g>
      )}
    </svg>
  );
}
