// Checks a customer's VAT number at VIES, if the operator has turned it on; runs after the response,
// without delaying it.
import type { SignUpId, UserId } from "~/contract/ids";
import { storeVatCheck } from "~/db/customers/vat-check";
import { shopData } from "~/db/shop/shop-data";
import { vatNumberParts } from "~/domain/accounts/vat-number";
import { isEuState } from "~/domain/catalogue/vat";
import { askVies, type VatCheck } from "~/platform/vies";
import type { ServiceContext } from "~/services/context";
import { Refusal } from "~/services/refusal";

/**
 * Requests and stores the result. A valid number stays valid while VIES is unavailable; a number unknown to
 * VIES pays VAT.
 */
export async function checkVatNumber(
  c: ServiceContext,
  user: { id: UserId; vat_number: string },
): Promise<void> {
  const verdict = await verdictOf(c, user.vat_number);
  if (verdict) await storeVatCheck(c.db, "users", user, verdict, c.now.toISOString());
}

/** Like checkVatNumber, for a business that requests an account. */
export async function checkSignUpVatNumber(
  c: ServiceContext,
  signUp: { id: SignUpId; vat_number: string },
): Promise<void> {
  const verdict = await verdictOf(c, signUp.vat_number);
  if (verdict) await storeVatCheck(c.db, "sign_ups", signUp, verdict, c.now.toISOString());
}

/** @throws Refusal 409 if VIES checks are off */
export async function requireVies(c: ServiceContext): Promise<void> {
  if (!(await asksVies(c))) throw new Refusal(409, "vies_off");
}

const asksVies = async (c: ServiceContext): Promise<boolean> =>
  (await shopData(c)).settings.get("VIES_CHECK") === true;

/** Null if VIES is not queried. */
async function verdictOf(c: ServiceContext, vatNumber: string): Promise<VatCheck | null> {
  if (vatNumber === "" || !(await asksVies(c))) return null;
  const parts = vatNumberParts(vatNumber, (await shopData(c)).sellerCountry);
  return isEuState(parts.country) || parts.country === "XI" ? askVies(c.env, parts) : null;
}
