/** The whole board told in text, for whoever opens it. */
import { useState } from "react";
import type { TextPart } from "../games/game";
import { useWords } from "../i18n/language";
import { tableWords } from "./words";
import "./side.css";

export function BoardInWords({ parts }: { parts(): readonly TextPart[] }) {
  const words = useWords(tableWords);
  const [open, setOpen] = useState(false);
  return (
    <details className="board-words panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{words.boardWords}</h2>
      </summary>
      <div className="parts">
        {open &&
          parts().map((part) => (
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
