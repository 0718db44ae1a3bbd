// Browsers of other origins may call the API where the setting CORS_ORIGINS names them. Tokens travel in a header of
// their own, so no credentials of the browser are ever let through.
import type { ShopData } from "~/db/shop/shop-data";

const ALLOWED = {
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
  "Access-Control-Allow-Headers":
    "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Shop-Bookmark, Shop-Device, Shop-Old-Token",
  "Access-Control-Expose-Headers":
    "Deprecation, ETag, Idempotent-Replay, Retry-After, Shop-Bookmark, Shop-Device, Content-Disposition",
  "Access-Control-Max-Age": "600",
};

export async function withCors(
  request: Request,
  facts: () => Promise<ShopData>,
  answer: () => Promise<Response>,
): Promise<Response> {
  const origin = request.headers.get("Origin");
  if (origin === null || origin === new URL(request.url).origin) return answer();
  const isAllowed = originsOf((await facts()).settings.get("CORS_ORIGINS")).includes(origin);
  const isAsking = request.method === "OPTIONS" && request.headers.has("Access-Control-Request-Method");
  const answered = isAsking ? new Response(null, { status: 204 }) : await answer();
  const open = new Response(answered.body, answered);
  open.headers.append("Vary", "Origin");
  if (!isAllowed) return open;
  open.headers.set("Access-Control-Allow-Origin", origin);
  for (const [name, value] of Object.entries(ALLOWED)) open.headers.set(name, value);
  return open;
}

/** A list, or one text with commas between. */
function originsOf(setting: unknown): string[] {
  const named = Array.isArray(setting) ? setting : typeof setting === "string" ? setting.split(",") : [];
  return named.map((origin) => String(origin).trim()).filter((origin) => /^https?:\/\//.test(origin));
}
