// React Router's router, of which only what shows the page is there at first: what the page asks of it waits for the rest.
import type { HydrationState, Router, RouterSubscriber } from "@remix-run/router";
import { createPath, type DataRouteObject, matchRoutes } from "react-router-dom";
import { ROUTER_FUTURE } from "../future";

/** @param whole the rest, on its way */
export function lateRouter(routes: DataRouteObject[], data: HydrationState, whole: Promise<Router>): Router {
  let all: Router | null = null;
  const state = firstState(routes, data);
  const subscribers = new Set<RouterSubscriber>();
  const arrived = whole.then((router) => {
    all = router;
    router.subscribe((...change) => {
      for (const subscriber of [...subscribers]) subscriber(...change);
    });
    return router;
  });
  arrived.catch(console.error);
  /** What answers nothing that a page waits for. Without the rest, what needs it is done by a new document. */
  const late =
    <Name extends Late>(name: Name) =>
    (...given: unknown[]) => {
      const call = (router: Router) => (router[name] as (...given: unknown[]) => unknown)(...given);
      return all ? call(all) : void arrived.then(call, () => NEEDED.test(name) && location.reload());
    };
  const methods = Object.fromEntries(LATE.map((name) => [name, late(name)])) as unknown as Pick<Router, Late>;
  // Blockers and what changes routes have no use here.
  const router: Omit<Router, Unused> = {
    ...methods,
    basename: undefined,
    future: ROUTER_FUTURE,
    window,
    get state() {
      return all?.state ?? state;
    },
    get routes() {
      return all?.routes ?? routes;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...given) {
      const end = arrived.then((router) => router.enableScrollRestoration(...given));
      return () => void end.then((disable) => disable());
    },
    createHref: (to) => createPath(to),
    encodeLocation(to) {
      const { pathname, search, hash } = new URL(
        typeof to === "string" ? to : createPath(to),
        location.origin,
      );
      return { pathname, search, hash };
    },
  };
  return router as Router;
}

type Unused = "initialize" | "getBlocker" | "deleteBlocker" | "patchRoutes" | `_internal${string}`;
type Late = (typeof LATE)[number];
const LATE = ["navigate", "fetch", "revalidate", "getFetcher", "deleteFetcher", "dispose"] as const;
const NEEDED = /^(navigate|fetch|revalidate)$/;

/** That of a router which has just begun. */
function firstState(routes: DataRouteObject[], data: HydrationState): Router["state"] {
  const { pathname, search, hash } = location;
  const [root] = routes;
  const unknown = root && { params: {}, pathname: "", pathnameBase: "", route: root };
  const { usr = null, key = "default" } = history.state ?? {};
  return {
    historyAction: "POP",
    location: { pathname, search, hash, state: usr, key },
    matches: matchRoutes(routes, location) ?? [unknown],
    initialized: true,
    navigation: { state: "idle" },
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData: data.loaderData ?? {},
    actionData: data.actionData ?? null,
    errors: data.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  } as unknown as Router["state"];
}
