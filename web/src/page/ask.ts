/** Asking the server from a component. */
import { useCallback, useEffect, useRef, useState } from "react";

interface Asked<Reply> {
  reply: Reply | null;
  problem: unknown;
  again(): void;
}

/** What the server says to a question, asked when the component appears and every so often. */
export function useAsked<Reply>(
  ask: () => Promise<Reply>,
  key: string,
  everySeconds = 0,
): Asked<Reply> {
  const [reply, setReply] = useState<Reply | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const asking = useRef(ask);
  asking.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or round asks anew
  useEffect(() => {
    let wanted = true;
    const go = () => {
      asking.current().then(
        (told) => {
          if (!wanted) return;
          setReply(told);
          setProblem(null);
        },
        (why) => wanted && setProblem(why),
      );
    };
    go();
    const look = () => document.hidden || go();
    const timer = everySeconds > 0 ? setInterval(look, everySeconds * 1000) : undefined;
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [key, everySeconds, round]);
  return { reply, problem, again: useCallback(() => setRound((n) => n + 1), []) };
}

/** Something to do at a click: busy while it lasts, the problem when it fails. */
export function useDoing(): {
  busy: boolean;
  problem: unknown;
  run(work: () => Promise<unknown>): void;
} {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const run = useCallback((work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    work()
      .catch(setProblem)
      .finally(() => setBusy(false));
  }, []);
  return { busy, problem, run };
}
