// The frame that all PDFs about products share: shop, language, page numbers.
import type { TFunction } from "i18next";
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/services/order-document/order-document";
import { sellerLines } from "~/services/order-document/texts";
import type { PdfLogo } from "./logo";
import type { PdfDocument } from "./pdf-page";

export interface ShopPdf {
  title: string;
  locale: Locale;
  date: string;
  sender: Sender;
  logo: PdfLogo | null;
}

export function shopPdf({ title, locale, date, sender, logo }: ShopPdf): {
  document: PdfDocument;
  t: TFunction<"mail">;
} {
  const t = mailTranslator(locale);
  const pageLabel = (page: number, pages: number) => t("pdf.page", { n: page, of: pages });
  return {
    document: {
      title,
      locale,
      date,
      logo,
      shop: sender.shopName,
      seller: sellerLines(sender, t, locale),
      pageLabel,
    },
    t,
  };
}
