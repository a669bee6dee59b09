/** Says on every page that the server is away, and asks until it is back. */
import { useEffect, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { catalogue, useWords } from "../i18n/language";
import { reach, server } from "../server/http";

const words = catalogue(
  {
    offline: "You are offline.",
    away: "The server cannot be reached. This page will keep trying.",
    still: "You can still read the rules, lessons and cards.",
    rules: "Read the rules",
  },
  {
    offline: "Du bist offline.",
    away: "Der Server ist nicht erreichbar. Diese Seite versucht es von selbst wieder.",
    still: "Regeln, Einführungen und Karten gehen trotzdem.",
    rules: "Zu den Regeln",
  },
);
const AGAIN = 3000;

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

export function Offline() {
  const text = useWords(words);
  const reached = useSyncExternalStore(reach.subscribe, reach.snapshot);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const away = !reached || !online;
  useEffect(() => {
    if (!away) return;
    const timer = setInterval(() => server.about().catch(() => {}), AGAIN);
    return () => clearInterval(timer);
  }, [away]);
  return (
    <div className="banner offline" role="status" hidden={!away}>
      {away && (
        <>
          <strong>{online ? text.away : text.offline}</strong>
          <span>
            {text.still} <Link href="/rules">{text.rules}</Link>
          </span>
        </>
      )}
    </div>
  );
}
