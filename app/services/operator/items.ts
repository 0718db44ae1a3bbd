// Stock and prices, item by item, for the operator.
import type { ProductId } from "~/contract/ids";
import type {
  ItemData,
  ListPrice,
  PriceChange,
  PutPrice,
  Stock,
  StockChange,
} from "~/contract/operator/items";
import type { BasisPoints, Cents } from "~/contract/units";
import { fromCents, toCents } from "~/contract/wire";
import { complianceKeysQuery } from "~/db/operator/catalogue/compliance-keys";
import { priceChangesQuery } from "~/db/operator/catalogue/price-changes";
import { adjustStock, findItem, type Item, listPriceLists, type StoredPrice } from "~/db/operator/items";
import { type NewPrice, putPrice } from "~/db/operator/prices";
import { ask } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { inOtherKind } from "~/domain/catalogue/price";
import { homeRates } from "~/domain/catalogue/vat";
import type { Day } from "~/domain/local-day";
import { BatchRefused } from "~/platform/database";
import { type ServiceContext, todayOf } from "~/services/context";
import { invalidField, notFound, Refusal, refuseEdited } from "~/services/refusal";

/** An item with its prices with and without VAT, and the shop's price lists. @throws Refusal 404 */
export async function itemData(c: ServiceContext, name: string): Promise<ItemData> {
  const [found, lists, shop] = await Promise.all([findItemNamed(c, name), listPriceLists(c.db), shopData(c)]);
  const { stock, product, variants, prices } = found;
  const homeRate = homeRates(shop.vatTable, shop.sellerCountry)[found.vatClass];
  return {
    ...{ ...stock, product, variants },
    prices: prices.map((price) => withOtherKind(price, homeRate)),
    lists: lists.map(({ code }) => code),
    gross_lists: lists.flatMap(({ code, isGross }) => (isGross ? [code] : [])),
  };
}

function withOtherKind(price: StoredPrice, homeRate: BasisPoints): ListPrice {
  const other = (amount: string) => fromCents(inOtherKind(toCents(amount), price.includes_vat, homeRate));
  const { standard_price, special_price, tiers } = price;
  return {
    ...price,
    other_kind: {
      standard_price: other(standard_price),
      special_price: special_price === null ? null : other(special_price),
      tiers: tiers.map((tier) => ({ ...tier, price: other(tier.price) })),
    },
  };
}

/**
 * Sets or adjusts the available quantity of an item; sets the weight of a piece.
 * @throws Refusal 404; 409 for a product with variants, or if the stock would become negative; 400 for two
 * changes of the stock, or no change at all
 */
export async function changeStock(
  c: ServiceContext,
  item: string,
  { quantity, change, reason, weight_g }: StockChange,
): Promise<Stock> {
  const { stock: before } = await findSoldItem(c, item);
  if (quantity !== undefined && change !== undefined) throw invalidField("change", "invalid");
  const isCounted = quantity !== undefined || change !== undefined;
  if (!isCounted && weight_g === undefined) throw invalidField("quantity", "required");
  const wanted = quantity === undefined ? { by: change ?? 0 } : { to: quantity };
  const weight = weight_g === undefined ? before.weight_g : weight_g;
  try {
    await adjustStock(c.db, {
      ...{ item: before.item, change: isCounted ? wanted : null, weight, reason },
      now: c.now.toISOString(),
    });
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== "quantity_not_available") throw error;
    throw new Refusal(409, "quantity_not_available", { available: before.quantity });
  }
  return (await findItemNamed(c, String(before.item))).stock;
}

export const complianceKeys = (c: ServiceContext) => ask(c.db, complianceKeysQuery());

const MOST_CHANGES = 50;

/** The last changes of an item's prices. @throws Refusal 404 */
export async function priceChanges(c: ServiceContext, item: string): Promise<PriceChange[]> {
  const { stock } = await findItemNamed(c, item);
  return ask(c.db, priceChangesQuery(stock.item, MOST_CHANGES));
}

/**
 * @throws Refusal 404; 409 for a product with variants, or a price that was saved in the meantime; 400 for
 * an unknown list, or prices that contradict each other
 */
export async function putItemPrice(c: ServiceContext, item: string, price: PutPrice): Promise<ListPrice> {
  const [{ stock: found, vatClass }, lists, shop] = await Promise.all([
    findSoldItem(c, item),
    listPriceLists(c.db),
    shopData(c),
  ]);
  const list = lists.find(({ code }) => code === price.list);
  if (!list) throw invalidField("list", "list_unknown");
  const homeRate = homeRates(shop.vatTable, shop.sellerCountry)[vatClass];
  const isOther = price.includes_vat !== undefined && price.includes_vat !== list.isGross;
  const centsOf = (amount: string) =>
    isOther ? inOtherKind(toCents(amount), !list.isGross, homeRate) : toCents(amount);
  const today = todayOf(c);
  const wanted = newPrice(found.item, price, today, centsOf);
  const at = { today, now: c.now.toISOString(), version: price.version };
  if (!(await putPrice(c.db, wanted, at).catch(refuseEdited))) throw invalidField("list", "list_unknown");
  const { prices: all } = await findItemNamed(c, String(found.item));
  const put = all.find(({ list, season }) => list === wanted.list && season === wanted.season);
  if (!put) throw notFound();
  return withOtherKind(put, homeRate);
}

/** A special price without a start date begins today. */
function newPrice(
  item: ProductId,
  price: PutPrice,
  today: Day,
  centsOf: (amount: string) => Cents,
): NewPrice {
  const standard = centsOf(price.standard_price);
  const cents = price.special_price === null ? null : centsOf(price.special_price);
  const from = price.special_from ?? today;
  if (cents !== null && cents >= standard) throw invalidField("special_price", "special_not_lower");
  if (cents !== null && price.special_to !== null && price.special_to < from)
    throw invalidField("special_to", "days_reversed");
  const tiers = price.tiers.map((tier): [number, number] => [tier.min_qty, centsOf(tier.price)]);
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

/** An item that is sold itself: a product with variants has stock and prices only in its variants. */
async function findSoldItem(c: ServiceContext, name: string): Promise<Item> {
  const found = await findItemNamed(c, name);
  const variants = found.variants.map(({ sku }) => sku);
  if (variants.length > 0) throw new Refusal(409, "sold_in_variants", { variants: variants.join(", ") });
  return found;
}

/** Finds an item by id or SKU. @throws Refusal 404 */
export async function findItemNamed(c: ServiceContext, name: string): Promise<Item> {
  const found = await findItem(c.db, name, { locale: c.locale, now: c.now.toISOString() });
  if (!found) throw notFound();
  return found;
}
