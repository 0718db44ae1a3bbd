import { useTranslation } from "react-i18next";
import type { Order, OrderRow } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

/** The order's parcels with their contents, tracking and delivery note. Renders nothing before the first parcel. */
export function OrderParcels({
  order,
  rows,
  documentPath,
}: {
  order: Pick<Order, "shipments">;
  rows: Pick<OrderRow, "id" | "name" | "name_today">[];
  documentPath: (id: number) => string;
}) {
  const { t } = useTranslation("account");
  const { date } = useFormat();
  const { shipments } = order;
  if (shipments.length === 0) return null;
  const named = new Map(rows.map(({ id, name, name_today }) => [id, name_today ?? name]));
  return (
    <section className={stack.s4} aria-labelledby="parcels">
      <h2 id="parcels">{t("order.parcels.title")}</h2>
      {shipments.map((shipment, index) => (
        <div key={shipment.id} className={classes(box, stack.s2)}>
          <h3>{t("order.parcels.one", { n: index + 1, date: date(shipment.shipped_at) })}</h3>
          <ul>
            {shipment.rows.map(({ id, qty }) => (
              <li key={id}>
                {qty} × {named.get(id) ?? id}
              </li>
            ))}
          </ul>
          {shipment.carrier && (
            <p>
              {shipment.url ? (
                <a href={shipment.url} rel="noreferrer">
                  {shipment.carrier} {shipment.tracking_number}
                </a>
              ) : (
                `${shipment.carrier} ${shipment.tracking_number}`
              )}
            </p>
          )}
          <p>
            <a href={documentPath(shipment.document)}>
              {t("order.parcels.note", { number: shipment.number })}
            </a>
          </p>
        </div>
      ))}
    </section>
  );
}
