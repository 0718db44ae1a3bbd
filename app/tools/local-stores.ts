// The stores of a state folder, opened without the shop: migrations and the demo world need no built Worker.
import { Miniflare } from "miniflare";
import { COMPATIBILITY, persistedIn, STORES } from "./serve";

export interface Stores {
  db: D1Database;
  pictures: Awaited<ReturnType<Miniflare["getR2Bucket"]>>;
}

export async function withLocalStores<T>(state: string, work: (stores: Stores) => Promise<T>): Promise<T> {
  const mf = new Miniflare({
    ...COMPATIBILITY,
    ...STORES,
    modules: true,
    script: "export default {}",
    cf: false,
    telemetry: { enabled: false },
    ...persistedIn(state),
  });
  try {
    return await work({ db: await mf.getD1Database("DB"), pictures: await mf.getR2Bucket("FILES") });
  } finally {
    await mf.dispose();
  }
}
