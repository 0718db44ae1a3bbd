/** Validation of a business that asks for an account: what its invoices need (LAW, e-invoice). */
import { isSdiCode } from "./address";
import { isKnownVatNumber } from "./vat-number";

interface BusinessFacts {
  vat_number?: string | undefined;
  sdi?: string | undefined;
  pec?: string | undefined;
}

/** A number with another country's prefix needs neither code nor certified address: those are Italy's. */
export function signUpFaults({ vat_number = "", sdi = "", pec = "" }: BusinessFacts): {
  field: string;
  code: string;
  values?: Record<string, unknown>;
}[] {
  const isItalian = !/^(?!IT)[A-Z]{2}/i.test(vat_number.trim());
  const faults = [
    vat_number === "" && { field: "vat_number", code: "required" },
    vat_number !== "" && !isKnownVatNumber(vat_number) && { field: "vat_number", code: "vat_number_invalid" },
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
