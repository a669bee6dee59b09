/** Pictures for the rules of Lost Cities. */
import type { Suit } from "../../art/suit";
import { catalogue } from "../../i18n/language";
import { Arrow, Card, Cards, Mark, type RulePicture, Sketch, Words } from "./parts";

const HAND: readonly (readonly [Suit, string])[] = [
  ["yellow", "3"],
  ["blue", "6"],
  ["white", "2"],
  ["white", "5"],
  ["green", "4"],
  ["green", "7"],
  ["red", "8"],
  ["red", "9"],
];

const pictures: Record<string, RulePicture> = {
  cards: {
    Drawing: () => (
      <Sketch size={[466, 60]}>
        <Cards x={6} y={6} suit="blue">
          ★ ★ ★ 2 3 4 5 6 7 8 9 10
        </Cards>
      </Sketch>
    ),
    caption: catalogue(
      "One of five colours: three wagers, and the numbers 2 to 10.",
      "Eine Farbe von fünf: drei Wettkarten und die Zahlen 2 bis 10.",
    ),
  },
  turn: {
    Drawing: () => (
      <Sketch size={[330, 132]}>
        <Cards x={10} y={6} suit="red" step={22}>
          ★ 3 6
        </Cards>
        <Card x={278} y={6} />
        <Arrow from={[116, 76]} to={[90, 58]} />
        <Words x={116} y={60}>
          1
        </Words>
        <Arrow from={[272, 54]} to={[248, 76]} />
        <Words x={248} y={60}>
          2
        </Words>
        {HAND.map(([suit, value], i) => (
          <Card key={value} x={82 + i * 24} y={80} suit={suit} seen={i < 7 ? 24 : 34}>
            {value}
          </Card>
        ))}
      </Sketch>
    ),
    caption: catalogue(
      "First one card out (1), onto an expedition or a discard pile; then one card in (2).",
      "Erst eine Karte weg (1), an eine Expedition oder auf einen Ablagestapel; dann eine dazu (2).",
    ),
  },
  play: {
    Drawing: () => (
      <Sketch size={[370, 84]}>
        <Cards x={6} y={6} suit="green" step={24}>
          ★ 2 5 8
        </Cards>
        <Arrow from={[132, 30]} to={[164, 30]} />
        <Card x={180} y={6} suit="green">
          10
        </Card>
        <Mark x={197} y={68} good />
        <Card x={246} y={6} suit="green">
          6
        </Card>
        <Mark x={263} y={68} good={false} />
        <Card x={312} y={6} suit="green">
          ★
        </Card>
        <Mark x={329} y={68} good={false} />
      </Sketch>
    ),
    caption: catalogue(
      "The 10 is higher than the 8. The 6 comes too late, and so does the wager.",
      "Die 10 ist höher als die 8. Die 6 kommt zu spät, die Wettkarte auch.",
    ),
  },
  draw: {
    Drawing: () => (
      <Sketch size={[330, 84]}>
        <Card x={6} y={6} />
        <Mark x={23} y={68} good />
        <Card x={90} y={6} suit="yellow">
          7
        </Card>
        <Mark x={107} y={68} good />
        <Card x={156} y={6} suit="white">
          3
        </Card>
        <Mark x={173} y={68} good />
        <Card x={222} y={6} suit="red">
          4
        </Card>
        <Mark x={239} y={68} good={false} />
        <Arrow from={[300, 30]} to={[262, 30]} />
      </Sketch>
    ),
    caption: catalogue(
      "Draw from the pile, or take the top of a discard pile, but not what you have just discarded.",
      "Zieh vom Stapel oder nimm eine oberste Ablage; nur nicht, was du gerade abgelegt hast.",
    ),
  },
  score: {
    Drawing: () => (
      <Sketch size={[390, 92]}>
        <Cards x={6} y={6} suit="red">
          ★ 3 5 8 10
        </Cards>
        <Words x={97} y={78}>
          3 + 5 + 8 + 10 = 26
        </Words>
        <Words x={288} y={36} size={19}>
          (26 − 20) × 2 = 12
        </Words>
      </Sketch>
    ),
    caption: catalogue(
      "26 less the cost of 20, doubled by one wager: 12 points.",
      "26 weniger die Kosten von 20, durch eine Wettkarte verdoppelt: 12 Punkte.",
    ),
  },
};

export default pictures;
