// The Shop API: every row of calls.ts mounted on Hono, with what CONTRACT §1 asks of each request.
import { Hono } from "hono";
import { auth } from "~/api/auth/auth";
import { cart } from "~/api/cart/cart";
import { categories } from "~/api/catalogue/categories";
import { customFields } from "~/api/catalogue/custom-fields";
import { products } from "~/api/catalogue/products";
import { checkout } from "~/api/checkout/checkout";
import { promotions } from "~/api/checkout/promotions";
import { contacts } from "~/api/content/contacts";
import { content } from "~/api/content/content";
import { shop } from "~/api/content/shop";
import { withdrawals } from "~/api/content/withdrawals";
import { customers } from "~/api/customers/customers";
import { operatorHandlers } from "~/api/operator/handlers";
import { requireOperator } from "~/api/operator/require-operator";
import { documents } from "~/api/orders/documents";
import { orders } from "~/api/orders/orders";
import { wishlist } from "~/api/wishlist/wishlist";
import type { Call } from "~/contract/call";
import { type Calls, calls } from "~/contract/calls";
import { BASE_PATH } from "~/contract/client";
import { openApi } from "~/contract/openapi/openapi";
import { OPERATOR_PATH, operatorCalls } from "~/contract/operator/calls";
import { Locale, ShopContext } from "~/contract/wire";
import { openVersionedDatabase } from "~/db/cache/data-version";
import { pageStamp } from "~/db/cache/page-cache-version";
import { announceChange } from "~/db/cache/reference-data";
import { shopData } from "~/db/shop/shop-data";
import { now } from "~/platform/clock";
import { type Database, openDatabase } from "~/platform/database";
import { type Background, type Env, isDevelopment } from "~/platform/env";
import { formatStamp, STAMP_HEADER } from "~/platform/page-stamp";
import { requireUser } from "~/services/access";
import type { AuthenticatedUser } from "~/services/context";
import { Refusal } from "~/services/refusal";
import { tokenOf } from "./authenticate";
import { clientIpOf } from "./client-ip";
import { clientProxy } from "./client-proxy";
import type { ApiContext } from "./context";
import { withCors } from "./cors";
import type { Handlers } from "./handler";
import { readInput } from "./input";
import { withOptimisticAuth } from "./optimistic-auth";
import { prefetchContext } from "./prefetch-context";
import { Reply, respond, respondError, respondRefusal } from "./respond";

const handlers: { [Noun in keyof Calls]: Handlers<Noun> } = {
  auth,
  products,
  categories,
  customFields,
  customers,
  cart,
  wishlist,
  promotions,
  shop,
  checkout,
  orders,
  documents,
  content,
  contacts,
  withdrawals,
};

type AnyHandler = (c: ApiContext, input: Record<string, unknown>) => Promise<unknown>;

const app = new Hono<{ Bindings: Env }>();
/** Not in the map of calls: any method, any path below it, and answers of another's making. */
const CLIENT_PROXY: Call = { method: "POST", path: "client-proxy/*", access: "token", answer: "file" };
const OPENAPI: Call = {
  method: "GET",
  path: "openapi.json",
  access: "anyone",
  answer: "file",
  cache: { maxAge: 1800 },
};
const BASES = [BASE_PATH, "/api/v2/client"];

app.use(`${OPERATOR_PATH}/*`, requireOperator);
mount(calls, handlers, BASES);
mount(operatorCalls, operatorHandlers, [OPERATOR_PATH]);

for (const base of BASES) {
  app.get(`${base}/openapi.json`, (hono) =>
    respond(OPENAPI, new Reply(JSON.stringify(openApi()), 200), hono.req.raw, false),
  );
  app.all(`${base}/${CLIENT_PROXY.path}`, (hono) =>
    hono.req.path.endsWith("/")
      ? serve(CLIENT_PROXY, clientProxy, hono.req.raw, hono.env, hono.executionCtx, {})
      : withSlash(hono.req.url),
  );
}

app.notFound((hono) => {
  const url = new URL(hono.req.url);
  if (!url.pathname.endsWith("/")) return withSlash(hono.req.url);
  const locale = Locale.catch("it").parse(url.searchParams.get("locale"));
  const methods = app.routes
    .filter(({ path, method }) => method !== "ALL" && matches(path, url.pathname))
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  if (methods.length === 0) return respondRefusal(new Refusal(404, "not_found"), locale);
  const answer = respondRefusal(new Refusal(405, "method_not_allowed"), locale);
  answer.headers.set("Allow", [...new Set(methods)].join(", "));
  return answer;
});

/** Every path ends with "/": CONTRACT §1. */
function withSlash(address: string): Response {
  const { pathname, search } = new URL(address);
  return new Response(null, { status: 308, headers: { Location: `${pathname}/${search}` } });
}

export const api = {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const isClients = new URL(request.url).pathname.includes("/client/");
    const facts = () => shopData({ db: databaseOf(ctx, env, bookmarkOf(request)), ctx, env });
    const answer = async () => app.fetch(request, env, ctx);
    const response = await (isClients ? withCors(request, facts, answer) : answer());
    if (!new URL(request.url).pathname.startsWith("/api/v2/")) return response;
    const old = new Response(response.body, response);
    old.headers.set("Deprecation", "true");
    return old;
  },
};

function mount(
  map: Record<string, Record<string, Call>>,
  handlersOf: Record<string, object>,
  bases: readonly string[],
): void {
  const rows = Object.entries(map).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => {
      const handler: AnyHandler = Reflect.get(handlersOf[noun] ?? {}, verb);
      return { call, handler };
    }),
  );
  // `orders/rows/` before `orders/:id/`: Hono takes the first that fits.
  rows.sort((a, b) => Number(a.call.path.includes(":")) - Number(b.call.path.includes(":")));
  for (const { call, handler } of rows) {
    for (const base of bases) {
      app.on(call.method, `${base}/${call.path}`, (hono) =>
        serve(call, handler, hono.req.raw, hono.env, hono.executionCtx, hono.req.param()),
      );
    }
  }
}

async function serve(
  call: Call,
  handler: AnyHandler,
  request: Request,
  env: Env,
  ctx: Background,
  params: Record<string, string>,
): Promise<Response> {
  const url = new URL(request.url);
  const locale = Locale.safeParse(url.searchParams.get("locale") ?? "it");
  const shopContext = ShopContext.safeParse(url.searchParams.get("shop_context") ?? "b2b");
  const spoken = locale.data ?? "it";
  try {
    if (!locale.success) throw new Refusal(400, "invalid_input", {}, [{ field: "locale", code: "invalid" }]);
    if (!shopContext.success)
      throw new Refusal(400, "invalid_input", {}, [{ field: "shop_context", code: "invalid" }]);
    const isOperator = call.access === "operator";
    // The operator sees what is, not what a replica still shows.
    const shared = isOperator
      ? openDatabase(env.DB, "first-primary")
      : databaseOf(ctx, env, bookmarkOf(request));
    const db = request.headers.has("Shop-Deferred") ? shared.apart() : shared;
    const token = tokenOf(request);
    const instant = now();
    if (!token && call.access !== "anyone" && !isOperator) throw new Refusal(401, "not_authenticated");
    const [read] = await Promise.allSettled([readInput(call, request, params)]);
    const c: ApiContext = {
      env,
      ctx,
      db,
      request,
      locale: locale.data,
      shopContext: shopContext.data,
      now: instant,
      who: null,
      clientIp: clientIpOf(request, env),
    };
    const handle = async (who: AuthenticatedUser | null, db: Database): Promise<unknown> => {
      guard(call, { ...c, who }, token, url.searchParams.get("agent"));
      if (read.status === "rejected") throw read.reason;
      return handler({ ...c, who, db }, read.value);
    };
    const mayGuess = call !== CLIENT_PROXY && (call.access !== "anyone" || call.method === "GET");
    const ahead = () => (read.status === "fulfilled" ? prefetchContext(ctx, db, call, read.value) : null);
    const answer = token
      ? await withOptimisticAuth(c, { token, mayGuess }, ahead, handle)
      : await handle(null, db);
    const response = respond(call, answer, request, token !== null || isOperator);
    if (isOperator && call.method !== "GET") await announceChange(c);
    if (!token && !isOperator && call.method === "GET")
      response.headers.set(STAMP_HEADER, formatStamp(await pageStamp(c, instant).catch(() => null)));
    // A login's too: the token that it gives must be known wherever it is shown next.
    if (token || call.method !== "GET") response.headers.set("Shop-Bookmark", db.bookmark() ?? "");
    if (isDevelopment(env)) {
      response.headers.set("D1-Round-Trips", String(db.meter.roundTrips));
      response.headers.set("D1-Rows-Read", String(db.meter.rowsRead));
    }
    return response;
  } catch (error) {
    return respondError(error, spoken, url.pathname, call);
  }
}

function guard(call: Call, c: ApiContext, token: string | null, agent: string | null): void {
  if (call.access === "operator") return;
  if (call.access !== "anyone") requireUser(c);
  // A dead token never silently becomes nobody, except where the call is about signing in or out.
  else if (token && !c.who && !call.path.startsWith("auth/")) throw new Refusal(401, "not_authenticated");
  if (call.access === "agent" && !c.who?.user.is_agent) throw new Refusal(403, "agents_only");
  if (agent !== null && c.who && agent !== String(c.who.user.id)) throw new Refusal(403, "not_your_agent");
}

// The calls of one page share one session with the database, so that its bookmark and its meter are the page's.
const databases = new WeakMap<Background, Database>();

export function databaseOf(ctx: Background, env: Env, bookmark: string | null): Database {
  const open = databases.get(ctx) ?? openVersionedDatabase(env, bookmark);
  databases.set(ctx, open);
  return open;
}

/** What is none in its shape is no reason to refuse: reads then begin anywhere. */
function bookmarkOf(request: Request): string | null {
  const bookmark = request.headers.get("Shop-Bookmark") ?? "";
  return /^[\w-]{1,200}$/.test(bookmark) ? bookmark : null;
}

function matches(pattern: string, path: string): boolean {
  const expression = pattern.replace(/:\w+/g, "[^/]+");
  return pattern !== "*" && new RegExp(`^${expression}$`).test(path);
}
