// The model form of annex I, part B of the Codice del Consumo: to be filled in and sent back, only if one wishes to.

import { seatOf } from "~/i18n/company";
import { renderPdf } from "./pdf-page";
import { type ShopPdf, shopPdf } from "./shop-layout";

export function withdrawalForm(shop: ShopPdf): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  const { company, supportEmail } = shop.sender;
  const to = company
    ? [
        company.name,
        `${seatOf(company)}, ${company.country}`,
        `${supportEmail} · PEC ${company.pec} · ${company.phone}`,
      ]
    : [supportEmail];
  const blanks = [
    t("pdf.form.goods"),
    t("pdf.form.dates"),
    t("pdf.form.number"),
    t("pdf.form.name"),
    t("pdf.form.address"),
    t("pdf.form.signature"),
    t("pdf.form.day"),
  ];
  return renderPdf(document, (page) => {
    page.text(t("pdf.form.intro"), { isSoft: true });
    page.space(14);
    page.columns([{ title: t("pdf.form.to"), lines: to }]);
    page.space(16);
    page.text(t("pdf.form.declare"), { size: 11 });
    page.space(18);
    for (const blank of blanks) {
      page.text(blank);
      page.space(22);
      page.rule();
      page.space(12);
    }
    page.text(t("pdf.form.online"), { size: 9, isSoft: true });
  });
}
