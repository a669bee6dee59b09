/** Dragging as a second way to choose an option. A thing carries the words of the options it may
 * become, a place takes the words of the options that lead there; where the two meet, that option
 * is picked. So neither side knows a rule:
 *
 *     const seven = useDrag(["play red 7", "discard red 7"]);   // no options: it cannot be dragged
 *     <button ref={seven.ref} data-dragging={seven.dragging}>…</button>
 *
 *     const red = useDrop(["play red 7", "play red 9"], pick);
 *     <div ref={red.ref} data-drop={red.state}>…</div>           // "none" | "possible" | "over"
 *
 * `possible`: what is being dragged may be dropped here; `over`: it is above this place. Clicking
 * must always do the same: dragging needs a mouse or a steady finger. */
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { type RefCallback, useCallback, useEffect, useRef, useState } from "react";

const CARRIED = "rivalry.options";

export type DropState = "none" | "possible" | "over";

/** The first option that a thing carries and a place takes. */
export function meeting(carried: readonly string[], taken: readonly string[]): string | null {
  return carried.find((words) => taken.includes(words)) ?? null;
}

function carriedBy(data: Record<string | symbol, unknown>): readonly string[] {
  const carried = data[CARRIED];
  return Array.isArray(carried) ? carried : [];
}

/** Make an element something to be dragged. */
export function useDrag(options: readonly string[]): {
  ref: RefCallback<HTMLElement>;
  dragging: boolean;
} {
  const [dragging, setDragging] = useState(false);
  const carried = useRef(options);
  carried.current = options;
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    return draggable({
      element,
      canDrag: () => carried.current.length > 0,
      getInitialData: () => ({ [CARRIED]: [...carried.current] }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, []);
  return { ref, dragging };
}

/** Make an element a place to drop on. */
export function useDrop(
  options: readonly string[],
  pick: (words: string) => void,
): { ref: RefCallback<HTMLElement>; state: DropState } {
  const [state, setState] = useState<DropState>("none");
  const now = useRef({ options, pick });
  now.current = { options, pick };
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => {
          if (meeting(carriedBy(source.data), now.current.options)) setState("possible");
        },
        onDrop: () => setState("none"),
      }),
    [],
  );
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => meeting(carriedBy(source.data), now.current.options) !== null,
      onDragEnter: () => setState("over"),
      onDragLeave: () => setState("possible"),
      onDrop: ({ source }) => {
        setState("none");
        const words = meeting(carriedBy(source.data), now.current.options);
        if (words) now.current.pick(words);
      },
    });
  }, []);
  return { ref, state };
}
