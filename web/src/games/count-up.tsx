/** A number that counts up to its value when it is first shown; at once where nothing moves. */
import { useEffect, useState } from "react";
import { moves, settings } from "../settings/settings";

const LENGTH = { off: 0, fast: 500, normal: 900, slow: 1800 };

export function CountUp({ to, text = String }: { to: number; text?: (n: number) => string }) {
  const [shown, setShown] = useState(() => (moves(settings()) ? 0 : to));
  useEffect(() => {
    const length = moves(settings()) ? LENGTH[settings().speed] : 0;
    const begin = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = length === 0 ? 1 : Math.min(1, (now - begin) / length);
      setShown(Math.round(to * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step(begin);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return (
    <>
      <span aria-hidden="true">{text(shown)}</span>
      <span className="hidden">{text(to)}</span>
    </>
  );
}
