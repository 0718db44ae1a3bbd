// Remix's request handler with only the routes that the path can match. Remix compiles and ranks every route's path
// several times per request, which took longer than a page's loaders with sixty routes.
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { pathOf } from "~/platform/request-path";
import { withDocumentRedirects } from "~/storefront/response/document-redirects";
import { redirectsWithCustomer } from "~/storefront/response/keep-customer";
import { withOldAddresses } from "~/storefront/response/old-addresses";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/** Creates one handler per first segment of the URL map, at its first request. */
export function storefrontHandler(ownBuild: ServerBuild): Handler {
  const build = withDocumentRedirects(redirectsWithCustomer(withOldAddresses(ownBuild)));
  const fullHandler = createRequestHandler(build, "production");
  const firstSegments = new Set(Object.keys(build.routes).map((id) => firstSegmentOf(build, id)));
  const handlers = new Map<string, Handler>();
  return (request, context) => {
    const pathname = pathOf(request);
    // Lazy route discovery may request any path.
    if (pathname === "/__manifest") return fullHandler(request, context);
    const firstSegment = pathname.split("/", 2)[1]?.replace(/\.data$/, "") ?? "";
    const segment =
      firstSegment === "_root" ? "" : firstSegments.has(firstSegment) ? firstSegment : OTHER_SEGMENT;
    const handler =
      handlers.get(segment) ?? createRequestHandler(buildForSegment(build, segment), "production");
    handlers.set(segment, handler);
    return handler(request, context);
  };
}

/** Paths with another first segment can match only `:slug` and `*`. */
const OTHER_SEGMENT = ":";

function buildForSegment(build: ServerBuild, segment: string): ServerBuild {
  const layouts = new Set(Object.values(build.routes).map(({ parentId }) => parentId));
  const routeIds = new Set<string>();
  for (const id of Object.keys(build.routes)) {
    const first = firstSegmentOf(build, id);
    if (layouts.has(id) || (first !== segment && !/^[:*]/.test(first))) continue;
    for (const ancestor of ancestorsOf(build, id)) routeIds.add(ancestor);
  }
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => routeIds.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

/** Returns the first segment: "p" for `p/:slug`, "" for the home page. */
function firstSegmentOf(build: ServerBuild, id: string): string {
  const path = ancestorsOf(build, id)
    .map((each) => build.routes[each]?.path ?? "")
    .filter(Boolean)
    .join("/");
  return path.split("/", 1).join("").replace(/^\//, "");
}

/** Returns the ids of a route's ancestors and the route itself, outermost first. */
function ancestorsOf(build: ServerBuild, id: string): string[] {
  const parent = build.routes[id]?.parentId;
  return parent === undefined ? [id] : [...ancestorsOf(build, parent), id];
}
