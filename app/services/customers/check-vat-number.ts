// A customer's VAT number at VIES, where the operator has turned it on: after the answer, never in its way.
import { storeVatCheck } from "~/db/customers/vat-check";
import { shopData } from "~/db/shop/shop-data";
import { vatNumberParts } from "~/domain/accounts/vat-number";
import { isEuState } from "~/domain/catalogue/vat";
import { askVies } from "~/platform/vies";
import type { ServiceContext } from "~/services/context";

/** Asks and stores the verdict. What was valid stays so while VIES is away; a number that VIES does not know pays VAT. */
export async function checkVatNumber(
  c: ServiceContext,
  user: { id: number; vat_number: string },
): Promise<void> {
  const { settings } = await shopData(c);
  if (settings.get("VIES_CHECK") !== true || user.vat_number === "") return;
  const parts = vatNumberParts(user.vat_number);
  if (!isEuState(parts.country)) return;
  const verdict = await askVies(c.env, parts);
  await storeVatCheck(c.db, user, verdict, c.now.toISOString());
}
