/** How much lies on a card, or which of its sides is up. */
import { ResourceSymbol } from "./art/resource";
import css from "./realm.module.css";
import type { Currency, Resource } from "./view";

/** Three places for what a card holds, so many of them taken. */
export function Store({
  level,
  held,
  letters,
}: {
  level: number;
  held: Resource | Currency;
  letters: Record<Resource | Currency, string>;
}) {
  return (
    <span className={css.store} data-resource={held} aria-hidden="true">
      <span className={css.letter}>{letters[held]}</span>
      {[1, 2, 3].map((n) => (
        <span key={n} className={css.pip} data-full={n <= level || undefined}>
          <ResourceSymbol resource={held} size="100%" />
        </span>
      ))}
      <b>{level}</b>
    </span>
  );
}

/** The side of a card that is turned; of other cards, a level above nothing. */
export function Level({ level, sides }: { level: number; sides?: number | undefined }) {
  if (!sides) return level > 0 ? <b className={css.level}>{level}</b> : null;
  return (
    <b className={css.level} aria-hidden="true">
      <span>↻ </span>
      {level}/{sides}
    </b>
  );
}
