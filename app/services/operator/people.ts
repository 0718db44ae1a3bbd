// Back-office users, as an owner manages them.
import { randomBytes } from "node:crypto";
import type { OperatorRole } from "~/contract/constants/permissions";
import type { OperatorPerson } from "~/contract/operator/people";
import type { Locale } from "~/contract/wire";
import {
  endSessionsOf,
  findOperator,
  findOperatorByEmail,
  insertOperator,
  listOperators,
  type OperatorRow,
  resetOperator,
  updateOperator,
} from "~/db/operator/operators";
import { BatchRefused } from "~/platform/database";
import { hashPassword } from "~/platform/password-hash";
import type { ServiceContext } from "~/services/context";
import { invalidField, notFound, Refusal } from "~/services/refusal";

export const serializePerson = (row: OperatorRow): OperatorPerson => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  locale: row.locale,
  has_totp: row.hasTotp,
  is_disabled: row.isDisabled,
  must_change_password: row.mustChangePassword,
  sessions: row.sessions,
  invited_until: row.invitedUntil,
  last_seen_at: row.lastSeenAt,
});

/** Sorted by name. */
export const listPeople = async (c: ServiceContext): Promise<OperatorPerson[]> =>
  (await listOperators(c.db)).map(serializePerson);

/** @throws Refusal 400 if a user has the address already */
export async function createPerson(
  c: ServiceContext,
  person: { name: string; email: string; role: OperatorRole; locale: Locale },
): Promise<{ person: OperatorPerson; password: string }> {
  const password = newPassword();
  const hash = await hashPassword(password, c.env.PASSWORD_PEPPER);
  try {
    await insertOperator(c.db, { ...person, hash, now: c.now.toISOString() });
  } catch (error) {
    if (error instanceof BatchRefused && error.code === "operators.email")
      throw invalidField("email", "taken", { value: person.email });
    throw error;
  }
  const created = await findOperatorByEmail(c.db, person.email);
  if (!created) throw notFound();
  return { person: serializePerson(created), password };
}

/** Fields that are not given stay unchanged. @throws Refusal 404; 409 for the last owner */
export async function editPerson(
  c: ServiceContext,
  id: number,
  to: {
    name?: string | undefined;
    role?: OperatorRole | undefined;
    locale?: Locale | undefined;
    is_disabled?: boolean | undefined;
  },
): Promise<OperatorPerson> {
  const row = await personOf(c, id);
  const next = {
    name: to.name ?? row.name,
    role: to.role ?? row.role,
    locale: to.locale ?? row.locale,
    isDisabled: to.is_disabled ?? row.isDisabled,
  };
  try {
    await updateOperator(c.db, row, next, c.now.toISOString());
  } catch (error) {
    if (error instanceof BatchRefused && error.code === "last_owner") throw new Refusal(409, "last_owner");
    throw error;
  }
  return serializePerson(await personOf(c, id));
}

/** Sets a new password, which is shown once. @throws Refusal 404 */
export async function resetPerson(
  c: ServiceContext,
  id: number,
): Promise<{ person: OperatorPerson; password: string }> {
  const password = newPassword();
  const hash = await hashPassword(password, c.env.PASSWORD_PEPPER);
  await resetOperator(c.db, await personOf(c, id), hash, c.now.toISOString());
  return { person: serializePerson(await personOf(c, id)), password };
}

/** @throws Refusal 404 */
export async function endPersonSessions(c: ServiceContext, id: number): Promise<void> {
  await endSessionsOf(c.db, await personOf(c, id), c.now.toISOString());
}

/** @throws Refusal 404 */
export async function personOf(c: ServiceContext, id: number): Promise<OperatorRow> {
  const row = await findOperator(c.db, id);
  if (!row) throw notFound();
  return row;
}

/** 96 random bits in a form that is easy to read out. */
const newPassword = (): string => (randomBytes(12).toString("hex").match(/.{6}/g) ?? []).join("-");
