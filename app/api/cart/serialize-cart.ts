// Converts a cart and its rows to the contract's shape.

import type { Cart, CartRow } from "~/contract/cart";
import type { CartId } from "~/contract/ids";
import { fromBasisPoints, fromCents, type Locale } from "~/contract/wire";
import type { CartData, CartItem } from "~/db/cart/cart-data";
import type { PaymentMethodFacts } from "~/domain/orders/payment";
import type { Quote, QuotedRow } from "~/domain/orders/quote-facts";
import type { ShippingPolicyFacts } from "~/domain/orders/shipping";
import { agentOf } from "~/services/access";
import type { PutLinesResult } from "~/services/cart/put-lines";
import { type OwnCart, quoteRows } from "~/services/cart/quote-cart";
import { serializeProductDetail } from "~/services/catalogue/serialize-product-detail";
import { serializeUnitPrice } from "~/services/catalogue/serialize-unit-price";
import { serializeVatLines } from "~/services/checkout/serialize-vat-lines";
import type { ServiceContext } from "~/services/context";

type AnyQuote = Pick<Quote<ShippingPolicyFacts, PaymentMethodFacts>, "rows" | "totals">;

export function serializeCart(
  { owner, key }: OwnCart,
  { cart, rows }: CartData,
  { rows: quoted, totals }: AnyQuote,
  currency: string,
): Cart {
  return {
    id: cart?.id ?? null,
    customer: owner.id,
    season: key.season,
    agent: agentOf(owner),
    currency,
    includes_vat: totals.includesVat,
    rows_count: rows.length,
    total_qty: rows.reduce((sum, row) => sum + row.qty, 0),
    rows_total: fromCents(totals.rowsTotal),
    discount: fromCents(totals.discount),
    vat: fromCents(totals.vat),
    vat_lines: serializeVatLines(totals),
    final_price: fromCents(totals.finalPrice),
    promotion: quoted.find(({ price }) => price.promotion !== undefined)?.price.promotion ?? null,
    version: cart?.version ?? 0,
    updated_by: cart?.updatedBy ?? null,
    updated_at: cart?.updatedAt ?? null,
  };
}

export interface RowOfCart {
  id: number;
  qty: number;
  notes: string;
  item: CartItem;
}

export function serializeCartRow(
  row: RowOfCart,
  cart: CartId,
  quoted: QuotedRow,
  includesVat: boolean,
  locale: Locale,
): CartRow {
  const { item } = row;
  return {
    id: row.id,
    cart,
    product: item.id,
    qty: row.qty,
    notes: row.notes,
    unit_price: fromCents(quoted.unitPrice),
    discount: fromBasisPoints(quoted.discount),
    package_size: item.packageSize,
    uom: item.uom,
    vat_rate: fromBasisPoints(quoted.rate),
    total_price: fromCents(quoted.totalPrice),
    includes_vat: includesVat,
    price_per_unit: serializeUnitPrice(item.netQuantity, quoted.unitPrice),
    product_detail: serializeProductDetail(item, locale),
  };
}

/** Returns the quoted rows. A row whose price exceeds the largest amount is a problem of the quote instead. */
export function serializeCartRows(
  rows: readonly RowOfCart[],
  cart: CartId,
  { rows: quotedRows, totals }: AnyQuote,
  locale: Locale,
): CartRow[] {
  const quotedById = new Map(quotedRows.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const quoted = quotedById.get(row.id);
    return quoted ? [serializeCartRow(row, cart, quoted, totals.includesVat, locale)] : [];
  });
}

/** Returns the rows after a write, with current prices for their quantities. */
export function serializePutRows(
  c: ServiceContext,
  own: OwnCart,
  { written, facts, shop, isReplay }: PutLinesResult,
): CartRow[] {
  const rows = written.rows.flatMap((row) => {
    const item = facts.items.get(row.product);
    if (!item) return [];
    // Items were read before the write, so their stock does not include the new reservations. For a replay they were
    // read after it.
    const available = item.isSold && !isReplay ? (row.available ?? item.available) : item.available;
    return [{ ...row, item: { ...item, available }, held: row.qty }];
  });
  return serializeCartRows(rows, written.cart ?? 0, quoteRows(c, own, shop, rows), c.locale);
}
