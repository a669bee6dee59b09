/** Pictures for the rules of Lost Cities: Rivals. */
import { catalogue } from "../../i18n/language";
import { Arrow, Card, Cards, Coin, Foot, Mark, type RulePicture, Sketch, Words } from "./parts";

const pictures: Record<string, RulePicture> = {
  cards: {
    Drawing: () => (
      <Sketch size={[240, 84]}>
        <Card x={20} y={6} suit="yellow">
          ★
        </Card>
        <Words x={37} y={76}>
          × 2
        </Words>
        <Card x={100} y={6} suit="yellow">
          4
        </Card>
        <Foot x={117} y={70} />
        <Card x={180} y={6} suit="yellow">
          9
        </Card>
        <Foot x={190} y={70} />
        <Foot x={206} y={70} />
      </Sketch>
    ),
    caption: catalogue(
      "A wager multiplies; 2 to 5 have one footprint, 6 to 10 have two.",
      "Eine Wettkarte vervielfacht; 2 bis 5 bringen eine Fußspur, 6 bis 10 zwei.",
    ),
  },
  turn: {
    Drawing: () => (
      <Sketch size={[340, 66]}>
        <Card x={6} y={6} />
        <Arrow from={[48, 30]} to={[82, 30]} />
        <Card x={92} y={6} suit="white">
          6
        </Card>
        <Card x={132} y={6} suit="red">
          3
        </Card>
        <Card x={172} y={6} suit="blue">
          8
        </Card>
        <Arrow from={[258, 30]} to={[216, 30]} />
        <Coin x={276} y={30}>
          1
        </Coin>
        <Coin x={298} y={30}>
          2
        </Coin>
        <Coin x={320} y={30}>
          3
        </Coin>
      </Sketch>
    ),
    caption: catalogue(
      "Either uncover one more card for the display, or open an auction for what is there.",
      "Entweder eine Karte mehr für die Auslage aufdecken oder eine Auktion um das Ausliegende eröffnen.",
    ),
  },
  auction: {
    Drawing: () => (
      <Sketch size={[390, 100]}>
        <Coin x={30} y={26}>
          2
        </Coin>
        <Arrow from={[50, 26]} to={[76, 26]} />
        <Coin x={96} y={26}>
          3
        </Coin>
        <Arrow from={[116, 26]} to={[142, 26]} />
        <Coin x={162} y={26}>
          5
        </Coin>
        <Mark x={30} y={62} good={false} />
        <Mark x={96} y={62} good={false} />
        <Mark x={162} y={62} good />
        <Arrow from={[184, 44]} to={[222, 44]} />
        <Card x={236} y={20} suit="white">
          6
        </Card>
        <Card x={276} y={20} suit="blue">
          8
        </Card>
        <Mark x={253} y={82} good />
        <Mark x={293} y={82} good />
        <Card x={340} y={20} suit="red">
          3
        </Card>
        <path d="M334 74 380 14" stroke="var(--bad)" strokeWidth="4" strokeLinecap="round" />
      </Sketch>
    ),
    caption: catalogue(
      "Two pass, the third pays 5, takes two cards and removes one from the game.",
      "Zwei passen, der Dritte zahlt 5, nimmt zwei Karten und entfernt eine aus dem Spiel.",
    ),
  },
  expeditions: {
    Drawing: () => (
      <Sketch size={[350, 84]}>
        <Cards x={6} y={6} suit="blue" step={24}>
          ★ 3 5
        </Cards>
        <Arrow from={[108, 30]} to={[140, 30]} />
        {(["5", "9", "4"] as const).map((value, i) => (
          <g key={value} transform={`translate(${160 + i * 62} 0)`}>
            <Card x={0} y={6} suit="blue">
              {value}
            </Card>
            <Mark x={17} y={68} good={value !== "4"} />
          </g>
        ))}
      </Sketch>
    ),
    caption: catalogue(
      "Equal or higher fits, lower does not.",
      "Gleich oder höher passt, niedriger nicht.",
    ),
  },
  piles: {
    Drawing: () => (
      <Sketch size={[330, 70]}>
        {[0, 1, 2, 3].map((pile) => (
          <g key={pile} transform={`translate(${pile * 82} 0)`}>
            <Card x={12} y={6} />
            <Card x={6} y={10} />
            {pile < 3 && <Coin x={66} y={34} />}
          </g>
        ))}
      </Sketch>
    ),
    caption: catalogue(
      "Four piles. After each of the first three, the gold in the supply is shared out.",
      "Vier Stapel. Nach den ersten dreien wird das Gold des Vorrats verteilt.",
    ),
  },
  score: {
    Drawing: () => (
      <Sketch size={[430, 96]}>
        <Cards x={6} y={6} suit="green">
          ★ 2 5 6 9
        </Cards>
        <Foot x={62} y={72} />
        <Foot x={100} y={72} />
        <Foot x={132} y={72} />
        <Foot x={146} y={72} />
        <Foot x={170} y={72} />
        <Foot x={184} y={72} />
        <Words x={312} y={36} size={19}>
          6 × 2 + 8 = 20
        </Words>
      </Sketch>
    ),
    caption: catalogue(
      "Six footprints, doubled by one wager, and 8 points for four number cards: 20.",
      "Sechs Fußspuren, durch eine Wettkarte verdoppelt, und 8 Punkte für vier Zahlenkarten: 20.",
    ),
  },
};

export default pictures;
