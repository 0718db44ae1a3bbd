// The Worker's secrets. Those of the shop's own making are made once and kept in a file that only this user can read: a
// deploy that was cut off goes on with the same ones.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { serviceIn } from "~/platform/mail/provider";
import { Failure } from "../steps";
import { json, run } from "./wrangler";

export const SECRETS_FILE = ".deploy-secrets.json";
const OWN = ["SHOP_SECRET", "PASSWORD_PEPPER", "OPERATOR_TOKEN"];
export const MAIL = ["MAIL_URL", "MAIL_FROM"];
const GIVEN = [...MAIL, "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "CLIENT_KEY", "BOT_CHECK_SECRET"];

/** Sets what is missing, and what the environment brings. @returns the names that are set then */
export function putSecrets(config: string, say: (text: string) => void): Set<string> {
  const { MAIL_URL } = process.env;
  if (MAIL_URL && !serviceIn(MAIL_URL))
    throw new Failure(
      'MAIL_URL names no mail service: app/docs/deploy.md, "Email", lists the ways to write it.',
    );
  const there = new Set(
    json<{ name: string }[]>(["secret", "list", "-c", config, "--format", "json"]).map(({ name }) => name),
  );
  const made = Object.fromEntries(
    OWN.filter((name) => !there.has(name)).map((name) => [name, ownSecret(name)]),
  );
  const given = Object.fromEntries(
    GIVEN.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const wanted = { ...made, ...given };
  if (Object.keys(wanted).length > 0) {
    run(["secret", "bulk", "-c", config], JSON.stringify(wanted));
    say(`set: ${Object.keys(wanted).join(", ")}`);
  }
  return new Set([...there, ...Object.keys(wanted)]);
}

/** As it was made here; undefined where another machine made it. */
export const knownSecret = (name: string): string | undefined => process.env[name] ?? stored()[name];

function ownSecret(name: string): string {
  const known = process.env[name] ?? stored()[name] ?? randomBytes(32).toString("base64url");
  writeFileSync(SECRETS_FILE, `${JSON.stringify({ ...stored(), [name]: known }, null, 2)}\n`, {
    mode: 0o600,
  });
  return known;
}

const stored = (): Record<string, string> =>
  existsSync(SECRETS_FILE) ? JSON.parse(readFileSync(SECRETS_FILE, "utf8")) : {};
