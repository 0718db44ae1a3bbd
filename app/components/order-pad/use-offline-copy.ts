import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "~/paths";

/** Registers the pad's service worker, which stores this page for use without a network. No other page registers it. */
export function useOfflineCopy(isOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!isOn || !workers) return;
    const keep = async () => (await workers.ready).active?.postMessage(location.pathname + location.search);
    const back = () => {
      document.querySelector("[data-copy]")?.remove();
      revalidate();
    };
    workers
      .register(paths.padWorker(), { scope: "/", updateViaCache: "none" })
      .then(keep)
      // If the browser forbids service workers, the pad works without the stored copy.
      .catch(() => undefined);
    workers.addEventListener("controllerchange", keep);
    addEventListener("online", back);
    return () => {
      workers.removeEventListener("controllerchange", keep);
      removeEventListener("online", back);
    };
  }, [isOn, revalidate]);
}
