import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "~/paths";

/** Registers the pad's service worker, from here alone, and has it store this page for a time without a network. */
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
      // A browser that forbids it shows the pad as it does without.
      .catch(() => undefined);
    workers.addEventListener("controllerchange", keep);
    addEventListener("online", back);
    return () => {
      workers.removeEventListener("controllerchange", keep);
      removeEventListener("online", back);
    };
  }, [isOn, revalidate]);
}
