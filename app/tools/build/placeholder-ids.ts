/** The stores in wrangler.toml whose id is a placeholder: noughts, at most a last digit besides: "d1_databases.database_id". */
export function placeholderIds(toml: string): string[] {
  let section = "";
  return toml.split("\n").flatMap((line) => {
    section = /^\[+([\w.]+)\]+/.exec(line)?.[1] ?? section;
    const key = /^(\w*id)\s*=\s*"[0-]+[0-9a-f]?"/.exec(line)?.[1];
    return key ? [`${section}.${key}`] : [];
  });
}
