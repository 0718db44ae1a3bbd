import { mayDo } from "~/contract/constants/permissions";
import type { CreateUser, EditUser, OperatorUser } from "~/contract/operator/users";
import { fromCents } from "~/contract/wire";
import type { UserRow } from "~/db/auth/users";
import { findPerson, isKnown, listPeople, type Person } from "~/db/operator/people";
import { addPerson, editPerson, sendReset } from "~/db/operator/person-changes";
import { shopData, shopLocale } from "~/db/shop/shop-data";
import { passwordFaults } from "~/domain/accounts/password";
import { normalizeUsername } from "~/domain/accounts/username";
import { isKnownVatNumber } from "~/domain/accounts/vat-number";
import { hashOf, newToken } from "~/platform/crypto";
import { hashPassword } from "~/platform/password-hash";
import { wakeMail } from "~/platform/queue";
import { passwordCodeQuery } from "~/services/accounts/password-code";
import { serializeUser } from "~/services/accounts/serialize-user";
import { weakPassword } from "~/services/accounts/weak-password";
import type { ServiceContext } from "~/services/context";
import { invalidField, notFound, Refusal, refuseEdited } from "~/services/refusal";
import { checkVatNumber, requireVies } from "./check-vat-number";

/** A page of customers and agents for the operator, including disabled ones. */
export async function findPeople(
  c: ServiceContext,
  filter: Parameters<typeof listPeople>[1],
  slice: Parameters<typeof listPeople>[2],
): Promise<{ count: number; people: OperatorUser[] }> {
  const { count, people } = await listPeople(c.db, filter, slice);
  return { count, people: people.map(serializePerson) };
}

/** @throws Refusal 404 for an unknown id */
export async function getPerson(c: ServiceContext, id: number): Promise<OperatorUser> {
  return serializePerson(await personOr404(c, id));
}

/**
 * @param origin of the link in the invitation, which is sent if no password is given
 * @throws Refusal 400 for an invalid field, 409 if the user name is taken
 */
export async function createPerson(
  c: ServiceContext,
  { username: typed, password, locale: named, ...given }: CreateUser,
  origin: string,
): Promise<OperatorUser> {
  const username = normalizeUsername(typed);
  const fields = { ...given, locale: named ?? shopLocale((await shopData(c)).settings) };
  await validate(c, fields);
  const { email, first_name: firstName = "", last_name: lastName = "" } = fields;
  const faults =
    password === undefined ? [] : passwordFaults(password, { username, email, firstName, lastName });
  if (faults.length > 0) throw weakPassword(faults);
  // Without a password, the user sets the first one with a code sent by email.
  const passwordHash = await hashPassword(password ?? newToken(), c.env.PASSWORD_PEPPER);
  const id = await addPerson(c.db, { ...fields, username, passwordHash }, c.now.toISOString());
  if (id === null)
    throw new Refusal(409, "username_taken", {}, [{ field: "username", code: "username_taken" }]);
  const person = await personOr404(c, id);
  c.ctx.waitUntil(checkVatNumber(c, person.user));
  if (password === undefined) await sendCode(c, person.user, { origin, isInvitation: true });
  return serializePerson(person);
}

/**
 * Changing the email gives access to the account through a password reset, so only an owner may change it,
 * and the old address gets an email.
 * @throws Refusal 404 for an unknown id, 400 for an invalid field, 403 for another email, 409 if the user
 * has changed
 * since `version`
 */
export async function changePerson(
  c: ServiceContext,
  id: number,
  { version, ...fields }: EditUser,
): Promise<OperatorUser> {
  const { user, state } = await personOr404(c, id);
  if (version !== undefined && version !== hashOf(state)) throw new Refusal(409, "edited_by_another");
  await validate(c, fields);
  const isMoved =
    fields.email !== undefined && normalizeUsername(fields.email) !== normalizeUsername(user.email);
  if (isMoved && !user.is_guest && !mayDo(c.operator?.role ?? "read_only", "access.write"))
    throw new Refusal(403, "not_permitted", {}, [{ field: "email", code: "not_permitted" }]);
  try {
    const mails = await editPerson(c.db, user.id, fields, c.now.toISOString(), {
      state: version === undefined ? null : state,
      told: isMoved ? { newEmail: shortened(fields.email ?? "") } : null,
    });
    c.ctx.waitUntil(wakeMail(c.env, mails));
  } catch (error) {
    refuseEdited(error);
  }
  const person = await personOr404(c, id);
  if (fields.vat_number !== undefined) c.ctx.waitUntil(checkVatNumber(c, person.user));
  return serializePerson(person);
}

/**
 * Requests the VAT number from VIES now. @throws Refusal 404 for an unknown id, 409 if VIES checks are off
 */
export async function checkVatNumberNow(c: ServiceContext, id: number): Promise<OperatorUser> {
  await requireVies(c);
  await checkVatNumber(c, (await personOr404(c, id)).user);
  return getPerson(c, id);
}

/** Sends a code for a new password. @throws Refusal 404 for an unknown id or a disabled user */
export async function resetPerson(c: ServiceContext, id: number, origin: string): Promise<void> {
  const { user, isActive } = await personOr404(c, id);
  if (!isActive) throw notFound();
  await sendCode(c, user, { origin, isInvitation: false });
}

export const serializePerson = (person: Person): OperatorUser => ({
  ...serializeUser(person.user),
  is_active: person.isActive,
  locale: person.user.locale,
  create_date: person.createDate,
  vat_check: person.vatCheck,
  credit_limit: person.creditLimit === null ? null : fromCents(person.creditLimit),
  payment_days: person.paymentDays,
  version: hashOf(person.state),
});

/** Shortens to "a…@shop.example", because the old address may belong to a stranger by now. */
const shortened = (email: string): string => email.replace(/^(.)[^@]*/u, "$1…");

async function sendCode(
  c: ServiceContext,
  user: UserRow,
  options: { origin: string; isInvitation: boolean },
): Promise<void> {
  const mails = await sendReset(c.db, user.id, passwordCodeQuery(c, user, options), c.now.toISOString());
  c.ctx.waitUntil(wakeMail(c.env, mails));
}

async function personOr404(c: ServiceContext, id: number): Promise<Person> {
  const found = await findPerson(c.db, id);
  if (!found) throw notFound();
  return found;
}

async function validate(
  c: ServiceContext,
  { agent, price_list, vat_number = "" }: Omit<EditUser, "is_active" | "version">,
): Promise<void> {
  const known = await isKnown(c.db, { agent: agent ?? null, list: price_list ?? null });
  if (!known.agent) throw invalidField("agent", "agent_unknown");
  if (!known.list) throw invalidField("price_list", "list_unknown");
  if (vat_number !== "" && !isKnownVatNumber(vat_number, (await shopData(c)).sellerCountry))
    throw invalidField("vat_number", "vat_number_invalid");
}
