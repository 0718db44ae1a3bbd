// The parts of an email's HTML, from React Email's components: tables where email clients need them, and inline styles,
// because clients ignore style sheets.
import { Body } from "@react-email/body";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Heading } from "@react-email/heading";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { CSSProperties, ReactNode } from "react";
import type { OrderDocument, OrderDocumentRow, Sender } from "~/services/order-document/order-document";
import { addressLines, type DocumentTexts, orderTotals, sellerLines } from "~/services/order-document/texts";

// The shop's colours and sizes, copied from theme/tokens: an email cannot read custom properties.
const INK = "#1d2620";
const SOFT = "#4b574e";
const LINE = "#cfd6cf";
const BACKGROUND = "#f7f5ef";
const PRIMARY = "#16351f";
const FONT = "'Source Sans 3', 'Segoe UI', Arial, sans-serif";
const HEADING = "Vollkorn, Georgia, serif";

const styles = {
  body: {
    margin: 0,
    padding: 0,
    background: BACKGROUND,
    color: INK,
    fontFamily: FONT,
    fontSize: 16,
    lineHeight: 1.5,
  },
  page: { maxWidth: 640, padding: "24px 16px", background: "#ffffff" },
  shop: { fontFamily: HEADING, fontSize: 20, lineHeight: "24px", color: PRIMARY, margin: "0 0 16px" },
  title: { fontFamily: HEADING, fontSize: 26, lineHeight: 1.2, margin: "0 0 12px" },
  sectionTitle: { fontFamily: HEADING, fontSize: 19, margin: "28px 0 8px" },
  line: { fontSize: 16, lineHeight: "24px", margin: "0 0 8px" },
  code: { margin: "16px 0", fontSize: 30, lineHeight: "36px", fontWeight: 700, letterSpacing: 4 },
  table: { width: "100%", borderCollapse: "collapse", fontSize: 15 },
  head: {
    textAlign: "left",
    color: SOFT,
    fontWeight: 400,
    padding: "6px 8px 6px 0",
    borderBottom: `1px solid ${INK}`,
  },
  cell: { padding: "8px 8px 8px 0", borderBottom: `1px solid ${LINE}`, verticalAlign: "top" },
  soft: { color: SOFT, fontSize: 14 },
  link: { color: PRIMARY, wordBreak: "break-all" },
  foot: { marginTop: 32, paddingTop: 12, borderTop: `1px solid ${LINE}` },
  footLine: { color: SOFT, fontSize: 14, lineHeight: "21px", margin: 0 },
} satisfies Record<string, CSSProperties>;
const end: CSSProperties = {
  textAlign: "right",
  whiteSpace: "nowrap",
  paddingRight: 0,
  paddingLeft: 16,
};

/** Every email: the shop's name above, the seller below. */
export function EmailLayout({
  sender,
  texts,
  children,
}: {
  sender: Sender;
  texts: Pick<DocumentTexts, "t">;
  children: ReactNode;
}) {
  return (
    <Body style={styles.body}>
      <Container style={styles.page}>
        <Text style={styles.shop}>{sender.shopName}</Text>
        {children}
        <Section style={styles.foot}>
          {sellerLines(sender, texts).map((line) => (
            <Text key={line} style={styles.footLine}>
              {line}
            </Text>
          ))}
        </Section>
      </Container>
    </Body>
  );
}

export const Title = ({ children }: { children: ReactNode }) => (
  <Heading as="h1" style={styles.title}>
    {children}
  </Heading>
);
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <Text key={line} style={styles.line}>
      {line}
    </Text>
  ));

/** Large, to be read and typed. */
export const Code = ({ children }: { children: ReactNode }) => <Text style={styles.code}>{children}</Text>;

/** @param isLinked makes links of addresses; never for what a visitor wrote */
export function EmailSection({
  title,
  lines,
  isLinked = false,
}: {
  title: string;
  lines: string[];
  isLinked?: boolean;
}) {
  return (
    <>
      <Heading as="h2" style={styles.sectionTitle}>
        {title}
      </Heading>
      {lines.map((line) => (
        <Text key={line} style={styles.line}>
          {isLinked ? <Linked line={line} /> : line}
        </Text>
      ))}
    </>
  );
}

/** An address at the end of a line becomes a link. */
function Linked({ line }: { line: string }) {
  const [, before, url] = /^(.*?)(https?:\/\/\S+)$/.exec(line) ?? [];
  if (!url) return <>{line}</>;
  return (
    <>
      {before}
      <a href={url} style={styles.link}>
        {url}
      </a>
    </>
  );
}

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
