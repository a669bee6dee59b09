/** Pictures for the rules of Rivals for Catan. */
import { Price } from "../../games/catan-rivals/art/resource";
import { CENTRE_PRICES } from "../../games/catan-rivals/catalogue";
import { catalogue, useWords } from "../../i18n/language";
import { Arrow, type RulePicture, Sketch, Words } from "./parts";

const HOUSE = "M-9 12V-2L0-11 9-2v14Z";
const CASTLE = "M-13 13V-9h5v4h5v-4h6v4h5v-4h5v22Z";
const ROAD = "M-16 5h32v-10h-32Z";
const SWORD = "M8-12 11-9 0 4l3 3-2 2-3-3-5 5-2-2 5-5-3-3 2-2 3 3Z";

function Place({
  x,
  y,
  children,
  drawn,
  site = false,
}: {
  x: number;
  y: number;
  children?: string;
  drawn?: string;
  site?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-24"
        y="-21"
        width="48"
        height="42"
        rx="6"
        fill={site ? "none" : "var(--raised)"}
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeDasharray={site ? "5 4" : undefined}
      />
      {drawn && <path d={drawn} fill="var(--ink)" />}
      {children && (
        <Words x={0} y={7} size={20}>
          {children}
        </Words>
      )}
    </g>
  );
}

/** What is filled with regions: number and place in the row. */
const REGIONS = [
  [0, "2", "3"],
  [2, "1", "4"],
  [4, "6", "5"],
] as const;

const words = catalogue(
  { road: "Road", settlement: "Settlement", city: "City" },
  { road: "Straße", settlement: "Siedlung", city: "Stadt" },
);

function Prices() {
  const names = useWords(words);
  return (
    <ul className="rule-prices">
      {(["road", "settlement", "city"] as const).map((what) => (
        <li key={what}>
          <Sketch size={[52, 46]}>
            <Place x={26} y={23} drawn={{ road: ROAD, settlement: HOUSE, city: CASTLE }[what]} />
          </Sketch>
          <span>{names[what]}</span>
          <Price cost={CENTRE_PRICES[what]} size={22} />
        </li>
      ))}
    </ul>
  );
}

function Die({ x, pips }: { x: number; pips: readonly [number, number][] }) {
  return (
    <g transform={`translate(${x} 34)`}>
      <rect
        x="-20"
        y="-20"
        width="40"
        height="40"
        rx="8"
        fill="var(--raised)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      {pips.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4" fill="var(--ink)" />
      ))}
    </g>
  );
}

const pictures: Record<string, RulePicture> = {
  principality: {
    Drawing: () => (
      <Sketch size={[290, 146]}>
        {REGIONS.map(([place, above, below]) => (
          <g key={place}>
            <Place x={37 + place * 54} y={24}>
              {above}
            </Place>
            <Place x={37 + place * 54} y={122}>
              {below}
            </Place>
          </g>
        ))}
        <Place x={91} y={24} site />
        <Place x={91} y={122} site />
        <Place x={199} y={24} site />
        <Place x={199} y={122} site />
        <Place x={91} y={73} drawn={HOUSE} />
        <Place x={145} y={73} drawn={ROAD} />
        <Place x={199} y={73} drawn={HOUSE} />
      </Sketch>
    ),
    caption: catalogue(
      "Settlements and a road in the middle, regions with their numbers at the corners, free sites (dashed) above and below each settlement.",
      "In der Mitte Siedlungen und eine Straße, an den Ecken Landschaften mit Zahlen, über und unter jeder Siedlung freie Bauplätze (gestrichelt).",
    ),
  },
  turn: {
    Drawing: () => (
      <Sketch size={[330, 68]}>
        <Die
          x={30}
          pips={[
            [-10, -10],
            [0, 0],
            [10, 10],
          ]}
        />
        <Arrow from={[60, 34]} to={[100, 34]} />
        <Place x={138} y={34}>
          3
        </Place>
        <Words x={186} y={40} size={18}>
          +1
        </Words>
        <Die x={240} pips={[]} />
        <path
          transform="translate(240 34)"
          d="M0-12 3.500-4l8.500 1-6.300 5.800L7.500 11.500 0 7.200l-7.500 4.300 1.800-8.700L-12-3l8.500-1Z"
          fill="var(--ink)"
        />
        <Words x={290} y={42} size={24}>
          ?
        </Words>
      </Sketch>
    ),
    caption: catalogue(
      "One die feeds every region with its number, in both principalities; the other brings an event.",
      "Der eine Würfel füllt in beiden Reichen jede Landschaft mit seiner Zahl, der andere bringt ein Ereignis.",
    ),
  },
  building: {
    Drawing: Prices,
    caption: catalogue(
      "What roads, settlements and cities cost.",
      "Was Straßen, Siedlungen und Städte kosten.",
    ),
  },
  advantages: {
    Drawing: () => (
      <Sketch size={[300, 60]}>
        {[0, 1, 2].map((i) => (
          <path key={i} transform={`translate(${24 + i * 30} 30)`} d={SWORD} fill="var(--ink)" />
        ))}
        <Words x={126} y={38} size={24}>
          &gt;
        </Words>
        {[0, 1].map((i) => (
          <path
            key={i}
            transform={`translate(${162 + i * 30} 30)`}
            d={SWORD}
            fill="var(--ink-soft)"
          />
        ))}
        <Arrow from={[218, 30]} to={[246, 30]} />
        <path
          transform="translate(272 30)"
          d="M0-20c6 4 12 5 18 5 0 17-4 28-18 36-14-8-18-19-18-36 6 0 12-1 18-5Z"
          fill="var(--accent)"
        />
        <Words x={272} y={36} size={16} ink="var(--accent-ink)">
          +1
        </Words>
      </Sketch>
    ),
    caption: catalogue(
      "Three strength points, and more than the rival: the token, and with it a victory point.",
      "Drei Stärkepunkte und mehr als der Rivale: der Marker und mit ihm ein Siegpunkt.",
    ),
  },
};

export default pictures;
