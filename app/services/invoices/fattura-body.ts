// The parts of a FatturaPA's body: the document, what it refers to, VAT by rate and how it is paid.

import type { CompanyData } from "~/contract/shop";
import type { Cents } from "~/contract/units";
import type { OrderRecord } from "~/db/orders/order-record";
import type { VatOfRate } from "~/domain/orders/totals";
import { romeDay } from "~/domain/rome-day";
import { natureOf } from "./fattura-nature";
import { amountText, latinText, PAYMENT_CODES, rateText } from "./fattura-values";
import type { XmlNode } from "./xml";

export interface Content {
  kind: "TD01" | "TD04";
  number: string;
  day: string;
  total: Cents;
  vatLines: readonly VatOfRate[];
  details: XmlNode[];
  causes: string[];
}

/** DatiGeneraliDocumento: kind, currency, day, number and causes. */
export function generalData({ currency, number }: OrderRecord, content: Content): XmlNode {
  const causes = [...content.causes, `Ordine ${number}`];
  return [
    "DatiGeneraliDocumento",
    [
      ["TipoDocumento", content.kind],
      ["Divisa", currency],
      ["Data", content.day],
      ["Numero", latinText(content.number, 20)],
      ["ImportoTotaleDocumento", amountText(content.total)],
      ...causes.map((cause): XmlNode => ["Causale", latinText(cause, 200)]),
    ],
  ];
}

/** The customer's own order number, with the codes of a public tender. */
/** DatiOrdineAcquisto: the customer's reference, CIG and CUP; null without any. */
export function orderData(order: OrderRecord, { kind }: Content): XmlNode | null {
  const { customerReference, cig, cup } = order;
  if (kind === "TD04" || (!customerReference && !cig && !cup)) return null;
  return [
    "DatiOrdineAcquisto",
    [
      ["IdDocumento", latinText(customerReference || order.number, 20)],
      ["CodiceCUP", cup],
      ["CodiceCIG", cig],
    ],
  ];
}

/** The invoice that a credit note is of, or the delivery notes that an invoice is of. */
export function relatedData(order: OrderRecord, { kind }: Content): XmlNode[] {
  if (kind === "TD04")
    return order.invoice
      ? [
          [
            "DatiFattureCollegate",
            [
              ["IdDocumento", latinText(order.invoice.number, 20)],
              ["Data", order.invoice.date.slice(0, 10)],
            ],
          ],
        ]
      : [];
  return order.shipments.map(
    (shipment): XmlNode => [
      "DatiDDT",
      [
        ["NumeroDDT", latinText(shipment.number, 20)],
        ["DataDDT", romeDay(shipment.shipped_at)],
      ],
    ],
  );
}

/** DatiRiepilogo: base and VAT of each rate, to the cent as the order has them. */
export function summaries(order: OrderRecord, { vatLines }: Content): XmlNode[] {
  return vatLines.map(({ rate, base, vat }): XmlNode => {
    const nature = natureOf(order, rate);
    return [
      "DatiRiepilogo",
      [
        ["AliquotaIVA", rateText(nature ? 0 : rate)],
        ["Natura", nature?.code ?? null],
        ["ImponibileImporto", amountText(base)],
        ["Imposta", amountText(nature ? 0 : vat)],
        ["EsigibilitaIVA", nature ? null : "I"],
        ["RiferimentoNormativo", nature ? latinText(nature.reference(rate, vat), 100) : null],
      ],
    ];
  });
}

/** DatiPagamento: all of it at once, by which means and to which account; null for a credit note. */
export function paymentData(
  order: OrderRecord,
  { kind, total }: Content,
  company: CompanyData,
): XmlNode | null {
  if (kind === "TD04") return null;
  const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,4})?\b/.exec(
    order.payment.instructions,
  )?.[0];
  const code = PAYMENT_CODES[order.payment.kind];
  return [
    "DatiPagamento",
    [
      ["CondizioniPagamento", "TP02"],
      [
        "DettaglioPagamento",
        [
          ["Beneficiario", latinText(company.name, 200)],
          ["ModalitaPagamento", code],
          ["ImportoPagamento", amountText(total)],
          ["IBAN", code === "MP05" && iban ? iban.replaceAll(" ", "") : null],
        ],
      ],
    ],
  ];
}
