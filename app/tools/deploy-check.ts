// `npm run deploy:check`: what wrangler would deploy, without an account and without the network.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { placeholderIds } from "./build/placeholder-ids";
import { Failure, main } from "./steps";

main(async () => {
  const { values } = parseArgs({ options: { "without-ids": { type: "boolean", default: false } } });
  dryRun();
  console.log(`
Secrets, each by \`wrangler secret put NAME\`:
  SHOP_SECRET, PASSWORD_PEPPER            without them the shop answers 503
  OPERATOR_TOKEN                          without it there is no /operator
  MAIL_API_URL, MAIL_API_KEY, MAIL_FROM   an HTTP mail API; until all three are set, mails wait in the outbox
After the deploy GET /api/v3/client/health/ names what is missing.`);
  const placeholders = placeholderIds(readFileSync("wrangler.toml", "utf8"));
  if (placeholders.length > 0 && !values["without-ids"])
    throw new Failure(
      `wrangler.toml has no ids of your own yet: ${placeholders.join(", ")}. The README says how to make the stores.`,
    );
});

function dryRun(): void {
  const args = ["deploy", "--dry-run", "--outdir", ".cache/deploy"];
  const { status } = spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    stdio: "inherit",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", CI: "1" },
  });
  if (status !== 0) throw new Failure("wrangler would not deploy this.");
}
