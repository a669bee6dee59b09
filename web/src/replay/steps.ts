/** The steps of a finished game, fetched in pieces as they are needed. */
import type { Step } from "../generated/http";
import { server } from "../server/http";

const PIECE = 50;

export class Steps {
  total = 0;
  private readonly steps = new Map<number, Step>();
  private readonly asked = new Map<number, Promise<void>>();

  constructor(
    private readonly id: string,
    private readonly changed: () => void,
  ) {}

  get(k: number): Step | undefined {
    return this.steps.get(k);
  }

  /** All steps that are here, in order. */
  known(): Step[] {
    return [...this.steps.values()].sort((a, b) => a.k - b.k);
  }

  /** Make sure that step `k` and its neighbours come. */
  async want(k: number): Promise<void> {
    const piece = Math.floor(k / PIECE);
    const near = k % PIECE > PIECE * 0.6 ? [piece, piece + 1] : [piece];
    await Promise.all(near.filter((one) => one === 0 || one * PIECE <= this.total).map(this.fetch));
  }

  private fetch = (piece: number): Promise<void> => {
    const kept = this.asked.get(piece);
    if (kept) return kept;
    const first = piece * PIECE;
    const asking = server.replay(this.id, first, first + PIECE - 1).then(
      (replay) => {
        this.total = replay.total;
        for (const step of replay.steps) this.steps.set(step.k, step);
        this.changed();
      },
      (problem) => {
        this.asked.delete(piece);
        throw problem;
      },
    );
    this.asked.set(piece, asking);
    return asking;
  };
}
