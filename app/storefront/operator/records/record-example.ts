// The worked example beside a form of selling: of the promotion itself, or of all tariffs for an address.
import { attempt } from "~/contract/client";
import { SHIPPING_EXAMPLE_FIELDS } from "~/contract/constants/shipping";
import { wireAmount } from "~/contract/operator/amount";
import type { OperatorClient } from "~/contract/operator/client";
import {
  PromotionExampleQuery,
  type RecordExample,
  ShippingExampleQuery,
} from "~/contract/operator/examples";
import type { RecordKind } from "~/contract/operator/records";

/** Null for kinds without one, and for what is not stored yet. What cannot be read of the address is as not typed. */
export async function recordExample(
  shop: OperatorClient,
  kind: RecordKind,
  key: string | null,
  url: URL,
): Promise<RecordExample | null> {
  if (key === null || (kind !== "promotion" && kind !== "shipping")) return null;
  const typed = (name: string) => (url.searchParams.get(name) ?? "").trim();
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

const readShipping = ({ amount = "", country = "", ...values }: Record<string, string>) => {
  const filled = Object.entries({ ...values, amount: wireAmount(amount), country: country.toUpperCase() });
  return ShippingExampleQuery.safeParse(Object.fromEntries(filled.filter(([, value]) => value !== "")));
};
