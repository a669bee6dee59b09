/** The state of the connection, always to be seen; loud when it is lost. */
import { useWords } from "../i18n/language";
import type { Link } from "./state";
import { tableWords } from "./words";

export function LinkState({ link, retry }: { link: Link; retry(): void }) {
  const words = useWords(tableWords);
  const text = { connecting: words.connecting, live: words.live, lost: words.lost, gone: "" }[link];
  return (
    <div className={`link-state ${link}`} role="status" data-link={link}>
      <i aria-hidden="true" />
      <span>{text}</span>
      {link === "lost" && (
        <button type="button" onClick={retry}>
          {words.retry}
        </button>
      )}
    </div>
  );
}
