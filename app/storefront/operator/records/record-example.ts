// The example next to a form in "selling": for the promotion itself, or for all tariffs to an address.
import { attempt } from "~/contract/client";
import { SHIPPING_EXAMPLE_FIELDS, VAT_EXAMPLE_FIELDS } from "~/contract/constants/shipping";
import { wireAmount } from "~/contract/operator/amount";
import type { OperatorClient } from "~/contract/operator/client";
import {
  PromotionExampleQuery,
  type RecordExample,
  ShippingExampleQuery,
  VatExampleQuery,
} from "~/contract/operator/examples";
import type { RecordKind } from "~/contract/operator/records";

/**
 * Returns null for kinds without an example and for records that are not stored yet, except VAT, which needs no record.
 * Invalid query parameters are ignored.
 */
export async function recordExample(
  shop: OperatorClient,
  kind: RecordKind,
  key: string | null,
  url: URL,
): Promise<RecordExample | null> {
  const typed = (name: string) => (url.searchParams.get(name) ?? "").trim();
  if (kind === "vat") return vatExample(shop, key ?? "", typed);
  if (key === null || (kind !== "promotion" && kind !== "shipping")) return null;
  if (kind === "promotion") {
    const amount = PromotionExampleQuery.safeParse({ amount: wireAmount(typed("amount") || "100.00") });
    const query = { key, amount: amount.data?.amount ?? "100.00" };
    const found = await attempt(shop.examples.promotion(query));
    return found.ok ? { of: "promotion", amount: query.amount, example: found.value } : null;
  }
  const values = Object.fromEntries(SHIPPING_EXAMPLE_FIELDS.map((name) => [name, typed(name)]));
  const read = readShipping(values);
  const wrong = read.error?.issues.map(({ path: [name] }) => String(name)) ?? [];
  // An invalid field is marked and treated as empty.
  const query =
    read.data ?? readShipping({ ...values, ...Object.fromEntries(wrong.map((name) => [name, ""])) }).data;
  const found = await attempt(shop.examples.shipping(query ?? {}));
  return found.ok ? { of: "shipping", typed: values, wrong, example: found.value } : null;
}

/** @param country the record's country, used unless one is entered */
async function vatExample(
  shop: OperatorClient,
  country: string,
  typed: (name: string) => string,
): Promise<RecordExample | null> {
  const values = Object.fromEntries(VAT_EXAMPLE_FIELDS.map((name) => [name, typed(name)]));
  const given = { ...values, country: values.country || country };
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const read = VatExampleQuery.safeParse(filled);
  const wrong = read.error?.issues.map(({ path: [name] }) => String(name)) ?? [];
  const readable = Object.fromEntries(Object.entries(filled).filter(([name]) => !wrong.includes(name)));
  const found = await attempt(shop.examples.vat(read.data ?? VatExampleQuery.parse(readable)));
  return found.ok ? { of: "vat", typed: given, wrong, example: found.value } : null;
}

const readShipping = ({ amount = "", country = "", ...values }: Record<string, string>) => {
  const filled = Object.entries({ ...values, amount: wireAmount(amount), country: country.toUpperCase() });
  return ShippingExampleQuery.safeParse(Object.fromEntries(filled.filter(([, value]) => value !== "")));
};
