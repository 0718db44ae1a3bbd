/** Validation of a business that requests an account: the fields that its invoices need (LAW, e-invoice). */
import { isSdiCode } from "./address";
import { isKnownVatNumber, vatNumberParts } from "./vat-number";

interface BusinessFacts {
  vat_number?: string | undefined;
  sdi?: string | undefined;
  pec?: string | undefined;
}

/**
 * A number without prefix belongs to the seller's country. An Italian business needs an SDI code or a
 * certified address only if the seller issues electronic invoices.
 */
export function signUpFaults(
  { vat_number = "", sdi = "", pec = "" }: BusinessFacts,
  { sellerCountry, makesEInvoices }: { sellerCountry: string; makesEInvoices: boolean },
): {
  field: string;
  code: string;
  values?: Record<string, unknown>;
}[] {
  const isItalian = makesEInvoices && vatNumberParts(vat_number, sellerCountry).country === "IT";
  const faults = [
    vat_number === "" && { field: "vat_number", code: "required" },
    vat_number !== "" &&
      !isKnownVatNumber(vat_number, sellerCountry) && { field: "vat_number", code: "vat_number_invalid" },
    sdi !== "" &&
      !isSdiCode(sdi.toUpperCase()) && {
        field: "sdi",
        code: "sdi_code_invalid",
        values: { example: "M5UXCR1" },
      },
    isItalian && sdi === "" && pec === "" && { field: "sdi", code: "sdi_or_pec_required" },
  ];
  return faults.filter((fault) => fault !== false);
}
