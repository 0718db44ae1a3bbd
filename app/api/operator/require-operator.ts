// Access to /api/v3/operator: the operator's token, or a person's session. All paths return 404 if no operator token is
// set.
import type { MiddlewareHandler } from "hono";
import { clientIpOf } from "~/api/http/proxy/client-ip";
import { respondError, respondRefusal } from "~/api/http/respond";
import type { OperatorCall } from "~/contract/call";
import { OPERATOR_PATH, operatorCalls } from "~/contract/operator/calls";
import { Locale } from "~/contract/wire";
import type { Env } from "~/platform/env";
import type { OperatorActor } from "~/services/context";
import { actorOf } from "~/services/operator/actor";
import { Refusal } from "~/services/refusal";

export interface OperatorEnv {
  Bindings: Env;
  Variables: { operator: OperatorActor | null };
}

/** Calls that need no bearer token. */
const OPEN = new Set(
  Object.values<Record<string, OperatorCall>>(operatorCalls)
    .flatMap((verbs) => Object.values(verbs))
    .filter(({ permission }) => permission === "nobody")
    .map(({ method, path }) => `${method} ${OPERATOR_PATH}/${path}`),
);

export const requireOperator: MiddlewareHandler<OperatorEnv> = async (hono, next) => {
  const locale = Locale.catch("it").parse(hono.req.query("locale"));
  if (!hono.env.OPERATOR_TOKEN) return respondRefusal(new Refusal(404, "not_found"), locale);
  // No user is signed in yet: the call itself counts attempts.
  if (OPEN.has(`${hono.req.method} ${hono.req.path}`)) return next();
  const given = /^Bearer (.{1,500})$/.exec(hono.req.header("Authorization") ?? "")?.[1];
  if (given === undefined) return notAuthenticated(locale);
  let actor: Awaited<ReturnType<typeof actorOf>>;
  try {
    actor = await actorOf(hono.env, given, clientIpOf(hono.req.raw, hono.env));
  } catch (error) {
    return respondError(error, locale, hono.req.path, null);
  }
  if (actor.wait !== null)
    return respondRefusal(new Refusal(429, "too_many_tries", { retry_after: actor.wait }), locale);
  if (!actor.operator) return notAuthenticated(locale);
  hono.set("operator", actor.operator);
  return next();
};

function notAuthenticated(locale: Locale): Response {
  const answer = respondRefusal(new Refusal(401, "not_authenticated"), locale);
  answer.headers.set("WWW-Authenticate", "Bearer");
  return answer;
}
