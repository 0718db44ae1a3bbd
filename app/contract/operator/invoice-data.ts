// The invoice data of an order, which the operator completes.
import { z } from "zod";
import { MAX_CUSTOMER_REFERENCE_LENGTH, MAX_TENDER_CODE_LENGTH } from "~/contract/constants/limits";
import { AddressInput } from "~/contract/customers";

const { recipient, business_name, vat_number, tax_code, sdi_code, pec } = AddressInput.shape;
const { address, address_2, postal_code, city, province } = AddressInput.shape;

/** Fields that are left out stay unchanged. The country cannot change, because it decided the VAT. */
export const InvoiceDataInput = z.object({
  recipient: recipient.optional(),
  business_name: business_name.unwrap().optional(),
  vat_number: vat_number.unwrap().optional(),
  tax_code: tax_code.unwrap().optional(),
  sdi_code: sdi_code.unwrap().optional(),
  pec: pec.unwrap().optional(),
  address: address.optional(),
  address_2: address_2.unwrap().optional(),
  postal_code: postal_code.optional(),
  city: city.optional(),
  province: province.unwrap().optional(),
  customer_reference: z.string().trim().max(MAX_CUSTOMER_REFERENCE_LENGTH).optional(),
  cig: z.string().max(MAX_TENDER_CODE_LENGTH).optional(),
  cup: z.string().max(MAX_TENDER_CODE_LENGTH).optional(),
});
export type InvoiceDataInput = z.infer<typeof InvoiceDataInput>;
