// `npm run deploy`: from an account to an open shop. It can be repeated at any time, and changes only what must change.
// --dry-run lists the changes.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "./build";
import { type Account, checkAccount, openAccount } from "./deploy/account";
import { namesIn, OWN_CONFIG, ownConfig, renamed } from "./deploy/config";
import { knownSecret, MAIL, putSecrets, SECRETS_FILE } from "./deploy/secrets";
import { makeStores, type Names, storesOf, takenNames } from "./deploy/stores";
import { ensureWebhook } from "./deploy/webhook";
import { run } from "./deploy/wrangler";
import { Failure, main, step } from "./steps";

const ANSWERS = ".deploy.json";
const NAME = /^[a-z][a-z0-9-]{0,48}[a-z0-9]$/;
const DEPLOY = ["deploy", "-c", OWN_CONFIG];
const PUT_SECRETS = ["secret", "bulk", "-c", OWN_CONFIG];

main(async () => {
  const released = readFileSync("wrangler.toml", "utf8");
  const { isDryRun, isAdopted, answers } = readAnswers(namesIn(released).worker);
  const toml = renamed(released, answers.name);
  const names = namesIn(toml);
  const location = answers.location ?? "weur";
  const migrate = ["d1", "migrations", "apply", names.database, "--remote", "-c", OWN_CONFIG];
  if (isDryRun) return printPlan(names, location, [migrate, DEPLOY, PUT_SECRETS]);
  const account = await openAccount(answers.account);
  await step("account", async () => {
    if (answers.account && answers.account !== account.id)
      throw new Failure(
        `This folder's shop is in the account ${answers.account}, not in ${account.id}: deploy another shop from another clone.`,
      );
    await checkAccount(account, answers.domain);
    if (!answers.account && !isAdopted) await refuseTaken(account, names);
    answers.account = account.id;
    save(answers);
    return account.id;
  });
  let configure = () => {};
  await step("stores", async () => {
    const log = changeLog();
    const stores = await makeStores(account, names, location, log.add);
    configure = () => {
      const { domain, workersDev } = answers;
      const shopUrl = domain ? `https://${domain}` : (workersDev ?? null);
      writeFileSync(OWN_CONFIG, ownConfig(toml, stores, domain ?? null, shopUrl));
      save(answers);
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
  /** Name of the Worker, from which the names of its stores are derived. */
  name: string;
  /** Cloudflare's id of the account. */
  account?: string;
  domain?: string;
  location?: string;
  /** The URL that Cloudflare assigned to the Worker, used as SHOP_URL without a domain. */
  workersDev?: string;
}

const save = (answers: Answers): void => writeFileSync(ANSWERS, `${JSON.stringify(answers)}\n`);

function readAnswers(usualName: string): { isDryRun: boolean; isAdopted: boolean; answers: Answers } {
  const { values } = parseArgs({
    options: {
      "dry-run": { type: "boolean", default: false },
      adopt: { type: "boolean", default: false },
      name: { type: "string" },
      domain: { type: "string" },
      location: { type: "string" },
    },
  });
  const saved: Partial<Answers> = existsSync(ANSWERS) ? JSON.parse(readFileSync(ANSWERS, "utf8")) : {};
  const { "dry-run": isDryRun, adopt: isAdopted, name = saved.name ?? usualName, domain, location } = values;
  if (!NAME.test(name))
    throw new Failure(`A shop's --name is 2 to 50 of a to z, 0 to 9 and -, as in wine-shop: not "${name}".`);
  if (saved.name && name !== saved.name)
    throw new Failure(
      `This folder is that of the shop "${saved.name}": deploy "${name}" from another clone, so that each keeps its own ids and secrets.`,
    );
  return {
    isDryRun,
    isAdopted,
    answers: { ...saved, name, ...(domain && { domain }), ...(location && { location }) },
  };
}

/** @throws Failure if another folder has created a shop with this name, which is left unchanged */
async function refuseTaken(account: Account, names: Names): Promise<void> {
  const taken = await takenNames(account, names);
  if (taken.length > 0)
    throw new Failure(
      `The account has ${taken.join(", ")} already, and this folder did not make them. For a second shop choose another --name; if they are this very shop's, run this once with --adopt.`,
    );
}

function printPlan(names: Names, location: string, commands: string[][]): void {
  const stores = storesOf(names, location).map(({ kind, name }) => `  the ${kind} ${name}`);
  const lines = commands.map((args) => `  wrangler ${args.join(" ")}`);
  console.log(`The deploy would find or create in the account:\n${stores.join("\n")}`);
  console.log(`and then run, in this order:\n${lines.join("\n")}`);
  console.log("then set Stripe's webhook if STRIPE_SECRET_KEY is set, and request health/ and invariants/.");
}

function printSummary(origin: string, left: readonly string[]): void {
  console.log(
    `\nThe shop is at ${origin}; /operator signs in with OPERATOR_TOKEN until somebody has an account.`,
  );
  if (existsSync(SECRETS_FILE))
    console.log(
      `Its secrets are in ${SECRETS_FILE}: store PASSWORD_PEPPER in another place as well, because no password works without it.`,
    );
  const lines = left.map((text) => `  - ${text}`);
  console.log(left.length === 0 ? "Nothing is left to do." : `Left to do:\n${lines.join("\n")}`);
}

function changeLog() {
  const changes: string[] = [];
  return { add: (text: string) => changes.push(text), summary: () => changes.join("; ") || "unchanged" };
}

/**
 * Deploys the Worker. Without a domain, the first deploy learns the URL and the second one sets it as SHOP_URL, without
 * which the shop sends no email.
 * @param configure writes the configuration again with a new answer
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
    if (!origin) throw new Failure("wrangler deploy returned no address: set one with --domain.");
    return origin;
  });
  return origin;
}

/** @returns the names of the Worker's secrets */
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

/** Returns what health/ and invariants/ report as missing. */
async function checkShop(origin: string): Promise<string[]> {
  const left: string[] = [];
  await step("health", async () => {
    const health = await answerOf<{ status?: string; missing?: string[] }>(`${origin}/api/v3/client/health/`);
    if (health?.status === "ok") return "ok";
    const missing = health?.missing ? `: ${health.missing.join(", ")} missing` : "";
    left.push(`health/ says ${health?.status ?? "nothing yet"}${missing}; ask again in a minute`);
    return health?.status ?? "no answer";
  });
  const token = knownSecret("OPERATOR_TOKEN");
  if (!token) return [...left, "npm run shop -- invariants --remote: OPERATOR_TOKEN is not known here"];
  await step("invariants", async () => {
    const { ok, faults = [] } =
      (await answerOf<{ ok?: boolean; faults?: unknown[] }>(`${origin}/api/v3/operator/invariants/`, {
        Authorization: `Bearer ${token}`,
      })) ?? {};
    if (!ok)
      left.push(
        `invariants/ found ${faults.length || "no answer"}: npm run shop -- invariants --remote ${origin}`,
      );
    return ok ? "all adds up" : "see below";
  });
  return left;
}

/** Returns null if the shop does not respond: its URL may be a minute old. */
async function answerOf<T>(url: string, headers: Record<string, string> = {}): Promise<T | null> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(60_000) }).catch(() => null);
  return answer === null ? null : ((await answer.json().catch(() => null)) as T | null);
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
