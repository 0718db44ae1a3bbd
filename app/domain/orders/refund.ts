/** Refunds: their value, their VAT, and their effect on the goods (CONTRACT §11). */
import type { BasisPoints, Cents } from "~/contract/units";
import { addVat, roundHalfAwayFromZero, splitByLargestRemainder } from "~/domain/money";
import type { VatOfRate } from "./totals";

/** The rest of an order's VAT after some refunds: never negative, with the same rates. */
export function vatLeft(
  order: readonly VatOfRate[],
  refunded: readonly (readonly VatOfRate[])[],
): VatOfRate[] {
  const taken = refunded.flat();
  const sum = (rate: BasisPoints, of: "base" | "vat") =>
    taken.reduce((all, line) => (line.rate === rate ? all + line[of] : all), 0);
  return order.map(({ rate, base, vat }) => ({
    rate,
    base: Math.max(0, base - sum(rate, "base")),
    vat: Math.max(0, vat - sum(rate, "vat")),
  }));
}

/** Gross cents by VAT rate. */
export type GrossByRate = ReadonlyMap<BasisPoints, Cents>;

const grossOf = ({ base, vat }: VatOfRate): Cents => base + vat;
const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * The VAT of a refund. Each part is taken from what earlier ones have left, so that the parts of a whole
 * sum to the order's own VAT, to the cent and rate by rate.
 * @param left result of vatLeft()
 * @param goods value of the goods in the refund: their rates go first; the rest in proportion to what is
 * left
 */
export function refundVat(amount: Cents, left: readonly VatOfRate[], goods: GrossByRate): VatOfRate[] {
  const room = left.map(grossOf);
  const ofGoods = left.map(({ rate }, index) => Math.min(goods.get(rate) ?? 0, room[index] ?? 0));
  const first = splitWithin(Math.min(amount, sumOf(ofGoods)), ofGoods);
  const roomAfter = room.map((cents, index) => cents - (first[index] ?? 0));
  const rest = splitWithin(amount - sumOf(first), roomAfter);
  return left.flatMap((line, index) => {
    const share = (first[index] ?? 0) + (rest[index] ?? 0);
    if (share === 0) return [];
    const vat = vatOfPart(line, share);
    return [{ rate: line.rate, base: share - vat, vat }];
  });
}

/**
 * The VAT of a part of what is left at one rate. The exchange system refuses a credit note whose VAT
 * differs from base × rate by more than a cent (check 00421): of the one or two accepted amounts in whole
 * cents, the one that also leaves a correct rest.
 * After many small parts the last one may differ from the rest by a cent, because a refused note is worse
 * than that cent.
 */
function vatOfPart(left: VatOfRate, share: Cents): Cents {
  const over = 10_000 + left.rate;
  /** In ten-thousandths of a cent. */
  const errorOf = (vat: Cents, part: Cents) => Math.abs(vat * over - part * left.rate);
  const floor = Math.floor((share * left.rate) / over);
  const accepted = [floor, floor + 1].filter((vat) => errorOf(vat, share) <= 10_000);
  const there = accepted.filter((vat) => vat <= left.vat && share - vat <= left.base);
  const restError = (vat: Cents) => errorOf(left.vat - vat, grossOf(left) - share);
  const [best = floor] = (there.length > 0 ? there : accepted).toSorted(
    (a, b) => restError(a) - restError(b),
  );
  return best;
}

/** Money beyond the rest of the order has no rate: the first line takes it. */
function splitWithin(amount: Cents, room: readonly Cents[]): Cents[] {
  const within = Math.min(amount, sumOf(room));
  return splitByLargestRemainder(within, room).map((cents, index) =>
    index === 0 ? cents + amount - within : cents,
  );
}

/** Amount paid for some goods: their price with VAT, less their part of the discount. */
export function goodsValue(
  order: { includesVat: boolean; rowsTotal: Cents; discount: Cents },
  goods: readonly { unitPrice: Cents; vatRate: BasisPoints; qty: number }[],
): GrossByRate {
  const value = new Map<BasisPoints, Cents>();
  for (const { unitPrice, vatRate, qty } of goods)
    value.set(vatRate, (value.get(vatRate) ?? 0) + unitPrice * qty);
  return new Map(
    [...value].map(([rate, price]) => {
      const paid =
        order.rowsTotal === 0 ? 0 : price - roundHalfAwayFromZero(order.discount, price, order.rowsTotal);
      return [rate, order.includesVat ? paid : addVat(paid, rate)];
    }),
  );
}

/** Cents with VAT, over all rates. */
export const grossSum = (value: GrossByRate): Cents => sumOf([...value.values()]);

export interface RefundableRow {
  id: number;
  qty: number;
  shippedQty: number;
  removedQty: number;
  returnedQty: number;
}

/** Goods of one row: shipped ones were returned, the others will not be shipped. */
export interface RefundedRow {
  id: number;
  qty: number;
  returned: number;
  removed: number;
  restock: boolean;
}

/** The goods of a refund; null if a row is unknown or has too few pieces left. Shipped pieces go first. */
export function refundedRows(
  rows: readonly RefundableRow[],
  named: readonly { id: number; qty: number; restock: boolean }[],
): RefundedRow[] | null {
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (new Set(named.map(({ id }) => id)).size < named.length) return null;
  const goods = named.flatMap(({ id, qty, restock }) => {
    const row = byId.get(id);
    if (!row || qty > row.qty - row.returnedQty - row.removedQty) return [];
    const returned = Math.min(qty, row.shippedQty - row.returnedQty);
    return [{ id, qty, returned, removed: qty - returned, restock }];
  });
  return goods.length === named.length ? goods : null;
}
