// The lines of a FatturaPA file: goods, then shipping, surcharge and discount by rate, so that each rate's
// lines sum to its taxable amount.
import type { BasisPoints, Cents } from "~/contract/units";
import type { OrderRecord } from "~/db/orders/order-record";
import { netOf } from "~/domain/money";
import { type VatOfRate, viewShares } from "~/domain/orders/totals";
import { natureOf } from "./fattura-nature";
import { amountText, basicText, latinText, netPriceText, rateText } from "./fattura-values";
import type { InvoicedOrder } from "./invoiced-order";
import type { XmlNode } from "./xml";

interface Line {
  sku: string | null;
  text: string;
  qty: number | null;
  unit: string | null;
  price: string;
  total: Cents;
  rate: BasisPoints;
}

/**
 * DettaglioLinee: goods, shipping, surcharge and discount by VAT rate, all net. They sum to the order's VAT
 * bases to the cent.
 */
export function invoiceLines({ order, lines }: Pick<InvoicedOrder, "order" | "lines">): XmlNode[] {
  const net = (amount: Cents, rate: BasisPoints) => (order.includesVat ? netOf(amount, rate) : amount);
  const goods = lines.map((line) => ({
    sku: line.sku,
    text: line.name,
    qty: line.qty,
    unit: line.uom,
    price: netPriceText(line.unitPrice, line.vatRate, order.includesVat),
    total: net(line.total, line.vatRate),
    rate: line.vatRate,
  }));
  const extras = extraLines(order, lines, net);
  return numbered(order, [...goods, ...extras, ...roundings(order.vatLines, [...goods, ...extras])]);
}

function extraLines(
  order: OrderRecord,
  lines: InvoicedOrder["lines"],
  net: (amount: Cents, rate: BasisPoints) => Cents,
): Line[] {
  const shares = viewShares(
    lines.map(({ vatRate, total }) => ({ rate: vatRate, totalPrice: total })),
    order,
  );
  const named = [
    { text: "Spese di spedizione", shares: shares.shipping },
    { text: "Supplemento di pagamento", shares: shares.surcharge },
    {
      text: `Sconto ${order.coupon ?? ""}`.trim(),
      shares: shares.discount.map(({ rate, amount }) => ({ rate, amount: -amount })),
    },
  ];
  return named.flatMap(({ text, shares: parts }) =>
    parts
      .filter(({ amount }) => amount !== 0)
      .map(({ rate, amount }) => single(text, net(amount, rate), rate)),
  );
}

/** Lines are rounded one by one, the taxable amount once: the difference becomes a line too. */
const roundings = (vatLines: readonly VatOfRate[], lines: readonly Line[]): Line[] =>
  vatLines.flatMap(({ rate, base }) => {
    const rest = lines.reduce((left, line) => (line.rate === rate ? left - line.total : left), base);
    return rest === 0 ? [] : [single("Arrotondamento", rest, rate)];
  });

const single = (text: string, total: Cents, rate: BasisPoints): Line => ({
  ...{ sku: null, text, qty: null, unit: null, price: amountText(total), total, rate },
});

/** One line per rate, because a refund is an amount, for goods or for a part of them. */
export const creditLines = (
  { order }: Pick<InvoicedOrder, "order">,
  refund: { vatLines: readonly VatOfRate[]; reason: string },
): XmlNode[] =>
  numbered(
    order,
    refund.vatLines.map(({ rate, base }) =>
      single(`Rimborso ordine ${order.number}${refund.reason && `: ${refund.reason}`}`, base, rate),
    ),
  );

const numbered = (order: OrderRecord, lines: readonly Line[]): XmlNode[] =>
  lines.map((line, index): XmlNode => {
    const nature = natureOf(order, line.rate);
    return [
      "DettaglioLinee",
      [
        ["NumeroLinea", String(index + 1)],
        line.sku === null
          ? null
          : [
              "CodiceArticolo",
              [
                ["CodiceTipo", "SKU"],
                ["CodiceValore", basicText(line.sku, 35) || "-"],
              ],
            ],
        ["Descrizione", latinText(line.text, 1000) || "-"],
        ["Quantita", line.qty === null ? null : line.qty.toFixed(2)],
        ["UnitaMisura", line.unit === null ? null : basicText(line.unit, 10)],
        ["PrezzoUnitario", line.price],
        ["PrezzoTotale", amountText(line.total)],
        ["AliquotaIVA", rateText(nature ? 0 : line.rate)],
        ["Natura", nature?.code ?? null],
      ],
    ];
  });
