// The stores of a state folder, opened without the shop: migrations and the demo world need no built Worker.
import { Miniflare } from "miniflare";
import { COMPATIBILITY, persistedIn } from "~/tools/serve";
import { type Stores, storesOf, storesWorker } from "./stores-worker";

export async function withLocalStores<T>(state: string, work: (stores: Stores) => Promise<T>): Promise<T> {
  const mf = new Miniflare({
    ...persistedIn(state),
    cf: false,
    telemetry: { enabled: false },
    workers: [{ ...COMPATIBILITY, ...storesWorker }],
  });
  try {
    return await work(await storesOf(mf));
  } finally {
    await mf.dispose();
  }
}
