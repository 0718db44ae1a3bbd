// The projects of `npm test` that vitest runs: one row each, named after its folder under tests/.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { RUNNERS } from "./support/worker/runners";

const root = fileURLToPath(new URL("..", import.meta.url));
const resolve = { alias: { "~": `${root}app` } };

export default defineConfig({
  root,
  test: {
    maxWorkers: RUNNERS,
    projects: [
      {
        resolve,
        test: {
          name: "domain",
          environment: "node",
          isolate: false,
          setupFiles: "tests/support/undo.ts",
          include: ["tests/domain/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        test: {
          name: "worker",
          environment: "node",
          include: ["tests/{api,screens,tools}/**/*.test.ts", "tests/*.test.ts"],
          globalSetup: `${root}tests/support/worker/shop.ts`,
          setupFiles: "tests/support/worker/connections.ts",
          // The built Worker is not transformed again for each of its copies.
          server: { deps: { external: [/\/build\/worker\.js/] } },
          // An email waits while a catalogue is rendered: the local queue has one consumer.
          testTimeout: 60_000,
          // A hook may start its own shop, or wait for one.
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
