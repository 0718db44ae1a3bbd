/**
 * Rules of the exchange system for e-invoices, checked before an invoice gets its number (LAW, e-invoice).
 */
import type { CustomerType } from "~/contract/constants/enums";
import { MAX_CUSTOMER_REFERENCE_LENGTH } from "~/contract/constants/limits";
import { isPrintable, toBasicLatin } from "~/contract/input/latin-letters";
import { type AddressFacts, isSdiCode } from "~/domain/accounts/address";
import { COUNTRIES } from "~/domain/accounts/countries";
import { hasVatCheck, isTaxCode, isVatNumber } from "~/domain/accounts/vat-number";
import { isDocumentNumber } from "./document-number";

export interface InvoiceFacts {
  customerType: CustomerType;
  billingAddress: Omit<AddressFacts, "type">;
  customerReference: string | null;
  /** The invoice's number; null before it is assigned. */
  number: string | null;
}

export interface InvoiceFault {
  field: "number" | "customer_reference" | keyof AddressFacts;
  code: string;
  values?: Record<string, unknown>;
}

/** Lists the fields that the exchange system would refuse. */
export function invoiceFaults(facts: InvoiceFacts): InvoiceFault[] {
  const { billingAddress: to, customerReference, number } = facts;
  const faults: readonly (InvoiceFault | false)[] = [
    ...([to.business_name ? "business_name" : "recipient", "address", "address_2", "city"] as const).map(
      (field) => !isPrintable(to[field]) && fault(field, "letters_not_latin"),
    ),
    ...(to.country === "IT" ? italianFaults(facts) : []),
    customerReference !== null &&
      !isReference(customerReference) && {
        ...fault("customer_reference", "reference_form"),
        values: { max: MAX_CUSTOMER_REFERENCE_LENGTH },
      },
    number !== null && !isDocumentNumber(number) && fault("number", "invoice_number_form"),
  ];
  return faults.filter((one) => one !== false);
}

/**
 * Whether a customer's reference fits completely into the invoice's IdDocumento: 20 characters of Basic
 * Latin.
 */
export const isReference = (text: string): boolean =>
  isPrintable(text) && toBasicLatin(text).length <= MAX_CUSTOMER_REFERENCE_LENGTH;

function italianFaults({ customerType, billingAddress: to }: InvoiceFacts): (InvoiceFault | false)[] {
  const { vat_number: vatNumber, tax_code: taxCode, sdi_code: sdiCode, pec } = to;
  const isTax = isTaxCode("IT", taxCode);
  if (customerType === "consumer")
    return [!isTax && fault("tax_code", taxCode === "" ? "tax_code_for_invoice" : "tax_code_invalid")];
  const isVat = vatIdOf(vatNumber, "IT").country !== "IT" || isVatNumber("IT", vatNumber);
  return [
    vatNumber === "" && taxCode === "" && fault("vat_number", "vat_or_tax_code_required"),
    vatNumber !== "" && !isVat && fault("vat_number", "vat_number_invalid"),
    taxCode !== "" && !isTax && fault("tax_code", "tax_code_invalid"),
    sdiCode !== "" &&
      !isSdiCode(sdiCode) && {
        ...fault("sdi_code", "sdi_code_invalid"),
        values: { example: "M5UXCR1" },
      },
    pec !== "" && !isPec(pec) && fault("pec", "email_invalid"),
  ];
}

/** Certified email as in the schema: Basic Latin. */
export const isPec = (text: string): boolean => /^[!#-'*+\-./\w=?^`{|}~]+@[\w.-]+\.[a-z]{2,}$/i.test(text);

const fault = (field: InvoiceFault["field"], code: string): InvoiceFault => ({ field, code });

/**
 * A VAT number's country and code. Its letters decide; a number without letters belongs to the address's
 * country. Greece uses EL.
 */
export function vatIdOf(vatNumber: string, country: string): { country: string; code: string } {
  const plain = vatNumber.replace(/[^A-Za-z\d]/g, "").toUpperCase();
  const [, letters = "", code = ""] = /^([A-Z]{2})(.+)$/.exec(plain) ?? [];
  const prefix = letters === "EL" ? "GR" : letters;
  if (prefix === country) return { country, code };
  // A French number without its prefix may begin with two letters that look like a country.
  const isBare = hasVatCheck(country) && isVatNumber(country, plain);
  return !isBare && COUNTRIES.has(prefix) ? { country: prefix, code } : { country, code: plain };
}

/** A public body's office code has six characters; a company's SDI code has seven. */
export const isPublicBody = ({ country, sdi_code }: Pick<AddressFacts, "country" | "sdi_code">): boolean =>
  country === "IT" && sdi_code.length === 6;
