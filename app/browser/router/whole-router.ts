// What React Router needs to leave the page: a third of all scripts, fetched while the page hydrates (late-router.ts).
import { deserializeErrors } from "@remix-run/react/dist/esm/errors";
import { decodeViaTurboStream, getSingleFetchDataStrategy } from "@remix-run/react/dist/esm/single-fetch";
import { createBrowserHistory, createRouter, type HydrationState, type Router } from "@remix-run/router";
import type { DataRouteObject } from "react-router-dom";
import { ROUTER_FUTURE } from "../future";
import type { Modules } from "./page-routes";

export function wholeRouter(
  routes: DataRouteObject[],
  manifest: typeof window.__remixManifest,
  modules: Modules,
  hydrationData: HydrationState,
): Router {
  const router: Router = createRouter({
    routes,
    history: createBrowserHistory(),
    future: ROUTER_FUTURE,
    hydrationData,
    dataStrategy: getSingleFetchDataStrategy(manifest, modules, () => router),
  });
  return router.initialize();
}

/** The data of a page that has them in itself: with errors, and what an action answered. */
export async function handoffState(text: string): Promise<HydrationState> {
  const { value } = await decodeViaTurboStream(new Response(text).body as ReadableStream, window);
  const state = value as HydrationState;
  return { ...state, errors: deserializeErrors(state.errors ?? null) };
}
