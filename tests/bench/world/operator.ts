// Simulates an operator who changes a price now and then, and measures how outdated a shown or charged price is.
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { sql } from "../../support/worker/worker";

interface Change {
  cents: number;
  /** The time of the next change, in ms since the epoch; a later request that still gets this price is stale. */
  overAt: number;
}

export interface Watched {
  slug: string;
  id: number;
  change(): Promise<void>;
  /** Seconds between the price's replacement and the request; 0 for the current price. */
  staleness(shown: string, askedAt: number): number;
}

/** @param url the Worker that receives the operator's calls @throws {Error} if the product has no price */
export async function watch(url: string, slug: string): Promise<Watched> {
  const [item] = await sql<{ id: number; sku: string; rate: string; cents: number }>(
    `SELECT p.id, p.sku, p.vat_class AS rate, pr.standard_cents AS cents FROM products p JOIN prices pr ON pr.item_id = p.id
     WHERE p.slug = ? AND pr.list = 'retail' AND pr.season_id IS NULL`,
    slug,
  );
  if (!item) throw new Error(`${slug} has no price of its own`);
  const percent = { standard: 122, reduced: 110, super_reduced: 104 }[item.rate] ?? 100;
  const past: Change[] = [{ cents: item.cents, overAt: Number.POSITIVE_INFINITY }];
  const isOf = (shown: string) => (change: Change) =>
    [change.cents, Math.round((change.cents * percent) / 100)].some(
      (cents) => (cents / 100).toFixed(2) === shown,
    );
  return {
    slug,
    id: item.id,
    async change() {
      const cents = (past.at(-1)?.cents ?? 0) + 37;
      const answer = await fetch(`${url}/api/v3/operator/prices/${item.sku}/`, {
        method: "PUT",
        headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, "Content-Type": "application/json" },
        body: JSON.stringify({ list: "retail", standard_price: (cents / 100).toFixed(2) }),
      });
      if (!answer.ok) throw new Error(`the price of ${slug}: ${answer.status} ${await answer.text()}`);
      const last = past.at(-1);
      if (last) last.overAt = Date.now();
      past.push({ cents, overAt: Number.POSITIVE_INFINITY });
    },
    staleness(shown, askedAt) {
      const change = past.findLast(isOf(shown));
      // A change that is still in progress does not make the previous price stale.
      return change ? Math.max(0, (askedAt - change.overAt) / 1000) : 0;
    },
  };
}

/** The price in the structured data of a product page. */
export const priceOn = (html: string): string | null => /"price":"?(\d+\.\d\d)"?/.exec(html)?.[1] ?? null;
