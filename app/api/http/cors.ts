// CORS: browsers of other origins may call the API if the setting CORS_ORIGINS contains their origin. Tokens are sent
// in their own header, so browser credentials are never allowed.
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Env } from "~/platform/env";
import { cachedSettings } from "~/services/settings/read-settings";
import { requestDatabase } from "./request-database";

const crossOrigin: MiddlewareHandler<{ Bindings: Env }> = cors({
  origin: async (origin, { env, executionCtx: ctx, req }) => {
    const settings = await cachedSettings({ db: requestDatabase(ctx, env, req.raw), ctx, env });
    return originsOf(settings.get("CORS_ORIGINS")).includes(origin) ? origin : null;
  },
  allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  allowHeaders: [
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
    "If-None-Match",
    "Shop-Bookmark",
    "Shop-Device",
    "Shop-Old-Token",
  ],
  exposeHeaders: [
    "Deprecation",
    "ETag",
    "Idempotent-Replay",
    "Retry-After",
    "Shop-Bookmark",
    "Shop-Device",
    "Content-Disposition",
  ],
  maxAge: 600,
});

/**
 * Requests without an Origin need no CORS headers. Same-origin requests get them as well if CORS_ORIGINS contains the
 * origin: the API may be served by another host than the one in SHOP_URL.
 */
export const corsOfOtherOrigins: MiddlewareHandler<{ Bindings: Env }> = (c, next) =>
  c.req.header("Origin") === undefined ? next() : crossOrigin(c, next);

/** A list, or a comma-separated text. */
function originsOf(setting: unknown): string[] {
  const named = Array.isArray(setting) ? setting : typeof setting === "string" ? setting.split(",") : [];
  return named.map((origin) => String(origin).trim()).filter((origin) => /^https?:\/\//.test(origin));
}
