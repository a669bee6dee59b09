/** What numbers of artifacts are worth, and where everybody stands. */
import { useWords } from "../../i18n/language";
import { Amphora, Pawn } from "./pieces";
import { TEXTS } from "./texts";
import css from "./track.module.css";
import { artifactsOf, type BoardView } from "./view";

export function Track({ view, names }: { view: BoardView; names: readonly string[] }) {
  const texts = useWords(TEXTS);
  const { values, assumed } = view.track;
  const last = values.length - 1;
  return (
    <details className={css.track}>
      <summary title={texts.track}>
        <Amphora /> <span className={css.title}>{texts.track}</span>
      </summary>
      <div className={css.table}>
        <ol>
          {values.map((value, count) => {
            const here = names
              .map((name, seat) => ({ name, seat }))
              .filter(({ seat }) => Math.min(artifactsOf(view, seat), last) === count)
              .filter(({ seat }) => seat < view.players);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of artifacts
              <li key={count} data-here={here.length > 0}>
                <span className={css.count}>{texts.trackCount(count, count === last)}</span>
                <strong>
                  {value < 0 ? `−${-value}` : `+${value}`}
                  {assumed.includes(count) && <sup>*</sup>}
                </strong>
                <span className={css.pawns}>
                  {here.map(({ name, seat }) => (
                    <span key={seat}>
                      <Pawn seat={seat} piece="adventurer" size="1.4rem" />
                      <span className="hidden">{name}</span>
                    </span>
                  ))}
                </span>
              </li>
            );
          })}
        </ol>
        {assumed.length > 0 && <p>{texts.assumed}</p>}
      </div>
    </details>
  );
}
