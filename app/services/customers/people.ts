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

/** A page of customers and agents for the operator, also disabled ones. */
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
 * @param origin of the link in the invitation, which goes out where no password is given
 * @throws Refusal 400 for a faulty field, 409 where the username is taken
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
  // Without a password, a code by email sets the first one.
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
 * Another e-mail of an account is a way into it, by a reset of the password: an owner's right, and the old address is told.
 * @throws Refusal 404 for an unknown id, 400 for a faulty field, 403 for another e-mail, 409 where somebody has changed the
 *   person since `version`
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

/** Asks VIES now. @throws Refusal 404 for an unknown id, 409 where the shop does not ask VIES */
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

/** As the operator sees the person. */
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

/** "a…@shop.example": the old address may be a stranger's by now. */
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
