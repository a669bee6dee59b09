/** The page of a game that has none of its own: the view line by line, the options as buttons. */
import type { GameInfo } from "../../generated/http";
import { useLanguage } from "../../i18n/language";
import type { BoardProps, GamePage } from "../game";
import css from "./board.module.css";
import { type AnyView, anyWords, lines } from "./words";

function Board({ view, names, options, picked, pick }: BoardProps<AnyView>) {
  const { language } = useLanguage();
  return (
    <div className={css.board}>
      <dl className={css.lines}>
        {lines(view, names, language).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.options}>
        {options.map(({ words }) => (
          <button
            key={words}
            type="button"
            data-option={words}
            aria-pressed={picked === words}
            onClick={() => pick(words)}
          >
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}

export function anyGame(info: GameInfo): GamePage<AnyView> {
  return { name: info.name, Board, words: anyWords(info), picture: () => null };
}
