/** The title of the tab. A notice (it is your turn) goes before it. */
import { useEffect } from "react";

export function usePageTitle(title: string, notice = ""): void {
  useEffect(() => {
    document.title = `${notice}${title} · Rivalry`;
  }, [title, notice]);
}
