/** One player's side of the table: name, stores and points, markers, and the landscape. */
import { useDrop } from "../../table/drag";
import css from "./board.module.css";
import type { Landing } from "./carry";
import { type Choosing, RivalHand } from "./hand";
import { Markers } from "./markers";
import { Points, Stores } from "./points";
import type { Reach } from "./reach";
import { Realm, type RealmProps } from "./realm";
import { Ships } from "./ships";
import type { View } from "./view";

const NONE = new Map();

export function Principality({
  view,
  name,
  isOwn,
  isYou,
  reach,
  landing,
  possible,
  held,
  drop,
  ...rest
}: {
  view: View;
  name: string;
  /** It is the one shown first: the own, or for a spectator the first seat's. */
  isOwn: boolean;
  isYou: boolean;
  reach: Reach;
  landing: Landing;
  possible: ReadonlySet<string>;
  /** The card that was tapped and waits for its place. */
  held: string | null;
  drop(words: string): void;
} & Choosing &
  Pick<RealmProps, "prince" | "seat" | "label" | "owner" | "marks" | "recent" | "inspect">) {
  const { prince, seat, label, inspect } = rest;
  const refusing = useDrop(landing.refused, drop);
  const asked = seat === reach.seat;
  return (
    <section
      className={css.realm}
      data-seat={seat}
      data-own={isOwn}
      aria-label={label}
      tabIndex={-1}
      ref={refusing.ref}
    >
      <header className={css.realmHead}>
        <h2 data-turn={view.turn === seat || undefined} title={label}>
          {isYou ? label : name}
        </h2>
        <Stores prince={prince} />
        <Points view={view} seat={seat} />
        <Ships view={view} seat={seat} reach={reach} isYou={isYou} />
        {!isYou && <RivalHand prince={prince} name={name} inspect={inspect} />}
      </header>
      <div className={css.land}>
        <Markers
          prince={prince}
          options={asked ? reach.markers : NONE}
          inspect={inspect}
          picked={rest.picked}
          pick={rest.pick}
        />
        <Realm
          {...rest}
          rival={view.princes[1 - seat]}
          production={view.production}
          cells={asked ? reach.cells : reach.away}
          possible={possible}
          held={held}
          takes={asked ? landing.cells : landing.away}
          anywhere={landing.anywhere}
          drop={drop}
        />
      </div>
    </section>
  );
}
