import { PrefetchPageLinks, useNavigate } from "@remix-run/react";
import { type MouseEvent, type SyntheticEvent, useEffect, useState } from "react";
import { usePrefetch } from "./header/use-prefetch";

/** Hover time after which a link is prefetched. */
const MEANT_MS = 100;

/** Adds client-side navigation and prefetching to an element whose links are plain markup. */
export function usePlainLinks() {
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const [near, setNear] = useState<string | null>(null);
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setMeant(near), MEANT_MS);
    return () => clearTimeout(timer);
  }, [near]);
  const onClick = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const href = pageOf(event);
    if (event.defaultPrevented || href === null || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
      return;
    event.preventDefault();
    navigate(href, { replace: href === location.pathname + location.search + location.hash });
  };
  const come = (event: SyntheticEvent) => setNear(prefetch === "intent" ? pageOf(event) : null);
  return {
    links: { onClick, onPointerOver: come, onFocus: come },
    prefetched: meant === null ? null : <PrefetchPageLinks page={meant} />,
  };
}

/** Returns the path of the link in which the event occurred, or null if the link leaves the shop. */
function pageOf({ target }: SyntheticEvent): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && link.origin === location.origin ? link.pathname + link.search + link.hash : null;
}
