// Offline handling: a router request that cannot be sent waits, with the page unchanged, until it is retried or
// replaced. A retry reuses the idempotency key (CONTRACT §6).

const pendingRetries = new Set<() => void>();
const listeners = new Set<() => void>();

export const hasPendingRetry = (): boolean => pendingRetries.size > 0;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function retryAll(): void {
  for (const send of [...pendingRetries]) send();
}

/** Must be called once, before the router starts. */
export function retryFailedRequests(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const signal = init?.signal;
    // The router's prefetches have no signal; they may fail silently.
    if (!signal || !isRouterRequest(new URL(input instanceof Request ? input.url : input, location.href)))
      return send(input, init);
    return withRetry(() => send(input, init), signal);
  };
  retryReloads(send);
}

const isRouterRequest = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && (pathname.endsWith(".data") || pathname === "/__manifest");

async function withRetry<Result>(send: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      // fetch throws a TypeError if the network is unavailable. Aborted requests throw another error.
      if (!(error instanceof TypeError)) throw error;
      await waitForRetry(signal);
    }
  }
}

const waitForRetry = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (end: () => void) => () => {
      pendingRetries.delete(retry);
      for (const listener of listeners) listener();
      end();
    };
    const retry = settle(resolve);
    signal?.addEventListener(
      "abort",
      settle(() => reject(signal.reason)),
      { once: true },
    );
    pendingRetries.add(retry);
    for (const listener of listeners) listener();
  });

/** Part of the Navigation API, which not all browsers have. */
interface ReloadEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

let pendingPath: string | null = null;

/** Sets the target path of the current navigation. */
export function setPendingPath(path: string | null): void {
  pendingPath = path;
}

/**
 * Remix reloads the document if a page's script cannot be fetched. Without a network the reload would replace the page
 * with a browser error.
 */
function retryReloads(send: typeof fetch): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as ReloadEvent;
    if (navigationType !== "reload" || userInitiated || !event.cancelable) return;
    event.preventDefault();
    const path = pendingPath ?? location.pathname + location.search;
    withRetry(() => send(path, { method: "HEAD" })).then(() => location.assign(path));
  });
}
