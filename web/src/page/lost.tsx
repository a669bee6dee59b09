/** An address at which there is nothing: says so, and leads back. */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { appWords } from "../app-words";
import { useWords } from "../i18n/language";
import { usePageTitle } from "./title";

export function LostPage({ sentence, children }: { sentence: string; children?: ReactNode }) {
  const words = useWords(appWords);
  usePageTitle(sentence);
  return (
    <div className="narrow panel">
      <h1 className="sentence">{sentence}</h1>
      <p className="row">
        {children}
        <Link href="/" className={children ? "button" : "button primary"}>
          {words.toStart}
        </Link>
      </p>
    </div>
  );
}
