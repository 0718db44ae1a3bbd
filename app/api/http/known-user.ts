// `Shop-User`: who a token's user was at the last answer, signed. A storefront that sends the header gets it and sends it
// back, so that an isolate which has never seen the token may assume as much as one that has. It proves nothing: what is
// made with it is confirmed by the database first (optimistic-auth.ts).
import type { ReadRequest } from "~/contract/call-request";
import { madeOnce } from "~/platform/cache/made-once";
import { sign, unsign } from "~/platform/crypto";
import type { AuthenticatedUser } from "~/services/context";
import { USER_SHAPE } from "~/services/session";
import { cachedUserOf, recallUser } from "./authenticate";

const HEADER = "Shop-User";

/** Before the token is looked up. */
export function recallFrom(request: ReadRequest, token: string, secrets: string): void {
  const sent = request.headers.get(HEADER);
  if (!sent || cachedUserOf(token) !== null) return;
  const value = unsign("known-user", sent, secrets);
  const [shape, json = ""] = Buffer.from(value ?? "", "base64url")
    .toString()
    .split("\n");
  if (shape === USER_SHAPE) recallUser(token, JSON.parse(json));
}

/** After the answer. */
export function setKnownUser(
  request: ReadRequest,
  headers: { set(name: string, value: string): void },
  token: string,
  secrets: string,
): void {
  const who = request.headers.has(HEADER) ? cachedUserOf(token) : null;
  if (who?.keyScope === null) headers.set(HEADER, signed(who, secrets));
}

const signed = madeOnce((who: AuthenticatedUser, secrets) =>
  sign("known-user", Buffer.from(`${USER_SHAPE}\n${JSON.stringify(who)}`).toString("base64url"), secrets),
);
