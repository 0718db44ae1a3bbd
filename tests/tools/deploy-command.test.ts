// `npm run deploy` against a stub of a Cloudflare account: WRANGLER names the script that plays wrangler.
import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ACCOUNT, CloudflareAccount } from "../support/cloudflare";

// Plays wrangler's part of a deploy, since the real one takes seconds to start.
const STUB = `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const file = process.env.ACCOUNT;
const account = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { secrets: {}, log: [] };
const line = process.argv.slice(2).join(" ");
account.log.push(line);
const save = () => writeFileSync(file, JSON.stringify(account));
const answer = (value) => { save(); console.log(typeof value === "string" ? value : JSON.stringify(value)); process.exit(0); };
const refuse = (text) => { save(); console.error(text); process.exit(1); };
if (process.env.FAILS && line.startsWith(process.env.FAILS)) refuse("The network went away.");
if (line.startsWith("auth token")) process.env.SIGNED_OUT ? refuse("not logged in") : answer({ type: "oauth", token: "t" });
if (line.startsWith("d1 migrations")) { const first = !account.migrated; account.migrated = true; answer(first ? "applied" : "No migrations to apply!"); }
if (line.startsWith("deploy")) answer("Deployed to https://bottega.example.workers.dev");
if (line.startsWith("secret list")) answer(Object.keys(account.secrets).map((name) => ({ name })));
if (line.startsWith("secret bulk")) { Object.assign(account.secrets, JSON.parse(readFileSync(0, "utf8"))); answer("set"); }
refuse("unknown: " + line);
`;

let folder: string;
let shop: Server;
let cloud: CloudflareAccount;
let api: { url: string; close(): void };
let health: object;
beforeEach(async () => {
  folder = newFolder();
  cloud = new CloudflareAccount();
  api = await cloud.open();
  health = { status: "ok" };
  shop = createServer((request, answer) => {
    if (request.url?.startsWith("/v1/webhook_endpoints"))
      return answer.end(JSON.stringify(request.method === "POST" ? { secret: "whsec_new" } : { data: [] }));
    answer.end(JSON.stringify(request.url?.includes("/invariants/") ? { ok: true, faults: [] } : health));
  });
  await new Promise<void>((done) => shop.listen(0, "127.0.0.1", done));
});
afterEach(() => {
  shop.close();
  api.close();
  rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), "deploy-"));
  cpSync("wrangler.toml", join(made, "wrangler.toml"));
  writeFileSync(join(made, "wrangler"), STUB);
  chmodSync(join(made, "wrangler"), 0o755);
  return made;
}

const account = () => JSON.parse(readFileSync(join(folder, "account.json"), "utf8"));

function deploy(
  args: string[] = [],
  env: Record<string, string> = {},
  command = "deploy",
): Promise<{ code: number; text: string }> {
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  return new Promise((done) =>
    execFile(
      process.execPath,
      [
        resolve("node_modules/tsx/dist/cli.mjs"),
        "--tsconfig",
        resolve("tsconfig.json"),
        resolve(`app/tools/${command}.ts`),
        ...args,
      ],
      {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          WRANGLER: join(folder, "wrangler"),
          ACCOUNT: join(folder, "account.json"),
          DEPLOY_ORIGIN: origin,
          STRIPE_API_URL: origin,
          CLOUDFLARE_API_BASE_URL: api.url,
          ...env,
        },
      },
      (error, stdout, stderr) =>
        done({ code: typeof error?.code === "number" ? error.code : 0, text: stdout + stderr }),
    ),
  );
}

describe("npm run deploy", { timeout: 60_000 }, () => {
  it("creates what is missing, then changes nothing when it runs again", async () => {
    const first = await deploy();
    expect([first.code, first.text]).toEqual([0, expect.stringContaining("all adds up")]);
    expect(first.text).toContain("MAIL_URL");
    const { secrets } = account();
    expect(Object.keys(secrets).sort()).toEqual(["OPERATOR_TOKEN", "PASSWORD_PEPPER", "SHOP_SECRET"]);
    const own = readFileSync(join(folder, "wrangler.own.toml"), "utf8");
    for (const line of [
      `account_id = "${ACCOUNT}"`,
      `database_id = "${CloudflareAccount.id("bottega")}"`,
      `id = "${CloudflareAccount.id("bottega-cache")}"`,
    ])
      expect(own).toContain(line);
    expect(own).not.toMatch(/"0{8}/);
    expect(own).toContain('SHOP_URL = "https://bottega.example.workers.dev"');
    expect(account().log.filter((line: string) => line.startsWith("deploy"))).toHaveLength(2);

    const done = account().log.length;
    const again = await deploy();
    expect([again.code, again.text]).toEqual([0, expect.stringMatching(/stores .*unchanged/)]);
    expect(
      account()
        .log.slice(done)
        .filter((line: string) => line.includes("bulk")),
    ).toEqual([]);
    expect(account().log.filter((line: string) => line.startsWith("deploy"))).toHaveLength(3);
    expect(account().secrets).toEqual(secrets);
  });

  it("writes a configuration that deploy:check accepts", async () => {
    const check = () => deploy([], {}, "deploy-check");
    const before = await check();
    expect([before.code, before.text]).toEqual([1, expect.stringContaining("wrangler.toml has no ids")]);
    expect(before.text).toContain("app/docs/deploy.md");
    expect((await deploy()).code).toBe(0);
    expect((await check()).code).toBe(0);
    expect(account().log.at(-1)).toMatch(/^deploy --dry-run .*-c wrangler\.own\.toml/);
  });

  it("resumes where it was interrupted, with the same secrets", async () => {
    for (const step of ["POST /queues", "d1 migrations", "deploy", "secret bulk"]) {
      cloud.fails = step;
      const cut = await deploy([], { FAILS: step });
      expect([step, cut.code]).toEqual([step, 1]);
      expect(cut.text).toContain("The network went away.");
    }
    const known = JSON.parse(readFileSync(join(folder, ".deploy-secrets.json"), "utf8"));
    expect((await deploy()).code).toBe(0);
    expect(account().secrets).toEqual(known);
    expect([...cloud.stores.database]).toEqual(["bottega"]);
  });

  it("sets Stripe's webhook if its key is given, and the domain if there is one", async () => {
    cloud.zones = ["shop.example"];
    const { code } = await deploy(["--domain", "shop.example"], { STRIPE_SECRET_KEY: "sk_test_1" });
    expect([code, account().secrets.STRIPE_WEBHOOK_SECRET]).toEqual([0, "whsec_new"]);
    await deploy();
    const config = readFileSync(join(folder, "wrangler.own.toml"), "utf8");
    for (const line of ['pattern = "shop.example"', 'SHOP_URL = "https://shop.example"'])
      expect(config).toContain(line);
  });

  it("lists what is left to do for an unhealthy shop, and reports a missing sign-in in one sentence", async () => {
    health = { status: "error", missing: ["SHOP_SECRET"] };
    expect((await deploy()).text).toContain("health/ says error: SHOP_SECRET missing");
    const out = await deploy([], { SIGNED_OUT: "1" });
    expect([out.code, out.text.trim()]).toEqual([1, expect.stringMatching(/^Wrangler is not signed in/)]);
  });

  it("with --dry-run prints its plan and sends no request", async () => {
    const { code, text } = await deploy(["--dry-run"]);
    expect([code, text]).toEqual([0, expect.stringContaining("the database bottega\n")]);
    expect(existsSync(join(folder, "account.json"))).toBe(false);
  });
});

describe("a condition that would stop a deploy half-way", { timeout: 60_000 }, () => {
  const traps: [string, () => string[], RegExp][] = [
    [
      "R2 that is not switched on",
      () => {
        cloud.isR2On = false;
        return [];
      },
      /^R2, .* is not switched on/,
    ],
    [
      "an account without a workers.dev address",
      () => {
        cloud.subdomain = null;
        return [];
      },
      /^This account has no workers\.dev address/,
    ],
    [
      "a login that reaches two accounts",
      () => {
        cloud.accounts.push({ id: "f".repeat(32), name: "Another cellar" });
        return [];
      },
      /^This login reaches 2 accounts: set CLOUDFLARE_ACCOUNT_ID/,
    ],
    [
      "a domain of somebody else",
      () => {
        cloud.zones = ["cellar.example"];
        return ["--domain", "shop.other.example"];
      },
      /^shop\.other\.example belongs to no domain of this account/,
    ],
    ["a name that is none", () => ["--name", "My shop"], /^A shop's --name is/],
  ];

  it.each(traps)(
    "%s is reported in one sentence before anything is created",
    async (_, arrange, sentence) => {
      const { code, text } = await deploy(arrange());
      expect([code, text.trim().split("\n")[0]]).toEqual([1, expect.stringMatching(sentence)]);
      expect(cloud.stores.database.size + cloud.stores.cache.size).toBe(0);
      expect(existsSync(join(folder, "wrangler.own.toml"))).toBe(false);
    },
  );

  it("does not include a zone above the requested domain", async () => {
    cloud.zones = ["cellar.example"];
    expect((await deploy(["--domain", "wine.shop.cellar.example"])).code).toBe(0);
  });
});

describe("a second shop in one account", { timeout: 60_000 }, () => {
  it("has its own stores and secrets, named after it", async () => {
    await deploy();
    const first = { folder, secrets: account().secrets };
    folder = newFolder();
    expect((await deploy(["--name", "garden"])).code).toBe(0);
    expect(Object.values(cloud.stores).map((names) => [...names])).toEqual([
      ["bottega", "garden"],
      ["bottega-cache", "garden-cache"],
      ["bottega-files", "garden-files"],
      ["mail", "garden-mail"],
    ]);
    const own = readFileSync(join(folder, "wrangler.own.toml"), "utf8");
    expect(own).not.toMatch(/"bottega|"mail"/);
    expect(account().secrets.PASSWORD_PEPPER).not.toBe(first.secrets.PASSWORD_PEPPER);
    rmSync(first.folder, { recursive: true });
  });

  it("does not replace the existing shop, unless it is told to", async () => {
    await deploy();
    const first = folder;
    folder = newFolder();
    const refused = await deploy();
    expect([refused.code, refused.text]).toEqual([
      1,
      expect.stringMatching(/has the database bottega, .* choose another --name/),
    ]);
    expect(account().log).toEqual(["auth token --json"]);
    expect((await deploy(["--adopt"])).code).toBe(0);
    expect((await deploy()).code).toBe(0);
    rmSync(first, { recursive: true });
  });

  it("is not deployed from the first shop's folder", async () => {
    await deploy();
    const other = await deploy(["--name", "garden"]);
    expect([other.code, other.text]).toEqual([1, expect.stringContaining('deploy "garden" from another')]);
    const elsewhere = await deploy([], { CLOUDFLARE_ACCOUNT_ID: "f".repeat(32) });
    expect([elsewhere.code, elsewhere.text]).toEqual([
      1,
      expect.stringContaining(`is in the account ${ACCOUNT}`),
    ]);
  });

  it("is uploaded by the real wrangler, beside the first shop's Worker", { timeout: 300_000 }, async () => {
    cloud.workers.set("bottega", { bindings: [], secrets: new Set(["SHOP_SECRET"]) });
    cloud.stores.queue.add("mail");
    // The suite has built the Worker already.
    const toml = readFileSync("wrangler.toml", "utf8").replace(/^\[build\]\n.*\n/m, "");
    writeFileSync(join(folder, "wrangler.toml"), toml);
    for (const name of ["app", "build", "public"]) symlinkSync(resolve(name), join(folder, name));
    const { code, text } = await deploy(["--name", "garden"], {
      WRANGLER: resolve("node_modules/.bin/wrangler"),
      CLOUDFLARE_API_TOKEN: "token",
    });
    expect([code, text, cloud.unknown]).toEqual([0, expect.stringContaining("all adds up"), []]);
    const made = cloud.workers.get("garden");
    const binding = (name: string) => made?.bindings.find((one) => one.name === name);
    expect([binding("DB"), binding("FILES"), binding("MAIL"), binding("SHOP_URL")]).toMatchObject([
      { type: "d1", id: CloudflareAccount.id("garden") },
      { type: "r2_bucket", bucket_name: "garden-files" },
      { type: "queue", queue_name: "garden-mail" },
      { type: "plain_text", text: "https://garden.cellar.workers.dev" },
    ]);
    expect([...(made?.secrets ?? [])].sort()).toEqual(["OPERATOR_TOKEN", "PASSWORD_PEPPER", "SHOP_SECRET"]);
    expect([...cloud.consumers]).toEqual([[CloudflareAccount.id("garden-mail"), "garden"]]);
    expect(cloud.workers.get("bottega")?.bindings).toEqual([]);
  });
});
