// `npm run deploy`: from an account to an open shop. It can be run again at any time, and changes only what must change;
// --dry-run says what it would do.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "./build";
import { namesIn, OWN_CONFIG, ownConfig } from "./deploy/config";
import { knownSecret, MAIL, putSecrets, SECRETS_FILE } from "./deploy/secrets";
import { commandsOf, makeStores } from "./deploy/stores";
import { ensureWebhook } from "./deploy/webhook";
import { ask, run } from "./deploy/wrangler";
import { Failure, main, step } from "./steps";

const ANSWERS = ".deploy.json";

main(async () => {
  const { values } = parseArgs({
    options: {
      "dry-run": { type: "boolean", default: false },
      domain: { type: "string" },
      location: { type: "string" },
    },
  });
  const saved: { domain?: string; location?: string } = existsSync(ANSWERS)
    ? JSON.parse(readFileSync(ANSWERS, "utf8"))
    : {};
  const answers = {
    ...saved,
    ...(values.domain && { domain: values.domain }),
    ...(values.location && { location: values.location }),
  };
  const toml = readFileSync("wrangler.toml", "utf8");
  const names = namesIn(toml);
  const location = answers.location ?? "weur";
  const database = ["d1", "migrations", "apply", names.database, "--remote", "-c", OWN_CONFIG];
  if (values["dry-run"]) {
    const plan = [
      ...commandsOf(names, location),
      database,
      ["deploy", "-c", OWN_CONFIG],
      ["secret", "bulk", "-c", OWN_CONFIG],
    ];
    console.log(
      `It would find or make, in this order:\n${plan.map((args) => `  wrangler ${args.join(" ")}`).join("\n")}`,
    );
    console.log(
      "then set Stripe's webhook where STRIPE_SECRET_KEY is given, and ask health/ and invariants/.",
    );
    return;
  }
  if (!ask(["whoami", "--json"]).ok)
    throw new Failure("Wrangler knows no account: run npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
  writeFileSync(ANSWERS, `${JSON.stringify(answers)}\n`);
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const summary = () => said.splice(0).join("; ") || "unchanged";
  await step("stores", async () => {
    writeFileSync(OWN_CONFIG, ownConfig(toml, makeStores(names, location, say), answers.domain ?? null));
    return summary();
  });
  if (!process.env.WRANGLER) await step("build", async () => ((await buildWhenChanged()) ? "" : "unchanged"));
  await step("migrate", async () => (/no migrations/i.test(run(database)) ? "unchanged" : "applied"));
  let origin = answers.domain ? `https://${answers.domain}` : "";
  await step("deploy", async () => {
    const found = /https?:\/\/\S+/.exec(run(["deploy", "-c", OWN_CONFIG]))?.[0];
    origin = process.env.DEPLOY_ORIGIN ?? (origin || found || "");
    if (!origin) throw new Failure("wrangler deploy named no address: give one with --domain.");
    return origin;
  });
  let secrets = new Set<string>();
  await step("secrets", async () => {
    secrets = putSecrets(OWN_CONFIG, say);
    return summary();
  });
  const stripeKey = process.env.STRIPE_SECRET_KEY;
  if (stripeKey)
    await step("webhook", async () => {
      const secret = await ensureWebhook(origin, stripeKey);
      if (secret === null) return "unchanged";
      run(["secret", "bulk", "-c", OWN_CONFIG], JSON.stringify({ STRIPE_WEBHOOK_SECRET: secret }));
      secrets.add("STRIPE_WEBHOOK_SECRET");
      return "made";
    });
  const left = [...(await checkShop(origin)), ...missingSecrets(secrets)];
  console.log(`\nThe shop is at ${origin}; /operator signs in with OPERATOR_TOKEN.`);
  if (existsSync(SECRETS_FILE))
    console.log(
      `Its secrets are in ${SECRETS_FILE}: keep PASSWORD_PEPPER somewhere else as well, no password is right without it.`,
    );
  console.log(
    left.length === 0
      ? "Nothing is left to do."
      : `Left to do:\n${left.map((text) => `  - ${text}`).join("\n")}`,
  );
});

/** What health/ and invariants/ say is missing. */
async function checkShop(origin: string): Promise<string[]> {
  const left: string[] = [];
  await step("health", async () => {
    const answer = await fetch(`${origin}/api/v3/client/health/`, { signal: AbortSignal.timeout(20_000) });
    const health = (await answer.json().catch(() => ({}))) as { status?: string; missing?: string[] };
    if (health.status !== "ok")
      left.push(
        `health/ says ${health.status ?? answer.status}${health.missing ? `: ${health.missing.join(", ")} missing` : ""}; ask again in a minute`,
      );
    return health.status ?? `${answer.status}`;
  });
  const token = knownSecret("OPERATOR_TOKEN");
  if (!token) return [...left, "npm run shop -- invariants --remote: OPERATOR_TOKEN is not known here"];
  await step("invariants", async () => {
    const answer = await fetch(`${origin}/api/v3/operator/invariants/`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(60_000),
    });
    const { ok, faults = [] } = (await answer.json().catch(() => ({}))) as {
      ok?: boolean;
      faults?: unknown[];
    };
    if (!ok)
      left.push(
        `invariants/ found ${faults.length || "no answer"}: npm run shop -- invariants --remote ${origin}`,
      );
    return ok ? "all adds up" : "see below";
  });
  return left;
}

function missingSecrets(secrets: ReadonlySet<string>): string[] {
  const mail = MAIL.filter((name) => !secrets.has(name));
  return [
    ...(mail.length > 0
      ? [`e-mails wait in the outbox: give ${mail.join(", ")} in the environment and run this again`]
      : []),
    ...(secrets.has("STRIPE_SECRET_KEY")
      ? []
      : ["no payment by card: give STRIPE_SECRET_KEY in the environment and run this again"]),
  ];
}
