/** A link to give away: copied, or handed to the device's own sharing. */
import { useState } from "react";
import { catalogue, useWords } from "../i18n/language";

const words = catalogue(
  { copy: "Copy link", copied: "Copied", share: "Share…", link: "Link" },
  { copy: "Link kopieren", copied: "Kopiert", share: "Teilen …", link: "Link" },
);

/** Puts a text where it can be pasted from; `field` shows it, for browsers that copy only so. */
export function useCopy(): [
  copied: boolean,
  copy: (text: string, field: HTMLInputElement | HTMLTextAreaElement | null) => Promise<void>,
] {
  const [copied, setCopied] = useState(false);
  const copy = async (text: string, field: HTMLInputElement | HTMLTextAreaElement | null) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      field?.select();
      document.execCommand("copy");
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return [copied, copy];
}

export function ShareLink({ href, title }: { href: string; title: string }) {
  const text = useWords(words);
  const [copied, copy] = useCopy();
  const address = new URL(href, location.href).href;
  let field: HTMLInputElement | null = null;
  return (
    <div className="row share">
      <input
        ref={(element) => {
          field = element;
        }}
        readOnly
        value={address}
        aria-label={`${text.link}: ${title}`}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="primary" onClick={() => copy(address, field)}>
        {copied ? text.copied : text.copy}
      </button>
      {"share" in navigator && (
        <button
          type="button"
          onClick={() => navigator.share({ title, url: address }).catch(() => {})}
        >
          {text.share}
        </button>
      )}
      <span className="hidden" aria-live="polite">
        {copied ? text.copied : ""}
      </span>
    </div>
  );
}
