/** The board and the score of the board game told in text, from the view alone. The sentences
 * come from words.ts, one set per language. */
import { cardName, cardOf } from "../../art/card-name";
import { isSuit, SUIT_WORDS } from "../../art/suit";
import type { Language } from "../../i18n/language";
import type { ScoreLine, TextPart } from "../game";
import { TEXTS } from "./texts";
import { artifactsOf, type BoardView, seatsFrom } from "./view";

export interface Sentences {
  table: string;
  hand: string;
  discards(cards: string): string;
  noDiscards: string;
  onPath(explorer: string, step: number): string;
  tileAt(step: number, tile: string): string;
  stones(values: string): string;
  owns(points: number, now: number): string;
  worth(artifacts: string, points: number): string;
  waiting(pieces: string): string;
  columns(cards: string): string;
  known(cards: string): string;
  explorers(expedition: number): string;
  path(expedition: number, colour: string): string;
  tiles(expedition: number): string;
  floor(expedition: number): string;
  after(expedition: number): string;
  artifacts: string;
  lastFloor: string;
  total: string;
  totalNow: string;
}

export function colourName(language: Language, colour: string): string {
  return isSuit(colour) ? SUIT_WORDS[language][colour].name : colour;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function boardOf(language: Language, say: Sentences) {
  const texts = TEXTS[language];
  const cards = (names: readonly string[]) =>
    names.map((name) => cardName(language, cardOf(name))).join(", ");

  const path = (view: BoardView, names: readonly string[], index: number): TextPart => {
    const { colour, tiles } = view.paths[index] ?? { colour: "", tiles: [] };
    const explorers = view.explorers.flatMap((own, seat) => {
      const explorer = own[index];
      if (!explorer) return [];
      const who = texts.explorer(names[seat] ?? "", texts.piece[explorer.piece] ?? "");
      return [say.onPath(who, explorer.step)];
    });
    const events = tiles.flatMap((tile, i) => {
      if (tile === null) return [];
      const what = typeof tile === "number" ? texts.points(tile) : (texts.tile[tile] ?? "");
      return [say.tileAt(i + 1, what)];
    });
    return {
      title: capital(texts.path(colourName(language, colour))),
      lines: [...explorers, events.join("; ")].filter(Boolean),
    };
  };

  const seat = (view: BoardView, name: string, who: number): TextPart => {
    const { researcher, adventurer } = view.waiting[who] ?? { researcher: 0, adventurer: 0 };
    const pieces = [
      ...Array<string>(researcher).fill("researcher"),
      ...Array<string>(adventurer).fill("adventurer"),
    ].map((piece) => texts.piece[piece]);
    const columns = (view.columns[who] ?? []).flatMap((values, index) => {
      const colour = colourName(language, view.paths[index]?.colour ?? "");
      const way = view.options.up_and_down && view.directions[who]?.[index];
      return values.length
        ? [`${colour} ${values.join(" ")}${way ? ` (${texts.direction[way]})` : ""}`]
        : [];
    });
    const known = view.known[who] ?? [];
    return {
      title: name,
      lines: [
        say.owns(view.points[who] ?? 0, view.scores[who] ?? 0),
        say.worth(texts.artifacts(artifactsOf(view, who)), view.track.worth[who] ?? 0),
        say.columns(columns.join("; ") || texts.noCards),
        say.waiting(pieces.join(", ") || texts.noCards),
        texts.handSize(view.hand_sizes[who] ?? 0),
        known.length ? say.known(cards(known)) : "",
      ].filter(Boolean),
    };
  };

  return (view: BoardView, names: readonly string[], you: number | null): TextPart[] => {
    const tops = view.discards.flatMap((pile) => pile.slice(-1));
    return [
      ...(view.hand.length ? [{ title: say.hand, lines: [cards(view.hand)] }] : []),
      {
        title: say.table,
        lines: [
          texts.expedition(view.expedition, view.options.expeditions),
          texts.deck(view.deck),
          texts.crossings(view.crossings),
          tops.length ? say.discards(cards(tops)) : say.noDiscards,
          say.stones(view.stones.join(", ")),
        ],
      },
      ...view.paths.map((_, index) => path(view, names, index)),
      ...seatsFrom(view.players, you).map((who) => seat(view, names[who] ?? "", who)),
    ];
  };
}

/** The sum line, and before it what the floor at zero gave back, if it did. */
function summed(
  label: string,
  floor: string,
  added: readonly number[],
  reached: readonly number[],
  kind: "sum" | "total",
): ScoreLine[] {
  const raised = reached.map((points, seat) => points - (added[seat] ?? 0));
  return [
    ...(raised.some((points) => points !== 0)
      ? [{ label: floor, values: raised.map((points) => points || ""), kind: "part" as const }]
      : []),
    { label, values: reached, kind },
  ];
}

/** Explorers, tiles and the floor of every expedition, then artifacts. */
export function scoreOf(language: Language, say: Sentences) {
  return (view: BoardView): ScoreLine[] => {
    const isOver = view.phase === "over";
    const seats = [...Array(view.players).keys()];
    const lines: ScoreLine[] = [];
    let points = seats.map(() => 0);

    const explorersByPath = (number: number) => {
      for (const { colour } of view.paths) {
        const values = seats.map(
          (seat) => view.running[seat]?.lines.find((line) => line.colour === colour)?.points ?? "",
        );
        lines.push({ label: say.path(number, colourName(language, colour)), values, kind: "part" });
      }
    };

    view.history.forEach((finished, i) => {
      const number = i + 1;
      const own = finished.seats;
      if (isOver && number === view.history.length) explorersByPath(number);
      else
        lines.push({
          label: say.explorers(number),
          values: own.map((seat) => seat.explorers),
          kind: "part",
        });
      lines.push({ label: say.tiles(number), values: own.map((seat) => seat.tiles), kind: "part" });
      const added = seats.map(
        (seat) => (points[seat] ?? 0) + (own[seat]?.explorers ?? 0) + (own[seat]?.tiles ?? 0),
      );
      points = own.map((seat) => seat.points);
      lines.push(...summed(say.after(number), say.floor(number), added, points, "sum"));
    });

    if (!isOver) {
      explorersByPath(view.expedition);
      lines.push({
        label: say.tiles(view.expedition),
        values: seats.map((seat) => view.running[seat]?.tiles ?? 0),
        kind: "part",
      });
      points = seats.map((seat) => (view.points[seat] ?? 0) + (view.running[seat]?.explorers ?? 0));
    }
    const isLast = view.expedition === view.options.expeditions;
    const paid = isOver ? view.payments : isLast ? view.track.worth : [];
    if (paid.length) lines.push({ label: say.artifacts, values: paid, kind: "part" });
    const added = seats.map((seat) => (points[seat] ?? 0) + (paid[seat] ?? 0));
    const label = isOver ? say.total : say.totalNow;
    return [...lines, ...summed(label, say.lastFloor, added, view.scores, "total")];
  };
}
