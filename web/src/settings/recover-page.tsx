/** Opened by a recovery link: this browser becomes the player whose link it is. */
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { useWords } from "../i18n/language";
import { ProblemLine } from "../page/problem";
import { usePageTitle } from "../page/title";
import { Refusal, server } from "../server/http";
import { settingsWords } from "./words";

export default function RecoverPage() {
  const words = useWords(settingsWords);
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const asked = useRef(false);
  usePageTitle(words.recoverTitle);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const token = location.hash.slice(1);
    history.replaceState(null, "", "/recover"); // the link is a key: not to be left in the bar
    const asking = token
      ? server.recover(token)
      : Promise.reject(new Refusal("wrong-token", "no token"));
    asking.then((me) => setName(me.name)).catch(setProblem);
  }, []);
  return (
    <div className="narrow panel">
      <h1>{words.recoverTitle}</h1>
      <ProblemLine problem={problem} />
      {problem === null && (
        <p role="status">{name === null ? words.recovering : words.recovered(name)}</p>
      )}
      <Link href="/" className="button primary">
        {words.toStart}
      </Link>
    </div>
  );
}
