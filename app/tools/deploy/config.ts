// The configuration that is deployed: wrangler.toml with the shop's own names, ids and domain. Each deploy writes it
// again. It is not in the repository, so that an upgrade never conflicts with a changed wrangler.toml.
import type { Ids, Names } from "./stores";

export const OWN_CONFIG = "wrangler.own.toml";

/**
 * Returns the stores in wrangler.toml whose id is a placeholder (zeros, except for the last digit), e.g.
 * "d1_databases.database_id".
 */
export function placeholderIds(toml: string): string[] {
  let section = "";
  return toml.split("\n").flatMap((line) => {
    section = /^\[+([\w.]+)\]+/.exec(line)?.[1] ?? section;
    const key = /^(\w*id)\s*=\s*"[0-]+[0-9a-f]?"/.exec(line)?.[1];
    return key ? [`${section}.${key}`] : [];
  });
}

export function namesIn(toml: string): Names {
  const value = (key: string) => new RegExp(`^${key}\\s*=\\s*"([^"]+)"`, "m").exec(toml)?.[1] ?? "";
  const name = value("name");
  return {
    worker: name,
    database: value("database_name"),
    cache: `${name}-cache`,
    bucket: value("bucket_name"),
    queue: value("queue"),
  };
}

/** Returns wrangler.toml for a shop with another name, so that it shares no store with the shop named in the file. */
export function renamed(toml: string, name: string): string {
  if (name === namesIn(toml).worker) return toml;
  const names = { name, database_name: name, bucket_name: `${name}-files`, queue: `${name}-mail` };
  return Object.entries(names).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^${key}\\s*=.*$`, "gm"), `${key} = "${value}"`),
    toml,
  );
}

/** @param shopUrl origin of the shop's pages; null before the first deploy without a domain */
export function ownConfig(toml: string, ids: Ids, domain: string | null, shopUrl: string | null): string {
  const withIds = toml
    .replace(/^name\s*=.*$/m, `$&\naccount_id = "${ids.account}"`)
    .replace(/^database_id\s*=.*$/m, `database_id = "${ids.database}"`)
    .replace(/^\[vars\]$/m, shopUrl === null ? "$&" : `$&\nSHOP_URL = "${shopUrl}"`)
    .replace(/^(\[\[kv_namespaces\]\][^[]*?\n)id\s*=.*$/m, `$1id = "${ids.cache}"`);
  const route = domain === null ? "" : `\n[[routes]]\npattern = "${domain}"\ncustom_domain = true\n`;
  return `# Written by npm run deploy from wrangler.toml.\n${withIds}${route}`;
}
