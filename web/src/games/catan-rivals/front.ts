/** Which principality is in front where only one has room: the own one, until the rival's is asked
 * for, by a swipe, a button or the key V. */
import { type TouchEvent, useEffect, useRef, useState } from "react";
import { settings } from "../../settings/settings";
import type { Reach } from "./reach";

const SWIPE = 60; // pixels

export function useFront(own: number, reach: Reach) {
  const [front, setFront] = useState(own);
  const { seat } = reach;
  const marked = reach.cells.size > 0;
  useEffect(() => {
    if (marked && seat !== null) setFront(seat);
  }, [seat, marked]);
  const turn = () => setFront(1 - front);
  useOtherKey(() => {
    turn();
    goTo(1 - front);
  });
  return { front, setFront, swipe: useSwipe(turn) };
}

/** Bring a principality into sight and the focus there, when it is drawn. */
function goTo(seat: number): void {
  requestAnimationFrame(() => {
    const realm = document.querySelector<HTMLElement>(`section[data-seat="${seat}"]`);
    realm?.scrollIntoView({ block: "nearest" });
    realm?.focus({ preventScroll: true });
  });
}

function useOtherKey(turn: () => void) {
  const now = useRef(turn);
  now.current = turn;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || !settings().keys) return;
      if (target.closest?.("input, textarea, select")) return;
      if (document.querySelector("dialog[open]")) return;
      if (event.key.toLowerCase() === "v") now.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** A swipe over the principalities, unless it scrolls a landscape that is wider than the screen. */
function useSwipe(turn: () => void) {
  const from = useRef<{ x: number; y: number; left: number; right: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      from.current = null;
      if (!touch || event.touches.length > 1) return;
      const land = (event.target as HTMLElement).closest("[data-scroll]");
      const left = land?.scrollLeft ?? 0;
      const right = land ? land.scrollWidth - land.clientWidth - left : 0;
      from.current = { x: touch.clientX, y: touch.clientY, left, right };
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      const start = from.current;
      if (!touch || !start) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      const scrolls = dx < 0 ? start.right > 2 : start.left > 2;
      if (!scrolls && Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) turn();
    },
  };
}
