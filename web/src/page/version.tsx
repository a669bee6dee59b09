/** Notices that the server has a newer page than this one, and offers to load it. */
import { useSyncExternalStore } from "react";
import { appWords } from "../app-words";
import { useWords } from "../i18n/language";

let first: string | null = null;
let stale = false;
const listeners = new Set<() => void>();

/** The server's page is this build; the first one heard is ours. */
export function seeBuild(build: string): void {
  if (build === "") return;
  first ??= build;
  if (build !== first) outdated();
}

function outdated(): void {
  stale = true;
  for (const listener of listeners) listener();
}

// A part of this page that the server does not have any more.
addEventListener("vite:preloadError", outdated);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function NewVersion() {
  const words = useWords(appWords);
  const old = useSyncExternalStore(subscribe, () => stale);
  if (!old) return null;
  return (
    <div className="banner" role="status">
      <span>{words.newVersion}</span>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
