// `npm run deploy:check`: shows what wrangler would deploy, without an account and a network.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { OWN_CONFIG, placeholderIds } from "./deploy/config";
import { ask } from "./deploy/wrangler";
import { Failure, main } from "./steps";

main(async () => {
  const { values } = parseArgs({ options: { "without-ids": { type: "boolean", default: false } } });
  // The configuration written by `npm run deploy`, if there is one, is what would be deployed.
  const config = existsSync(OWN_CONFIG) ? OWN_CONFIG : "wrangler.toml";
  dryRun(config);
  console.log(`
Secrets, each by \`wrangler secret put NAME\`:
  SHOP_SECRET, PASSWORD_PEPPER            without them the shop answers 503
  OPERATOR_TOKEN                          without it there is no /operator
  STRIPE_SECRET_KEY                       without it there is no payment by card
  MAIL_URL, MAIL_FROM                     the mail service and the sender; until both are set, mails wait in the outbox
After the deploy GET /api/v3/client/health/ names what is missing.`);
  const placeholders = placeholderIds(readFileSync(config, "utf8"));
  if (placeholders.length > 0 && !values["without-ids"])
    throw new Failure(
      `${config} has no ids of your own yet: ${placeholders.join(", ")}. npm run deploy creates the stores: app/docs/deploy.md.`,
    );
});

function dryRun(config: string): void {
  const args = ["deploy", "--dry-run", "-c", config, "--outdir", ".cache/deploy"];
  const { ok, text } = ask(args, "", { CLOUDFLARE_CF_FETCH_ENABLED: "false" });
  console.log(text);
  if (!ok) throw new Failure("wrangler refused this deploy; its output is above.");
}
