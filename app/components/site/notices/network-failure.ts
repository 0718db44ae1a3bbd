// Offline handling: a router request that cannot be sent waits, with the page unchanged, until the network is back, somebody
// retries it, or another request replaces it. A retry reuses the idempotency key (CONTRACT §6).

interface PendingRetry {
  /** May be sent without a press: it never reached the server, or the server processes it only once. */
  isSafe: boolean;
  send(): void;
}

const pendingRetries = new Set<PendingRetry>();
const listeners = new Set<() => void>();

export const hasPendingRetry = (): boolean => pendingRetries.size > 0;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function retryAll(): void {
  for (const { send } of [...pendingRetries]) send();
}

let hasResent = false;

/** True after an automatic retry has succeeded. */
export const wasResent = (): boolean => hasResent;

export function forgetResent(): void {
  hasResent = false;
  for (const listener of listeners) listener();
}

const RETRY_MS = 5000;

/** Polls as well, because browsers do not always report that the network is back. */
function retryWhenBack(): void {
  const again = () => {
    if (navigator.onLine) for (const { isSafe, send } of [...pendingRetries]) if (isSafe) send();
  };
  addEventListener("online", again);
  setInterval(again, RETRY_MS);
}

/** Must be called once, before the router starts. */
export function retryFailedRequests(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const signal = init?.signal;
    // The router's prefetches have no signal; they may fail silently.
    if (!signal || !isRouterRequest(new URL(input instanceof Request ? input.url : input, location.href)))
      return send(input, init);
    return withRetry(() => send(input, init), signal, isRepeatable(init));
  };
  retryReloads(send);
  retryWhenBack();
}

const isRouterRequest = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && (pathname.endsWith(".data") || pathname === "/__manifest");

/** True for reads, and for posts that the server processes once: with a form id or an idempotency key. */
function isRepeatable({ method = "GET", body }: RequestInit): boolean {
  if (method === "GET" || method === "HEAD") return true;
  const fields = body instanceof FormData || body instanceof URLSearchParams ? body : new URLSearchParams();
  return Boolean(fields.get("form_id") || fields.get("idempotency_key"));
}

async function withRetry<Result>(
  send: () => Promise<Result>,
  signal?: AbortSignal,
  canRepeat = true,
): Promise<Result> {
  for (let waited = false; ; waited = true) {
    // Without a network nothing was sent. If the network is lost meanwhile, the whole request may have been sent.
    const isUnsent = !navigator.onLine;
    try {
      const result = await send();
      hasResent ||= waited;
      if (waited) for (const listener of listeners) listener();
      return result;
    } catch (error) {
      // fetch throws a TypeError if the network is unavailable. Aborted requests throw another error.
      if (!(error instanceof TypeError)) throw error;
      await waitForRetry(canRepeat || isUnsent, signal);
    }
  }
}

const waitForRetry = (isSafe: boolean, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (end: () => void) => () => {
      pendingRetries.delete(retry);
      for (const listener of listeners) listener();
      end();
    };
    const retry: PendingRetry = { isSafe, send: settle(resolve) };
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
