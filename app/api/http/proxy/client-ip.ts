// The client's IP address, for rate limits: the caller's, or the one sent by a storefront with the shared key (CONTRACT
// §1).

import type { ReadRequest } from "~/contract/call-request";
import { isSame } from "~/platform/crypto";
import type { Env } from "~/platform/env";

export function clientIpOf(request: ReadRequest, env: Env): string {
  const key = request.headers.get("Shop-Client-Key");
  const named = request.headers.get("Shop-Client-IP");
  if (named && key && env.CLIENT_KEY && isSame(key, env.CLIENT_KEY)) return named;
  return request.headers.get("CF-Connecting-IP") ?? "local";
}
