/** One board in one recorded position, for whoever draws it and for pictures; not in the bundle.
 * preview.html?game=lost-cities&sample=lost-cities&i=2&theme=dark&lang=de
 * `tutorial=lost-cities` instead of `sample` takes a lesson's positions; `list=1` shows the options
 * and the board in words as well. */
import { StrictMode, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";
import { type Happening, type Option, questionText } from "./games/game";
import { useGame } from "./games/use-game";
import { LanguageProvider, useWords } from "./i18n/language";
import "./style/theme.css";
import "./style/page.css";
import "./table/table.css";

interface Recorded {
  n: number;
  seat: number;
  asked: number | null;
  why: string | null;
  amount: number;
  view: Record<string, unknown>;
  options: Option[];
  lately: Happening[];
  account: Happening[];
}

const FILES = import.meta.glob<{ default: Recorded[] }>("./generated/{samples,tutorials}/*.json");
const NAMES = ["Anna", "Ben", "Clara", "David"];

const wish = new URLSearchParams(location.search);
localStorage.setItem("rivalry.language", wish.get("lang") ?? "en");
document.documentElement.dataset.theme = wish.get("theme") ?? "light";

async function recorded(): Promise<Recorded[]> {
  const lesson = wish.get("tutorial");
  const name = lesson ? `tutorials/${lesson}` : `samples/${wish.get("sample") ?? wish.get("game")}`;
  const load = FILES[`./generated/${name}.json`];
  if (!load) throw new Error(`no ${name}.json; there are ${Object.keys(FILES).join(", ")}`);
  return (await load()).default;
}

function Preview({ shown }: { shown: Recorded }) {
  const game = useGame(wish.get("game") ?? "lost-cities");
  const [picked, pick] = useState<string | null>(null);
  if (!game) throw new Error("no such game");
  const words = useWords(game.words);
  const { Board } = game;
  return (
    <main className="preview">
      <p>
        <strong>{questionText(words, shown.why, shown.amount) ?? "–"}</strong>{" "}
        {picked && <code>{picked}</code>}
      </p>
      <section className="board">
        <Board
          view={shown.view}
          names={NAMES}
          you={shown.seat}
          asked={shown.asked}
          why={shown.why}
          options={shown.options}
          picked={picked}
          pick={pick}
          lately={shown.lately}
          account={shown.account}
        />
      </section>
      {wish.has("list") && (
        <>
          <p>
            {shown.options.map((option) => (
              <button type="button" key={option.words} onClick={() => pick(option.words)}>
                {words.option(option, shown.view)}
              </button>
            ))}
          </p>
          <ul>
            {shown.lately.map((one) => (
              <li key={one.n}>{words.happening(one, NAMES[one.seat ?? 9] ?? "", shown.view)}</li>
            ))}
          </ul>
          <table>
            <tbody>
              {words.score(shown.view, NAMES).map((line) => (
                <tr key={line.label}>
                  <th>{line.label}</th>
                  {line.values.map((value, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
                    <td key={seat}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {words.board(shown.view, NAMES, shown.seat).map((part) => (
            <section key={part.title}>
              <h3>{part.title}</h3>
              <ul>
                {part.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </main>
  );
}

const all = await recorded();
const shown = all[Number(wish.get("i") ?? 0)];
if (!shown) throw new Error(`there are only ${all.length} positions`);
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <LanguageProvider>
      <Suspense>
        <Preview shown={shown} />
      </Suspense>
    </LanguageProvider>
  </StrictMode>,
);
