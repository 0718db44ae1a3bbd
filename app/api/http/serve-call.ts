// Serves one request of one call: authentication, input, the handler's response (CONTRACT §1).
import { buyerKeyNeeded, type Call, keyNeeded } from "~/contract/call";
import type { ReadRequest } from "~/contract/call-request";
import type { CallResponse } from "~/contract/client";
import { mayDo } from "~/contract/constants/permissions";
import { Locale, ShopContext } from "~/contract/wire";
import { keyAllows } from "~/domain/accounts/key-scope";
import { formatStamp, STAMP_HEADER, STOCK_HEADER } from "~/platform/cache/page-stamp";
import { type Database, openDatabase } from "~/platform/database";
import { DEADLINE_MS, WaitBudget } from "~/platform/deadline";
import { type Background, type Env, isDevelopment } from "~/platform/env";
import { requireUser } from "~/services/access";
import type { AuthenticatedUser, OperatorActor } from "~/services/context";
import { movedCountsAlone, publishChange, stampOf } from "~/services/data-version";
import { Refusal } from "~/services/refusal";
import { cachedDefaults } from "~/services/settings/read-settings";
import { type Token, tokenOf } from "./authenticate";
import type { ApiContext } from "./context";
import { type Asked, readInput } from "./input";
import { restoreKnownUser, setKnownUser } from "./known-user";
import { withOptimisticAuth } from "./optimistic-auth";
import { prefetchContext } from "./prefetch-context";
import { clientIpOf } from "./proxy/client-ip";
import { instantOf, requestDatabase } from "./request-database";
import { InProcessAnswer, Reply, respond, respondError } from "./respond";

export type AnyHandler = (c: ApiContext, input: Record<string, unknown>) => Promise<unknown>;

export interface Bound {
  call: Call;
  handler: AnyHandler;
  /** The handler calls another service, so it runs only after the token is known. */
  isRemote?: boolean;
}

export async function serveCall(
  { call, handler, isRemote = false }: Bound,
  asked: Asked,
  env: Env,
  ctx: Background,
  operator: OperatorActor | null = null,
): Promise<CallResponse> {
  const { request } = asked;
  const named = Locale.nullable().safeParse(asked.parameter("locale"));
  let locale = named.data ?? "it";
  try {
    if (!named.success) throw invalidParameter("locale");
    const shopContext = ShopContext.safeParse(asked.parameter("shop_context") ?? "b2b");
    if (!shopContext.success) throw invalidParameter("shop_context");
    const isOperator = call.access === "operator";
    const token = tokenOf(request);
    const instant = instantOf(ctx);
    if (!token && call.access !== "anyone" && !isOperator) throw new Refusal(401, "not_authenticated");
    const db = databaseFor(call, request, env, ctx, operator);
    if (token) restoreKnownUser(ctx, request, token, env.SHOP_SECRET);
    const [[input], defaults] = await Promise.all([
      Promise.allSettled([readInput(call, asked)]),
      cachedDefaults({ db, ctx, env }),
    ]);
    if (named.data === null) locale = defaults.locale;
    const c: ApiContext = {
      env,
      ctx,
      db,
      request,
      shown: { products: call.showsNoProducts ? [] : null },
      locale,
      shopContext: shopContext.data,
      now: instant,
      zone: defaults.zone,
      isReload: request.headers.get("Cache-Control") === "no-cache",
      operator,
      who: null,
      clientIp: clientIpOf(request, env),
      deviceToken: request.headers.get("Shop-Device"),
    };
    const handle = async (who: AuthenticatedUser | null, database: Database): Promise<unknown> => {
      checkAccess(call, { ...c, who }, token, asked.parameter("agent"));
      if (input.status === "rejected") throw input.reason;
      return handler({ ...c, who, db: database }, input.value);
    };
    const mayGuess = !isRemote && (call.access !== "anyone" || call.method === "GET");
    const prefetch = () =>
      input.status === "fulfilled" ? prefetchContext(ctx, db, call, input.value) : null;
    const answer = token
      ? await withOptimisticAuth(c, { token, mayGuess }, prefetch, handle)
      : await handle(null, db);
    const isPersonal = token !== null || isOperator;
    const response =
      asked.isInProcess && call.answer && !(answer instanceof Reply)
        ? new InProcessAnswer(answer, call.status)
        : respond(call, answer, request, isPersonal);
    if (isOperator && call.method !== "GET") await publishChange(c);
    await setContextHeaders(response.headers, c, call, token);
    return response;
  } catch (error) {
    return respondError(error, locale, new URL(request.url).pathname, call);
  }
}

const invalidParameter = (field: string) =>
  new Refusal(400, "invalid_input", {}, [{ field, code: "invalid" }]);

function databaseFor(
  call: Call,
  request: ReadRequest,
  env: Env,
  ctx: Background,
  operator: OperatorActor | null,
): Database {
  // The operator reads from the primary database, never from a replica with older data.
  const shared =
    call.access === "operator"
      ? openDatabase(
          env.DB,
          "first-primary",
          undefined,
          null,
          operator?.name ?? null,
          new WaitBudget(DEADLINE_MS.request),
        )
      : requestDatabase(ctx, env, request);
  return request.headers.has("Shop-Deferred") ? shared.apart() : shared;
}

function checkAccess(call: Call, c: ApiContext, token: Token | null, agent: string | null): void {
  if (call.access === "operator") {
    checkPermission(call, c.operator ?? null);
    return;
  }
  if (call.access !== "anyone") requireUser(c);
  // An expired token must not turn into an anonymous visitor, except for calls about signing in or out.
  else if (token && !c.who && !call.path.startsWith("auth/")) throw new Refusal(401, "not_authenticated");
  const needed = c.who?.isPunchOut ? buyerKeyNeeded(call) : keyNeeded(call);
  if (c.who?.keyScope && !keyAllows(c.who.keyScope, needed)) throw new Refusal(403, "key_scope");
  if (call.access === "agent" && !c.who?.user.is_agent) throw new Refusal(403, "agents_only");
  if (agent !== null && c.who && agent !== String(c.who.user.id)) throw new Refusal(403, "not_your_agent");
}

/** An operator whose password is still the one of the invitation may only change it. */
function checkPermission({ permission = "people.write" }: Call, operator: OperatorActor | null): void {
  if (permission === "nobody") return;
  if (!operator) throw new Refusal(401, "not_authenticated");
  if (operator.mustChangePassword && permission !== "profile.write")
    throw new Refusal(403, "password_change_required");
  const isOfPeople = permission === "people.write" || permission === "profile.write";
  if (!mayDo(operator.role, permission) || (operator.isKey && isOfPeople))
    throw new Refusal(403, "not_permitted");
}

/** Sets the headers for the page cache and the caller's next request, and in development the meter. */
async function setContextHeaders(
  headers: { set(name: string, value: string): void },
  c: ApiContext,
  call: Call,
  token: Token | null,
): Promise<void> {
  const isRead = call.method === "GET";
  if (!token && call.access !== "operator" && isRead) {
    const stamp = await stampOf(c, c.now, c.zone).catch(() => null);
    headers.set(STAMP_HEADER, formatStamp(stamp && { ...stamp, ...c.shown }));
  }
  if (movedCountsAlone(c)) headers.set(STOCK_HEADER, "counts");
  // Also after a login: the next request with the new token must find it on any replica.
  if (token || !(isRead || call.isRead)) headers.set("Shop-Bookmark", c.db.bookmark() ?? "");
  if (token) setKnownUser(c.ctx, headers, token, c.env.SHOP_SECRET);
  if (!isDevelopment(c.env)) return;
  headers.set("D1-Round-Trips", String(c.db.meter.roundTrips));
  headers.set("D1-Rows-Read", String(c.db.meter.rowsRead));
}
