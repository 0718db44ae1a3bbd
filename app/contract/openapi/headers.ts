// Request and response headers of a call. CONTRACT §1.
import type { Call } from "~/contract/call";

type Json = Record<string, unknown>;

const text = (description: string, schema: Json = { type: "string" }) => ({ description, schema });

const REQUEST_HEADERS = {
  "Shop-Bookmark": text(
    "What an earlier answer's Shop-Bookmark said: reads then follow the caller's own writes",
  ),
  "Shop-User": text(
    "The Shop-User of an earlier answer, or nothing: the answer has one where it has changed",
  ),
  "Shop-Device": text(
    "The device's word, as a login gave it: wrong passwords of others do not stop this device",
  ),
  "Shop-Old-Token": text("A token that this login ends"),
  "If-None-Match": text("An ETag: the answer is 304 where nothing has changed"),
  "If-Match": text("The cart's version: 409 cart_changed where it is another one by now"),
  "Idempotency-Key": text("The same key with the same body gives the first answer again", {
    type: "string",
    format: "uuid",
  }),
};

const VERSIONED = ["carts/row/:id/", "carts/rows/", "carts/rows/batch/"];

const isPublic = ({ method, cache }: Call): boolean =>
  method === "GET" && cache !== undefined && cache !== "none";

export function headersAsked(call: Call): Json[] {
  const isLogin = call.path === "auth/login/";
  const names: (keyof typeof REQUEST_HEADERS)[] = [
    "Shop-Bookmark",
    ...(call.access === "operator" ? [] : (["Shop-User"] as const)),
    ...(call.path.startsWith("auth/") ? (["Shop-Device"] as const) : []),
    ...(isLogin ? (["Shop-Old-Token"] as const) : []),
    ...(isPublic(call) ? (["If-None-Match"] as const) : []),
    ...(VERSIONED.includes(call.path) && call.method !== "GET" ? (["If-Match"] as const) : []),
    ...(call.idempotent ? (["Idempotency-Key"] as const) : []),
  ];
  return names.map((name) => ({
    name,
    in: "header",
    required: name === "Idempotency-Key" && call.idempotent === true,
    ...REQUEST_HEADERS[name],
  }));
}

export function headersGiven(call: Call, status: number): Json {
  return {
    Deprecation: text("true: the call was asked for under version 2"),
    ...(status < 300 ? { "Shop-Bookmark": text("To be sent back with the next request") } : {}),
    ...(isPublic(call) && status < 400 ? { ETag: text("Of this very answer") } : {}),
    ...(call.idempotent && status < 300
      ? { "Idempotent-Replay": text("true: the first answer once more, nothing was done") }
      : {}),
    ...(status === 429 || status === 503
      ? { "Retry-After": text("Seconds to wait", { type: "integer", minimum: 1 }) }
      : {}),
    ...(status === 401 ? { "WWW-Authenticate": text("Token") } : {}),
    ...(status === 405 ? { Allow: text("The methods that there are") } : {}),
    ...(status === 308 ? { Location: text("The same path with a slash at its end") } : {}),
  };
}

/** Answers without a body that any such call may give. */
export const bareAnswers = (call: Call): Json => ({
  ...(isPublic(call)
    ? { "304": { description: "As If-None-Match has it", headers: headersGiven(call, 304) } }
    : {}),
  "308": { description: "The path lacks its last slash", headers: headersGiven(call, 308) },
});
