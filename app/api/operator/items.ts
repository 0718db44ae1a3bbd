// Stock and prices, item by item: CONTRACT §9.

import type { ApiContext } from "~/api/http/context";
import type { OperatorHandlers } from "~/api/http/handler";
import type { PutPrice } from "~/contract/operator/operator";
import { toCents } from "~/contract/wire";
import { adjustStock, findItem, type Item, listPriceLists } from "~/db/operator/items";
import { type NewPrice, putPrice } from "~/db/operator/prices";
import { type Day, romeDay } from "~/domain/rome-day";
import { BatchRefused } from "~/platform/database";
import { invalidField, notFound, Refusal } from "~/services/refusal";

export const items: OperatorHandlers<"items"> = {
  async get(c, { item }) {
    const [found, lists] = await Promise.all([theItem(c, item), listPriceLists(c.db)]);
    const { prices, variants } = found;
    return { ...found.stock, prices, variants, lists };
  },
};

export const stock: OperatorHandlers<"stock"> = {
  async change(c, { item, quantity, change }) {
    const { stock: before } = await theGoods(c, item);
    if (quantity !== undefined && change !== undefined) throw invalidField("change", "invalid");
    const wanted = quantity === undefined ? change !== undefined && { by: change } : { to: quantity };
    if (!wanted) throw invalidField("quantity", "required");
    try {
      await adjustStock(c.db, { item: before.item, change: wanted, now: c.now.toISOString() });
    } catch (error) {
      if (!(error instanceof BatchRefused) || error.code !== "quantity_not_available") throw error;
      throw new Refusal(409, "quantity_not_available", { available: before.quantity });
    }
    return (await theItem(c, String(before.item))).stock;
  },
};

export const prices: OperatorHandlers<"prices"> = {
  async put(c, { item, ...price }) {
    const { stock: found } = await theGoods(c, item);
    const today = romeDay(c.now.toISOString());
    const wanted = newPrice(found.item, price, today);
    if (!(await putPrice(c.db, wanted, today, c.now.toISOString())))
      throw invalidField("list", "list_unknown");
    const { prices: all } = await theItem(c, String(found.item));
    const put = all.find(({ list, season }) => list === wanted.list && season === wanted.season);
    if (!put) throw notFound();
    return put;
  },
};

/** A special price without a start date begins today. */
function newPrice(item: number, price: PutPrice, today: Day): NewPrice {
  const standard = toCents(price.standard_price);
  const cents = price.special_price === null ? null : toCents(price.special_price);
  const from = price.special_from ?? today;
  if (cents !== null && cents >= standard) throw invalidField("special_price", "special_not_lower");
  if (cents !== null && price.special_to !== null && price.special_to < from)
    throw invalidField("special_to", "days_reversed");
  const tiers = price.tiers.map((tier): [number, number] => [tier.min_qty, toCents(tier.price)]);
  if (tiers.some(([minQty], index) => minQty <= (tiers[index - 1]?.[0] ?? 1)))
    throw invalidField("tiers", "tiers_not_rising");
  return {
    item,
    list: price.list,
    season: price.season,
    standard,
    special: cents === null ? null : { cents, from, to: price.special_to },
    tiers,
  };
}

/** An item that is sold itself: a product with variants has stock and prices only through them. */
async function theGoods(c: ApiContext, name: string): Promise<Item> {
  const found = await theItem(c, name);
  const variants = found.variants.map(({ sku }) => sku);
  if (variants.length > 0) throw new Refusal(409, "sold_in_variants", { variants: variants.join(", ") });
  return found;
}

async function theItem(c: ApiContext, name: string): Promise<Item> {
  const found = await findItem(c.db, name, { locale: c.locale, now: c.now.toISOString() });
  if (!found) throw notFound();
  return found;
}
