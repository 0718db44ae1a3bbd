// The routes as React Router wants them, of Remix's manifest: what Remix makes of it itself, without what no route of this
// shop has (loaders of the browser's own, fallbacks).
import { type ComponentType, createElement, type ReactNode } from "react";
import type { DataRouteObject } from "react-router-dom";
import { isLeaving } from "../other-frames";

type Manifest = typeof window.__remixManifest;
type Entry = Manifest["routes"][string];
/** The modules of the routes by id: those of the page, and later those that were navigated to. */
export type Modules = typeof window.__remixRouteModules;

/** Those of the layouts, by id; the build replaces the placeholder (tools/build/chunks.ts). */
const layouts = Object("layouts:modules") as Modules;

/** The modules of a page's routes, whose addresses are by id, and of all layouts. */
export async function modulesOf(routes: Record<string, string>): Promise<Modules> {
  const own = Object.entries(routes).filter(([id]) => !(id in layouts));
  const loaded = await Promise.all(own.map(async ([id, url]) => [id, await import(url)]));
  return { ...layouts, ...Object.fromEntries(loaded) };
}

interface RouteModule {
  default?: ComponentType;
  ErrorBoundary?: ComponentType;
  Layout?: ComponentType<{ children: ReactNode }>;
  handle?: unknown;
  shouldRevalidate?: (given: object) => boolean;
}

/** Remix asks the server once for all loaders of a page: each is handed the way to its part of the answer. */
type SingleFetch = () => Promise<unknown>;

export function pageRoutes({ routes }: Manifest, modules: Modules, parent = ""): DataRouteObject[] {
  return Object.values(routes)
    .filter(({ parentId = "" }) => parentId === parent)
    .map((entry) => {
      const module = modules[entry.id] as RouteModule | undefined;
      const children = pageRoutes({ routes } as Manifest, modules, entry.id);
      const route = {
        id: entry.id,
        index: entry.index,
        path: entry.path,
        loader: (_: unknown, singleFetch: SingleFetch) => (entry.hasLoader ? singleFetch() : null),
        ...(entry.hasAction && { action: (_: unknown, singleFetch: SingleFetch) => singleFetch() }),
        ...(module ? shown(module) : { lazy: () => later(entry, modules) }),
        ...(children.length > 0 && { children }),
      };
      return route as unknown as DataRouteObject;
    });
}

/** Without its file the document is loaded, which the next page then is; meanwhile this one stays (network-failure.ts). */
async function later({ id, module }: Entry, modules: Modules) {
  try {
    modules[id] ??= await import(module);
    return shown(modules[id] as RouteModule);
  } catch (error) {
    console.error(error);
    if (!isLeaving()) location.reload();
    return new Promise<never>(() => {});
  }
}

function shown({ default: Page, ErrorBoundary, Layout, handle, shouldRevalidate }: RouteModule) {
  const within = (Part: ComponentType | undefined) => {
    const part = Part && createElement(Part);
    return part && Layout ? createElement(Layout, null, part) : part;
  };
  return {
    handle,
    element: within(Page),
    errorElement: within(ErrorBoundary),
    hasErrorBoundary: ErrorBoundary !== undefined,
    // With one answer for all loaders, all are asked again unless a route says otherwise.
    shouldRevalidate:
      shouldRevalidate && ((given: object) => shouldRevalidate({ ...given, defaultShouldRevalidate: true })),
  };
}
