/**
 * The values of a path's `:names` in a pathname.
 * @returns null where the pathname does not match
 */
export function paramsIn(address: string, path: string): Record<string, string> | null {
  const parts = address.split("/");
  const names = path.split("/");
  if (parts.length !== names.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? "";
    if (!name.startsWith(":") ? part !== name : part === "") return null;
    if (name.startsWith(":")) params[name.slice(1)] = decodeURIComponent(part);
  }
  return params;
}
