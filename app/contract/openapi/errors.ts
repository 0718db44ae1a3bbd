// Error responses of each call, with their bodies: CONTRACT §1.
import type { Call } from "~/contract/call";
import examples from "./examples.json";
import { headersGiven } from "./headers";

type Json = Record<string, unknown>;

/** English messages; a request gets those of its locale. */
const COMMON: Record<number, [description: string, code: string, message: string]> = {
  400: ["Invalid input", "invalid_input", "Some details need correcting: see the fields marked."],
  401: ["No or expired token", "not_authenticated", "Sign in to continue"],
  403: ["Not yours to do", "forbidden", "You may not do this"],
  404: ["Unknown or not yours to see", "not_found", "Not found"],
  405: ["Another method than there is; see Allow", "method_not_allowed", "This method is not allowed here"],
  409: ["Conflict with the present state", "conflict", "It has changed meanwhile"],
  413: ["Body too large", "too_large", "Too large"],
  415: ["Wrong media type", "unsupported_media_type", "Unsupported media type"],
  429: ["Too many tries; see Retry-After", "too_many_tries", "Too many tries: wait a little"],
  500: ["The log knows more under request_id", "server_error", "Something went wrong on our side"],
  503: ["The store is overloaded; see Retry-After", "store_unavailable", "The shop is busy: try again"],
};

/** Codes with another status than invalid input. */
const STATUS_OF: Record<string, number> = {
  invalid_credentials: 401,
  invalid_otp: 401,
  password_change_required: 403,
  bot_suspected: 403,
  businesses_only: 403,
  newsletter_closed: 403,
  reviews_closed: 403,
  user_not_found: 404,
  already_in_wishlist: 409,
  cart_changed: 409,
  cart_empty: 409,
  key_shown_once: 409,
  list_name_taken: 409,
  list_empty: 409,
  too_many_lists: 409,
  too_many_keys: 409,
  too_many_requests: 409,
  not_cancellable: 409,
  too_many_messages: 429,
};

/** @param body the schema of an error's body */
export function errorAnswers(call: Call, body: Json): Json {
  const hasBody = call.method !== "GET";
  return Object.fromEntries(
    Object.entries(COMMON).flatMap(([key, [description, common, message]]) => {
      const status = Number(key);
      if (!hasBody && [409, 413, 415].includes(status)) return [];
      const own = (call.errors ?? []).filter((code) => statusOf(code, call) === status);
      const shown = [
        ...own.map((code) => [code, String(Reflect.get(examples.errors, code))] as const),
        ...(own.length > 0 && status !== 400 ? [] : [[common, message] as const]),
      ];
      return [
        [
          key,
          {
            description,
            headers: headersGiven(call, status),
            content: { "application/json": { schema: body, examples: all(shown) } },
          },
        ],
      ];
    }),
  );
}

const statusOf = (code: string, call: Call): number =>
  // A problem that blocks an order is a conflict, even if it has another status elsewhere: CONTRACT §3.
  call.idempotent === true ? 409 : (STATUS_OF[code] ?? 400);

const all = (shown: (readonly [string, string])[]): Json =>
  Object.fromEntries(
    shown.map(([code, message]) => [
      code,
      {
        value: {
          detail: { code, message },
          error_list:
            code === "invalid_input"
              ? [{ field: "page", code: "invalid", message: "This value is not valid" }]
              : [],
        },
      },
    ]),
  );
