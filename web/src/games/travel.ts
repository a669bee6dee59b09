/** Things that come from somewhere: resources from the dice to their regions, coins from a purse to
 * the bid. Each is already drawn where it belongs, and is only shown on its way there. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { moves, settings } from "../settings/settings";

const LENGTH = { off: 0, fast: 300, normal: 650, slow: 1300 };
const APART = 0.12; // of that length, between two that set out

export function travel(things: Iterable<HTMLElement>, from: Element | null | undefined): void {
  const chosen = settings();
  if (!from || !moves(chosen)) return;
  const begin = from.getBoundingClientRect();
  const length = LENGTH[chosen.speed];
  let number = 0;
  for (const thing of things) {
    const end = thing.getBoundingClientRect();
    const dx = begin.x + begin.width / 2 - (end.x + end.width / 2);
    const dy = begin.y + begin.height / 2 - (end.y + end.height / 2);
    const away = { transform: `translate(${dx}px, ${dy}px) scale(1.7)`, opacity: 0.2 };
    thing.animate?.([away, { opacity: 1, offset: 0.2 }, { transform: "none" }], {
      duration: length,
      delay: APART * length * number,
      easing: "cubic-bezier(0.3, 0, 0.2, 1)",
      fill: "backwards",
    });
    number += 1;
  }
}

/** When `what` changes, lets the things that `to` finds come from the one that `from` finds. */
export function useTravel(
  root: RefObject<HTMLElement | null>,
  what: unknown,
  to: string,
  from: string,
): void {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useLayoutEffect(() => {
    if (first.current) first.current = false;
    else
      travel(
        root.current?.querySelectorAll<HTMLElement>(to) ?? [],
        root.current?.querySelector(from),
      );
  }, [what]);
}
