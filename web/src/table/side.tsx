/** What lies beside the board: what happened, the chat, the board in words. Where there is no room
 * for them, they wait in a drawer behind a button that tells of unread messages. */
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Happening, TextPart } from "../games/game";
import type { Said } from "../generated/socket";
import { useWords } from "../i18n/language";
import { BoardInWords } from "./board-words";
import { ChatPanel } from "./chat";
import { type LogLine, LogPanel } from "./log";
import { tableWords } from "./words";
import "./side.css";

/** Whether log and chat have their own column: as the style sheet has it. */
const BESIDE = "(min-width: 75rem) and (min-height: 30rem)";

export interface SideState {
  open: boolean;
  /** Messages that came while nobody could see them. */
  unread: number;
  show(): void;
  hide(): void;
}

export function useSide(chat: readonly Said[], you: number | null): SideState {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(0);
  const others = chat.filter((one) => you === null || one.seat !== you).length;
  const visible = open || matchMedia(BESIDE).matches;
  useEffect(() => {
    if (visible) setSeen(others);
  }, [visible, others]);
  return {
    open,
    unread: visible ? 0 : Math.max(0, others - seen),
    show: () => flushSync(() => setOpen(true)), // at once, for whoever wants the focus inside
    hide: () => setOpen(false),
  };
}

export function SideButton({ side }: { side: SideState }) {
  const words = useWords(tableWords);
  return (
    <button
      type="button"
      className="tool tool-side"
      aria-expanded={side.open}
      aria-label={side.unread ? `${words.panel}. ${words.unread(side.unread)}` : words.panel}
      onClick={side.open ? side.hide : side.show}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d="M3 4h18v12.500H10L5.500 21v-4.500H3Zm3.500 3.700v1.600h11V7.700Zm0 3.500v1.600h7.500v-1.600Z" />
      </svg>
      {side.unread > 0 && (
        <b className="unread" aria-hidden="true">
          {side.unread}
        </b>
      )}
    </button>
  );
}

export function Side({
  side,
  lines,
  picture,
  chat,
  may,
  say,
  parts,
}: {
  side: SideState;
  lines: readonly LogLine[];
  picture(happening: Happening): ReactNode | null;
  chat: readonly Said[];
  may: boolean;
  say(words: string): void;
  parts(): readonly TextPart[];
}) {
  const words = useWords(tableWords);
  return (
    <aside className="side" aria-label={words.panel} data-open={side.open}>
      <button type="button" className="quiet side-close" onClick={side.hide}>
        {words.closePanel}
      </button>
      <LogPanel lines={lines} picture={picture} />
      <ChatPanel chat={chat} may={may} say={say} />
      <BoardInWords parts={parts} />
    </aside>
  );
}
