import { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import type { Router } from "@remix-run/router";
import { RouterProvider } from "react-router-dom";
import { FUTURE } from "../future";
import type { Modules } from "./page-routes";

/** The page, in the place of <RemixBrowser>, which brings the whole router. */
export function Page({ router, modules }: { router: Router; modules: Modules }) {
  const remix = {
    manifest: window.__remixManifest,
    routeModules: modules,
    future: { ...FUTURE, v3_lazyRouteDiscovery: false },
    isSpaMode: false,
  };
  return (
    <RemixContext.Provider value={remix}>
      <RouterProvider router={router} future={STARTS_TRANSITIONS} />
    </RemixContext.Provider>
  );
}

const STARTS_TRANSITIONS = { v7_startTransition: true };
