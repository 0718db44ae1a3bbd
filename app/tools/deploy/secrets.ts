// The Worker's secrets. Generated secrets are created once and stored in a file that only this user can read, so that
// an interrupted deploy continues with the same ones.
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { serviceIn } from "~/platform/mail/provider";
import { Failure } from "../steps";
import { json, run } from "./wrangler";

export const SECRETS_FILE = ".deploy-secrets.json";
const OWN = ["SHOP_SECRET", "PASSWORD_PEPPER", "OPERATOR_TOKEN"];
export const MAIL = ["MAIL_URL", "MAIL_FROM"];
const GIVEN = [...MAIL, "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "CLIENT_KEY", "BOT_CHECK_SECRET"];

/**
 * Sets the missing secrets and those in the environment.
 * @returns the names of all secrets that are set
 * @throws Failure if MAIL_URL names no known service
 */
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

/** Returns a secret known on this machine, or undefined if another machine created it. */
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
