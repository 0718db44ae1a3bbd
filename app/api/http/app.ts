// The Shop API: mounts every call of calls.ts on Hono.
import { type Context, Hono } from "hono";
import { apiKeys } from "~/api/auth/api-keys";
import { auth } from "~/api/auth/auth";
import { punchOut } from "~/api/auth/punch-out";
import { cart } from "~/api/cart/cart";
import { categories } from "~/api/catalogue/categories";
import { customFields } from "~/api/catalogue/custom-fields";
import { products } from "~/api/catalogue/products";
import { restockAlerts } from "~/api/catalogue/restock-alerts";
import { reviews } from "~/api/catalogue/reviews";
import { checkout } from "~/api/checkout/checkout";
import { promotions } from "~/api/checkout/promotions";
import { contacts } from "~/api/content/contacts";
import { content } from "~/api/content/content";
import { newsletter } from "~/api/content/newsletter";
import { shop } from "~/api/content/shop";
import { withdrawals } from "~/api/content/withdrawals";
import { customerRequests } from "~/api/customers/customer-requests";
import { customers } from "~/api/customers/customers";
import { operatorHandlers } from "~/api/operator/handlers";
import { type OperatorEnv, requireOperator } from "~/api/operator/require-operator";
import { orderLists } from "~/api/order-pad/order-lists";
import { orderPad } from "~/api/order-pad/order-pad";
import { documents } from "~/api/orders/documents";
import { orders } from "~/api/orders/orders";
import { payments } from "~/api/orders/payments";
import { quotes } from "~/api/quotes/quotes";
import { wishlist } from "~/api/wishlist/wishlist";
import type { Call } from "~/contract/call";
import type { CallRequest } from "~/contract/call-request";
import { type Calls, calls } from "~/contract/calls";
import { BASE_PATH, type CallResponse } from "~/contract/client";
import { openApi } from "~/contract/openapi/openapi";
import { OPERATOR_PATH, operatorCalls } from "~/contract/operator/calls";
import type { Background, Env } from "~/platform/env";
import { corsOfOtherOrigins } from "./cors";
import type { Handlers } from "./handler";
import { askedBy, askedInProcess } from "./input";
import { noSuchCall, withSlash } from "./no-such-call";
import { clientProxy } from "./proxy/client-proxy";
import { Reply, respond } from "./respond";
import { type AnyHandler, type Bound, serveCall } from "./serve-call";

const handlers: { [Noun in keyof Calls]: Handlers<Noun> } = {
  punchOut,
  restockAlerts,
  newsletter,
  reviews,
  auth,
  apiKeys,
  products,
  categories,
  customFields,
  customers,
  customerRequests,
  cart,
  wishlist,
  orderPad,
  orderLists,
  promotions,
  shop,
  checkout,
  orders,
  quotes,
  payments,
  documents,
  content,
  contacts,
  withdrawals,
};

const app = new Hono<OperatorEnv>();
/** Not in the map of calls: it accepts any method and subpath, and returns responses of another service. */
const CLIENT_PROXY = {
  call: { method: "POST", path: "client-proxy/*", access: "token", answer: "file" },
  handler: clientProxy,
  isRemote: true,
} as const;
const OPENAPI: Call = {
  method: "GET",
  path: "openapi.json",
  access: "anyone",
  answer: "file",
  cache: { maxAge: 1800 },
};
const BASES = [BASE_PATH, "/api/v2/client"];

for (const base of BASES) app.use(`${base}/*`, corsOfOtherOrigins);
app.use(`${OPERATOR_PATH}/*`, requireOperator);
mount(calls, handlers, BASES);
mount(operatorCalls, operatorHandlers, [OPERATOR_PATH]);

for (const base of BASES) {
  app.get(`${base}/openapi.json`, (hono) =>
    respond(OPENAPI, new Reply(JSON.stringify(openApi()), 200), hono.req.raw, false),
  );
  app.all(`${base}/${CLIENT_PROXY.call.path}`, (hono) =>
    hono.req.path.endsWith("/") ? overNetwork(CLIENT_PROXY, hono, {}) : withSlash(hono.req.url),
  );
}
app.notFound((hono) => noSuchCall(hono.req.url, app.routes));

export const api = {
  async fetch(request: Request, env: Env, ctx: Background): Promise<Response> {
    // Hono's type requires the runtime's whole context; the calls use only the part in Background.
    const response = await app.fetch(request, env, ctx as ExecutionContext);
    if (!new URL(request.url).pathname.startsWith("/api/v2/")) return response;
    const old = new Response(response.body, response);
    old.headers.set("Deprecation", "true");
    return old;
  },

  /**
   * A call by the storefront in the same Worker: no route matching and no Request object. Calls that return files need
   * both.
   */
  async inProcess(request: CallRequest, env: Env, ctx: Background): Promise<CallResponse> {
    const { call, params } = request.facts;
    const handler = clientHandlers.get(call);
    // Empty, "." and ".." are not valid path segments.
    const isAddress = Object.values(params).every((value) => !/^\.{0,2}$/.test(value));
    return handler && call.answer !== "file" && isAddress
      ? serveCall({ call, handler }, askedInProcess(request), env, ctx)
      : api.fetch(request.toRequest(), env, ctx);
  },
};

const clientHandlers: ReadonlyMap<Call, AnyHandler> = new Map(
  rowsOf(calls, handlers).map(({ call, handler }) => [call, handler]),
);

/** HTTP callers always receive a `Response`; only in-process callers may receive the plain value. */
const overNetwork = (bound: Bound, hono: Context<OperatorEnv>, params: Record<string, string>) =>
  serveCall(
    bound,
    askedBy(hono.req.raw, params),
    hono.env,
    hono.executionCtx,
    hono.get("operator"),
  ) as Promise<Response>;

function mount(
  map: Record<string, Record<string, Call>>,
  handlersOf: Record<string, object>,
  bases: readonly string[],
): void {
  const rows = rowsOf(map, handlersOf);
  // `orders/rows/` must precede `orders/:id/`: Hono takes the first match.
  rows.sort((a, b) => Number(a.call.path.includes(":")) - Number(b.call.path.includes(":")));
  for (const { call, handler } of rows) {
    for (const base of bases) {
      app.on(call.method, `${base}/${call.path}`, (hono) =>
        overNetwork({ call, handler }, hono, hono.req.param()),
      );
    }
  }
}

function rowsOf(map: Record<string, Record<string, Call>>, handlersOf: Record<string, object>) {
  return Object.entries(map).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => {
      const handler: AnyHandler = Reflect.get(handlersOf[noun] ?? {}, verb);
      return { call, handler };
    }),
  );
}
