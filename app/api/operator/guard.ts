// The door to everything below /api/v3/operator: without a token set there is no such place.
import type { MiddlewareHandler } from "hono";
import type { Env } from "~/platform/env";
import { hashOf, isSame } from "~/platform/secrets";
import { refused } from "../answers";
import { Refusal } from "../refusal";

export const guardOperator: MiddlewareHandler<{ Bindings: Env }> = async (hono, next) => {
  const wanted = hono.env.OPERATOR_TOKEN;
  if (!wanted) return refused(new Refusal(404, "not_found"), "it");
  const given = /^Bearer (.{1,500})$/.exec(hono.req.header("Authorization") ?? "")?.[1];
  // Hashes are of one length, so that not even the token's own length shows.
  if (given === undefined || !isSame(hashOf(given), hashOf(wanted))) {
    const answer = refused(new Refusal(401, "not_authenticated"), "it");
    answer.headers.set("WWW-Authenticate", "Bearer");
    return answer;
  }
  await next();
};
