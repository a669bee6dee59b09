/** Pictures for the rules of the board game. */
import { catalogue } from "../../i18n/language";
import { Arrow, Card, Cards, Explorer, Mark, type RulePicture, Sketch, Words } from "./parts";

const STONES = [-20, -15, -10, 5, 10, 15, 30, 35, 50];

function Stone({ x, y, children }: { x: number; y: number; children: string | number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="20" ry="13" fill="var(--raised)" stroke="var(--line-strong)" strokeWidth="1.5" />
      <Words x={0} y={5} size={13}>
        {children}
      </Words>
    </g>
  );
}

function Bridge({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x - 4} ${y + 18}v-36m8 36v-36m-12 0h16m-16 36h16m-16-18h16`}
      stroke="var(--ink-soft)"
      strokeWidth="2.500"
      fill="none"
    />
  );
}

function Tile({ x, children, bonus }: { x: number; children?: string; bonus?: string }) {
  return (
    <g transform={`translate(${x} 34)`}>
      <rect
        x="-22"
        y="-22"
        width="44"
        height="44"
        rx="8"
        fill="var(--raised)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      {bonus ? (
        <path d={bonus} fill="var(--ink)" />
      ) : (
        <Words x={0} y={6} size={18}>
          {children}
        </Words>
      )}
    </g>
  );
}

const pictures: Record<string, RulePicture> = {
  aim: {
    Drawing: () => (
      <Sketch size={[440, 76]}>
        {STONES.map((value, i) => (
          <Stone key={value} x={26 + i * 48} y={54}>
            {String(value).replace("-", "−")}
          </Stone>
        ))}
        <Bridge x={290} y={54} />
        <Explorer x={170} y={44} suit="red" />
      </Sketch>
    ),
    caption: catalogue(
      "A path: the first stones cost points, from the fourth on they earn some. The bridge comes before the seventh.",
      "Ein Pfad: Die ersten Steine kosten Punkte, ab dem vierten bringen sie welche. Vor dem siebten liegt die Brücke.",
    ),
  },
  turn: {
    Drawing: () => (
      <Sketch size={[380, 90]}>
        <Cards x={6} y={30} suit="blue" step={24}>
          0 4
        </Cards>
        <Card x={92} y={30} suit="blue">
          6
        </Card>
        <Mark x={109} y={18} good />
        <Arrow from={[140, 54]} to={[178, 54]} />
        {[0, 1, 2].map((i) => (
          <Stone key={i} x={214 + i * 62} y={66}>
            {String(STONES[i]).replace("-", "−")}
          </Stone>
        ))}
        <Explorer x={338} y={56} suit="blue" />
        <Arrow from={[284, 36]} to={[318, 36]} />
      </Sketch>
    ),
    caption: catalogue(
      "The third card of a colour moves its explorer to the third stone.",
      "Die dritte Karte einer Farbe bringt ihren Forscher auf den dritten Stein.",
    ),
  },
  columns: {
    Drawing: () => (
      <Sketch size={[350, 84]}>
        <Cards x={6} y={6} suit="yellow" step={24}>
          1 1 5
        </Cards>
        <Arrow from={[108, 30]} to={[140, 30]} />
        {(["5", "8", "3"] as const).map((value, i) => (
          <g key={value} transform={`translate(${160 + i * 62} 0)`}>
            <Card x={0} y={6} suit="yellow">
              {value}
            </Card>
            <Mark x={17} y={68} good={value !== "3"} />
          </g>
        ))}
      </Sketch>
    ),
    caption: catalogue(
      "Equal or higher fits, lower does not.",
      "Gleich oder höher passt, niedriger nicht.",
    ),
  },
  tiles: {
    Drawing: () => (
      <Sketch size={[260, 68]}>
        <Tile x={40}>+5</Tile>
        <Tile x={130} bonus="M-6-14h12v4l-3 3c8 3 10 14 4 22h-14c-6-8-4-19 4-22l-3-3Z" />
        <Tile x={220} bonus="M-14-4H2v-8l14 12L2 12V4h-16Z" />
      </Sketch>
    ),
    caption: catalogue(
      "Points at once, an artifact to keep, or one more step.",
      "Sofort Punkte, ein Artefakt zum Behalten oder ein weiterer Schritt.",
    ),
  },
  end: {
    Drawing: () => (
      <Sketch size={[330, 70]}>
        <Stone x={60} y={48}>
          15
        </Stone>
        <Bridge x={104} y={48} />
        <Stone x={150} y={48}>
          30
        </Stone>
        <Stone x={216} y={48}>
          35
        </Stone>
        <Stone x={282} y={48}>
          50
        </Stone>
        <Explorer x={142} y={38} suit="red" />
        <Explorer x={160} y={38} suit="blue" />
        <Explorer x={208} y={38} suit="green" />
        <Explorer x={226} y={38} suit="white" />
        <Explorer x={282} y={38} suit="yellow" />
        <Arrow from={[20, 20]} to={[120, 20]} />
      </Sketch>
    ),
    caption: catalogue(
      "When five explorers, counting all players, are across the bridge, the expedition ends at once.",
      "Sind fünf Forscher, von allen zusammen, über der Brücke, endet die Expedition sofort.",
    ),
  },
};

export default pictures;
