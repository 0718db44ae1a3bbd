// The FatturaPA file of an order's invoice (TD01) or of a refund's credit note (TD04): ordinary invoices between privates,
// format FPR12. Element order and lengths are those of the schema Schema_VFPR12, version 1.2.3.
import type { CompanyData } from "~/contract/shop";
import type { Cents } from "~/contract/units";
import type { OrderRecord } from "~/db/orders/order-record";
import type { VatOfRate } from "~/domain/orders/totals";
import { romeDay } from "~/domain/rome-day";
import { creditLines, invoiceLines } from "./fattura-lines";
import { natureOf } from "./fattura-nature";
import { buyer, codesOf, receiver, seller } from "./fattura-parties";
import { amountText, latinText, PAYMENT_CODES, rateText } from "./fattura-values";
import type { InvoicedOrder } from "./invoiced-order";
import { type XmlNode, xmlDocument } from "./xml";

export interface FatturaFile {
  name: string;
  xml: string;
}

interface Content {
  kind: "TD01" | "TD04";
  number: string;
  day: string;
  total: Cents;
  vatLines: readonly VatOfRate[];
  details: XmlNode[];
  causes: string[];
}

/** @param invoice the order's: number and day */
export function invoiceFile(data: InvoicedOrder, invoice: { number: string; date: string }): FatturaFile {
  const { order } = data;
  return fattura(data, {
    kind: "TD01",
    number: invoice.number,
    day: invoice.date.slice(0, 10),
    total: order.total,
    vatLines: order.vatLines,
    details: invoiceLines(data),
    causes: [],
  });
}

/** @param refund one of the order's, with a credit note */
export function creditNoteFile(
  data: InvoicedOrder,
  refund: { number: string; at: string; amount: Cents; vatLines: readonly VatOfRate[]; reason: string },
): FatturaFile {
  return fattura(data, {
    kind: "TD04",
    number: refund.number,
    day: romeDay(refund.at),
    total: refund.amount,
    vatLines: refund.vatLines,
    details: creditLines(data, refund),
    causes: refund.reason ? [refund.reason] : [],
  });
}

function fattura(data: InvoicedOrder, content: Content): FatturaFile {
  const { order, company } = data;
  const { country, code } = codesOf(company.vat_number, company.country);
  const serial = serialOf(content);
  const body: (XmlNode | null)[] = [
    [
      "DatiGenerali",
      [generalData(order, content), orderData(order, content), ...relatedData(order, content)],
    ],
    ["DatiBeniServizi", [...content.details, ...summaries(order, content)]],
    paymentData(order, content, company),
  ];
  const xml = xmlDocument(
    [
      "p:FatturaElettronica",
      [
        [
          "FatturaElettronicaHeader",
          [
            [
              "DatiTrasmissione",
              [
                [
                  "IdTrasmittente",
                  [
                    ["IdPaese", country],
                    ["IdCodice", company.tax_code || code],
                  ],
                ],
                ["ProgressivoInvio", serial.toString(36).toUpperCase().padStart(5, "0")],
                ["FormatoTrasmissione", "FPR12"],
                ...receiver(order),
              ],
            ],
            seller(company),
            buyer(order),
          ],
        ],
        ["FatturaElettronicaBody", body],
      ],
    ],
    {
      versione: "FPR12",
      "xmlns:p": "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2",
    },
  );
  return { name: `${country}${code}_${serial.toString(36).toUpperCase().padStart(5, "0")}.xml`, xml };
}

/** A number of its own for each invoice and each credit note of a century: five digits in base 36. */
function serialOf({ kind, number, day }: Content): number {
  const digits = Number((/(\d+)\D*$/.exec(number)?.[1] ?? "0").slice(-5));
  return (Number(day.slice(2, 4)) * 100_000 + digits) * 2 + (kind === "TD04" ? 1 : 0);
}

function generalData({ currency, number }: OrderRecord, content: Content): XmlNode {
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
function orderData(order: OrderRecord, { kind }: Content): XmlNode | null {
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

function relatedData(order: OrderRecord, { kind }: Content): XmlNode[] {
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

function summaries(order: OrderRecord, { vatLines }: Content): XmlNode[] {
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

function paymentData(order: OrderRecord, { kind, total }: Content, company: CompanyData): XmlNode | null {
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
