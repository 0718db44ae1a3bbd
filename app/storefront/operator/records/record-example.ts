// The worked example beside a form of selling: of the promotion itself, or of all tariffs for an address.
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

/** Null for kinds without one, and for what is not stored yet; VAT can be tried without a record. What cannot be read of the address is as not typed. */
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
  // A field that cannot be read is marked, and counts as empty.
  const query =
    read.data ?? readShipping({ ...values, ...Object.fromEntries(wrong.map((name) => [name, ""])) }).data;
  const found = await attempt(shop.examples.shipping(query ?? {}));
  return found.ok ? { of: "shipping", typed: values, wrong, example: found.value } : null;
}

/** @param country without one that is typed, the record's */
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
