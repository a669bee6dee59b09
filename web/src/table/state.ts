/** What is known of a table, and how each message changes it. A move is part of the position only
 * when the server has sent that position; until then it is `pending`. */

import type { Happening } from "../games/game";
import type { Position, Refused, Said, SocketMessages, TableNews } from "../generated/socket";

export type FromServer = SocketMessages["from_server"];
export type Command =
  | { type: "answer"; n: number; action: string; more?: readonly string[] }
  | UndoCommand;
export type UndoCommand = { type: "undo"; n: number; what: "answer" | "turn" };

/** `gone`: there is no such table, or nobody may watch it. */
export type Link = "connecting" | "live" | "lost" | "gone";

export interface TableState {
  link: Link;
  table: TableNews | null;
  position: Position | null;
  /** Everything that has happened, as far back as the server told. */
  log: readonly Happening[];
  chat: readonly Said[];
  /** A command that the server has not replied to. */
  pending: Command | null;
  /** Why the last command was refused. */
  refused: Refused | null;
  /** When `position` arrived, by this browser's clock: the clocks run on from there. */
  at: number;
}

export const UNKNOWN: TableState = {
  link: "connecting",
  table: null,
  position: null,
  log: [],
  chat: [],
  pending: null,
  refused: null,
  at: 0,
};

/** The events of a message in the shape that games know. */
export function happenings(events: Position["events"]): Happening[] {
  return events.map((event) => ({
    n: event.n,
    kind: event.kind,
    seat: event.seat ?? null,
    words: event.words ?? "",
    verb: event.verb ?? "",
    args: event.args ?? [],
    secret: event.secret ?? false,
    why: event.why ?? "",
    card: event.card ?? "",
    shown: event.shown ?? [],
    changes: event.changes ?? [],
  }));
}

/** A connection was opened: what is told again at its start is forgotten first. */
export function opened(state: TableState): TableState {
  return { ...state, chat: [] };
}

export function heard(state: TableState, message: FromServer, now: number): TableState {
  switch (message.type) {
    case "table":
      return { ...state, table: message };
    case "position":
      return { ...state, ...placed(state, message), at: now, link: "live" };
    case "accepted":
      return message.n === state.pending?.n ? { ...state, pending: null, refused: null } : state;
    case "refused":
      return { ...state, pending: null, refused: message };
    case "said":
      return { ...state, chat: [...state.chat, message] };
    default:
      return state;
  }
}

function placed(state: TableState, position: Position): Partial<TableState> {
  // The place only grows: an older position is a straggler of a lost connection.
  if (state.position && position.n < state.position.n) return {};
  const news = happenings(position.events);
  const first = news[0]?.n ?? position.n;
  const kept = state.log.filter((one) => one.n < Math.min(first, position.since));
  return { position, log: [...kept, ...news] };
}

/** The place to resume from: what happened since then has to be told. */
export function knownPlace(state: TableState): number {
  return state.position?.n ?? 0;
}
