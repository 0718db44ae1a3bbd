// A cart and its rows on the wire.

import { itemName } from "~/api/catalogue/item-name";
import { serializeImage } from "~/api/catalogue/serialize-image";
import { serializeUnitPrice } from "~/api/catalogue/serialize-unit-price";
import type { Cart, CartRow, ProductDetail, VatLine } from "~/contract/cart";
import { fromBasisPoints, fromCents, type Locale } from "~/contract/wire";
import type { CartData, CartItem } from "~/db/cart/cart-data";
import type { Quote, QuotedRow } from "~/domain/checkout";
import type { PaymentMethodFacts } from "~/domain/payment";
import type { ShippingPolicyFacts } from "~/domain/shipping";
import type { OrderTotals } from "~/domain/totals";
import { agentOf, type OwnCart } from "./quote-cart";

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
  cart: number,
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

export function serializeProductDetail(item: CartItem, locale: Locale): ProductDetail {
  const name = itemName(item.productName, item.attributes, locale);
  return {
    product_id: item.id,
    parent: item.parent,
    sku: item.sku,
    slug: item.slug,
    name,
    image: serializeImage(item.image, name),
    quantity: item.available,
    is_backorderable: item.isBackorderable,
    restock_date: item.restockDate,
    min_qty: item.minQty,
    qty_step: item.qtyStep,
  };
}

/** The rows that the quote counts; one whose price passes what we can count is told of as a problem. */
export function serializeCartRows(
  rows: readonly RowOfCart[],
  cart: number,
  { rows: quotedRows, totals }: AnyQuote,
  locale: Locale,
): CartRow[] {
  const quotedById = new Map(quotedRows.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const quoted = quotedById.get(row.id);
    return quoted ? [serializeCartRow(row, cart, quoted, totals.includesVat, locale)] : [];
  });
}

export const serializeVatLines = ({ vatLines }: OrderTotals): VatLine[] =>
  vatLines.map(({ rate, base, vat }) => ({
    rate: fromBasisPoints(rate),
    base: fromCents(base),
    vat: fromCents(vat),
  }));
