// Changes all variants of a product in one form.
import { mayDo } from "~/contract/constants/permissions";
import type { ProductId } from "~/contract/ids";
import {
  MAX_GRID_LINES,
  type SaveVariantGrid,
  type SaveVariantLine,
  type VariantLine,
} from "~/contract/operator/variant-grid";
import { fromCents, toCents } from "~/contract/wire";
import { readListPrice } from "~/db/operator/items";
import { type NewPrice, priceFactsQuery, priceStatements } from "~/db/operator/prices";
import {
  type StoredLine,
  saveVariantLines,
  variantLinesQuery,
  variantStateQuery,
} from "~/db/operator/variant-grid";
import { ask, combineAll, together } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { inOtherKind } from "~/domain/catalogue/price";
import { homeRates } from "~/domain/catalogue/vat";
import { type Day, localDay } from "~/domain/local-day";
import { BatchRefused } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { Refusal, type RefusedField } from "~/services/refusal";
import { findItemNamed } from "./items";

const RETAIL = "retail";

/** In the shop's order; empty for a product without variants. @throws Refusal 404 */
export async function variantLines(c: ServiceContext, name: string): Promise<VariantLine[]> {
  const { stock } = await findItemNamed(c, name);
  return linesOf(c, stock.item);
}

async function linesOf(c: ServiceContext, product: ProductId): Promise<VariantLine[]> {
  const [lines, shop] = await Promise.all([
    ask(c.db, variantLinesQuery(product, c.locale, MAX_GRID_LINES)),
    shopData(c),
  ]);
  const rates = homeRates(shop.vatTable, shop.sellerCountry);
  return lines.map(({ vatClass, ...line }) => ({
    ...line,
    other_price:
      line.price === null
        ? null
        : fromCents(inOtherKind(toCents(line.price), line.includes_vat, rates[vatClass])),
  }));
}

/** @throws Refusal 400 by line, 403, 404; 409 for lines saved in the meantime, or reserved stock */
export async function saveVariantGrid(
  c: ServiceContext,
  name: string,
  { lines, reason }: SaveVariantGrid,
): Promise<VariantLine[]> {
  const product = (await findItemNamed(c, name)).stock.item;
  const { stored, state } = await together(c.db, {
    stored: variantLinesQuery(product, c.locale, MAX_GRID_LINES),
    state: variantStateQuery(product),
  });
  const changed = lines.flatMap((line, n) => {
    const before = stored.find(({ item }) => item === line.item);
    if (!before) throw invalidLines([{ field: `lines.${n}.item`, code: "invalid" }]);
    return isSame(before, line) ? [] : [{ line, before, n }];
  });
  const edited = changed.filter(({ line, before }) => line.version !== before.version);
  if (edited.length > 0)
    throw new Refusal(
      409,
      "edited_by_another",
      {},
      edited.map(({ n }) => ({ field: `lines.${n}`, code: "edited_by_another" })),
    );
  if (changed.length === 0) return linesOf(c, product);
  if (changed.some(({ line }) => line.change !== 0) && !mayDo(c.operator?.role ?? "read_only", "stock.write"))
    throw new Refusal(403, "not_permitted");
  const now = c.now.toISOString();
  const prices = await pricesOf(c, changed, { today: localDay(now, c.zone), now });
  await refused(
    saveVariantLines(c.db, product, {
      ...{ state, prices, reason, now },
      lines: changed.map(
        ({ line: { item, gtin, is_active, weight_g, location, change, vat_class }, before }) => ({
          ...{ item, gtin, isActive: is_active, weight: weight_g, location, change },
          vatClass: vat_class ?? before.vat_class,
        }),
      ),
    }),
  );
  return linesOf(c, product);
}

const isSame = (before: StoredLine, line: SaveVariantLine): boolean =>
  line.change === 0 &&
  (line.vat_class ?? before.vat_class) === before.vat_class &&
  (["gtin", "is_active", "price", "weight_g", "location"] as const).every(
    (name) => before[name] === line[name],
  );

/** A price that the form clears is not deleted: a variant that should have no price is hidden instead. */
async function pricesOf(
  c: ServiceContext,
  changed: readonly { line: SaveVariantLine; before: StoredLine; n: number }[],
  at: { today: Day; now: string },
) {
  const wanted = changed.filter(({ line, before }) => line.price !== before.price);
  const missing = wanted.filter(({ line }) => line.price === null);
  if (missing.length > 0)
    throw invalidLines(missing.map(({ n }) => ({ field: `lines.${n}.price`, code: "required" })));
  const keyOf = (item: ProductId) => ({ item, list: RETAIL, season: null });
  const found = await ask(
    c.db,
    combineAll(wanted.map(({ line }) => priceFactsQuery(keyOf(line.item), at.today))),
  );
  return wanted.flatMap(({ line, n }, place) => {
    const facts = found[place];
    if (!facts || line.price === null) return [];
    const price = repriced(line.item, toCents(line.price), facts.before && readListPrice(facts.before), n);
    return priceStatements(price, facts, at);
  });
}

/** The special price and the tiers stay unchanged. */
function repriced(
  item: ProductId,
  standard: number,
  before: ReturnType<typeof readListPrice> | null,
  n: number,
): NewPrice {
  const special = before?.special_price ? toCents(before.special_price) : null;
  if (special !== null && special >= standard)
    throw invalidLines([{ field: `lines.${n}.price`, code: "special_not_lower" }]);
  return {
    ...{ item, list: RETAIL, season: null, standard },
    special:
      special === null
        ? null
        : { cents: special, from: before?.special_from ?? "", to: before?.special_to ?? null },
    tiers: before?.tiers.map(({ min_qty, price }) => [min_qty, toCents(price)]) ?? [],
  };
}

const invalidLines = (fields: RefusedField[]) => new Refusal(400, "invalid_input", {}, fields);

async function refused(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    if (error.code === "edited_by_another") throw new Refusal(409, "edited_by_another");
    if (error.code === "quantity_not_available") throw new Refusal(409, "quantity_not_available");
    throw error;
  }
}
