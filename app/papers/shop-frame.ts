// What all papers that are about the goods share: whose they are, in which language they speak.
import type { TFunction } from "i18next";
import type { Locale } from "~/contract/wire";
import { mailTranslator } from "~/i18n/server";
import type { Sender } from "~/mail/letter";
import { sellerLines } from "~/mail/words";
import type { Paper } from "./sheet";

export interface ShopPaper {
  title: string;
  locale: Locale;
  date: string;
  sender: Sender;
}

export function shopPaper({ title, locale, date, sender }: ShopPaper): {
  paper: Paper;
  t: TFunction<"mail">;
} {
  const t = mailTranslator(locale);
  const page = (n: number, of: number) => t("paper.page", { n, of });
  return {
    paper: { title, locale, date, shop: sender.shopName, seller: sellerLines(sender, { t }), page },
    t,
  };
}
