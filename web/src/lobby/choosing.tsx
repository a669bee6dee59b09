/** Before the game: the players choose an option in turn, the three sets of a Duel for one. */
import type { Choice, TableNews } from "../generated/socket";
import { useWords } from "../i18n/language";
import { useDoing } from "../page/ask";
import { ProblemLine } from "../page/problem";
import { server } from "../server/http";
import { seatNames } from "../table/names";
import { choosingWords } from "./choosing-words";
import { type ModeText, modeWords } from "./mode-words";
import { plainTitle } from "./modes";
import { lobbyWords } from "./words";
import "./choosing.css";

/** A value of an option in words: the sets of a Duel are called as the modes that play them. */
export function valueText(value: number | string, modes: Record<string, ModeText>): ModeText {
  return modes[`mode=${value}`] ?? { title: plainTitle(String(value)), line: "" };
}

/** How an option is chosen, told before there is anything to choose. */
export function useWay(): (choice: Choice) => [label: string, way: string] {
  const words = useWords(choosingWords);
  return ({ option, way }) => [words.options[option] ?? option, words.ways[way]];
}

export function Choosing({ id, table }: { id: string; table: TableNews }) {
  const choice = table.choices.find((one) => one.asked !== null);
  return choice ? <Picking id={id} table={table} choice={choice} /> : null;
}

function Picking({ id, table, choice }: { id: string; table: TableNews; choice: Choice }) {
  const words = useWords(choosingWords);
  const { modes } = useWords(modeWords);
  const { bots } = useWords(lobbyWords);
  const { busy, problem, run } = useDoing();
  const names = seatNames(table.seats, bots);
  const asked = choice.asked ?? 0;
  const mine = asked === table.you;
  const number = choice.picks.length + 1;
  const pick = (value: number | string) => {
    if (mine && !busy) run(() => server.choose(id, choice.option, value));
  };
  return (
    <section className="choosing" aria-label={words.options[choice.option] ?? choice.option}>
      <p role="status" data-mine={mine || undefined}>
        {mine
          ? words.youPick(number, choice.total)
          : words.otherPicks(names[asked] ?? "", number, choice.total)}
      </p>
      <ul className="choosing-values">
        {choice.values.map((value) => {
          const { title, line } = valueText(value, modes);
          const picked = choice.picks.find((one) => one.value === value);
          return (
            <li key={value}>
              {/* Not disabled, so that the keyboard stays where it is. */}
              <button
                type="button"
                aria-disabled={!mine || picked !== undefined}
                data-picked={picked !== undefined || undefined}
                onClick={() => picked === undefined && pick(value)}
              >
                <strong>{title}</strong>
                {picked ? (
                  <small>
                    <span aria-hidden="true">✓ </span>
                    {words.pickedBy(names[picked.seat ?? 0] ?? "")}
                  </small>
                ) : (
                  <small>{line}</small>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <ProblemLine problem={problem} />
    </section>
  );
}
