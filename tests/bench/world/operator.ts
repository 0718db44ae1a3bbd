// An operator who changes a price now and then, and how old a price is that somebody is shown or charged.
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { sql } from "../../support/worker/worker";

interface Change {
  cents: number;
  /** Until when an answer may show it without being late: the next change was done then. */
  overAt: number;
}

export interface Watched {
  slug: string;
  id: number;
  change(): Promise<void>;
  /** For how many seconds the price had been over when it was asked for; 0 for the present one. */
  staleness(shown: string, askedAt: number): number;
}

/** @param url the Worker through which the operator works */
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
      // A change that is under way is not done yet.
      return change ? Math.max(0, (askedAt - change.overAt) / 1000) : 0;
    },
  };
}

/** The price that a product's page says to machines. */
export const priceOn = (html: string): string | null => /"price":"?(\d+\.\d\d)"?/.exec(html)?.[1] ?? null;
