// The service worker of the order pad, sent as text, so it must not use anything from outside. Online it changes
// nothing: every page comes from the network. Without a network it shows the last copies of the pad and of catalogue
// pages, only to the user for whom they were rendered.

import { type Boot, HYDRATE_HEADER } from "./boot";

interface Settings {
  /** Id of this build. The worker of another build deletes all stored pages. */
  build: string;
  /** The operator has disabled it: the worker deletes all stored pages and unregisters itself. */
  isOff: boolean;
  /** Notice on a stored page, by language. `{time}` is the time at which it was stored. */
  texts: Record<string, string>;
}

function worker({ build, isOff, texts }: Settings, hydrateHeader: string) {
  const scope: Scope = Object(self);
  const STORE = `pad-${build}`;
  const OWNER = "/order-pad/owner";
  /** The cache distinguishes URLs, not headers, so hand-off streams get their own URL. */
  const handoffKey = (path: string) => `/order-pad/handoff${path}`;
  const MAX_PAGES = 20;
  const MAX_AGE_MS = 24 * 3600_000;
  const KEPT = /^\/(order-pad(\/lists(\/\d+)?)?|p(\/[^/]+)?|c\/[^/]+)$/;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs tasks one after the other, so that a stored hand-off stream belongs to the stored page. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task, task);
    last = next.catch(() => undefined);
    return next;
  };
  const erase = async () => {
    for (const name of await caches.keys()) if (name.startsWith("pad-")) await caches.delete(name);
  };

  scope.addEventListener("install", () => scope.skipWaiting());
  scope.addEventListener("activate", (event) => event.waitUntil(begin()));
  scope.addEventListener("message", (event) => {
    const { data } = event as Handled & { data: unknown };
    if (!isOff && typeof data === "string") event.waitUntil(inTurn(() => keep(data)));
  });

  async function begin() {
    if (isOff) {
      await erase();
      await scope.registration.unregister();
      return;
    }
    for (const name of await caches.keys())
      if (name.startsWith("pad-") && name !== STORE) await caches.delete(name);
    await scope.clients.claim();
  }

  /** The first page was loaded before its worker, or without a document: fetch it again. */
  async function keep(path: string) {
    const cache = await caches.open(STORE);
    if (await cache.match(path)) return;
    const isStored = await store(
      path,
      await fetch(path, { redirect: "manual", headers: { Accept: "text/html" } }),
    );
    if (!isStored) return;
    const handoff = await fetch(path, { headers: { [hydrateHeader]: "1" } });
    if (handoff.status === 200) await cache.put(handoffKey(path), handoff);
  }

  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (isOff || origin !== scope.location.origin) return;
    // Signing in or out, or another customer: delete all stored pages.
    if (request.method === "POST" && /^\/(auth|customers)(\/|\.data$|$)/.test(pathname))
      return event.waitUntil(inTurn(erase));
    if (request.method !== "GET") return;
    const path = pathname + search;
    if (request.mode === "navigate" && KEPT.test(pathname)) event.respondWith(pageOf(event, path));
    else if (request.headers.has(hydrateHeader) && pathname.startsWith("/order-pad"))
      event.respondWith(handoffOf(event, path));
    else if (/^\/(build|fonts|img|brand|texts)\//.test(pathname)) event.respondWith(fileOf(request));
  });

  async function fileOf(request: Request) {
    try {
      return await fetch(request);
    } catch (away) {
      const copy = await caches.match(request);
      if (copy) return copy;
      throw away;
    }
  }

  async function pageOf(event: Handled, path: string) {
    try {
      const answer = await fetch(event.request);
      const copy = answer.clone();
      event.waitUntil(inTurn(() => store(path, copy)));
      return answer;
    } catch (away) {
      const copy = await copyOf(path);
      if (copy) return copy;
      throw away;
    }
  }

  /** Stores only the hand-off stream of the stored page. A later one belongs to another state of the page. */
  async function handoffOf(event: Handled, path: string) {
    try {
      const answer = await fetch(event.request);
      const copy = answer.clone();
      event.waitUntil(
        inTurn(async () => {
          // Redirected or refused: the user is signed out.
          if (copy.redirected || copy.status === 401 || copy.status === 403) return erase();
          const cache = await caches.open(STORE);
          const key = handoffKey(path);
          if (copy.status === 200 && (await cache.match(path)) && !(await cache.match(key)))
            await cache.put(key, copy);
        }),
      );
      return answer;
    } catch (away) {
      const copy = await caches.match(handoffKey(path));
      if (copy) return copy;
      throw away;
    }
  }

  async function store(path: string, answer: Response) {
    const owner = answer.headers.get("Page-Owner");
    const isPad = path.startsWith("/order-pad");
    // The pad was redirected or refused, or the page belongs to another user or to no user.
    const isOver =
      isPad && (answer.type === "opaqueredirect" || answer.status === 401 || answer.status === 403);
    const cache = await caches.open(STORE);
    const before = await (await cache.match(OWNER))?.text();
    if (isOver || (answer.ok && owner !== (before ?? owner))) await erase();
    if (!answer.ok || answer.redirected || owner === null) return false;
    const fresh = await caches.open(STORE);
    await fresh.put(OWNER, new Response(owner));
    const headers = new Headers(answer.headers);
    headers.set("Stored-At", String(Date.now()));
    await fresh.delete(path);
    await fresh.delete(handoffKey(path));
    const page = await answer.text();
    await fresh.put(path, new Response(page, { headers }));
    const pages = (await fresh.keys()).filter(({ url }) => KEPT.test(new URL(url).pathname));
    for (const old of pages.slice(0, -MAX_PAGES)) await fresh.delete(old);
    if (!isPad) return false;
    const boot: Boot = JSON.parse(/ id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}");
    const { entry, manifest, routes, files, css, texts } = boot;
    for (const file of [entry, manifest, css, texts, ...Object.values(routes ?? {}), ...(files ?? [])])
      if (file && !(await fresh.match(file))) await fresh.add(file).catch(() => undefined);
    return true;
  }

  async function copyOf(path: string) {
    const copy = await caches.match(path);
    const at = Number(copy?.headers.get("Stored-At"));
    if (!copy || Date.now() - at > MAX_AGE_MS) return null;
    const page = await copy.text();
    const lang = /<html lang="(\w+)"/.exec(page)?.[1] ?? "it";
    const time = new Intl.DateTimeFormat(lang, { dateStyle: "short", timeStyle: "short" }).format(at);
    const text = (texts[lang] ?? "").replace("{time}", time);
    // React ignores an unknown element at the end of the body.
    const marked = page.replace(/(?=<\/body>)/, `<p role="status" data-copy=""><b>${text}</b></p>`);
    return new Response(marked, { headers: copy.headers });
  }

  interface Handled extends Event {
    request: Request;
    waitUntil(task: Promise<unknown>): void;
    respondWith(answer: Promise<Response>): void;
  }
  /** The part of a service worker's globals that is used here: the compiler has only the types of a page. */
  interface Scope {
    location: Location;
    registration: ServiceWorkerRegistration;
    clients: { claim(): Promise<void> };
    skipWaiting(): Promise<void>;
    addEventListener(type: string, handle: (event: Handled) => void): void;
  }
}

export const padWorkerScript = (settings: Settings): string =>
  `(${worker})(${JSON.stringify(settings)},${JSON.stringify(HYDRATE_HEADER)})`;
