/** The server's HTTP interface, typed by what it exports. */

import type { Deck } from "../decks/deck";
import type {
  About,
  AnalysisInfo,
  DeckInfo,
  DeckList,
  DeckReport,
  DeckVersions,
  FairnessInfo,
  Fork,
  GameInfo,
  Hints,
  LinkInfo,
  LobbyInfo,
  Me,
  NewTable,
  ReadDeck,
  RecoveryLink,
  Replay,
  Seated,
  TableInfo,
  TrialNews,
} from "../generated/http";

/** The game whose players bring decks. */
const GAME = "catan-rivals";

/** What the server refused: a stable code, and its own words in English. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whether the last request reached the server. */
let reached = true;
const listeners = new Set<() => void>();

function notice(now: boolean): void {
  if (now === reached) return;
  reached = now;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: is the server there? */
export const reach = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => reached,
};

/** What the server answers, unless it refuses or cannot be reached. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, {
      method,
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    if (!signal?.aborted) notice(false);
    throw new Refusal("offline", "the server cannot be reached");
  }
  notice(![502, 504].includes(reply.status)); // a proxy speaks for a server that is away
  if (reply.ok) return reply;
  const told = await reply.json().catch(() => null);
  throw new Refusal(told?.code ?? "internal", told?.message ?? reply.statusText);
}

async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const reply = await send(method, path, body);
  if (reply.status === 204) return undefined as Reply;
  return (await reply.json().catch(() => null)) as Reply;
}

/** Every line of an answer that comes line by line, as JSON; a line with a code refuses. */
async function* lines<Line>(reply: Response): AsyncGenerator<Line> {
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const parts = (rest + decoder.decode(value, { stream: !done })).split("\n");
      rest = done ? "" : (parts.pop() ?? "");
      for (const part of parts.filter(Boolean)) {
        const told = JSON.parse(part);
        if (told.code) throw new Refusal(told.code, told.message);
        yield told as Line;
      }
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** What is asked once; a failure is asked again. */
function once<Reply>(question: () => Promise<Reply>): () => Promise<Reply> {
  let kept: Promise<Reply> | null = null;
  return () => {
    kept ??= question().catch((why) => {
      kept = null;
      throw why;
    });
    return kept;
  };
}

const get = <Reply>(path: string) => ask<Reply>("GET", path);
const post = <Reply>(path: string, body?: unknown) => ask<Reply>("POST", path, body);

export const server = {
  about: () => get<About>("/about"),
  /** The games, their bots and options: asked once, for they change with the page only. */
  games: once(() => get<GameInfo[]>("/games")),
  lobby: () => get<LobbyInfo>("/lobby"),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  newTable: (table: NewTable) => post<Seated>("/tables", table),
  join: (id: string, seat: number | null) => post<Seated>(`/tables/${id}/join`, { seat }),
  choose: (id: string, option: string, value: number | string) =>
    post<void>(`/tables/${id}/choose`, { option, value }),
  leave: (id: string) => post<void>(`/tables/${id}/leave`),
  resign: (id: string) => post<void>(`/tables/${id}/resign`),
  back: (id: string) => post<void>(`/tables/${id}/back`),
  claim: (id: string, outcome: "win" | "bot") => post<void>(`/tables/${id}/claim`, { outcome }),
  rematch: (id: string) => post<Seated>(`/tables/${id}/rematch`),
  replay: (id: string, from: number, to: number) =>
    get<Replay>(`/tables/${id}/replay?from=${from}&to=${to}`),
  fork: (id: string, fork: Fork) => post<Seated>(`/tables/${id}/fork`, fork),
  hint: (id: string, n: number) => post<Hints>(`/tables/${id}/hint`, { n }),
  analyse: (id: string) => post<AnalysisInfo>(`/tables/${id}/analysis`),
  analysis: (id: string) => get<AnalysisInfo>(`/tables/${id}/analysis`),
  fairness: (id: string) => get<FairnessInfo>(`/tables/${id}/fairness`),

  /** What is wrong with a deck, its sums and its short text; nothing is kept of it. */
  checkDeck: (deck: Deck) => post<DeckReport>("/decks/check", { game: GAME, deck }),
  readDeck: (text: string) => post<ReadDeck>("/decks/read", { game: GAME, text }),
  /** Bots play a deck until the trial is over or nobody listens any longer. */
  tryDeck: async (deck: Deck, rivals: readonly Deck[], deals: number, signal: AbortSignal) =>
    lines<TrialNews>(
      await send("POST", "/decks/trial", { game: GAME, deck, rivals, deals }, signal),
    ),
  myDecks: () => get<DeckList>("/me/decks"),
  deck: (id: string, version?: number) =>
    get<DeckInfo>(`/decks/${id}${version ? `?version=${version}` : ""}`),
  deckVersions: (id: string) => get<DeckVersions>(`/decks/${id}/versions`),
  keepDeck: (deck: Deck) => post<DeckInfo>("/decks", { game: GAME, deck }),
  changeDeck: (id: string, version: number, deck: Deck) =>
    ask<DeckInfo>("PUT", `/decks/${id}`, { version, deck }),
  deleteDeck: (id: string) => ask<void>("DELETE", `/decks/${id}`),

  /** Who this browser is; null for somebody who has not played here yet. */
  me: () => get<Me | null>("/me"),
  becomeGuest: () => post<Me>("/me"),
  takeName: (name: string, password: string | null) => post<Me>("/me/name", { name, password }),
  setPassword: (old: string | null, password: string) =>
    ask<Me>("PUT", "/me/password", { old, new: password }),
  signIn: (name: string, password: string) => post<Me>("/sign-in", { name, password }),
  signOut: () => post<void>("/sign-out"),
  recovery: () => post<RecoveryLink>("/me/recovery"),
  lookAtLink: (token: string) => post<LinkInfo>("/recover/look", { token }),
  recover: (token: string, giveUp = false) => post<Me>("/recover", { token, give_up: giveUp }),
  setWebhook: (url: string | null) => ask<Me>("PUT", "/me/webhook", { url }),
};
