// Which calls may go on to the upstream of client-proxy: CONTRACT §3, "never an open proxy".

/** @param rules method and path prefix: "GET reports/" */
export function mayPass(method: string, path: string, rules: readonly string[]): boolean {
  if (!isPlain(path)) return false;
  return rules.some((rule) => {
    const [of, prefix = ""] = rule.trim().split(/\s+/);
    const folder = prefix.replace(/^\/+/, "").replace(/\/*$/, "/");
    return of === method && folder !== "/" && path.startsWith(folder);
  });
}

/** No empty, dotted or doubly written segment: whoever reads it next reads what was judged here. */
function isPlain(path: string): boolean {
  const segments = path.replace(/\/$/, "").split("/");
  return segments.every((segment) => {
    if (!/^(?:[\w.~-]|%(?!2[ef]|5c|25|[01]|7f)[\da-f]{2})+$/i.test(segment)) return false;
    return !/^\.+$/.test(segment);
  });
}
