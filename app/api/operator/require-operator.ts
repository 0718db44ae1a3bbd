// Access to /api/v3/operator: 404 while no operator token is set.
import type { MiddlewareHandler } from "hono";
import { clientIpOf } from "~/api/http/proxy/client-ip";
import { respondError, respondRefusal } from "~/api/http/respond";
import { Locale } from "~/contract/wire";
import { hashOf, isSame } from "~/platform/crypto";
import type { Env } from "~/platform/env";
import { throttleOperatorToken } from "~/services/operator/token-throttle";
import { Refusal } from "~/services/refusal";

export const requireOperator: MiddlewareHandler<{ Bindings: Env }> = async (hono, next) => {
  const wanted = hono.env.OPERATOR_TOKEN;
  const locale = Locale.catch("it").parse(hono.req.query("locale"));
  if (!wanted) return respondRefusal(new Refusal(404, "not_found"), locale);
  const given = /^Bearer (.{1,500})$/.exec(hono.req.header("Authorization") ?? "")?.[1];
  if (given === undefined) return notAuthenticated(locale);
  // Hashes have one length, so that not even the token's length leaks.
  const isRight = isSame(hashOf(given), hashOf(wanted));
  let wait: number | null;
  try {
    wait = await throttleOperatorToken(hono.env, clientIpOf(hono.req.raw, hono.env), isRight);
  } catch (error) {
    return respondError(error, locale, hono.req.path, null);
  }
  if (wait !== null) return respondRefusal(new Refusal(429, "too_many_tries", { retry_after: wait }), locale);
  return isRight ? next() : notAuthenticated(locale);
};

function notAuthenticated(locale: Locale): Response {
  const answer = respondRefusal(new Refusal(401, "not_authenticated"), locale);
  answer.headers.set("WWW-Authenticate", "Bearer");
  return answer;
}
