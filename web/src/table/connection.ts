/** The socket of one table: connects, resumes by place, notices silence, sends a command again
 * until the server has replied. It can be watched with useSyncExternalStore. */
import { type Command, heard, knownPlace, opened, type TableState, UNKNOWN } from "./state";

/** Seconds before the next try after so many failed ones. */
export function backoff(failures: number): number {
  return Math.min(0.5 * 2 ** failures, 15);
}

export const SILENCE = 15_000; // ms without a word before we ask
export const PATIENCE = 8_000; // ms to reply before the connection counts as lost
const NOT_ALLOWED = 1008;

export class Connection {
  private state: TableState = UNKNOWN;
  private readonly listeners = new Set<() => void>();
  private socket: WebSocket | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private open = false;

  constructor(private readonly id: string) {}

  /** Connect, and stay connected until the returned function is called. */
  start = (): (() => void) => {
    this.open = true;
    this.connect();
    addEventListener("online", this.reconnect);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.look);
    return () => {
      this.open = false;
      removeEventListener("online", this.reconnect);
      removeEventListener("offline", this.lose);
      document.removeEventListener("visibilitychange", this.look);
      clearTimeout(this.retry);
      this.drop();
    };
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = (): TableState => this.state;

  /** Send a command, and again after every new connection until there is a reply. */
  command(command: Command): void {
    if (this.state.pending) return;
    this.set({ ...this.state, pending: command, refused: null });
    this.send(command);
    this.listen(PATIENCE);
  }

  say(words: string): void {
    this.send({ type: "chat", words });
  }

  /** Try again now. */
  reconnect = (): void => {
    if (!this.open || this.state.link === "live" || this.state.link === "gone") return;
    this.failures = 0;
    this.connect();
  };

  /** Come to the table anew: this browser has taken a seat. */
  comeAgain = (): void => {
    this.set({ ...UNKNOWN, table: this.state.table });
    this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    if (this.state.link !== "connecting") this.set({ ...this.state, link: "connecting" });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${this.id}/socket?n=${knownPlace(this.state)}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.set(opened(this.state));
      this.listen(PATIENCE);
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    socket.onclose = ({ code }) => {
      this.socket = null;
      if (code === NOT_ALLOWED) this.set({ ...this.state, link: "gone" });
      else this.lose();
    };
    this.listen(PATIENCE);
  }

  private hear(message: Parameters<typeof heard>[1]): void {
    const wasLive = this.state.link === "live";
    this.set(heard(this.state, message, Date.now()));
    if (!wasLive && this.state.link === "live") {
      this.failures = 0;
      if (this.state.pending) this.send(this.state.pending);
    }
    this.listen(this.state.pending ? PATIENCE : SILENCE);
  }

  /** Wait so long for a word; ask once, then count the connection as lost. */
  private listen(ms: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (this.state.link !== "live" || ms === PATIENCE) return this.lose();
      this.send({ type: "ping" });
      this.listen(PATIENCE);
    }, ms);
  }

  private lose = (): void => {
    this.drop();
    if (!this.open || this.state.link === "gone") return;
    this.set({ ...this.state, link: "lost" });
    clearTimeout(this.retry);
    const seconds = backoff(this.failures++) * (0.8 + 0.4 * Math.random());
    this.retry = setTimeout(() => this.connect(), seconds * 1000);
  };

  /** Back from another tab or from sleep: make sure at once that the connection lives. */
  private look = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.state.link === "live") {
      this.send({ type: "ping" });
      this.listen(PATIENCE);
    } else this.reconnect();
  };

  private drop(): void {
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private set(state: TableState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
