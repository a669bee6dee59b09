/** Lets the browser keep the page for times without a network, once there is nothing else to do. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => {}); // then it is not kept
  });
}
