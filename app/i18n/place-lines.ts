// Postal code, city and province in the order and lines that the country's postal service uses.
import type { AddressCopy } from "~/contract/orders";

type Place = Pick<AddressCopy, "postal_code" | "city" | "province"> & { country: string };

/** Countries with the postal code on the last line, below the county. */
const CODE_LAST = ["GB", "IE"];
/** Countries with lines like "Springfield, IL 62704". */
const STATE_AND_CODE = ["US", "CA", "AU"];

/** Returns the fields of a place in the order of its lines, each with its `autocomplete`. */
export const placeFields = (country: string) => {
  const code = ["postal_code", "postal-code"] as const;
  const place = [
    ["city", "address-level2"],
    ["province", "address-level1"],
  ] as const;
  return CODE_LAST.includes(country) ? [...place, code] : [code, ...place];
};

export function placeLines({ postal_code, city, province, country }: Place): string[] {
  const join = (...parts: string[]) => parts.filter(Boolean).join(" ");
  const lines = CODE_LAST.includes(country)
    ? [city, province === city ? "" : province, postal_code]
    : STATE_AND_CODE.includes(country)
      ? [[city, join(province, postal_code)].filter(Boolean).join(", ")]
      : [join(postal_code, city, province && province !== city ? `(${province})` : "")];
  return lines.filter(Boolean);
}
