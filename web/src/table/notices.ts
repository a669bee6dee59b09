/** It is your turn: icon, sound, notification, each as the settings say. (The title is the page's.) */
import { useEffect, useRef } from "react";
import { useWords } from "../i18n/language";
import { settings, useSettings } from "../settings/settings";
import { play } from "./sound";
import { tableWords } from "./words";

interface Situation {
  asked: boolean;
  over: boolean;
  question: string;
  game: string;
}

export function useNotices({ asked, over, question, game }: Situation): void {
  const words = useWords(tableWords);
  const chosen = useSettings();
  const first = useRef(true);
  useEffect(() => {
    setIcon(asked && chosen.icon ? "/icon-turn.svg" : "/icon.svg");
    return () => setIcon("/icon.svg");
  }, [asked, chosen.icon]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the turn comes
  useEffect(() => {
    const isNew = !first.current;
    first.current = false;
    if (!isNew || !(asked || over)) return;
    play(over ? "end" : "turn");
    if (settings().notification && document.hidden) {
      notify(game, over ? words.over : `${words.yourTurn}. ${question}`);
    }
  }, [asked, over]);
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", href);
}

function notify(title: string, body: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, icon: "/icon.svg", tag: "rivalry-turn" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow notifications to installed pages only.
  }
}
