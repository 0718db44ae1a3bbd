// The price cache of SPEC §9: what a page shows costs, by price list and season. Never for charges.

import { type Ids, type PriceContext, priceStatements, readPriceFacts } from "~/db/products/price-data";
import type { PriceFacts } from "~/domain/price";
import type { Day } from "~/domain/rome-day";
import { LruCache } from "~/platform/cache";
import { HOUR, now } from "~/platform/clock";
import { factsOf } from "~/platform/data-version";
import type { Database, Row, Statement } from "~/platform/database";
import { versionNameIn } from "./data-version";

interface CachedPrices {
  /** The state of the facts that they are of. */
  facts: string;
  prices: ReadonlyMap<number, PriceFacts>;
}

const cache = new LruCache<CachedPrices>(3 * HOUR);

/**
 * The rows of `others`, and the prices of `items`, in one round trip. Cached prices are used where that trip finds the
 * facts in the state that they are of; the day is in the key, since special prices begin and end with one.
 */
export async function readWithPrices(
  db: Database,
  others: Statement[],
  items: Ids,
  basis: PriceContext & { today: Day },
): Promise<{ rows: Row[][]; prices: ReadonlyMap<number, PriceFacts> }> {
  const { list, season, today } = basis;
  const key = JSON.stringify([list, season, today, items]);
  const statements = priceStatements(items, basis, today);
  // Empty before the first trip of a request.
  const state = () => factsOf(versionNameIn(db.watched()));
  const found = cache.get(key);
  const cached = found && ["", found.facts].includes(state()) ? found : null;
  const at = now().getTime();
  const read = await db.batch(cached ? others : [...others, ...statements]);
  const rows = read.slice(0, others.length);
  const facts = state();
  if (cached?.facts === facts) return { rows, prices: cached.prices };
  const priceRows = cached ? await db.batch(statements) : read.slice(others.length);
  const prices = readPriceFacts(priceRows, basis);
  if (facts !== "") cache.set(key, { facts, prices }, at);
  return { rows, prices };
}
