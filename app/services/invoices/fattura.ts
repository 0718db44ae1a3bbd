// The FatturaPA file of an order's invoice (TD01) or of a refund's credit note (TD04): ordinary invoices,
// to private buyers (FPR12) or public bodies (FPA12). Element order and lengths follow the schema, version
// 1.2.3.
import type { Cents } from "~/contract/units";
import { localDay } from "~/domain/local-day";
import { isPublicBody, vatIdOf } from "~/domain/orders/invoice-data";
import type { VatOfRate } from "~/domain/orders/totals";
import { type Content, generalData, orderData, paymentData, relatedData, summaries } from "./fattura-body";
import { creditLines, invoiceLines } from "./fattura-lines";
import { buyer, receiver, seller } from "./fattura-parties";
import type { InvoicedOrder } from "./invoiced-order";
import { type XmlNode, xmlDocument } from "./xml";

export interface FatturaFile {
  name: string;
  xml: string;
}

/**
 * @param invoice the order's: number and day
 * @param fileNumber the shop's unique number of this file
 */
export function invoiceFile(
  data: InvoicedOrder,
  invoice: { number: string; date: string },
  fileNumber: number,
): FatturaFile {
  const { order } = data;
  return fattura(data, fileNumber, {
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
  fileNumber: number,
): FatturaFile {
  return fattura(data, fileNumber, {
    kind: "TD04",
    number: refund.number,
    day: localDay(refund.at, data.zone),
    total: refund.amount,
    vatLines: refund.vatLines,
    details: creditLines(data, refund),
    causes: refund.reason ? [refund.reason] : [],
  });
}

function fattura(data: InvoicedOrder, fileNumber: number, content: Content): FatturaFile {
  const { order, company } = data;
  const { country, code } = vatIdOf(company.vat_number, company.country);
  const sender = company.tax_code.replace(/[^A-Za-z\d]/g, "").toUpperCase() || code;
  const serial = fileNumber.toString(36).toUpperCase().padStart(5, "0");
  const format = isPublicBody(order.billingAddress) ? "FPA12" : "FPR12";
  const body: (XmlNode | null)[] = [
    [
      "DatiGenerali",
      [generalData(order, content), orderData(order), ...relatedData(order, content, data.zone)],
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
                    ["IdCodice", sender],
                  ],
                ],
                ["ProgressivoInvio", serial],
                ["FormatoTrasmissione", format],
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
      versione: format,
      "xmlns:p": "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2",
    },
  );
  return { name: `${country}${sender}_${serial}.xml`, xml };
}
