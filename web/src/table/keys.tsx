/** Shortcuts of the table, and the list of them. They can be switched off in the settings. */
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Option } from "../games/game";
import { useWords } from "../i18n/language";
import { Dialog } from "../page/dialog";
import { settings } from "../settings/settings";
import { tableWords } from "./words";

interface Keys {
  root: RefObject<HTMLElement | null>;
  /** Opens the drawer with log and chat, where there is one. */
  showSide(): void;
  options: readonly Option[];
  picked: string | null;
  pick(words: string | null): void;
  answer(words: string): void;
  undo(what: "answer" | "turn"): void;
  undoable: readonly ("answer" | "turn")[];
  hint(): void;
}

export function useKeys(keys: Keys): { open: boolean; show(): void; hide(): void } {
  const [open, setOpen] = useState(false);
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]")) return;
      const target = event.target as HTMLElement;
      if (target.closest("input, textarea, select")) return;
      const { picked, pick, answer } = now.current;
      if (event.key === "Escape" && picked) return pick(null);
      if (event.key === "Enter" && picked && !target.closest("button, a, summary")) {
        event.preventDefault();
        return answer(picked);
      }
      if (settings().keys && shortcut(event.key.toLowerCase(), now.current, setOpen))
        event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return { open, show: () => setOpen(true), hide: () => setOpen(false) };
}

/** Whether the key was a shortcut. */
function shortcut(key: string, keys: Keys, setOpen: (open: boolean) => void): boolean {
  const { root, options, pick, undo, undoable } = keys;
  const focus = (selector: string, open?: string) => {
    const box = open && root.current?.querySelector<HTMLDetailsElement>(open);
    if (box) box.open = true;
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    return true;
  };
  const focusSide = (selector: string, open: string) => {
    keys.showSide();
    return focus(selector, open);
  };
  if (/^[1-9]$/.test(key)) {
    const option = options[Number(key) - 1];
    if (option) pick(option.words);
    return option !== undefined;
  }
  switch (key) {
    case "o":
      return focus(".options [tabindex='0']", ".option-box");
    case "b":
      return focus(".board");
    case "w":
      return focusSide(".board-words summary", ".board-words");
    case "l":
      return focusSide(".log .lines", ".log");
    case "c":
      return focusSide("#chat", ".chat");
    case "u":
      if (undoable[0]) undo(undoable[0]);
      return undoable.length > 0;
    case "h":
      keys.hint();
      return true;
    case "?":
      setOpen(true);
      return true;
    default:
      return false;
  }
}

export function KeyHelp({
  open,
  close,
  more = [],
}: {
  open: boolean;
  close(): void;
  /** The keys of the game's own board. */
  more?: readonly (readonly [string, string])[] | undefined;
}) {
  const words = useWords(tableWords);
  return (
    <Dialog title={words.keys} open={open} close={close}>
      <table className="keys">
        <tbody>
          {[...words.keyList, ...more].map(([key, meaning]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
