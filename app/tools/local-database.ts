// The D1 of a state folder, opened without the shop: migrations and the demo world need no built Worker.
import { resolve } from "node:path";
import { Miniflare } from "miniflare";
import { COMPATIBILITY, DATABASE } from "./serve";

export async function withLocalDatabase<T>(state: string, work: (db: D1Database) => Promise<T>): Promise<T> {
  const mf = new Miniflare({
    ...COMPATIBILITY,
    modules: true,
    script: "export default {}",
    cf: false,
    telemetry: { enabled: false },
    d1Databases: { DB: DATABASE },
    d1Persist: resolve(state, "d1"),
  });
  try {
    return await work(await mf.getD1Database("DB"));
  } finally {
    await mf.dispose();
  }
}
