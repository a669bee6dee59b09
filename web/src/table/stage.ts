/** What the board shows: positions one after another, each with what has just happened, moved by
 * the browser's view transitions where a board names its things (view-transition-name). */
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Happening } from "../games/game";
import type { Position } from "../generated/socket";
import { moves, type Speed, settings, useSettings } from "../settings/settings";
import type { TableState } from "./state";

export interface Scene {
  position: Position;
  lately: readonly Happening[];
}

const STAY: Record<Speed, number> = { off: 0, fast: 150, normal: 450, slow: 1100 };
const FEW = 6; // positions that may wait without hurry
const MOST = 60; // whoever is further behind than this sees the last one at once

/** Milliseconds a position stays at least: the less, the more wait for their turn, so that the
 * longest turn of a rival is seen whole and nobody falls behind. */
export function stayOf(speed: Speed, waiting: number): number {
  return STAY[speed] * Math.min(1, FEW / Math.max(1, waiting));
}

/** What to mark on the board: the others' answers since the own last one, or the own last run. */
export function lately(log: readonly Happening[], you: number | null): Happening[] {
  const found: Happening[] = [];
  const last = log.findLast((one) => one.kind === "answer" && one.seat !== null);
  const ownRun = last !== undefined && last.seat === you;
  for (const one of [...log].reverse()) {
    if (one.kind === "undo" || one.kind === "start" || found.length === 20) break;
    if (one.kind === "answer") {
      if (ownRun !== (one.seat === you)) break;
      if (you === null && found.some((other) => other.kind === "answer" && other.seat !== one.seat))
        break;
    }
    if (one.kind === "answer" || one.kind === "chance") found.unshift(one);
  }
  return found;
}

function scene(state: TableState): Scene | null {
  const { position, log, table } = state;
  return position && { position, lately: lately(log, table?.you ?? null) };
}

/** The scene to show now, and whether it is the newest one. */
export function useStage(state: TableState): { shown: Scene | null; current: boolean } {
  const [shown, setShown] = useState<Scene | null>(null);
  const queue = useRef<Scene[]>([]);
  const busy = useRef(false);
  const alive = useRef(true);
  const begun = useRef(false);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a position is all that makes a scene
  const next = useMemo(() => scene(state), [state.position]);
  const still = !moves(useSettings());
  if (still && shown !== next) setShown(next); // before anything is drawn: no board is drawn twice
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene is staged once
  useEffect(() => {
    if (!next) return;
    begun.current ||= still;
    if (still) return;
    queue.current.push(next);
    if (queue.current.length > MOST) queue.current = [next];
    if (!busy.current) void play();

    async function play() {
      busy.current = true;
      try {
        for (let one = queue.current.shift(); one && alive.current; one = queue.current.shift())
          await show(one);
      } finally {
        busy.current = false;
      }
    }

    async function show(one: Scene) {
      const chosen = settings();
      const calm = !moves(chosen) || document.hidden || !document.startViewTransition;
      if (calm || !begun.current) {
        begun.current = true;
        setShown(one);
        return;
      }
      const began = performance.now();
      const transition = document.startViewTransition(() => flushSync(() => setShown(one)));
      await transition.updateCallbackDone;
      transition.finished.catch(() => {}); // cut short by the next one, or by a hidden page
      const stay = stayOf(chosen.speed, queue.current.length);
      const rest = stay - (performance.now() - began);
      if (rest > 0 && queue.current.length > 0) await new Promise((done) => setTimeout(done, rest));
    }
  }, [next]);
  return { shown, current: shown?.position === state.position };
}
