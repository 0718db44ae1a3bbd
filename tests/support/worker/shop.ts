// Starts the built Worker once for a whole run of vitest or Playwright, with one shop for each runner, and
// publishes the addresses.
import { rmSync } from "node:fs";
import { buildWhenChanged } from "~/tools/build";
import { startServer } from "~/tools/serve";
import { openControl } from "./control";
import { RUNNERS } from "./runners";
import { demoState } from "./state";

/**
 * The global set-up; the returned function is called at the end. If `BOTTEGA_URL` is set, that shop is used
 * instead.
 */
export default async function openDemoShops(): Promise<() => Promise<void>> {
  return process.env.BOTTEGA_URL ? async () => {} : openShops(RUNNERS);
}

/** @param catalogue folder of a larger one than the demo's, for the bench */
export const openShop = (catalogue?: string): Promise<() => Promise<void>> => openShops(1, catalogue);

async function openShops(count: number, catalogue?: string): Promise<() => Promise<void>> {
  await buildWhenChanged();
  const shops: OpenShop[] = [];
  // One after the other: the first call makes the world that the others copy.
  for (let index = 0; index < count; index += 1) shops.push(await openOne(await demoState(catalogue)));
  process.env.BOTTEGA_URL = shops.map(({ url }) => url).join(" ");
  process.env.BOTTEGA_CONTROL = shops.map(({ control }) => control).join(" ");
  return async () => {
    await Promise.all(shops.map(({ close }) => close()));
  };
}

interface OpenShop {
  url: string;
  control: string;
  close(): Promise<void>;
}

async function openOne(state: string): Promise<OpenShop> {
  const server = await startServer({ state });
  const control = await openControl(server);
  return {
    url: server.url,
    control: control.url,
    close: async () => {
      await control.close();
      await server.mf.dispose();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
