// Requests that match no call: a path without its trailing slash is redirected, another method is 405, the rest is
// 404 (CONTRACT §1).
import { Locale } from "~/contract/wire";
import { Refusal } from "~/services/refusal";
import { respondRefusal } from "./respond";

export function noSuchCall(address: string, routes: readonly { path: string; method: string }[]): Response {
  const url = new URL(address);
  if (!url.pathname.endsWith("/")) return withSlash(address);
  const locale = Locale.catch("it").parse(url.searchParams.get("locale"));
  const methods = routes
    .filter(({ path, method }) => method !== "ALL" && matches(path, url.pathname))
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  if (methods.length === 0) return respondRefusal(new Refusal(404, "not_found"), locale);
  const answer = respondRefusal(new Refusal(405, "method_not_allowed"), locale);
  answer.headers.set("Allow", [...new Set(methods)].join(", "));
  return answer;
}

/** Every path ends with "/". */
export function withSlash(address: string): Response {
  const { pathname, search } = new URL(address);
  return new Response(null, { status: 308, headers: { Location: `${pathname}/${search}` } });
}

function matches(pattern: string, path: string): boolean {
  const expression = pattern.replace(/:\w+/g, "[^/]+");
  return pattern !== "*" && new RegExp(`^${expression}$`).test(path);
}
