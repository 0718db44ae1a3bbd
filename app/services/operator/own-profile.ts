// Sign-in to the back office, and what users change for themselves: password, second factor, language.
import { randomBytes } from "node:crypto";
import type { OperatorProfile } from "~/contract/operator/people";
import type { Locale } from "~/contract/wire";
import { forgetAttempts } from "~/db/auth/rate-limit";
import {
  accountsInUse,
  addSession,
  changeOwnLocale,
  changeOwnPassword,
  changeOwnShortcuts,
  endSession,
  findOperator,
  findOperatorByEmail,
  type OperatorRow,
  replaceTotp,
  spendBackupCode,
  spendTotp,
  storeTotp,
  turnTotpOff,
  turnTotpOn,
} from "~/db/operator/operators";
import { shopData } from "~/db/shop/shop-data";
import { passwordFaults } from "~/domain/accounts/password";
import { HOUR, later } from "~/platform/clock";
import { decrypt, encrypt, hashOf, newToken } from "~/platform/crypto";
import type { Statement } from "~/platform/database";
import { hashPassword, verifyPassword, verifyUnknownUser } from "~/platform/password-hash";
import { base32, newTotpSecret, stepOfCode, totpAddress } from "~/platform/totp";
import { deviceToken } from "~/services/accounts/known-device";
import { operatorLimits } from "~/services/accounts/login-throttle";
import { weakPassword } from "~/services/accounts/weak-password";
import type { CallerContext, OperatorActor, ServiceContext } from "~/services/context";
import { Refusal } from "~/services/refusal";
import { throttle } from "~/services/throttle";

/** A working day. */
const SESSION_MS = 8 * HOUR;
const BACKUP_CODES = 10;

/**
 * Counts the attempt before checking it, and forgets it after a successful sign-in.
 * @throws Refusal 401 for a wrong email, password or code, or a missing code; 429 after too many attempts
 */
export async function signInOperator(
  c: CallerContext,
  typed: { email: string; password: string; code: string },
): Promise<{ token: string; expiry: string; locale: Locale; device: string }> {
  const found = await findOperatorByEmail(c.db, typed.email);
  const limits = operatorLimits(c, typed.email, found);
  await throttle(c, limits);
  const pepper = c.env.PASSWORD_PEPPER;
  const isRight = found
    ? await verifyPassword(typed.password, pepper, found.passwordHash)
    : await verifyUnknownUser(typed.password, pepper);
  if (!found || !isRight || found.isDisabled) throw new Refusal(401, "invalid_credentials");
  // The attempt stays counted: otherwise knowing the password would give unlimited attempts at the code.
  if (found.hasTotp && typed.code === "")
    throw new Refusal(401, "code_required", {}, [{ field: "code", code: "code_required" }]);
  if (found.hasTotp && !(await spendCode(c, found, typed.code))) throw invalidCode();
  const token = newToken();
  const expiry = later(c.now, SESSION_MS);
  const session = addSession(found.id, hashOf(token), c.now.toISOString(), expiry);
  await c.db.batch([...limits.map(forgetAttempts), ...session, ...resealTotp(c, found)]);
  return { token, expiry, locale: found.locale, device: operatorDevice(c, found) };
}

/** Token of a device on which this user has signed in before. */
export const operatorDevice = (
  c: CallerContext,
  { id, passwordHash }: Pick<OperatorRow, "id" | "passwordHash">,
): string => deviceToken(c, { id: `operator-${id}`, passwordHash });

export const signOutOperator = async (c: ServiceContext): Promise<void> => {
  await c.db.batch([endSession(actorIn(c).tokenHash)]);
};

export async function ownProfile(c: ServiceContext): Promise<OperatorProfile> {
  const { id, role } = actorIn(c);
  const row = id === null ? null : await findOperator(c.db, id);
  return {
    accounts: row ? "used" : await accountsInUse(c.db),
    id,
    name: row?.name ?? null,
    email: row?.email ?? null,
    role,
    locale: row?.locale ?? null,
    has_totp: row?.hasTotp ?? false,
    must_change_password: row?.mustChangePassword ?? false,
    shortcuts: row?.shortcuts ?? true,
  };
}

/** Applies the rules of customers' passwords. @throws Refusal 400 for a wrong or weak password */
export async function replaceOwnPassword(
  c: CallerContext,
  typed: { old_password: string; password: string },
): Promise<void> {
  const row = await verifiedSelf(c, typed.old_password, "old_password");
  const isSame = await verifyPassword(typed.password, c.env.PASSWORD_PEPPER, row.passwordHash);
  const owner = { username: row.email, email: row.email, firstName: row.name, lastName: "" };
  const weaknesses = isSame ? ["password_same"] : passwordFaults(typed.password, owner);
  if (weaknesses.length > 0) throw weakPassword(weaknesses);
  const hash = await hashPassword(typed.password, c.env.PASSWORD_PEPPER);
  // The failed attempts concerned the old password; this browser signs in again with the new one.
  const forget = operatorLimits({ ...c, operator: null }, row.email, null).map(forgetAttempts);
  if (!(await changeOwnPassword(c.db, row, hash, forget))) throw new Refusal(400, "invalid_password");
}

export async function setOwnLocale(c: ServiceContext, locale: Locale): Promise<void> {
  await changeOwnLocale(c.db, (await self(c)).id, locale);
}

export async function setOwnShortcuts(c: ServiceContext, isOn: boolean): Promise<void> {
  await changeOwnShortcuts(c.db, (await self(c)).id, isOn);
}

/** Creates a secret that its first code must confirm. @throws Refusal 409 if the second factor is on */
export async function startTotp(c: ServiceContext): Promise<{ secret: string; address: string }> {
  const row = await self(c);
  if (row.hasTotp) throw new Refusal(409, "edited_by_another");
  const secret = newTotpSecret();
  await storeTotp(c.db, row.id, encrypt("totp", secret, c.env.SHOP_SECRET));
  const name = (await shopData(c)).settings.get("SHOP_NAME") ?? "Bottega";
  return { secret: base32(secret), address: totpAddress(secret, String(name), row.email) };
}

/** Turns the second factor on. @returns the backup codes, which are shown once */
export async function confirmTotp(c: CallerContext, code: string): Promise<string[]> {
  const row = await self(c);
  const limits = operatorLimits(c, row.email, row);
  await throttle(c, limits);
  const step = await stepOf(c, row, code);
  if (row.hasTotp || step === null) throw invalidCode();
  const codes = Array.from({ length: BACKUP_CODES }, () => randomBytes(5).toString("hex"));
  await turnTotpOn(c.db, row, step, JSON.stringify(codes.map(hashOf)));
  await c.db.batch(limits.map(forgetAttempts));
  return codes;
}

/** Requires the password: a session alone is not enough. */
export async function endTotp(c: CallerContext, password: string): Promise<void> {
  const row = await verifiedSelf(c, password, "password");
  await turnTotpOff(c.db, row.id);
}

async function spendCode(c: ServiceContext, row: OperatorRow, typed: string): Promise<boolean> {
  const step = await stepOf(c, row, typed);
  if (step !== null) return spendTotp(c.db, row.id, step);
  const hashes: unknown = JSON.parse(row.backupCodes);
  const hash = hashOf(typed.replace(/\s/g, "").toLowerCase());
  if (!Array.isArray(hashes) || !hashes.includes(hash)) return false;
  return spendBackupCode(c.db, row, JSON.stringify(hashes.filter((one) => one !== hash)));
}

async function stepOf(c: ServiceContext, row: OperatorRow, typed: string): Promise<number | null> {
  const secret = totpOf(c, row);
  return secret ? stepOfCode(secret.bytes, typed.replace(/\s/g, ""), c.now) : null;
}

const totpOf = (c: ServiceContext, { totpSecret }: OperatorRow) =>
  totpSecret === null ? null : decrypt("totp", totpSecret, c.env.SHOP_SECRET);

/** Encrypts the second factor with the first of the Worker's secrets, so that earlier ones can be removed. */
function resealTotp(c: ServiceContext, row: OperatorRow): Statement[] {
  const secret = totpOf(c, row);
  if (!secret || secret.isCurrent) return [];
  return [replaceTotp(row, encrypt("totp", secret.bytes, c.env.SHOP_SECRET))];
}

/**
 * The signed-in user, after the password is checked again. @param field form field that reports a wrong
 * password
 * @throws Refusal 400 for a wrong password, 409 `no_person` for the operator's token, 429 after too many
 * attempts
 */
export async function verifiedSelf(c: CallerContext, password: string, field: string): Promise<OperatorRow> {
  const row = await self(c);
  const limits = operatorLimits(c, row.email, row);
  await throttle(c, limits);
  if (!(await verifyPassword(password, c.env.PASSWORD_PEPPER, row.passwordHash)))
    throw new Refusal(400, "invalid_password", {}, [{ field, code: "invalid_password" }]);
  await c.db.batch(limits.map(forgetAttempts));
  return row;
}

/** @throws Refusal 409 for the operator's token, which belongs to no user */
async function self(c: ServiceContext): Promise<OperatorRow> {
  const { id } = actorIn(c);
  const row = id === null ? null : await findOperator(c.db, id);
  if (!row) throw new Refusal(409, "no_person");
  return row;
}

function actorIn(c: ServiceContext): OperatorActor {
  if (!c.operator) throw new Refusal(401, "not_authenticated");
  return c.operator;
}

const invalidCode = () => new Refusal(401, "invalid_otp", {}, [{ field: "code", code: "invalid_otp" }]);
