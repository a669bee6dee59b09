/** Decks of the Tournament Game in German and in our own words: what breaks a limit, and what a
 * builder should look at again. The engine gives key and arguments; cards come as their titles. */

type Say = (args: readonly string[]) => string;

export const problems: Readonly<Record<string, Say>> = {
  "no-name": () => "Das Deck hat keinen Namen.",
  "long-name": (a) => `Der Name des Decks hat ${a[0]} Zeichen; erlaubt sind höchstens ${a[1]}.`,
  "hand-few": (a) => `Die Starthand hat ${a[0]} von ${a[1]} Karten.`,
  "hand-many": (a) => `Die Starthand hat ${a[0]} Karten; mehr als ${a[1]} dürfen es nicht sein.`,
  "events-few": (a) => `Das Deck bringt ${a[0]} von ${a[1]} Ereignissen mit.`,
  "events-many": (a) =>
    `Das Deck bringt ${a[0]} Ereignisse mit; mehr als ${a[1]} dürfen es nicht sein.`,
  "stacks-few": (a) => `In den Stapeln liegen ${a[0]} von ${a[1]} Karten.`,
  "stacks-many": (a) =>
    `In den Stapeln liegen ${a[0]} Karten; mehr als ${a[1]} dürfen es nicht sein.`,
  "no-such-card": (a) => `Es gibt keine Karte mit dem Namen ${a[0]}.`,
  "event-in-hand": (a) => `${a[0]} ist ein Ereignis und gehört nicht in die Starthand.`,
  "event-in-stacks": (a) => `${a[0]} ist ein Ereignis und gehört nicht in die Stapel.`,
  "no-event": (a) => `${a[0]} ist kein Ereignis und gehört nicht in den Ereignisstapel.`,
  region: (a) => `${a[0]} ist eine Landschaft: Die Landschaften teilt ihr euch.`,
  "sea-card": (a) => `${a[0]} ist eine Seekarte: Sie liegt vor dem Hafen, nicht in einem Deck.`,
  "in-every-stack": (a) => `${a[0]} liegt in jedem Ereignisstapel und wird nicht mitgebracht.`,
  special: (a) => `${a[0]} ist eine Sonderkarte, mit der hier nicht gespielt wird.`,
  "attack-again": (a) => `Der Angriff ${a[0]} ist ${a[1]}-mal im Deck; erlaubt ist er ${a[2]}-mal.`,
  "unique-again": (a) =>
    `${a[0]} ist ${a[1]}-mal im Deck; eine solche Karte (1x) darf ${a[2]}-mal vorkommen.`,
  "too-many": (a) => `${a[0]} ist ${a[1]}-mal im Deck; das Set dieser Karte hat ${a[2]}.`,
  "explorer-card": (a) =>
    `${a[0]} gehört zu den Entdeckern, und an diesem Tisch wird ohne Meer gespielt.`,
  "explorer-event": (a) =>
    `Das Ereignis ${a[0]} gehört zu den Entdeckern, und an diesem Tisch wird ohne Meer gespielt.`,
  "half-moons": (a) =>
    `Vom Ereignis ${a[0]} bringt das Deck ${a[1]} Karten mit Halbmond mit; erlaubt ist ${a[2]}.`,
  "too-many-events": (a) =>
    `Das Deck bringt das Ereignis ${a[0]} ${a[1]}-mal mit; die Sets haben es ${a[2]}-mal.`,
  "sure-event": (a) =>
    `Jeder bringt ohnehin 1 ${a[0]} mit; das Deck fügt ${a[1]} hinzu, und es ist nur noch ${a[2]} übrig.`,
  returning: (a) =>
    `${a[0]} der Ereignisse kommen unter die obersten Karten zurück; erlaubt sind ${a[1]}.`,
};

export const warnings: Readonly<Record<string, Say>> = {
  "needs-card": (a) =>
    `${a[0]} braucht eine Karte, die nicht im Deck ist: ${a.slice(1).join(" oder ")}.`,
  "needs-points": (a) => `${a[0]} braucht ${a[1]} Punkte (${a[2]}); das Deck hat ${a[3]}.`,
  "needs-kind": (a) => `${a[0]} braucht ${a[1]} Karten (${a[2]}); das Deck hat ${a[3]}.`,
  "explorers-only": (a) =>
    `Das Deck hat ${a[0]} Karten der Entdecker: Damit spielt nur, wer sich auf das Meer einigt.`,
  "out-of-reach": (a) =>
    `${a[0]} Punkte sind schwer zu erreichen: Mit neun für Siedlungen und Städte kommt das Deck auf ${a[1]}.`,
  "hand-foreign": (a) => `${a[0]} wird beim Rivalen gebaut, also nicht in der Vorrunde.`,
  "hand-city": (a) => `${a[0]} braucht eine Stadt und wartet so lange in der Starthand.`,
  "hand-price": (a) =>
    `${a[0]} aus der Starthand ist mit einem Rohstoff jeder Art nicht zu bezahlen.`,
  "hand-together": () =>
    "Die Karten der Starthand sind mit einem Rohstoff jeder Art nicht alle zu bezahlen.",
};

export const questions: Record<string, string> = {
  "deck.hand": "Welche Karte ist auf deiner Starthand? Noch {n} zu wählen.",
  "deck.event": "Welches Ereignis bringst du mit? Noch {n} zu wählen.",
  "deck.stack": "Welche Karte liegt in deinen Stapeln? Noch {n} zu wählen.",
  "deck.shuffle": "Wie wird das Deck gemischt?",
  prepare: "Vorrunde: Baust du eine Karte, oder lässt du es dabei?",
};

export const reasons: Record<string, string> = {
  "with-rival": "Diese Person steht schon bei deinem Rivalen, und es gibt sie nur einmal.",
  "not-in-preparation": "In der Vorrunde ist sie nicht erlaubt.",
};
