// The model form of annex I, part B of the Codice del Consumo, to be filled in and returned only by a
// customer who withdraws.

import { seatOf } from "~/i18n/company";
import { formatCountry } from "~/i18n/format";
import { LEFT, mm, WIDTH } from "~/pdf/page/pdf-page";
import { type ShopPdf, shopPdf } from "~/pdf/products/shop-layout";
import { drawTitle, renderPdf } from "~/pdf/render-pdf";

export function withdrawalForm(shop: ShopPdf): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  const { company, supportEmail } = shop.sender;
  const to = company
    ? [
        company.name,
        `${seatOf(company)}, ${formatCountry(company.country, shop.locale)}`,
        [supportEmail, company.pec && `PEC ${company.pec}`, company.phone].filter(Boolean).join(" · "),
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
  return renderPdf(document, shop.assets, (page) => {
    drawTitle(page, document.title);
    page.text(t("pdf.form.intro"), { isSoft: true });
    page.space(mm(4));
    page.text(t("pdf.form.to"), { size: 8.5, isSoft: true });
    for (const line of to) page.text(line, { isBold: line === to[0] });
    page.space(mm(4));
    page.text(t("pdf.form.declare"), { size: 11 });
    page.space(mm(3));
    for (const blank of blanks) {
      page.text(blank, { size: 8.5, isSoft: true });
      page.space(mm(1));
      page.frame(LEFT, WIDTH, mm(10));
      page.space(mm(14));
    }
    page.text(t("pdf.form.online"), { size: 9, isSoft: true });
  });
}
