/** How the last expedition ended and what it brought, over the first turns of the next one. */
import { useWords } from "../../i18n/language";
import { CountUp } from "../count-up";
import css from "./expedition-over.module.css";
import { TEXTS } from "./texts";
import type { BoardView } from "./view";

export function ExpeditionOver({ view, names }: { view: BoardView; names: readonly string[] }) {
  const texts = useWords(TEXTS);
  const last = view.history.at(-1);
  if (!last || view.phase === "over" || view.turns >= view.players) return null;
  const before = view.history.at(-2);
  return (
    <section className={css.over} key={view.history.length}>
      <strong>{texts.expeditionOver(view.history.length, last.ended)}</strong>
      <ul>
        {last.seats.map(({ points }, seat) => {
          const brought = points - (before?.seats[seat]?.points ?? 0);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
            <li key={seat}>
              {names[seat]} <CountUp to={points} /> ({brought < 0 ? `−${-brought}` : `+${brought}`})
            </li>
          );
        })}
      </ul>
    </section>
  );
}
