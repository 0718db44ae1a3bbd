import type { ActionFunctionArgs, ServerBuild } from "@remix-run/cloudflare";

export type Handler = (args: ActionFunctionArgs) => unknown;
type Wrap = (handle: Handler) => Handler;

/** Returns the build with all loaders wrapped, and all actions if `action` is given. */
export function wrapHandlers(build: ServerBuild, { loader, action }: { loader: Wrap; action?: Wrap }) {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const module = {
      ...route.module,
      ...(route.module.loader && { loader: loader(route.module.loader as Handler) }),
      ...(action && route.module.action && { action: action(route.module.action as Handler) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
