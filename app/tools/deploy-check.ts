// `npm run deploy:check`: what wrangler would deploy, without an account and without the network.
import { spawnSync } from "node:child_process";
import { buildWhenChanged } from "./build";
import { Failure, main } from "./steps";

main(async () => {
  await buildWhenChanged();
  for (const environment of ["", "production"]) dryRun(environment);
  console.log(`
Secrets of production, each by \`wrangler secret put NAME --env production\`:
  SHOP_SECRET, PASSWORD_PEPPER, OPERATOR_TOKEN
  MAIL_API_URL, MAIL_API_KEY, MAIL_FROM   an HTTP mail API; until all three are set, mails wait in the outbox
Whether mails wait: GET /api/v3/client/health/ says mail "ready" or "waiting".`);
});

function dryRun(environment: string): void {
  const args = ["deploy", "--dry-run", "--outdir", ".cache/deploy", "--env", environment];
  const { status } = spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    stdio: "inherit",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", CI: "1" },
  });
  if (status !== 0) throw new Failure(`wrangler would not deploy "${environment || "development"}".`);
}
