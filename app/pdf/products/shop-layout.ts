// Layout shared by all PDFs about products: shop, language, title.
import type { TFunction } from "i18next";
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { PdfAssets, PdfDocument } from "~/pdf/page/pdf-page";
import type { Sender } from "~/services/order-document/order-document";

export interface ShopPdf {
  title: string;
  locale: Locale;
  date: string;
  sender: Sender;
  assets: PdfAssets;
}

export function shopPdf({ title, locale, date, sender }: ShopPdf): {
  document: PdfDocument;
  t: TFunction<"mail">;
} {
  const t = mailTranslator(locale);
  return { document: { title, locale, date, sender, t }, t };
}
