/** A button that makes a recovery link, and then the link, with the time until which it works. */
import { type ReactNode, useState } from "react";
import type { RecoveryLink } from "../generated/http";
import { useLanguage, useWords } from "../i18n/language";
import { useDoing } from "../page/ask";
import { ProblemLine } from "../page/problem";
import { ShareLink } from "../page/share";
import { server } from "../server/http";
import { settingsWords } from "./words";

/** `then` is shown once there is a link. */
export function RecoveryLinkMaker({
  title,
  make,
  then,
}: {
  title: string;
  make: string;
  then?: ReactNode;
}) {
  const words = useWords(settingsWords);
  const { language } = useLanguage();
  const [made, setMade] = useState<RecoveryLink | null>(null);
  const { busy, problem, run } = useDoing();
  if (made) {
    const when = new Date(made.until * 1000);
    const shown = when.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
    return (
      <>
        <ShareLink href={made.path} title={title} />
        <p className="soft">{words.recoveryUntil(shown)}</p>
        {then}
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        disabled={busy}
        onClick={() => run(() => server.recovery().then(setMade))}
      >
        {make}
      </button>
      <ProblemLine problem={problem} />
    </>
  );
}
