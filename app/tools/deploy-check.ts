// `npm run deploy:check`: what wrangler would deploy, without an account and without the network.
import { spawnSync } from "node:child_process";
import { buildWhenChanged } from "./build";
import { Failure, main } from "./steps";

main(async () => {
  await buildWhenChanged();
  for (const environment of ["", "production"]) dryRun(environment);
});

function dryRun(environment: string): void {
  const args = ["deploy", "--dry-run", "--outdir", ".cache/deploy", "--env", environment];
  const { status } = spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    stdio: "inherit",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", CI: "1" },
  });
  if (status !== 0) throw new Failure(`wrangler would not deploy "${environment || "development"}".`);
}
