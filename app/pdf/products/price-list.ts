// The price list in two columns: a row per size, with its code, its price and the price per unit of
// measure.
import type { Product, Variant } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import { formatMoney } from "~/i18n/format";
import { BOTTOM, LEFT, mm, NEXT_TOP, type PdfPage } from "~/pdf/page/pdf-page";
import { drawTitle, renderPdf } from "~/pdf/render-pdf";
import { amountOf, type CatalogueFacts, type Goods, introduction } from "./catalogue";
import { shopPdf } from "./shop-layout";

export function priceList({ categories, isCut, ...shop }: CatalogueFacts): Promise<Uint8Array> {
  const { document, t } = shopPdf(shop);
  return renderPdf(document, shop.assets, (page) => {
    drawTitle(page, document.title);
    for (const line of introduction(categories, isCut, t)) page.text(line, { size: 9, isSoft: true });
    page.space(mm(4));
    const columns = twoColumns(page);
    for (const { name, products } of categories) {
      const rows = products.flatMap((goods) => rowsOf(goods, shop.locale));
      columns.group(name, rows, t("pdf.continued"));
    }
  });
}

interface PriceRow {
  code: string;
  name: string;
  unit: string;
  price: string;
}

const rowsOf = ({ product, variants }: Goods, locale: Locale): PriceRow[] =>
  (variants.length > 0 ? variants : [product]).map((one: Product | Variant) => {
    const money = (amount: string) => formatMoney(amount, locale, one.currency);
    const sizes = "attributes" in one ? one.attributes.map(({ value }) => value) : [];
    return {
      code: one.sku,
      name: [product.name, ...sizes].join(", "),
      unit: one.unit_price ? `${money(one.unit_price.price)}/${one.unit_price.per}` : "",
      price: money(amountOf(one)),
    };
  });

const COLUMN = { width: mm(82), step: mm(88) };
const NAME_COLUMN = { left: mm(24), width: mm(40) };
const HEAD = mm(9);

/** Rows fill the left column, then the right one, then the next page. */
function twoColumns(page: PdfPage) {
  let top = page.y;
  let column = 0;
  const x = () => LEFT + column * COLUMN.step;
  /** @returns whether a new column was begun */
  const ensure = (height: number): boolean => {
    if (page.y + height <= BOTTOM) return false;
    if (column === 0) column = 1;
    else {
      page.nextPage();
      column = 0;
      top = NEXT_TOP;
    }
    page.y = top;
    return true;
  };
  return {
    group(name: string, rows: readonly PriceRow[], continued: string): void {
      const heights = rows.map((row) => heightOf(page, row));
      // A title stays together with three of its rows.
      ensure(HEAD + heights.slice(0, 3).reduce((sum, height) => sum + height, mm(4)));
      if (page.y > top) page.space(mm(4));
      page.within("H2", () => drawHead(page, name, x()));
      for (const [index, row] of rows.entries()) {
        const height = heights[index] ?? 0;
        if (ensure(height)) page.decorate(() => drawHead(page, `${name}, ${continued}`, x()));
        drawRow(page, row, x());
        page.space(height);
        page.line(x(), COLUMN.width, { thickness: 0.4 });
      }
    },
  };
}

const NAME_STYLE = { size: 8.5 };
const UNIT_STYLE = { size: 7.2, isSoft: true };

const heightOf = (page: PdfPage, { name, unit, code }: PriceRow): number =>
  mm(1.6) +
  Math.max(
    page.heightOf(code, NAME_COLUMN.left - mm(1), UNIT_STYLE),
    page.heightOf(name, NAME_COLUMN.width, NAME_STYLE),
    page.heightOf("x", NAME_COLUMN.width, NAME_STYLE) + (unit ? page.heightOf(unit, mm(18), UNIT_STYLE) : 0),
  );

function drawHead(page: PdfPage, name: string, x: number): void {
  const style = { size: 11, isSerif: true };
  page.put(name, x, COLUMN.width, style);
  page.space(Math.max(HEAD - mm(2), page.heightOf(name, COLUMN.width, style) + mm(1)));
  page.line(x, COLUMN.width, { thickness: mm(0.3), colour: "#1b2620" });
}

function drawRow(page: PdfPage, { code, name, unit, price }: PriceRow, x: number): void {
  const top = page.y;
  const bold = { size: 8.5, isBold: true, isRight: true };
  page.within("P", () => {
    page.y = top + mm(0.8);
    page.put(code, x, NAME_COLUMN.left - mm(1), UNIT_STYLE);
    page.put(name, x + NAME_COLUMN.left, NAME_COLUMN.width, NAME_STYLE);
    page.put(price, x + mm(62), mm(20), bold);
    page.space(page.heightOf("x", NAME_COLUMN.width, NAME_STYLE));
    page.put(unit, x + mm(62), mm(20), { ...UNIT_STYLE, isRight: true });
  });
  page.y = top;
}
