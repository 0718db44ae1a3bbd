// The worked example beside a form of selling: of the promotion itself, or of all tariffs for an address.
import { attempt } from "~/contract/client";
import { wireAmount } from "~/contract/operator/amount";
import type { OperatorClient } from "~/contract/operator/client";
import { type RecordExample, ShippingExampleQuery } from "~/contract/operator/examples";
import type { RecordKind } from "~/contract/operator/records";

const TRIED = { amount: "100.00", country: "IT", postal_code: "20121" };

/** Null for kinds without one, and for what is not stored yet. What cannot be read of the address is as not typed. */
export async function recordExample(
  shop: OperatorClient,
  kind: RecordKind,
  key: string | null,
  url: URL,
): Promise<RecordExample | null> {
  if (key === null || (kind !== "promotion" && kind !== "shipping")) return null;
  const typed = (name: keyof typeof TRIED) => (url.searchParams.get(name) ?? TRIED[name]).trim();
  const read = ShippingExampleQuery.safeParse({
    amount: wireAmount(typed("amount")),
    country: typed("country").toUpperCase(),
    postal_code: typed("postal_code"),
  });
  const { amount, country, postal_code: postalCode = "" } = read.data ?? TRIED;
  if (kind === "promotion") {
    const found = await attempt(shop.examples.promotion({ key, amount }));
    return found.ok ? { of: "promotion", amount, example: found.value } : null;
  }
  const found = await attempt(shop.examples.shipping({ country, postal_code: postalCode, amount }));
  return found.ok ? { of: "shipping", country, postalCode, amount, example: found.value } : null;
}
