/** A place where an option lies: a button over the place, and somewhere to drop a card. */
import { useDrop } from "../../table/drag";
import css from "./target.module.css";

export type Deed = "play" | "discard" | "draw";

/** What the badge on a lit place shows: a plus, a tray, a hand's arrow. */
const SIGNS: Record<Deed, string> = {
  play: "M12 5v14M5 12h14",
  discard: "M12 4v9m-4-4 4 4 4-4M5 15v4h14v-4",
  draw: "M12 15V5m-4 4 4-4 4 4M5 15v4h14v-4",
};

interface TargetProps {
  deed: Deed;
  /** The option that a click chooses; none: nothing lies here now. */
  words: string | undefined;
  label: string;
  picked: boolean;
  pick(words: string): void;
  /** All options that a dragged card may become here. */
  takes?: readonly string[];
  /** The first thing to reach for. */
  first?: boolean;
}

const NOTHING: readonly string[] = [];

export function Target({ deed, words, label, picked, pick, takes, first }: TargetProps) {
  const drop = useDrop(takes ?? NOTHING, pick);
  return (
    <div ref={drop.ref} className={css.place} data-drop={drop.state}>
      {words && (
        <button
          type="button"
          className={css.target}
          aria-label={label}
          aria-pressed={picked}
          title={label}
          data-target={deed}
          data-first={first || undefined}
          data-words={words}
          onClick={() => pick(words)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[deed]} />
          </svg>
        </button>
      )}
    </div>
  );
}
