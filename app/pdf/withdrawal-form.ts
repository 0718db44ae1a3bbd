// The model form of annex I, part B of the Codice del Consumo: to be filled in and sent back, only if one wishes to.

import { seatOf } from "~/i18n/company";
import { renderPdf } from "./pdf-page";
import { type ShopPdf, shopPdf } from "./shop-layout";

export function withdrawalForm(shop: ShopPdf): Promise<Uint8Array> {
  const { paper, t } = shopPdf(shop);
  const { company, supportEmail } = shop.sender;
  const to = company
    ? [
        company.name,
        `${seatOf(company)}, ${company.country}`,
        `${supportEmail} · PEC ${company.pec} · ${company.phone}`,
      ]
    : [supportEmail];
  const blanks = [
    t("paper.form.goods"),
    t("paper.form.dates"),
    t("paper.form.number"),
    t("paper.form.name"),
    t("paper.form.address"),
    t("paper.form.signature"),
    t("paper.form.day"),
  ];
  return renderPdf(paper, (sheet) => {
    sheet.text(t("paper.form.intro"), { isSoft: true });
    sheet.space(14);
    sheet.columns([{ title: t("paper.form.to"), lines: to }]);
    sheet.space(16);
    sheet.text(t("paper.form.declare"), { size: 11 });
    sheet.space(18);
    for (const blank of blanks) {
      sheet.text(blank);
      sheet.space(22);
      sheet.rule();
      sheet.space(12);
    }
    sheet.text(t("paper.form.online"), { size: 9, isSoft: true });
  });
}
