// The body of a FatturaPA: the document, its references, VAT by rate, and payment.

import type { CompanyData } from "~/contract/shop";
import type { Cents } from "~/contract/units";
import type { OrderRecord } from "~/db/orders/order-record";
import { localDay } from "~/domain/local-day";
import type { VatOfRate } from "~/domain/orders/totals";
import { natureOf } from "./fattura-nature";
import { amountText, basicText, latinText, PAYMENT_CODES, rateText } from "./fattura-values";
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

/** DatiGeneraliDocumento: type, currency, day, number and causes. */
export function generalData({ currency, number }: OrderRecord, content: Content): XmlNode {
  const causes = [...content.causes, `Ordine ${number}`];
  return [
    "DatiGeneraliDocumento",
    [
      ["TipoDocumento", content.kind],
      ["Divisa", currency],
      ["Data", content.day],
      ["Numero", basicText(content.number, 20)],
      ["ImportoTotaleDocumento", amountText(content.total)],
      ...causes.flatMap(causals),
    ],
  ];
}

/** A cause of any length: each element holds 200 characters. */
function causals(cause: string): XmlNode[] {
  const text = latinText(cause, 1000);
  return Array.from(
    { length: Math.ceil(text.length / 200) },
    (_, n): XmlNode => ["Causale", text.slice(n * 200, (n + 1) * 200).trim()],
  );
}

/** DatiOrdineAcquisto: the customer's reference, CIG and CUP; null without any. */
export function orderData(order: OrderRecord): XmlNode | null {
  const { customerReference, cig, cup } = order;
  if (!customerReference && !cig && !cup) return null;
  return [
    "DatiOrdineAcquisto",
    [
      ["IdDocumento", basicText(customerReference || order.number, 20) || order.number],
      ["CodiceCUP", cup],
      ["CodiceCIG", cig],
    ],
  ];
}

/**
 * The invoice of a credit note, or the delivery notes of an invoice. Later dates are left out: the exchange
 * system refuses them (check 00418), and a file must stay as first issued.
 */
export function relatedData(order: OrderRecord, { kind, day }: Content, zone: string): XmlNode[] {
  if (kind === "TD04")
    return order.invoice && order.invoice.date.slice(0, 10) <= day
      ? [
          [
            "DatiFattureCollegate",
            [
              ["IdDocumento", basicText(order.invoice.number, 20)],
              ["Data", order.invoice.date.slice(0, 10)],
            ],
          ],
        ]
      : [];
  return order.shipments
    .map(({ number, shipped_at: at }) => ({ number: basicText(number, 20), day: localDay(at, zone) }))
    .filter((note) => note.day <= day)
    .map(
      (note): XmlNode => [
        "DatiDDT",
        [
          ["NumeroDDT", note.number],
          ["DataDDT", note.day],
        ],
      ],
    );
}

/**
 * DatiRiepilogo: base and VAT of each rate, equal to the order's to the cent; rates of one nature share a
 * summary (check 00422).
 */
export function summaries(order: OrderRecord, { vatLines }: Content): XmlNode[] {
  const groups = new Map<string, VatOfRate[]>();
  for (const line of vatLines) {
    const key = natureOf(order, line.rate)?.code ?? String(line.rate);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((lines): XmlNode => {
    const rate = lines[0]?.rate ?? 0;
    const nature = natureOf(order, rate);
    const sum = (of: "base" | "vat") => lines.reduce((all, line) => all + line[of], 0);
    return [
      "DatiRiepilogo",
      [
        ["AliquotaIVA", rateText(nature ? 0 : rate)],
        ["Natura", nature?.code ?? null],
        ["ImponibileImporto", amountText(sum("base"))],
        ["Imposta", amountText(nature ? 0 : sum("vat"))],
        ["EsigibilitaIVA", nature ? null : "I"],
        ["RiferimentoNormativo", nature ? latinText(nature.reference(lines), 100) : null],
      ],
    ];
  });
}

/** DatiPagamento: the full amount, with payment method and account; null for a credit note. */
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
