// The projects of `npm test` that vitest runs: one row each, named as its folder under tests/.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
const resolve = { alias: { "~": `${root}app` } };

export default defineConfig({
  root,
  test: {
    projects: [
      { resolve, test: { name: "domain", environment: "node", include: ["tests/domain/**/*.test.ts"] } },
      {
        resolve,
        test: {
          name: "worker",
          environment: "node",
          include: ["tests/{api,screens,tools}/**/*.test.ts", "tests/*.test.ts"],
          globalSetup: "tests/support/shop.ts",
          setupFiles: "tests/support/connections.ts",
          testTimeout: 20_000,
          // One shop serves both: each test works on what it made itself. Where it looks at all that the shop has, the
          // other file may have changed that meanwhile, and it looks once more.
          maxWorkers: 2,
          retry: 1,
        },
      },
    ],
  },
});
