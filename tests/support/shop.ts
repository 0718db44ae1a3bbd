// Starts the built Worker once for a whole run, for vitest and Playwright alike, and says where it is.
import { rmSync } from "node:fs";
import { buildWhenChanged } from "~/tools/build";
import { startServer } from "~/tools/serve";
import { openControl } from "./control";
import { demoState } from "./state";

/** A runner's global set-up: what it returns is called at the end. A shop that `BOTTEGA_URL` names is asked in place. */
export default async function openDemoShop(): Promise<() => Promise<void>> {
  return process.env.BOTTEGA_URL ? async () => {} : openShop();
}

/** @param catalogue a larger one than the demo's, for the bench */
export async function openShop(catalogue?: string): Promise<() => Promise<void>> {
  await buildWhenChanged();
  const state = await demoState(catalogue);
  const server = await startServer({ state });
  const control = await openControl(server);
  process.env.BOTTEGA_URL = server.url;
  process.env.BOTTEGA_CONTROL = control.url;
  return async () => {
    await control.close();
    await server.mf.dispose();
    rmSync(state, { recursive: true, force: true });
  };
}
