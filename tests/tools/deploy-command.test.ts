// `npm run deploy` against an account that a script plays: WRANGLER.
import { execFile } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const STUB = `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const file = process.env.ACCOUNT;
const account = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { d1: [], kv: [], r2: [], queues: [], secrets: {}, log: [] };
const args = process.argv.slice(2);
const line = args.join(" ");
account.log.push(line);
const save = () => writeFileSync(file, JSON.stringify(account));
const answer = (value) => { save(); console.log(typeof value === "string" ? value : JSON.stringify(value)); process.exit(0); };
const refuse = (text) => { save(); console.error(text); process.exit(1); };
if (process.env.FAILS && line.startsWith(process.env.FAILS)) refuse("The network went away.");
if (line.startsWith("whoami")) process.env.SIGNED_OUT ? refuse("not logged in") : answer({ loggedIn: true });
if (line === "d1 list --json") answer(account.d1);
if (line.startsWith("d1 create")) { account.d1.push({ name: args[2], uuid: "1f5c0000-0000-4000-8000-00000000000a" }); answer("made"); }
if (line === "kv namespace list") answer(account.kv);
if (line.startsWith("kv namespace create")) { account.kv.push({ title: args[3], id: "a1b2c3" }); answer("made"); }
if (line.startsWith("r2 bucket info")) account.r2.includes(args[3]) ? answer("there") : refuse("The specified bucket does not exist.");
if (line.startsWith("r2 bucket create")) { account.r2.push(args[3]); answer("made"); }
if (line.startsWith("queues info")) account.queues.includes(args[2]) ? answer("there") : refuse("no such queue");
if (line.startsWith("queues create")) { account.queues.push(args[2]); answer("made"); }
if (line.startsWith("d1 migrations")) { const first = !account.migrated; account.migrated = true; answer(first ? "applied" : "No migrations to apply!"); }
if (line.startsWith("deploy")) answer("Deployed to https://bottega.example.workers.dev");
if (line.startsWith("secret list")) answer(Object.keys(account.secrets).map((name) => ({ name })));
if (line.startsWith("secret bulk")) { Object.assign(account.secrets, JSON.parse(readFileSync(0, "utf8"))); answer("set"); }
refuse("unknown: " + line);
`;

let folder: string;
let shop: Server;
let health: object;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "deploy-"));
  cpSync("wrangler.toml", join(folder, "wrangler.toml"));
  writeFileSync(join(folder, "wrangler"), STUB);
  chmodSync(join(folder, "wrangler"), 0o755);
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
  rmSync(folder, { recursive: true });
});

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
          ...env,
        },
      },
      (error, stdout, stderr) =>
        done({ code: typeof error?.code === "number" ? error.code : 0, text: stdout + stderr }),
    ),
  );
}

describe("npm run deploy", { timeout: 60_000 }, () => {
  it("makes what is missing, then changes nothing when it runs again", async () => {
    const first = await deploy();
    expect([first.code, first.text]).toEqual([0, expect.stringContaining("all adds up")]);
    expect(first.text).toContain("MAIL_URL");
    const { secrets } = account();
    expect(Object.keys(secrets).sort()).toEqual(["OPERATOR_TOKEN", "PASSWORD_PEPPER", "SHOP_SECRET"]);
    const own = readFileSync(join(folder, "wrangler.own.toml"), "utf8");
    expect(own).toContain('database_id = "1f5c0000-0000-4000-8000-00000000000a"');
    expect(own).toContain('id = "a1b2c3"');
    expect(own).not.toMatch(/"0{8}/);
    expect(own).toContain('SHOP_URL = "https://bottega.example.workers.dev"');
    expect(account().log.filter((line: string) => line.startsWith("deploy"))).toHaveLength(2);

    const made = account().log.length;
    const again = await deploy();
    expect([again.code, again.text]).toEqual([0, expect.stringContaining("unchanged")]);
    expect(
      account()
        .log.slice(made)
        .filter((line: string) => /create|bulk/.test(line)),
    ).toEqual([]);
    expect(account().log.filter((line: string) => line.startsWith("deploy"))).toHaveLength(3);
    expect(account().secrets).toEqual(secrets);
  });

  it("is followed by a deploy:check that reads the configuration it wrote", async () => {
    const check = () => deploy([], {}, "deploy-check");
    const before = await check();
    expect([before.code, before.text]).toEqual([1, expect.stringContaining("wrangler.toml has no ids")]);
    const passage = /README, "([^"]+)"/.exec(before.text)?.[1];
    expect(readFileSync("README.md", "utf8")).toContain(`## ${passage}\n`);
    expect((await deploy()).code).toBe(0);
    expect((await check()).code).toBe(0);
    expect(account().log.at(-1)).toMatch(/^deploy --dry-run .*-c wrangler\.own\.toml/);
  });

  it("goes on where it was cut off, with the same secrets", async () => {
    for (const step of ["queues create", "d1 migrations", "deploy", "secret bulk"]) {
      const cut = await deploy([], { FAILS: step });
      expect([step, cut.code]).toEqual([step, 1]);
      expect(cut.text).toContain("The network went away.");
    }
    const known = JSON.parse(readFileSync(join(folder, ".deploy-secrets.json"), "utf8"));
    expect((await deploy()).code).toBe(0);
    expect(account().secrets).toEqual(known);
    expect(account().d1).toHaveLength(1);
  });

  it("sets Stripe's webhook where its key is given, and the domain where there is one", async () => {
    const { code } = await deploy(["--domain", "shop.example"], { STRIPE_SECRET_KEY: "sk_test_1" });
    expect([code, account().secrets.STRIPE_WEBHOOK_SECRET]).toEqual([0, "whsec_new"]);
    await deploy();
    const config = readFileSync(join(folder, "wrangler.own.toml"), "utf8");
    for (const line of ['pattern = "shop.example"', 'SHOP_URL = "https://shop.example"'])
      expect(config).toContain(line);
  });

  it("says what is left where the shop is not well, and in one sentence that nobody is signed in", async () => {
    health = { status: "error", missing: ["SHOP_SECRET"] };
    expect((await deploy()).text).toContain("health/ says error: SHOP_SECRET missing");
    const out = await deploy([], { SIGNED_OUT: "1" });
    expect([out.code, out.text.trim()]).toEqual([1, expect.stringMatching(/^Wrangler knows no account/)]);
  });

  it("with --dry-run prints its plan and asks nobody", async () => {
    const { code, text } = await deploy(["--dry-run"]);
    expect([code, text]).toEqual([0, expect.stringContaining("wrangler d1 create bottega --location weur")]);
    expect(existsSync(join(folder, "account.json"))).toBe(false);
  });
});
