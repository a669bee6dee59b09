/** Lines of which the newest is in sight, unless somebody has scrolled back to read: the style sheet
 * fills the box from its end. */
import type { ReactNode } from "react";
import "./side.css";

export function Lines({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="lines" tabIndex={0} aria-label={label}>
      <ol>{children}</ol>
    </section>
  );
}
