/** The browser's own modal dialog: it keeps the focus, closes with Escape, and gives focus back. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { catalogue, useWords } from "../i18n/language";

const words = catalogue({ close: "Close" }, { close: "Schließen" });

export function Dialog({
  title,
  open,
  close,
  children,
}: {
  title: string;
  open: boolean;
  close(): void;
  children: ReactNode;
}) {
  const { close: closeWord } = useWords(words);
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
    if (!open && ref.current?.open) ref.current.close();
  }, [open]);
  return (
    <dialog ref={ref} aria-labelledby={id} onClose={close}>
      {open && (
        <>
          <div className="row spread dialog-head">
            <h2 id={id}>{title}</h2>
            <button type="button" className="quiet" onClick={close} aria-label={closeWord}>
              ✕
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
