// What is in the parcels of an order, without prices.
import type { OrderDocument } from "~/services/order-document/order-document";
import { textsOf } from "~/services/order-document/texts";
import { orderHead, orderPdf } from "./order-layout";
import { renderPdf } from "./pdf-page";
import { codeWidth, table } from "./table";

export function deliveryNotePdf(facts: OrderDocument): Promise<Uint8Array> {
  const words = textsOf(facts);
  const { order } = facts;
  const { t, date } = words;
  const left = facts.rows.filter((row) => row.shipped_qty > 0);
  // An order that left whole may not have had its parcels counted.
  const rows = left.length > 0 ? left : facts.rows.map((row) => ({ ...row, shipped_qty: row.qty }));
  const title = t("paper.delivery.title", { number: order.number });
  const parcels = order.tracking.map(({ carrier, number, shipped_at: at }) =>
    t("shipped.parcel", { carrier, number, date: date(at) }),
  );
  return renderPdf(
    orderPdf(facts, words, title, order.tracking.at(-1)?.shipped_at ?? order.date),
    (sheet) => {
      orderHead(
        sheet,
        facts,
        words,
        parcels.length > 0 ? parcels : [t("order.shipping.policy", { name: order.shipping_policy.name })],
      );
      table(
        sheet,
        [
          { head: t("paper.code"), width: codeWidth(rows) },
          { head: t("order.rows.article") },
          { head: t("paper.ordered"), width: 60, isNumber: true },
          { head: t("paper.shipped"), width: 60, isNumber: true },
        ],
        rows.map((row) => [
          row.sku,
          row.notes ? [row.name, row.notes] : row.name,
          String(row.qty),
          String(row.shipped_qty),
        ]),
      );
      sheet.space(10);
      sheet.text(t("paper.delivery.pieces", { count: rows.reduce((sum, row) => sum + row.shipped_qty, 0) }));
      sheet.space(30);
      sheet.columns([
        { title: t("paper.delivery.carrier"), lines: ["", "______________________________"] },
        { title: t("paper.delivery.receiver"), lines: ["", "______________________________"] },
      ]);
    },
  );
}
