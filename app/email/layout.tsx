// The parts of a mail's HTML, of React Email's: tables where mail readers need them. Readers know no style sheets, so
// each element carries its own look.
import { Body } from "@react-email/body";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Heading } from "@react-email/heading";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { CSSProperties, ReactNode } from "react";
import type { OrderDocument, OrderDocumentRow, Sender } from "~/services/order-document/order-document";
import { addressLines, orderTotals, sellerLines, type Texts } from "~/services/order-document/texts";

// The shop's own colours and sizes, as theme/tokens has them: a mail cannot read custom properties.
const INK = "#1d2620";
const SOFT = "#4b574e";
const LINE = "#cfd6cf";
const BAND = "#f7f5ef";
const PRIMARY = "#16351f";
const FONT = "'Source Sans 3', 'Segoe UI', Arial, sans-serif";
const HEADING = "Vollkorn, Georgia, serif";

const look = {
  body: {
    margin: 0,
    padding: 0,
    background: BAND,
    color: INK,
    fontFamily: FONT,
    fontSize: 16,
    lineHeight: 1.5,
  },
  sheet: { maxWidth: 640, padding: "24px 16px", background: "#ffffff" },
  shop: { fontFamily: HEADING, fontSize: 20, lineHeight: "24px", color: PRIMARY, margin: "0 0 16px" },
  title: { fontFamily: HEADING, fontSize: 26, lineHeight: 1.2, margin: "0 0 12px" },
  part: { fontFamily: HEADING, fontSize: 19, margin: "28px 0 8px" },
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

/** The sheet of every mail: the shop's name above, the seller below. */
export function EmailLayout({
  sender,
  words,
  children,
}: {
  sender: Sender;
  words: Pick<Texts, "t">;
  children: ReactNode;
}) {
  return (
    <Body style={look.body}>
      <Container style={look.sheet}>
        <Text style={look.shop}>{sender.shopName}</Text>
        {children}
        <Section style={look.foot}>
          {sellerLines(sender, words).map((line) => (
            <Text key={line} style={look.footLine}>
              {line}
            </Text>
          ))}
        </Section>
      </Container>
    </Body>
  );
}

export const Title = ({ children }: { children: ReactNode }) => (
  <Heading as="h1" style={look.title}>
    {children}
  </Heading>
);
export const Line = ({ children }: { children: ReactNode }) => <Text style={look.line}>{children}</Text>;

/** To be read off and typed. */
export const Code = ({ children }: { children: ReactNode }) => <Text style={look.code}>{children}</Text>;

/** @param isLinked not for what a visitor wrote: a mail of the shop's leads where the shop says */
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
      <Heading as="h2" style={look.part}>
        {title}
      </Heading>
      {lines.map((line) => (
        <Text key={line} style={look.line}>
          {isLinked ? <Linked line={line} /> : line}
        </Text>
      ))}
    </>
  );
}

/** An address at a line's end leads there. */
function Linked({ line }: { line: string }) {
  const [, before, url] = /^(.*?)(https?:\/\/\S+)$/.exec(line) ?? [];
  if (!url) return <>{line}</>;
  return (
    <>
      {before}
      <a href={url} style={look.link}>
        {url}
      </a>
    </>
  );
}

/** Two columns: a phone has no room for more, and a mail's table cannot change with its width. */
export function Rows({ rows, words: { t, money, percent } }: { rows: OrderDocumentRow[]; words: Texts }) {
  return (
    <table style={look.table}>
      <thead>
        <tr>
          <th style={look.head}>{t("order.rows.article")}</th>
          <th style={{ ...look.head, ...end }}>{t("order.rows.total")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td style={look.cell}>
              <b>{row.name}</b>
              <div style={look.soft}>
                {row.sku} · {t("order.rows.vat", { rate: percent(row.vat_rate) })}
              </div>
              {row.notes && <div style={look.soft}>{row.notes}</div>}
              <div>
                {row.qty} × {money(row.unit_price)}
              </div>
            </td>
            <td style={{ ...look.cell, ...end }}>{money(row.total_price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function OrderTotals({ facts: { order }, words }: { facts: OrderDocument; words: Texts }) {
  return (
    <Section style={{ margin: "12px 0 16px" }}>
      {orderTotals(order, words).map(({ name, amount, isTotal }) => (
        <Row key={name}>
          <Column style={look.cell}>{isTotal ? <b>{name}</b> : name}</Column>
          <Column style={{ ...look.cell, ...end }}>{isTotal ? <b>{amount}</b> : amount}</Column>
        </Row>
      ))}
    </Section>
  );
}

export function Addresses({ facts: { order }, words }: { facts: OrderDocument; words: Texts }) {
  const both = [
    { title: words.t("order.address.shipping"), address: order.shipping_address },
    { title: words.t("order.address.billing"), address: order.billing_address },
  ];
  return both.map(({ title, address }) => (
    <EmailSection key={title} title={title} lines={[addressLines(address, words).join(", ")]} />
  ));
}
