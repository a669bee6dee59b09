/** Which principality is in front where only one has room: the own one, until the rival's is asked
 * for, by a swipe, a button or the key V, or until something is to be chosen there. */
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { settings } from "../../settings/settings";
import type { Reach } from "./reach";

const SWIPE = 60; // pixels

/** The seat in whose principality something must be chosen; null if that is nowhere. What can be
 * used over there is offered with the answers, too. */
function markedSeat({ seat, cells, away }: Reach): number | null {
  if (seat === null) return null;
  if (cells.size > 0) return seat;
  return [...away.values()].some((option) => option.verb === "abroad") ? 1 - seat : null;
}

/** `host`: where the card that is held would stand. */
export function useFront(own: number, reach: Reach, host: number | null) {
  const [front, setFront] = useState(own);
  const marked = host ?? markedSeat(reach);
  const isAsked = reach.seat !== null;
  const led = useRef(false); // to the rival's side, by what was to be chosen there
  useLayoutEffect(() => {
    if (marked !== null) setFront(marked);
    else if (isAsked && led.current) setFront(own);
    if (marked !== null || isAsked) led.current = marked !== null && marked !== own;
  }, [marked, isAsked, own]);
  const turn = () => setFront(1 - front);
  useOtherKey(() => {
    turn();
    goTo(1 - front);
  });
  return { front, setFront, swipe: useSwipe(turn) };
}

/** The focus to a principality, when it is drawn. */
function goTo(seat: number): void {
  requestAnimationFrame(() => {
    const realm = document.querySelector<HTMLElement>(`section[data-seat="${seat}"]`);
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

/** A swipe over the board. The browser must not take it for "back", so what moves sideways is kept
 * from it. */
function useSwipe(turn: () => void): RefCallback<HTMLElement> {
  const now = useRef(turn);
  now.current = turn;
  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    let finger: Touch | null = null;
    const sideways = (touch: Touch | undefined) => {
      if (!finger || !touch) return 0;
      const [dx, dy] = [touch.clientX - finger.clientX, touch.clientY - finger.clientY];
      return Math.abs(dx) < 2 * Math.abs(dy) ? 0 : Math.abs(dx);
    };
    const down = ({ touches, target }: TouchEvent) => {
      const onRealm = (target as HTMLElement).closest("section[data-seat]") !== null;
      finger = touches.length === 1 && onRealm ? (touches[0] ?? null) : null;
    };
    const move = (event: TouchEvent) => {
      if (event.cancelable && sideways(event.touches[0]) > 0) event.preventDefault();
    };
    const up = (event: TouchEvent) => {
      if (sideways(event.changedTouches[0]) > SWIPE) now.current();
      finger = null;
    };
    element.addEventListener("touchstart", down, { passive: true });
    element.addEventListener("touchmove", move, { passive: false });
    element.addEventListener("touchend", up);
    return () => {
      element.removeEventListener("touchstart", down);
      element.removeEventListener("touchmove", move);
      element.removeEventListener("touchend", up);
    };
  }, []);
}
