// Sign-up: a code sent by email opens the account; a business then waits for the operator (CONTRACT §14).
import type { Parsed } from "~/contract/call";
import type { Calls } from "~/contract/calls";
import type { Locale } from "~/contract/wire";
import { claimGuestOrders } from "~/db/auth/guests";
import { type Credentials, findCredentials } from "~/db/auth/sign-in";
import { signUpMail, signUpRequestMail } from "~/db/auth/sign-up-mails";
import {
  closeSignUp,
  insertSignUp,
  insertUserOf,
  refuseSecondAccount,
  refuseUnlessState,
  type SignUpRow,
  spendSignUpTry,
} from "~/db/auth/sign-ups";
import { command, together } from "~/db/query";
import { shopData, shopLocale } from "~/db/shop/shop-data";
import { passwordFaults } from "~/domain/accounts/password";
import { signUpFaults } from "~/domain/accounts/sign-up";
import { normalizeUsername } from "~/domain/accounts/username";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { later, MINUTE } from "~/platform/clock";
import { codeHashOf, codeOf, hashOf, isSame, newToken } from "~/platform/crypto";
import { BatchRefused } from "~/platform/database";
import { hashPassword } from "~/platform/password-hash";
import { wakeMail } from "~/platform/queue";
import type { ServiceContext } from "~/services/context";
import { checkSignUpVatNumber } from "~/services/customers/check-vat-number";
import { Refusal } from "~/services/refusal";

const CODE_LIFE = 15 * MINUTE;

type SignUpInput = Parsed<Calls["auth"]["signUp"]>;

/** @throws Refusal 403 if the shop opens no accounts of this type, 400 for invalid fields */
export async function checkSignUp(c: ServiceContext, input: SignUpInput): Promise<void> {
  const shop = await shopData(c);
  const allowed = shop.settings.get("SIGN_UP");
  const isBusiness = input.business_name !== undefined;
  if (allowed !== "all" && (isBusiness || allowed !== "consumers")) throw new Refusal(403, "sign_up_closed");
  const { name: firstName, surname: lastName, email, password } = input;
  const weaknesses = passwordFaults(password, { username: email, firstName, lastName, email });
  const fields = [
    ...(input.privacy_consent === true ? [] : [{ field: "privacy_consent", code: "consent_required" }]),
    ...weaknesses.map((code) => ({ field: "password", code })),
    ...(isBusiness ? signUpFaults(input, shop) : []),
  ];
  if (fields.length > 0)
    throw new Refusal(400, weaknesses.length > 0 ? "weak_password" : "invalid_input", {}, fields);
}

/**
 * Does the same work and returns the same answer for every email. @returns the token that must accompany
 * the code
 */
export async function requestSignUp(
  c: ServiceContext,
  input: SignUpInput,
  origin: string,
  locale: Locale,
): Promise<string> {
  const pepper = c.env.PASSWORD_PEPPER;
  const [token, seed] = [newToken(), newToken()];
  const tokenHash = hashOf(token);
  const signUp = {
    tokenHash,
    email: normalizeUsername(input.email),
    firstName: input.name,
    lastName: input.surname,
    passwordHash: await hashPassword(input.password, pepper),
    locale,
    customerType: input.business_name === undefined ? ("consumer" as const) : ("business" as const),
    businessName: input.business_name ?? "",
    vatNumber: input.vat_number ?? "",
    sdiCode: (input.sdi ?? "").toUpperCase(),
    pec: input.pec ?? "",
    codeHash: codeHashOf(codeOf(seed, pepper), tokenHash, pepper),
    now: c.now.toISOString(),
    expiresAt: later(c.now, CODE_LIFE),
  };
  const { mails } = await together(c.db, {
    signUp: command(insertSignUp(signUp)),
    mails: signUpMail(signUp, seed, origin + paths.login({})),
  });
  c.ctx.waitUntil(wakeMail(c.env, mails));
  return token;
}

/**
 * Opens the account of a consumer, with the orders placed as a guest; a business waits.
 * @returns null if the business waits
 * @throws Refusal 401 for a wrong code, 409 for a used one, or if an account was created in the meantime
 */
export async function confirm(
  c: ServiceContext,
  token: string,
  code: string,
  origin: string,
): Promise<Credentials | null> {
  const tokenHash = hashOf(token);
  const now = c.now.toISOString();
  const found = await spendSignUpTry(c.db, tokenHash, now);
  const typed = codeHashOf(code.replace(/\s/g, ""), tokenHash, c.env.PASSWORD_PEPPER);
  if (!found || !isSame(found.codeHash, typed)) throw invalidCode();
  if (found.state !== "new") throw new Refusal(409, "sign_up_done");
  return found.customerType === "business"
    ? wait(c, found, origin + operatorPaths.inbox({}))
    : openAccount(c, found, "new");
}

/** @param from the state in which the sign-up must still be */
async function openAccount(
  c: ServiceContext,
  { id, email }: Pick<SignUpRow, "id" | "email">,
  from: SignUpRow["state"],
): Promise<Credentials | null> {
  await refusing(
    c.db.batch([
      refuseUnlessState(id, from),
      refuseSecondAccount(email),
      insertUserOf(id, c.now.toISOString()),
      closeSignUp(id, "done"),
      ...claimGuestOrders(email, email),
    ]),
  );
  return findCredentials(c.db, email);
}

async function wait(c: ServiceContext, { id, vatNumber }: SignUpRow, link: string): Promise<null> {
  const { settings } = await shopData(c);
  const { mails } = await refusing(
    together(c.db, {
      state: command(refuseUnlessState(id, "new"), closeSignUp(id, "waiting")),
      mails: signUpRequestMail(id, link, shopLocale(settings), c.now.toISOString()),
    }),
  );
  c.ctx.waitUntil(wakeMail(c.env, mails));
  c.ctx.waitUntil(checkSignUpVatNumber(c, { id, vat_number: vatNumber }));
  return null;
}

/** Maps the refusal after a concurrent request. */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BatchRefused && ["sign_up_done", "account_exists"].includes(error.code))
      throw new Refusal(409, error.code);
    throw error;
  }
}

const invalidCode = () => new Refusal(401, "invalid_otp", {}, [{ field: "otp", code: "invalid_otp" }]);
