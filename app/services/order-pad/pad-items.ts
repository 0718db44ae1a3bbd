// Items as the order pad displays them: price, stock, and the customer's last purchase.
import type { PadItem } from "~/contract/order-pad";
import { fromCents } from "~/contract/wire";
import type { CartItem } from "~/db/cart/cart-data";
import type { LastPurchaseRow } from "~/db/order-pad/last-purchases";
import type { ShopData } from "~/db/shop/shop-data";
import { type OwnCart, quoteRows } from "~/services/cart/quote-cart";
import { serializeProductDetail } from "~/services/catalogue/serialize-product-detail";
import type { ServiceContext } from "~/services/context";

/** Keyed by id; items that are no longer sold are left out. */
export function padItems(
  c: ServiceContext,
  own: OwnCart,
  shop: ShopData,
  items: ReadonlyMap<number, CartItem>,
  lastPurchases: ReadonlyMap<number, LastPurchaseRow>,
): Map<number, PadItem> {
  const sold = [...items.values()].filter(({ isSold }) => isSold);
  const rows = sold.map((item) => ({ id: item.id, qty: Math.max(1, item.minQty), held: 0, item }));
  const { rows: quoted, totals } = quoteRows(c, own, shop, rows);
  const quotedById = new Map(quoted.map((row) => [row.id, row]));
  return new Map(
    sold.flatMap((item): [number, PadItem][] => {
      const row = quotedById.get(item.id);
      if (row === undefined) return [];
      const last = lastPurchases.get(item.id);
      return [
        [
          item.id,
          {
            product_detail: serializeProductDetail(item, c.locale),
            uom: item.uom,
            package_size: item.packageSize,
            unit_price: fromCents(row.unitPrice),
            includes_vat: totals.includesVat,
            retail_price: item.price.list ? fromCents(row.retailPrice) : null,
            last: last ? serializeLast(last) : null,
          },
        ],
      ];
    }),
  );
}

const serializeLast = ({ date, qty, unitPriceCents }: LastPurchaseRow) => ({
  date,
  qty,
  unit_price: fromCents(unitPriceCents),
});
