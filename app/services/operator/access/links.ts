// Access to the back office without a password set by an owner: an invitation by email, and a link for a
// forgotten password.
import type { OperatorRole } from "~/contract/constants/permissions";
import type { OperatorLinkKind } from "~/contract/operator/access/links";
import type { OperatorPerson } from "~/contract/operator/people";
import type { Locale } from "~/contract/wire";
import { forgetAttempts } from "~/db/auth/rate-limit";
import {
  findLink,
  forgottenQuery,
  inviteAgain,
  inviteOperator,
  type NewLink,
  spendLink,
  withdrawInvitation,
} from "~/db/operator/access/links";
import { findOperatorByEmail, insertStatement } from "~/db/operator/operators";
import { ask } from "~/db/query";
import { passwordFaults } from "~/domain/accounts/password";
import { operatorPaths } from "~/operator-paths";
import { DAY, HOUR, later } from "~/platform/clock";
import { hashOf, linkKeyOf, newToken } from "~/platform/crypto";
import { BatchRefused } from "~/platform/database";
import { hashPassword } from "~/platform/password-hash";
import { wakeMail } from "~/platform/queue";
import { operatorLimits, throttleOperatorReset } from "~/services/accounts/login-throttle";
import { weakPassword } from "~/services/accounts/weak-password";
import type { CallerContext, ServiceContext } from "~/services/context";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { operatorDevice } from "../own-profile";
import { personOf, serializePerson } from "../people";

/** An invitation must outlast a weekend. */
const LIFE: Record<OperatorLinkKind, number> = { invitation: 3 * DAY, forgotten: HOUR };

/** @param origin of the back office, for the link @throws Refusal 400 if a user has the address already */
export async function invitePerson(
  c: ServiceContext,
  person: { name: string; email: string; role: OperatorRole; locale: Locale },
  origin: string,
): Promise<OperatorPerson> {
  // A random password that nobody knows: only the link gives access.
  const hash = await hashPassword(newToken(), c.env.PASSWORD_PEPPER);
  const insert = insertStatement({ ...person, hash, now: c.now.toISOString() });
  try {
    const mails = await inviteOperator(c.db, insert, newLink(c, person.email, "invitation", origin));
    c.ctx.waitUntil(wakeMail(c.env, mails));
  } catch (error) {
    if (error instanceof BatchRefused && error.code === "operators.email")
      throw invalidField("email", "taken", { value: person.email });
    throw error;
  }
  const created = await findOperatorByEmail(c.db, person.email);
  if (!created) throw notFound();
  return serializePerson(created);
}

/** @throws Refusal 404; 409 for a user who has joined, or is disabled */
export async function invitePersonAgain(
  c: ServiceContext,
  id: number,
  origin: string,
): Promise<OperatorPerson> {
  const row = await personOf(c, id);
  if (!row.mustChangePassword || row.isDisabled) throw new Refusal(409, "already_joined");
  const mails = await inviteAgain(c.db, newLink(c, row.email, "invitation", origin));
  c.ctx.waitUntil(wakeMail(c.env, mails));
  return serializePerson(await personOf(c, id));
}

/** @throws Refusal 404 */
export async function withdrawPersonsInvitation(c: ServiceContext, id: number): Promise<void> {
  await withdrawInvitation(c.db, await personOf(c, id), c.now.toISOString());
}

/** Does the same for an unknown address. @throws Refusal 429 after too many requests */
export async function sendForgottenLink(c: CallerContext, email: string, origin: string): Promise<void> {
  await throttleOperatorReset(c, email);
  const mails = await ask(c.db, forgottenQuery(newLink(c, email, "forgotten", origin)));
  c.ctx.waitUntil(wakeMail(c.env, mails));
}

/** Returns the link's user. @throws Refusal 404 if the link has expired or was used */
export async function lookAtLink(
  c: ServiceContext,
  key: string,
): Promise<{ kind: OperatorLinkKind; name: string; email: string }> {
  const link = await findLink(c.db, hashOf(key), c.now.toISOString());
  if (!link) throw new Refusal(404, "link_over");
  return link;
}

/**
 * Leaves a second factor on. @throws Refusal 404 if the link has expired or was used, 400 for a weak
 * password, which does not end the link
 */
export async function setPasswordByLink(
  c: CallerContext,
  { key, password }: { key: string; password: string },
): Promise<{ kind: OperatorLinkKind; name: string; email: string; device: string }> {
  const link = await lookAtLink(c, key);
  const { name, email } = link;
  const weaknesses = passwordFaults(password, { username: email, email, firstName: name, lastName: "" });
  if (weaknesses.length > 0) throw weakPassword(weaknesses);
  const hash = await hashPassword(password, c.env.PASSWORD_PEPPER);
  const spent = { name, email, keyHash: hashOf(key), hash, now: c.now.toISOString() };
  // The failed attempts concerned the old password.
  if (!(await spendLink(c.db, spent, operatorLimits(c, email, null).map(forgetAttempts))))
    throw new Refusal(404, "link_over");
  const person = await findOperatorByEmail(c.db, email);
  // Without the device token, a stranger's wrong passwords could block the sign-in that still needs the
  // second factor.
  return { ...link, device: person ? operatorDevice(c, person) : "" };
}

function newLink(c: ServiceContext, email: string, kind: OperatorLinkKind, origin: string): NewLink {
  const seed = newToken();
  return {
    email,
    kind,
    seed,
    keyHash: hashOf(linkKeyOf(seed, c.env.PASSWORD_PEPPER)),
    expiresAt: later(c.now, LIFE[kind]),
    page: origin + operatorPaths.password(),
    now: c.now.toISOString(),
  };
}
