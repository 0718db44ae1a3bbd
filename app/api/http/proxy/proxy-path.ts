// Which calls client-proxy may forward to its upstream (CONTRACT §3, "never an open proxy").

/** @param rules method and path prefix each, e.g. "GET reports/" (the setting CLIENT_PROXY_PATHS) */
export function mayPass(method: string, path: string, rules: readonly string[]): boolean {
  if (!isPlain(path)) return false;
  return rules.some((rule) => {
    const [of, prefix = ""] = rule.trim().split(/\s+/);
    const folder = prefix.replace(/^\/+/, "").replace(/\/*$/, "/");
    return of === method && folder !== "/" && path.startsWith(folder);
  });
}

/** Refuses empty, dotted and doubly encoded segments, so that the upstream sees the path that was checked here. */
function isPlain(path: string): boolean {
  const segments = path.replace(/\/$/, "").split("/");
  return segments.every((segment) => {
    if (!/^(?:[\w.~-]|%(?!2[ef]|5c|25|[01]|7f)[\da-f]{2})+$/i.test(segment)) return false;
    return !/^\.+$/.test(segment);
  });
}
