/** Says to somebody without a seat that the table is full, and goes by itself. */
import { useEffect, useState } from "react";
import { useWords } from "../i18n/language";
import { waitingWords } from "./waiting-words";
import "./waiting.css";

const LONG_ENOUGH = 10_000;

export function Watching() {
  const words = useWords(waitingWords);
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), LONG_ENOUGH);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div className="watching" role="status">
      <span>{words.watching}</span>
      <button type="button" className="quiet" onClick={() => setShown(false)}>
        {words.understood}
      </button>
    </div>
  );
}
