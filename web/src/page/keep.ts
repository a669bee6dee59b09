/** Lets the browser keep the page for times without a network, once there is nothing else to do. */

/** What some browsers know of the network, and TypeScript does not. */
type Frugal = Navigator & { connection?: { saveData?: boolean } };

export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if ((navigator as Frugal).connection?.saveData) return; // whoever counts bytes loads what is used
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => {}); // then it is not kept
  });
}
