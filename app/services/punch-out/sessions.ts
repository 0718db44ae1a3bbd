// Punch-out sessions: requested by a buying system, opened once by the buyer's browser. A session is a key
// that fills the cart, and can neither order nor read the account's secrets.
import { PunchOutStart } from "~/contract/punch-out";
import { addSessionKey } from "~/db/auth/api-keys";
import { addStart, takeStart } from "~/db/auth/punch-out";
import { paths } from "~/paths";
import { HOUR, later, MINUTE } from "~/platform/clock";
import { hashOf, newToken } from "~/platform/crypto";
import { serializeUser } from "~/services/accounts/serialize-user";
import type { CallerContext, ServiceContext } from "~/services/context";
import { notFound } from "~/services/refusal";
import { cachedSettings } from "~/services/settings/read-settings";

const START_LIFE = 5 * MINUTE;
const SESSION_LIFE = 8 * HOUR;

/** Depends on the setting `PUNCHOUT`; off without a value. */
export const isPunchOutOn = async (c: Pick<ServiceContext, "db" | "ctx" | "env">): Promise<boolean> =>
  (await cachedSettings(c)).get("PUNCHOUT") === true;

/** The address that the buyer's browser opens, once. */
export async function startSession(
  c: CallerContext,
  user: number,
  origin: string,
  start: PunchOutStart,
): Promise<string> {
  const key = newToken();
  const expiresAt = later(c.now, START_LIFE);
  await c.db.batch([addStart({ keyHash: hashOf(key), user, start: JSON.stringify(start), expiresAt })]);
  return origin + paths.punchOutStart(key);
}

/** @throws Refusal 404 for a key that is unknown, used or expired */
export async function openPunchOut(c: CallerContext, key: string) {
  const taken = (await isPunchOutOn(c)) ? await takeStart(c.db, hashOf(key), c.now.toISOString()) : null;
  if (!taken) throw notFound();
  const token = `bk_${newToken()}`;
  const expiry = later(c.now, SESSION_LIFE);
  const { user } = taken.found;
  const start = PunchOutStart.parse(JSON.parse(taken.start));
  // The operation `inspect` only displays an earlier cart.
  const scope = start.return_to.kind === "cxml" && start.return_to.operation === "inspect" ? "read" : "cart";
  await c.db.batch([
    addSessionKey({
      ...{ user: user.id, hash: hashOf(token), name: "Punch-out", scope, ending: token.slice(-4) },
      ...{ source: `punch-out:${hashOf(key)}`, createdAt: c.now.toISOString(), expiresAt: expiry },
    }),
  ]);
  return {
    token,
    expiry,
    user: serializeUser(user),
    device: "",
    ...start,
  };
}
