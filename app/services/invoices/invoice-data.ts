// The invoice data of an order, completed by the operator before or after its invoice has a number (LAW,
// e-invoice).

import { ADDRESS_FIELDS } from "~/contract/constants/address-fields";
import type { OrderId } from "~/contract/ids";
import type { InvoiceDataInput } from "~/contract/operator/invoice-data";
import { putInvoiceData } from "~/db/orders/invoice-files";
import { shopData } from "~/db/shop/shop-data";
import { addressFaults, normalizeAddress } from "~/domain/accounts/address";
import { publicCodes } from "~/domain/catalogue/public-tender-codes";
import { isReference } from "~/domain/orders/invoice-data";
import { referenceFault } from "~/services/checkout/agreed-choices";
import type { ServiceContext } from "~/services/context";
import { findOperatorOrder } from "~/services/orders/operator-orders";
import { Refusal, type RefusedField } from "~/services/refusal";

/**
 * Completes or corrects the copy of the billing address, and the references, for an order's invoice.
 * @throws Refusal 404; 400 by field
 */
export async function completeInvoiceData(
  c: ServiceContext,
  id: OrderId,
  { customer_reference, cig, cup, ...typed }: InvoiceDataInput,
): Promise<void> {
  const { order } = await findOperatorOrder(c, id);
  const { makesEInvoices } = await shopData(c);
  const { billingAddress: before } = order;
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  const address = normalizeAddress({ ...before, ...given });
  const changed = new Set<string>(ADDRESS_FIELDS.filter((field) => address[field] !== before[field]));
  const codes = publicCodes({ cig: cig ?? order.cig, cup: cup ?? order.cup });
  const reference = customer_reference === undefined ? order.customerReference : customer_reference || null;
  const faults: RefusedField[] = [
    ...addressFaults(address, order.customerType, before, makesEInvoices)
      .filter(({ field }) => changed.has(field))
      .map(({ field, code, example }) => ({ field, code, ...(example && { values: { example } }) })),
    ...codes.faults.map((field) => ({ field, code: `${field}_invalid` })),
    ...(reference === null || isReference(reference) ? [] : [referenceFault]),
  ];
  if (faults.length > 0) throw new Refusal(400, "invalid_input", {}, faults);
  const data = { billingAddress: address, customerReference: reference, cig: codes.cig, cup: codes.cup };
  const isSame =
    changed.size === 0 &&
    reference === order.customerReference &&
    codes.cig === order.cig &&
    codes.cup === order.cup;
  if (!isSame) await putInvoiceData(c.db, id, data, c.now.toISOString());
}
