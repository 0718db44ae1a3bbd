import { HOST } from "~/contract/constants/web-address";
import { type Env, isDevelopment } from "~/platform/env";

const MAX_LENGTH = 2000;

/**
 * Validates where a cart is returned to: https, or http of the same machine in development. Null for any
 * other URL.
 */
export function returnUrl(text: string, env: Env): string | null {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return null;
  const { protocol, hostname, username, password, href } = new URL(text);
  if (username !== "" || password !== "" || !HOST.test(hostname)) return null;
  const isLocal = isDevelopment(env) && /^(localhost|127\.0\.0\.1)$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && isLocal) ? href : null;
}
