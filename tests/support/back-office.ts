// The back office in a browser: its address, its key, and a signed-in operator.
import type { OperatorRole } from "~/contract/constants/permissions";
import { createOperatorClient } from "~/contract/operator/client";
import { type Browser, browser } from "./browser";
import { operator } from "./operator";
import { shopUrl, sql } from "./worker/worker";

export const KEY = "input[name=password]";
export const OWN_PASSWORD = "Vigneto-Alto-2026!";

/** A person who has chosen a password. The operator's token opens the pages only while there is no such person. */
export async function aSettledPerson(origin = shopUrl(), role: OperatorRole = "owner"): Promise<string> {
  const email = `owner-${crypto.randomUUID()}@shop.test`;
  const shop = operator(origin);
  const { password } = await shop.people.create({ name: "Elena Ferraris", email, role });
  const { token } = await shop.sessions.create({ email, password });
  await createOperatorClient({ fetch, baseUrl: origin, locale: "it", token }).profile.password({
    old_password: password,
    password: OWN_PASSWORD,
  });
  return email;
}

/** The owner of each shop that these tests have opened, by the shop's address. */
const owners = new Map<string, string>();

export async function atTheDesk(origin = shopUrl()): Promise<Browser> {
  const visitor = browser(origin);
  const known = owners.get(origin);
  if (known) await signIn(visitor, known);
  // A later shop may get the port of an earlier one.
  if (!visitor.cookies.has("operator")) {
    const email = await aSettledPerson(origin);
    owners.set(origin, email);
    await signIn(visitor, email);
  }
  return visitor;
}

const signIn = async (visitor: Browser, email: string) =>
  (await visitor.get("/operator")).submit(KEY, { email, password: OWN_PASSWORD });

export const FIELDS = { intent: "move", to: "cancelled" };

export const statusOf = async (order: number) =>
  (await sql("SELECT status FROM orders WHERE id = ?", order))[0]?.status;
