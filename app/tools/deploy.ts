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
const DEPLOY = ["deploy", "-c", OWN_CONFIG];
const PUT_SECRETS = ["secret", "bulk", "-c", OWN_CONFIG];

main(async () => {
  const { isDryRun, answers } = readAnswers();
  const toml = readFileSync("wrangler.toml", "utf8");
  const names = namesIn(toml);
  const location = answers.location ?? "weur";
  const migrate = ["d1", "migrations", "apply", names.database, "--remote", "-c", OWN_CONFIG];
  if (isDryRun) return printPlan([...commandsOf(names, location), migrate, DEPLOY, PUT_SECRETS]);
  if (!ask(["whoami", "--json"]).ok)
    throw new Failure("Wrangler knows no account: run npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
  let configure = () => {};
  await step("stores", async () => {
    const log = changeLog();
    const stores = makeStores(names, location, log.add);
    configure = () => {
      const { domain, workersDev } = answers;
      const shopUrl = domain ? `https://${domain}` : (workersDev ?? null);
      writeFileSync(OWN_CONFIG, ownConfig(toml, stores, domain ?? null, shopUrl));
      writeFileSync(ANSWERS, `${JSON.stringify(answers)}\n`);
    };
    configure();
    return log.summary();
  });
  if (!process.env.WRANGLER) await step("build", async () => ((await buildWhenChanged()) ? "" : "unchanged"));
  await step("migrate", async () => (/no migrations/i.test(run(migrate)) ? "unchanged" : "applied"));
  const origin = await deployWorker(answers, () => configure());
  const secrets = await setSecrets(origin);
  const left = [...(await checkShop(origin)), ...missingSecrets(secrets)];
  printSummary(origin, left);
});

interface Answers {
  domain?: string;
  location?: string;
  /** The address that Cloudflare gave the Worker: SHOP_URL without a domain. */
  workersDev?: string;
}

/** What the command line says, and what an earlier run was told. */
function readAnswers(): { isDryRun: boolean; answers: Answers } {
  const { values } = parseArgs({
    options: {
      "dry-run": { type: "boolean", default: false },
      domain: { type: "string" },
      location: { type: "string" },
    },
  });
  const saved: Answers = existsSync(ANSWERS) ? JSON.parse(readFileSync(ANSWERS, "utf8")) : {};
  const { "dry-run": isDryRun, domain, location } = values;
  return { isDryRun, answers: { ...saved, ...(domain && { domain }), ...(location && { location }) } };
}

function printPlan(plan: string[][]): void {
  const lines = plan.map((args) => `  wrangler ${args.join(" ")}`);
  console.log(`It would find or make, in this order:\n${lines.join("\n")}`);
  console.log("then set Stripe's webhook where STRIPE_SECRET_KEY is given, and ask health/ and invariants/.");
}

function printSummary(origin: string, left: readonly string[]): void {
  console.log(
    `\nThe shop is at ${origin}; /operator signs in with OPERATOR_TOKEN until somebody has an account.`,
  );
  if (existsSync(SECRETS_FILE))
    console.log(
      `Its secrets are in ${SECRETS_FILE}: keep PASSWORD_PEPPER somewhere else as well, no password is right without it.`,
    );
  const lines = left.map((text) => `  - ${text}`);
  console.log(left.length === 0 ? "Nothing is left to do." : `Left to do:\n${lines.join("\n")}`);
}

/** What a step has changed, for its line of output. */
function changeLog() {
  const changes: string[] = [];
  return { add: (text: string) => changes.push(text), summary: () => changes.join("; ") || "unchanged" };
}

/**
 * Without a domain the first deploy names the address; the second one sets it as SHOP_URL, without which the shop sends no
 * email.
 * @param configure writes the configuration again, with a new answer
 * @returns the shop's origin
 */
async function deployWorker(answers: Answers, configure: () => void): Promise<string> {
  const { domain } = answers;
  let origin = "";
  await step("deploy", async () => {
    const found = /https?:\/\/[^\s/]+/.exec(run(DEPLOY))?.[0];
    if (!domain && found && found !== answers.workersDev) {
      answers.workersDev = found;
      configure();
      run(DEPLOY);
    }
    origin = process.env.DEPLOY_ORIGIN ?? (domain ? `https://${domain}` : (found ?? ""));
    if (!origin) throw new Failure("wrangler deploy named no address: give one with --domain.");
    return origin;
  });
  return origin;
}

/** @returns the names of the secrets that the Worker has */
async function setSecrets(origin: string): Promise<Set<string>> {
  let secrets = new Set<string>();
  await step("secrets", async () => {
    const log = changeLog();
    secrets = putSecrets(OWN_CONFIG, log.add);
    return log.summary();
  });
  const stripeKey = process.env.STRIPE_SECRET_KEY;
  if (!stripeKey) return secrets;
  await step("webhook", async () => {
    const secret = await ensureWebhook(origin, stripeKey);
    if (secret === null) return "unchanged";
    run(PUT_SECRETS, JSON.stringify({ STRIPE_WEBHOOK_SECRET: secret }));
    secrets.add("STRIPE_WEBHOOK_SECRET");
    return "made";
  });
  return secrets;
}

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
