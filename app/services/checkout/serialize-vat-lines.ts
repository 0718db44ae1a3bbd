// The VAT of a cart, a quote or an order on the wire, one line per rate.
import type { VatLine } from "~/contract/cart";
import { fromBasisPoints, fromCents } from "~/contract/wire";
import type { OrderTotals } from "~/domain/orders/totals";

/** Rates in basis points and amounts in cents become decimal strings. */
export const serializeVatLines = ({ vatLines }: { vatLines: Readonly<OrderTotals["vatLines"]> }): VatLine[] =>
  vatLines.map(({ rate, base, vat }) => ({
    rate: fromBasisPoints(rate),
    base: fromCents(base),
    vat: fromCents(vat),
  }));
