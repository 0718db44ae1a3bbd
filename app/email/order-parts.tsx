import { Column } from "@react-email/column";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import type { OrderDocument, OrderDocumentRow } from "~/services/order-document/order-document";
import { addressLines, type DocumentTexts, orderTotals } from "~/services/order-document/texts";
import { EmailSection } from "./layout";
import { end, styles } from "./styles";

/** Two columns: a phone has no room for more, and an email's table cannot adapt to its width. */
export function Rows({
  rows,
  texts: { t, money, percent },
}: {
  rows: OrderDocumentRow[];
  texts: DocumentTexts;
}) {
  return (
    <table style={styles.table}>
      <thead>
        <tr>
          <th style={styles.head}>{t("order.rows.article")}</th>
          <th style={{ ...styles.head, ...end }}>{t("order.rows.total")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td style={styles.cell}>
              <b>{row.name}</b>
              <div style={styles.soft}>
                {row.sku} · {t("order.rows.vat", { rate: percent(row.vat_rate) })}
              </div>
              {row.notes && <div style={styles.soft}>{row.notes}</div>}
              <div>
                {row.qty} × {money(row.unit_price)}
              </div>
            </td>
            <td style={{ ...styles.cell, ...end }}>{money(row.total_price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function OrderTotals({ data: { order }, texts }: { data: OrderDocument; texts: DocumentTexts }) {
  return (
    <Section style={{ margin: "12px 0 16px" }}>
      {orderTotals(order, texts).map(({ name, amount, isTotal }) => (
        <Row key={name}>
          <Column style={styles.cell}>{isTotal ? <b>{name}</b> : name}</Column>
          <Column style={{ ...styles.cell, ...end }}>{isTotal ? <b>{amount}</b> : amount}</Column>
        </Row>
      ))}
    </Section>
  );
}

export function Addresses({ data: { order }, texts }: { data: OrderDocument; texts: DocumentTexts }) {
  const both = [
    { title: texts.t("order.address.shipping"), address: order.shipping_address },
    { title: texts.t("order.address.billing"), address: order.billing_address },
  ];
  return both.map(({ title, address }) => (
    <EmailSection key={title} title={title} lines={[addressLines(address, texts).join(", ")]} />
  ));
}
