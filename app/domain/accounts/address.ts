/** Address validation by country: postal code, province, and the numbers that an invoice needs. */
import { PLACE_FIELDS } from "~/contract/constants/address-fields";
import type { AddressType, CustomerType } from "~/contract/constants/enums";
import { isEmail } from "~/contract/input/email";
import { isPrintable } from "~/contract/input/latin-letters";
import { plainSigns } from "~/contract/input/visible-text";
import { COUNTRIES } from "./countries";
import { provinceCode } from "./provinces";
import { hasVatCheck, isTaxCode, isVatNumber } from "./vat-number";

export interface AddressFacts {
  type: AddressType;
  recipient: string;
  business_name: string;
  vat_number: string;
  tax_code: string;
  sdi_code: string;
  pec: string;
  address: string;
  address_2: string;
  postal_code: string;
  city: string;
  province: string;
  country: string;
  phone: string;
  email: string;
}

export interface AddressFault {
  field: keyof AddressFacts;
  code:
    | "invalid_characters"
    | "letters_not_latin"
    | "country_unknown"
    | "postal_code_invalid"
    | "province_invalid"
    | "vat_number_invalid"
    | "tax_code_invalid"
    | "sdi_code_invalid"
    | "email_invalid"
    | "phone_invalid"
    | "vat_or_tax_code_required"
    | "sdi_or_pec_required";
  example?: string;
}

/**
 * Normalizes an address for comparing and printing: codes in capitals without blanks, postal codes in the
 * country's form.
 */
export function normalizeAddress<A extends AddressFacts>(address: A): A {
  const { country } = address;
  const province = (country === "IT" && provinceCode(address.province)) || address.province;
  return {
    ...address,
    province,
    postal_code:
      POSTAL_CODES[country]?.tidy(plainOf(address.postal_code)) ??
      plainSigns(address.postal_code).toUpperCase(),
    phone: phoneOf(address.phone),
    vat_number: plainOf(address.vat_number),
    tax_code: plainOf(address.tax_code),
    sdi_code: plainOf(address.sdi_code),
  };
}

/**
 * The faults of a normalized address, at most one per field.
 * @param own the person's stored numbers: they belong to the person's own country, not to the address's
 * @param makesEInvoices whether businesses in Italy need the fields of the electronic invoice
 */
export function addressFaults(
  address: AddressFacts,
  kind: CustomerType,
  own: Pick<AddressFacts, "vat_number" | "tax_code">,
  makesEInvoices: boolean,
): AddressFault[] {
  const { country, postal_code, province, vat_number, tax_code, sdi_code, pec, email, phone } = address;
  const postal = POSTAL_CODES[country];
  const isPostalCode = (postal?.form ?? ANY_POSTAL_CODE).test(postal_code);
  const isVat = vat_number === own.vat_number || !hasVatCheck(country) || isVatNumber(country, vat_number);
  const isTax = tax_code === own.tax_code || isTaxCode(country, tax_code);
  const isItalianInvoice =
    makesEInvoices && country === "IT" && address.type === "Billing" && kind === "business";
  const faults: readonly (AddressFault | false)[] = [
    ...FIELDS.map((field) => CONTROL.test(address[field]) && fault(field, "invalid_characters")),
    ...PRINTED.map((field) => !isPrintable(address[field]) && fault(field, "letters_not_latin")),
    !COUNTRIES.has(country) && fault("country", "country_unknown"),
    !isPostalCode && fault("postal_code", "postal_code_invalid", postal?.example ?? "10115"),
    country === "IT" && provinceCode(province) !== province && fault("province", "province_invalid", "AT"),
    vat_number !== "" && !isVat && fault("vat_number", "vat_number_invalid"),
    tax_code !== "" && !isTax && fault("tax_code", "tax_code_invalid"),
    sdi_code !== "" && !isSdiCode(sdi_code) && fault("sdi_code", "sdi_code_invalid", "M5UXCR1"),
    pec !== "" && !isEmail(pec) && fault("pec", "email_invalid"),
    email !== "" && !isEmail(email) && fault("email", "email_invalid"),
    phone !== "" && !PHONE.test(phone) && fault("phone", "phone_invalid", phoneExample(country)),
    isItalianInvoice && !vat_number && !tax_code && fault("vat_number", "vat_or_tax_code_required"),
    isItalianInvoice && !sdi_code && !pec && fault("sdi_code", "sdi_or_pec_required"),
  ];
  const first = new Map<string, AddressFault>();
  for (const found of faults) if (found && !first.has(found.field)) first.set(found.field, found);
  return [...first.values()];
}

const fault = (field: keyof AddressFacts, code: AddressFault["code"], example?: string): AddressFault => ({
  field,
  code,
  ...(example && { example }),
});

const FIELDS = [
  "recipient",
  "business_name",
  ...PLACE_FIELDS,
  "phone",
  "email",
  "pec",
] as const satisfies readonly (keyof AddressFacts)[];

const PRINTED = ["recipient", "business_name", "address", "address_2", "city", "province"] as const;

const CONTROL = /\p{Cc}/u;
const PHONE = /^\+?[\d ()./-]{5,}(?:(?:int|interno|ext|extension|est|x|#)[. ]*\d{1,6})?$/i;
const DIAL_CODES = new Map(
  `AT43 BE32 BG359 CH41 CY357 CZ420 DE49 DK45 EE372 ES34 FI358 FR33 GB44 GR30 HR385 HU36 IE353 IT39 LT370 LU352
  LV371 MT356 NL31 NO47 PL48 PT351 RO40 SE46 SI386 SK421`
    .split(/\s+/)
    .map((code) => [code.slice(0, 2), code.slice(2)]),
);
const phoneExample = (country: string): string => `+${DIAL_CODES.get(country) ?? "44"} 20 0000 000`;
const ANY_POSTAL_CODE = /^[A-Z\d][A-Z\d -]{1,10}$/;

/**
 * Whether a text is an inbox for Italian e-invoices: a company's SDI code of 7 characters, a public
 * office's of 6.
 */
export const isSdiCode = (text: string): boolean => /^[A-Z\d]{6,7}$/.test(text);

interface PostalCode {
  form: RegExp;
  example: string;
  /** Formats a code given without blanks and punctuation. */
  tidy: (plain: string) => string;
}

const afterPrefix = (prefix: string) => (plain: string) => plain.replace(new RegExp(`^${prefix}`), "");
const threeAndTwo = (prefix: string) => (plain: string) =>
  plain.replace(new RegExp(`^(?:${prefix})?(\\d{3})(\\d{2})$`), "$1 $2");
const written = (form: RegExp, example: string, tidy: PostalCode["tidy"]): PostalCode => ({
  form,
  example,
  tidy,
});

const POSTAL_CODES: Readonly<Record<string, PostalCode>> = {
  IT: written(/^\d{5}$/, "14100", afterPrefix("IT?")),
  // The first two digits are one of the 52 provinces.
  ES: written(/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/, "28013", afterPrefix("E")),
  FR: written(/^\d{5}$/, "75011", afterPrefix("F")),
  DE: written(/^\d{5}$/, "10115", afterPrefix("D")),
  AT: written(/^[1-9]\d{3}$/, "1010", afterPrefix("A")),
  BE: written(/^[1-9]\d{3}$/, "1000", afterPrefix("B")),
  NL: written(/^[1-9]\d{3} [A-Z]{2}$/, "1012 AB", (plain) => plain.replace(/^(\d{4})([A-Z]{2})$/, "$1 $2")),
  PT: written(/^[1-9]\d{3}-\d{3}$/, "1100-148", (plain) => plain.replace(/^(\d{4})(\d{3})$/, "$1-$2")),
  SI: written(/^[1-9]\d{3}$/, "1000", afterPrefix("SI")),
  HR: written(/^[1-9]\d{4}$/, "10000", afterPrefix("HR")),
  LU: written(/^[1-9]\d{3}$/, "1009", afterPrefix("L")),
  CH: written(/^[1-9]\d{3}$/, "6900", afterPrefix("CH")),
  GB: written(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, "SW1A 1AA", (plain) => plain.replace(/(.{3})$/, " $1")),
  BG: written(/^[1-9]\d{3}$/, "1000", afterPrefix("BG")),
  CY: written(/^[1-9]\d{3}$/, "1010", afterPrefix("CY")),
  CZ: written(/^[1-7]\d{2} \d{2}$/, "110 00", threeAndTwo("CZ")),
  DK: written(/^\d{4}$/, "1050", afterPrefix("DK")),
  EE: written(/^\d{5}$/, "10111", afterPrefix("EE")),
  FI: written(/^\d{5}$/, "00100", afterPrefix("FI")),
  GR: written(/^[1-8]\d{2} \d{2}$/, "105 57", threeAndTwo("GR")),
  HU: written(/^[1-9]\d{3}$/, "1051", afterPrefix("H")),
  // An Eircode: a routing key, of which only D6W ends with a letter, and four letters or digits.
  IE: written(/^([A-Z]\d{2}|D6W) [A-Z\d]{4}$/, "D02 AF30", (plain) =>
    plain.replace(/^(.{3})(.{4})$/, "$1 $2"),
  ),
  LT: written(/^\d{5}$/, "01103", afterPrefix("LT")),
  LV: written(/^LV-\d{4}$/, "LV-1050", (plain) => plain.replace(/^(?:LV)?(\d{4})$/, "LV-$1")),
  MT: written(/^[A-Z]{3} \d{4}$/, "VLT 1117", (plain) => plain.replace(/^([A-Z]{3})(\d{4})$/, "$1 $2")),
  NO: written(/^\d{4}$/, "0150", afterPrefix("NO?")),
  PL: written(/^\d{2}-\d{3}$/, "00-950", (plain) => plain.replace(/^(?:PL)?(\d{2})(\d{3})$/, "$1-$2")),
  RO: written(/^\d{6}$/, "010011", afterPrefix("RO")),
  SE: written(/^[1-9]\d{2} \d{2}$/, "111 22", threeAndTwo("SE?")),
  SK: written(/^[089]\d{2} \d{2}$/, "811 01", threeAndTwo("SK")),
  US: written(/^\d{5}(-\d{4})?$/, "94105", (plain) => plain.replace(/^(\d{5})(\d{4})$/, "$1-$2")),
};

function plainOf(typed: string): string {
  return plainSigns(typed)
    .replace(/[\s.\-/]/g, "")
    .toUpperCase();
}

/** Turns "(+39) 0141…" into "+39 0141…". */
const phoneOf = (typed: string): string => plainSigns(typed).replace(/^\(\s*(\+\d{1,3})\s*\)/, "$1");
