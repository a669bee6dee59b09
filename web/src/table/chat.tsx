/** What people say at the table: plain text. */
import { type FormEvent, useState } from "react";
import type { Said } from "../generated/socket";
import { useWords } from "../i18n/language";
import { lobbyWords } from "../lobby/words";
import { Lines } from "./lines";
import { personName } from "./names";
import { tableWords } from "./words";

export function ChatPanel({
  chat,
  may,
  say,
}: {
  chat: readonly Said[];
  may: boolean;
  say(words: string): void;
}) {
  const words = useWords(tableWords);
  const { bots } = useWords(lobbyWords);
  const [line, setLine] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim()) say(line.trim());
    setLine("");
  };
  return (
    <details className="side-part chat" open>
      <summary>
        <h2>{words.chat}</h2>
      </summary>
      {chat.length > 0 && (
        <Lines label={words.chat}>
          {chat.map((said, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
            <li key={i}>
              <strong>
                {personName(said.name, bots)}
                {said.seat === null && ` (${words.spectator})`}:
              </strong>{" "}
              {said.words}
            </li>
          ))}
        </Lines>
      )}
      {may ? (
        <form className="row chat-form" onSubmit={send}>
          <input
            id="chat"
            value={line}
            maxLength={500}
            aria-label={words.say}
            placeholder={words.say}
            onChange={(event) => setLine(event.target.value)}
          />
          <button type="submit">{words.send}</button>
        </form>
      ) : (
        <p className="soft">{words.noChat}</p>
      )}
    </details>
  );
}
