/** The whole board told in text. */
import type { TextPart } from "../games/game";
import { useWords } from "../i18n/language";
import { tableWords } from "./words";
import "./side.css";

export function BoardInWords({ parts }: { parts: readonly TextPart[] }) {
  const words = useWords(tableWords);
  return (
    <details className="board-words panel">
      <summary>
        <h2>{words.boardWords}</h2>
      </summary>
      <div className="parts">
        {parts.map((part) => (
          <section key={part.title}>
            <h3>{part.title}</h3>
            <ul>
              {part.lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
                <li key={i}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
