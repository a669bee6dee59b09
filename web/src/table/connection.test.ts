import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, PATIENCE, SILENCE } from "./connection";

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  opens() {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
const position = (n: number, since = 0) => ({
  type: "position",
  n,
  since,
  status: "playing",
  asked: 0,
  view: {},
  events: Array.from({ length: n - since }, (_, i) => ({ n: since + i, kind: "answer", seat: 1 })),
  prompt: null,
  undo: [],
  clocks: null,
  result: null,
});
const answer = { type: "answer" as const, n: 7, action: "play red 7" };

describe("the socket of a table", () => {
  let table: Connection;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    table = new Connection("abc");
    stop = table.start();
    last().opens();
    last().says(position(7));
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test("asks for everything first, and after a loss for what came since", () => {
    expect(last().url).toContain("/api/tables/abc/socket?n=0");
    expect(table.snapshot().link).toBe("live");
    last().breaks();
    expect(table.snapshot().link).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().url).toContain("socket?n=7");
    last().opens();
    last().says(position(9, 7));
    expect(table.snapshot().link).toBe("live");
    expect(table.snapshot().log.map((one) => one.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("a command without a reply is sent again, the same, after a new connection", () => {
    table.command(answer);
    expect(last().sent).toEqual([answer]);
    expect(table.snapshot().pending).toEqual(answer);
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(last().sent).toEqual([]); // not before the table is known again
    last().says(position(8, 7));
    expect(last().sent).toEqual([answer]);
    last().says({ type: "accepted", n: 7 });
    expect(table.snapshot().pending).toBeNull();
  });

  test("a second command waits for the reply to the first", () => {
    table.command(answer);
    table.command({ ...answer, action: "discard red 7" });
    expect(last().sent).toEqual([answer]);
  });

  test("no reply within the time counts as a lost connection", () => {
    table.command(answer);
    vi.advanceTimersByTime(PATIENCE + 1);
    expect(table.snapshot().link).toBe("lost");
    expect(table.snapshot().pending).toEqual(answer);
  });

  test("silence is asked about, and without an answer shown as loss", () => {
    vi.advanceTimersByTime(SILENCE + 1);
    expect(last().sent).toEqual([{ type: "ping" }]);
    last().says({ type: "pong" });
    vi.advanceTimersByTime(SILENCE + 1);
    expect(last().sent).toHaveLength(2);
    vi.advanceTimersByTime(PATIENCE + 1);
    expect(table.snapshot().link).toBe("lost");
  });

  test("waits longer after each failure, and not at all when the network is back", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5); // neither sooner nor later than the backoff
    for (const seconds of [0.5, 1, 2, 4, 8, 15, 15]) {
      last().breaks();
      const tries = FakeSocket.all.length;
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(FakeSocket.all).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(tries + 1);
    }
    last().breaks();
    const tries = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(tries + 1);
  });

  test("tables that lost a server together do not all come back in the same moment", () => {
    for (const [luck, ms] of [
      [0, 400],
      [1, 600],
    ] as const) {
      vi.spyOn(Math, "random").mockReturnValue(luck);
      const again = new Connection("other");
      const stop = again.start();
      last().breaks();
      const tries = FakeSocket.all.length;
      vi.advanceTimersByTime(ms - 1);
      expect(FakeSocket.all).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(tries + 1);
      stop();
    }
  });

  test("going offline is seen at once", () => {
    dispatchEvent(new Event("offline"));
    expect(table.snapshot().link).toBe("lost");
  });

  test("a table that does not exist is not asked for again", () => {
    last().breaks(1008);
    expect(table.snapshot().link).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("what was said is not doubled by a new connection", () => {
    last().says({ type: "said", seat: 0, name: "Anna", words: "hello", at: 1 });
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().opens();
    last().says({ type: "said", seat: 0, name: "Anna", words: "hello", at: 1 });
    expect(table.snapshot().chat).toHaveLength(1);
  });

  test("a refusal is told, and frees the table for another answer", () => {
    table.command(answer);
    last().says({ type: "refused", code: "stale", message: "", n: 8 });
    expect(table.snapshot().refused?.code).toBe("stale");
    expect(table.snapshot().pending).toBeNull();
  });

  test("nothing happens after leaving the table", () => {
    stop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
