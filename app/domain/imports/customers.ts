// Imports customers of another shop, without passwords: each customer chooses one by email.
import type { Locale } from "~/contract/constants/enums";
import { isEmail } from "~/contract/input/email";
import { COUNTRIES } from "~/domain/accounts/countries";
import { normalizeUsername } from "~/domain/accounts/username";
import type { SourceFile, SourceNote, TypedRow, TypedRows } from "./source-file";
import { withoutApostrophe } from "./values";

/** @param known existing email addresses and user names, in lower case: these customers stay unchanged */
export function customerRows(
  file: SourceFile,
  locale: Locale,
  known: ReadonlySet<string>,
): { tables: TypedRows; notes: SourceNote[]; customers: number } {
  const users: TypedRow[] = [];
  const addresses: TypedRow[] = [];
  const notes: SourceNote[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of file.records) {
    const read = (field: string) => {
      const places = file.fields.flatMap((one, place) => (one === field ? [place] : []));
      return withoutApostrophe(
        places.map((place) => cells[place] ?? "").find((cell) => cell.trim() !== "") ?? "",
      );
    };
    const email = read("email");
    const username = normalizeUsername(email);
    const code =
      email === ""
        ? "no_email"
        : known.has(username)
          ? "customer_known"
          : seen.has(username)
            ? "email_twice"
            : null;
    if (code !== null) {
      notes.push({ line, code, values: { value: email } });
      continue;
    }
    seen.add(username);
    const [first, last] = namesOf(read("first_name"), read("last_name"), read("full_name"));
    const isBusiness = read("vat_number") !== "";
    const business = {
      business_name: read("company"),
      vat_number: read("vat_number"),
      tax_code: read("tax_code"),
    };
    users.push({
      line,
      cells: {
        ...{
          username: isEmail(email) ? username : email,
          email,
          first_name: first,
          last_name: last,
          ...business,
        },
        ...{ customer_type: isBusiness ? "business" : "consumer", locale },
      },
    });
    const country = countryOf(read("country"));
    const hasAddress =
      ["street", "postal_code", "city"].every((field) => read(field) !== "") && country !== "";
    for (const type of hasAddress ? ["Billing", "Shipping"] : [])
      addresses.push({
        line,
        cells: {
          ...{
            user: username,
            type,
            recipient: [first, last].filter(Boolean).join(" ") || read("company") || email,
          },
          ...{ ...business, address: read("street"), address_2: read("street_2") },
          ...{ postal_code: read("postal_code"), city: read("city"), province: read("province"), country },
          ...{ phone: read("phone"), email, is_default: "true" },
        },
      });
  }
  return {
    tables: [
      ["users", users],
      ["addresses", addresses],
    ],
    notes,
    customers: users.length,
  };
}

function namesOf(first: string, last: string, full: string): [string, string] {
  if (first !== "" || last !== "" || full === "") return [first, last];
  const [given = "", ...others] = full.split(/\s+/);
  return [given, others.join(" ")];
}

/**
 * The code of a country given by code or in one of the shop's languages; any other text is returned
 * unchanged.
 */
export function countryOf(text: string): string {
  const code = text.trim().toUpperCase();
  if (code.length === 2) return code;
  return countryNames().get(text.trim().toLowerCase()) ?? text.trim();
}

let names: Map<string, string> | null = null;

/** Built on first use: most files contain codes. */
function countryNames(): Map<string, string> {
  names ??= new Map(
    ["it", "en", "es"].flatMap((locale) => {
      const shown = new Intl.DisplayNames(locale, { type: "region" });
      return [...COUNTRIES].map((code) => [(shown.of(code) ?? code).toLowerCase(), code] as const);
    }),
  );
  return names;
}
