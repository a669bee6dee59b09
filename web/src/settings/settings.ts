/** What this browser's user has chosen; kept in localStorage, the same in all tabs. */
import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";
export type Speed = "off" | "slow" | "normal" | "fast";
export type Confirm = "touch" | "always" | "never";

export interface Settings {
  theme: Theme;
  speed: Speed;
  confirm: Confirm;
  /** Notices that it is your turn. */
  title: boolean;
  icon: boolean;
  sound: boolean;
  /** How loud the table is, 0 to 1. */
  volume: number;
  notification: boolean;
  /** The list of options at the table is open. */
  list: boolean;
  /** Single keys as shortcuts. */
  keys: boolean;
  /** Seconds a bot seems to think at tables made here. */
  pause: number;
  /** The bot's level last chosen. */
  level: string;
}

export const DEFAULTS: Settings = {
  theme: "system",
  speed: "normal",
  confirm: "touch",
  title: true,
  icon: true,
  sound: true,
  volume: 0.6,
  notification: false,
  list: false,
  keys: true,
  pause: 0.5,
  level: "casual",
};

const MOTION: Record<Speed, string> = { off: "0ms", slow: "700ms", normal: "280ms", fast: "130ms" };
/** The colour of a phone's bars, as of the page's header. */
const BARS = { light: "#fffdf8", dark: "#1f2427" };
const KEY = "rivalry.settings";
const listeners = new Set<() => void>();
let current = read();

function read(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return DEFAULTS;
  }
}

export function settings(): Settings {
  return current;
}

export function change(some: Partial<Settings>): void {
  current = { ...current, ...some };
  localStorage.setItem(KEY, JSON.stringify(current));
  tell();
}

function tell(): void {
  show();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}

/** Let the document follow the theme. */
function show(): void {
  const dark =
    current.theme === "dark" ||
    (current.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  for (const tag of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    tag.content = BARS[dark ? "dark" : "light"];
  }
  document.documentElement.style.setProperty("--motion", MOTION[current.speed]);
}

/** Once, before anything is drawn. */
export function startSettings(): void {
  show();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  addEventListener("storage", (event) => {
    if (event.key === KEY) {
      current = read();
      tell();
    }
  });
}

/** Whether an answer waits for a second click here; on touch screens only what is `final`, that is
 * what cannot be taken back. */
export function confirms(chosen: Settings, final: boolean): boolean {
  if (chosen.confirm === "touch") return final && matchMedia("(pointer: coarse)").matches;
  return chosen.confirm === "always";
}

/** Whether things move; the system's wish for calm comes first. */
export function moves(chosen: Settings): boolean {
  return chosen.speed !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
