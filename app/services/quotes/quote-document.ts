// The data of a quote's email and PDF, in the quote's language.

import { ask } from "~/db/query";
import type { OpenQuoteRecord } from "~/db/quotes/quotes";
import { quoteQuery } from "~/db/quotes/quotes";
import { type ShopData, shopData, shopDataQuery } from "~/db/shop/shop-data";
import { localDay } from "~/domain/local-day";
import { quotePdf } from "~/pdf/orders/quote";
import type { Database } from "~/platform/database";
import { type Env, shopOrigin } from "~/platform/env";
import type { ServiceContext } from "~/services/context";
import type { NamedFile } from "~/services/documents/named-file";
import { pdfAssets } from "~/services/documents/pdf-assets";
import { originOf, senderOf } from "~/services/emails/email-sender";
import type { QuoteDocument } from "~/services/order-document/order-document";
import { serializeOrder } from "~/services/orders/serialize-order";
import { findOwnQuote } from "./open-quote";
import { orderOfQuote, rowsOfQuote } from "./serialize-quote";

/** @param link of the shop's pages; blank if unknown */
export const quoteDocument = (
  quote: OpenQuoteRecord,
  { settings, zone }: Pick<ShopData, "settings" | "zone">,
  link: string,
): QuoteDocument => ({
  order: serializeOrder(orderOfQuote(quote, zone), { locale: quote.locale, env: null, zone }),
  rows: rowsOfQuote(quote, quote.locale).map((row) => ({
    ...row,
    withdrawalException: null,
    guaranteeMonths: null,
  })),
  customerType: quote.frozen.customerType,
  name: quote.customerName,
  sender: senderOf(settings, originOf(link)),
  validUntil: quote.validUntil,
});

/** @throws Refusal 404 for a quote that does not belong to one of the caller's customers */
export async function quoteFile(c: ServiceContext, id: number): Promise<NamedFile> {
  const { quote } = await findOwnQuote(c, id);
  return pdfOf(
    quoteDocument(quote, await shopData(c), shopOrigin(c.env) ?? ""),
    await pdfAssets(c.db, c.env),
  );
}

/** Data of the quote's email; null if the quote was deleted. */
export async function quoteOfEmail(db: Database, id: number, { link, now }: { link: string; now: Date }) {
  const shop = await ask(db, shopDataQuery());
  const quote = await ask(db, quoteQuery(id, localDay(now.toISOString(), shop.zone)));
  return quote && quoteDocument(quote, shop, link);
}

export const quoteAttachment = async (db: Database, env: Env, document: QuoteDocument): Promise<NamedFile> =>
  pdfOf(document, await pdfAssets(db, env));

async function pdfOf(document: QuoteDocument, assets: Parameters<typeof quotePdf>[1]): Promise<NamedFile> {
  const bytes = await quotePdf(document, assets);
  return {
    name: `${document.order.number.replaceAll(/[ /]/g, "-")}.pdf`,
    type: "application/pdf",
    bytes: new Uint8Array(bytes),
  };
}
