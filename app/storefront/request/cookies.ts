// Reads and writes cookies. `lan`, `shop_context`, `consent` and `js` are plain values. The others contain tokens, so
// they are encrypted: a stolen cookie file reveals no token of the API.
import { decrypt, encrypt } from "~/platform/crypto";

export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get("Cookie") ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

interface CookieOptions {
  maxAgeSeconds: number;
  /** False only for plain values that scripts read. */
  httpOnly: boolean;
}

/** Always SameSite=Lax; Secure over https. */
export function cookieHeader(request: Request, name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${options.maxAgeSeconds}`, "SameSite=Lax"];
  if (options.httpOnly) parts.push("HttpOnly");
  if (isSecure(request)) parts.push("Secure");
  return parts.join("; ");
}

/** Returns the JSON of an encrypted cookie, or null if it is absent, modified or unreadable. */
export function readSealed(request: Request, name: string, secrets: string): unknown {
  const raw = readCookie(request, cookieName(request, name));
  const opened = raw === null ? null : decrypt(`cookie ${name}`, raw, secrets);
  if (opened === null) return null;
  try {
    return JSON.parse(Buffer.from(opened.bytes).toString());
  } catch {
    return null;
  }
}

export function sealedCookie(
  request: Request,
  name: string,
  content: unknown,
  secrets: string,
  maxAgeSeconds: number,
): string {
  const value = encrypt(`cookie ${name}`, Buffer.from(JSON.stringify(content)), secrets);
  return cookieHeader(request, cookieName(request, name), value, { maxAgeSeconds, httpOnly: true });
}

export const expiredCookie = (request: Request, name: string): string =>
  cookieHeader(request, cookieName(request, name), "", { maxAgeSeconds: 0, httpOnly: true });

/** `__Host-` binds a cookie to this host. Browsers accept the prefix only over https. */
export const cookieName = (request: Request, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name;

const isSecure = (request: Request): boolean => request.url.startsWith("https:");
