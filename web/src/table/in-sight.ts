/** Brings what can be answered into sight: when a question comes and none of the places that the
 * board lights up for it can be seen, the page scrolls to the first of them. */
import { type RefObject, useEffect } from "react";
import { moves, settings } from "../settings/settings";

/** Whether a thing is seen whole between the top of the window and the dock. */
export function isInSight(thing: { top: number; bottom: number }, foot: number): boolean {
  return thing.top >= 0 && thing.bottom <= foot;
}

export function useOptionsInSight(root: RefObject<HTMLElement | null>, n: number, asked: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!asked || !root.current) return;
    bringIntoSight([...root.current.querySelectorAll<HTMLElement>(".board [data-words]")]);
  }, [n, asked]);
}

/** Scroll to the first of these places, unless one of them is seen already. */
export function bringIntoSight(
  places: readonly HTMLElement[],
  block: "center" | "start" = "center",
) {
  const shown = places.filter((place) => place.getClientRects().length > 0);
  const dock = document.querySelector(".dock")?.getBoundingClientRect().top;
  const foot = Math.min(dock ?? innerHeight, innerHeight);
  if (shown.some((place) => isInSight(place.getBoundingClientRect(), foot))) return;
  const behavior = moves(settings()) ? "smooth" : "instant";
  shown[0]?.scrollIntoView({ block, behavior });
}
