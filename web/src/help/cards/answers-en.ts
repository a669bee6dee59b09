/** Questions that players ask about a card, by the card's name. German must have the same ones. */
export type Answered = readonly (readonly [question: string, answer: string])[];

export const answersEn = {
  "brigitta-the-wise-woman": [
    ["Can she change a roll?", "No. She is played before any die is rolled."],
    [
      "Is the event die still rolled?",
      "Yes, she only fixes the production number. With Reiner the Herald you can fix both.",
    ],
  ],
  goldsmith: [
    ["Where may the gold come from?", "From several gold fields and from the Gold Cache."],
  ],
  "merchant-caravan": [
    [
      "Must the two resources be of the same kind?",
      "No, neither the two you give nor the two you take.",
    ],
  ],
  relocation: [
    ["May a card move to an empty place?", "No. Two cards swap places."],
    [
      "What about a card beside a region?",
      "It goes with its region. If you swap only two such cards, the regions stay.",
    ],
    ["And a Town Hall?", "It moves together with the Parish Hall under it."],
  ],
  scout: [["When can I play it?", "Only while you build a settlement."]],
  abbey: [
    [
      "What if I lose it?",
      "Your hand limit drops, but you put cards away only at the end of your next turn.",
    ],
  ],
  marketplace: [
    ["How much can it bring?", "1 resource per roll, however many more regions your rival has."],
    ["What if my rival had no room for the resource?", "You may still choose that kind."],
  ],
  "parish-hall": [
    ["Does it help with cards that let me choose anyway?", "No. What is free stays free."],
  ],
  storehouse: [
    [
      "Are the resources beside it safe?",
      "They are not counted. But if you still have more than 7, gold and wool beside it are lost too.",
    ],
    ["Does it do anything else?", "The Year of Plenty feeds the regions beside it."],
  ],
  "toll-bridge": [["Where does the gold go?", "On gold fields, or into the Gold Cache."]],
  "large-trade-ship": [
    [
      "May I take one resource from each side?",
      "No. Both resources of a trade come from the same region; the next trade may use the other one.",
    ],
  ],
  feud: [
    ["And with fewer than three buildings?", "All of them are named, and the owner chooses."],
    [
      "Which cards count as buildings?",
      "Buildings anywhere in the principality. No units, extraordinary sites, settlements or cities.",
    ],
  ],
  "fraternal-feuds": [
    [
      "When are the cards replaced?",
      "At the end of the victim's next turn. They learn only which stacks the cards went under.",
    ],
  ],
  invention: [
    ["What counts?", "Buildings with a progress point, such as the Abbey or the University."],
  ],
  "trade-ships-race": [["And if nobody has a trade ship?", "Then nobody gets anything."]],
  "traveling-merchant": [
    ["May I spend the gold of this roll?", "Yes. Production comes before the event card."],
  ],
  "year-of-plenty": [
    ["What if a region lies beside two such buildings?", "It gains one resource for each of them."],
  ],
  yule: [["Does anything else happen?", "Another event is drawn and takes place at once."]],
  brigands: [
    [
      "Who chooses where the resources come from?",
      "Your rival, if they have them in several places.",
    ],
    ["May I play it without effect?", "No. Your rival must have something that you can store."],
  ],
  "gudrun-terror-of-the-seas": [
    [
      "Where does the gold come from?",
      "From gold fields or the Gold Cache, as your rival chooses.",
    ],
  ],
  merchant: [
    ["May I give back what I just got?", "Yes, any resource of yours."],
    ["Who chooses the regions?", "Your rival."],
  ],
  "reiner-the-herald": [
    [
      "What if my rival has more skill?",
      "Then your rival takes a resource for the Celebration, and you take the extra one.",
    ],
  ],
  "trade-master": [["Who chooses the regions?", "Your rival. You only name the kinds."]],
  "gold-cache": [
    [
      "Can my rival demand the gold in it?",
      "Yes, with cards such as Merchant, Brigands or Gudrun.",
    ],
    ["Is it a region?", "No. It yields nothing, and the plague does not touch it."],
    ["What does it cost?", "Nothing, but you need a hero with a strength point."],
  ],
  "pirate-ship": [
    ["Does it sink ships built later?", "No, it sinks one only when it is built."],
    ["Is it a trade ship?", "No. It is a ship and a unit."],
  ],
  harbor: [
    ["Must I have three trade ships to build it?", "No. The point comes and goes with them."],
  ],
  "merchant-guild": [["What if I lose it?", "Cards that needed it stay."]],
  moneylender: [
    ["Do I need the trade advantage to build it?", "No. You need it when the trade event comes."],
    ["What can I take?", "Only what your rival has, and what you have room for."],
  ],
  mint: [["And with two Mints?", "One trade with each, every turn."]],
  "salt-silo": [["May I build it without ships?", "Yes. Ships built later count at once."]],
  "staple-house": [
    ["May I pay with the resources it brings?", "No. The whole cost is paid first."],
  ],
  "trading-base": [["Must I have both buildings?", "No, not even one of them."]],
  "gift-for-the-prince": [
    ["Do strong buildings count?", "No. Each unit with strength counts once, however strong."],
  ],
  archer: [
    ["Who chooses the unit?", "Its owner. Any unit with strength will do, not only heroes."],
    ["When?", "After the defence roll."],
  ],
  arsonist: [
    ["When do I name the building?", "After the defence roll."],
    ["What is safe from it?", "Cards beside regions or on roads, units and extraordinary sites."],
  ],
  "sebastian-the-itinerant-preacher": [
    ["May I keep my gold with him when Riots come?", "Yes, even if you could pay."],
    ["And if a Chapel protects me already?", "Then he cannot be played."],
  ],
  traitor: [
    ["May I use the card at once?", "Yes, in the same turn."],
    ["Must I take one?", "No, but the Traitor is still used up."],
  ],
  "voyage-of-plunder": [["Who chooses the regions?", "Your rival. You only name the kinds."]],
  "drill-ground": [
    ["Does it help with other units?", "No, only with heroes."],
    ["May a hero take its site?", "Then it does not help: it must still be standing."],
  ],
  "lookout-tower": [["And together with Heinrich?", "One roll for both: 1 to 5 cancels the card."]],
  "heinrich-the-sentinel": [
    ["And together with the Lookout Tower?", "One roll for both: 1 to 5 cancels the card."],
  ],
  "irmgard-keeper-of-the-light": [["And if she herself is removed?", "Then she brings nothing."]],
  chapel: [
    ["And with both Chapels?", "They have different numbers: together they always protect you."],
  ],
  fairgrounds: [["May I build it with less skill?", "Yes, but then it brings no resources."]],
  "fire-brigade": [["What does it protect?", "The buildings of its own city, itself included."]],
  "tithe-barn": [["May I mix grain and wool?", "No. Choose one kind for all heroes."]],
  riots: [
    ["May I give up a unit even if I have gold?", "Yes."],
    ["Which units count?", "Those with strength or commerce: mostly heroes and trade ships."],
  ],
  "benjamin-the-traveling-scholar": [
    ["Do mills and foundries double it?", "No. Each region gains exactly 1."],
    ["And regions built since the roll?", "They count as well."],
  ],
  doctor: [["And with two Bath Houses?", "Choose one of them."]],
  "guido-the-ambassador": [["May I use the card at once?", "Yes, in the same turn."]],
  "gustav-the-librarian": [["May I use the card at once?", "Yes, in the same turn."]],
  "chief-cannoneer": [
    ["Is it a hero?", "No. So you may have both, and no rule about heroes applies."],
  ],
  "bath-house": [
    ["What about the other regions?", "The plague takes 1 from each one beside a city."],
  ],
  "building-crane": [["Which resource is left out?", "You choose it when you pay."]],
  library: [
    ["May I use the card at once?", "Yes."],
    ["Is the stack shuffled?", "No, the others stay in their order."],
  ],
  pharmacy: [["And with two of them?", "Each brings a resource."]],
  "town-hall": [
    ["What if it is removed?", "The Parish Hall under it stays, and works again."],
    ["May I build a second Parish Hall?", "No, the one under the Town Hall still counts."],
  ],
  university: [["What if I lose it?", "Cards that needed it stay."]],
  plague: [["What does a region between two cities lose?", "Only 1 resource."]],
  "axel-the-inventor": [
    ["May I build the same building again?", "No, a different one, on the same site."],
    ["Must I meet its requirements?", "Yes, after the old building is gone."],
  ],
} satisfies Record<string, Answered>;

export type AnsweredCard = keyof typeof answersEn;
