/** It is your turn: icon, sound, notification, each as the settings say. (The title is the page's.) */
import { useEffect, useRef } from "react";
import { useWords } from "../i18n/language";
import { settings, useSettings } from "../settings/settings";
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
    if (settings().sound && document.hidden) chime();
    if (settings().notification && document.hidden) {
      notify(game, over ? words.over : `${words.yourTurn}. ${question}`);
    }
  }, [asked, over]);
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", href);
}

/** Two soft notes. */
export function chime(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.connect(audio.destination);
    [523.25, 783.99].forEach((pitch, i) => {
      const note = audio.createOscillator();
      note.frequency.value = pitch;
      note.connect(volume);
      note.start(audio.currentTime + i * 0.16);
      note.stop(audio.currentTime + i * 0.16 + 0.3);
    });
    volume.gain.setValueAtTime(0.12, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
    setTimeout(() => void audio.close(), 800);
  } catch {
    // A browser without sound, or one that has not been clicked yet.
  }
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
