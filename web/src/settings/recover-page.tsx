/** Opened by a recovery link: this browser becomes the player whose link it is. */
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { LinkInfo } from "../generated/http";
import { useWords } from "../i18n/language";
import { ProblemLine } from "../page/problem";
import { usePageTitle } from "../page/title";
import { Refusal, server } from "../server/http";
import { RecoveryLinkMaker } from "./recovery-link";
import { settingsWords } from "./words";

export default function RecoverPage() {
  const words = useWords(settingsWords);
  const [name, setName] = useState<string | null>(null);
  const [question, setQuestion] = useState<LinkInfo | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const token = useRef<string | null>(null);
  usePageTitle(words.recoverTitle);
  const become = (giveUp: boolean) => {
    setQuestion(null);
    server
      .recover(token.current ?? "", giveUp)
      .then((me) => setName(me.name))
      .catch(setProblem);
  };
  const look = () => {
    if (token.current !== null && !location.hash) return;
    token.current = location.hash.slice(1);
    history.replaceState(null, "", "/recover"); // the link is a key: not to be left in the bar
    setName(null);
    setProblem(null);
    const looking = token.current
      ? server.lookAtLink(token.current)
      : Promise.reject(new Refusal("wrong-token", "no token"));
    looking
      .then((found) => (found.give_up === null ? become(false) : setQuestion(found)))
      .catch(setProblem);
  };
  useEffect(() => {
    look();
    addEventListener("hashchange", look); // another link, opened in this same tab
    return () => removeEventListener("hashchange", look);
  });
  return (
    <div className="narrow panel">
      <h1>{words.recoverTitle}</h1>
      <ProblemLine problem={problem} />
      {question?.give_up != null ? (
        <Question become={question.become} lost={question.give_up} onYes={() => become(true)} />
      ) : (
        problem === null && (
          <p role="status">{name === null ? words.recovering : words.recovered(name)}</p>
        )
      )}
      <Link href="/" className="button primary">
        {words.toStart}
      </Link>
    </div>
  );
}

/** Asks whoever is somebody already, and offers a way back first. */
function Question(props: { become: string; lost: string; onYes(): void }) {
  const words = useWords(settingsWords);
  const back = words.recoverBack(props.lost);
  return (
    <>
      <p>{words.recoverAsk(props.become, props.lost)}</p>
      <RecoveryLinkMaker title={back} make={back} />
      <p>
        <button type="button" onClick={props.onYes}>
          {words.recoverYes(props.become)}
        </button>
      </p>
    </>
  );
}
