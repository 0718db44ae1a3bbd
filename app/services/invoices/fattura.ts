// The FatturaPA file of an order's invoice (TD01) or of a refund's credit note (TD04): ordinary invoices between privates,
// format FPR12. Element order and lengths are those of the schema Schema_VFPR12, version 1.2.3.
import type { Cents } from "~/contract/units";
import type { VatOfRate } from "~/domain/orders/totals";
import { romeDay } from "~/domain/rome-day";
import { type Content, generalData, orderData, paymentData, relatedData, summaries } from "./fattura-body";
import { creditLines, invoiceLines } from "./fattura-lines";
import { buyer, codesOf, receiver, seller } from "./fattura-parties";
import type { InvoicedOrder } from "./invoiced-order";
import { type XmlNode, xmlDocument } from "./xml";

export interface FatturaFile {
  name: string;
  xml: string;
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
