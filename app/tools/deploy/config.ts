// The configuration that is deployed: wrangler.toml, with the shop's own names, ids and domain in it. Each deploy writes it
// again; it is kept out of the repository, so that an upgrade never meets a changed wrangler.toml.
import type { Ids, Names } from "./stores";

export const OWN_CONFIG = "wrangler.own.toml";

/** The stores in wrangler.toml whose id is a placeholder (zeros, at most one other last digit): "d1_databases.database_id". */
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

/** wrangler.toml for a shop of another name: no store of it is that of the shop whose name the file has. */
export function renamed(toml: string, name: string): string {
  if (name === namesIn(toml).worker) return toml;
  const names = { name, database_name: name, bucket_name: `${name}-files`, queue: `${name}-mail` };
  return Object.entries(names).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^${key}\\s*=.*$`, "gm"), `${key} = "${value}"`),
    toml,
  );
}

/** @param shopUrl the origin of the shop's pages; null until the first deploy without a domain has named it */
export function ownConfig(toml: string, ids: Ids, domain: string | null, shopUrl: string | null): string {
  const withIds = toml
    .replace(/^name\s*=.*$/m, `$&\naccount_id = "${ids.account}"`)
    .replace(/^database_id\s*=.*$/m, `database_id = "${ids.database}"`)
    .replace(/^\[vars\]$/m, shopUrl === null ? "$&" : `$&\nSHOP_URL = "${shopUrl}"`)
    .replace(/^(\[\[kv_namespaces\]\][^[]*?\n)id\s*=.*$/m, `$1id = "${ids.cache}"`);
  const route = domain === null ? "" : `\n[[routes]]\npattern = "${domain}"\ncustom_domain = true\n`;
  return `# Written by npm run deploy from wrangler.toml.\n${withIds}${route}`;
}
