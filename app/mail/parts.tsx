// The parts of a mail's HTML. Mail readers know no style sheets: each element carries its own look.
import type { CSSProperties, ReactNode } from "react";
import type { MailRow, OrderFacts, Sender } from "./letter";
import { accountOf, addressLines, sellerLines, type Words } from "./words";

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
  sheet: { maxWidth: 640, margin: "0 auto", padding: "24px 16px", background: "#ffffff" },
  shop: { fontFamily: HEADING, fontSize: 20, color: PRIMARY, margin: "0 0 16px" },
  title: { fontFamily: HEADING, fontSize: 26, lineHeight: 1.2, margin: "0 0 12px" },
  part: { fontFamily: HEADING, fontSize: 19, margin: "28px 0 8px" },
  line: { margin: "0 0 8px" },
  code: { margin: "16px 0", fontSize: 30, fontWeight: 700, letterSpacing: 4 },
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
  foot: { marginTop: 32, paddingTop: 12, borderTop: `1px solid ${LINE}`, color: SOFT, fontSize: 14 },
} satisfies Record<string, CSSProperties>;
const end: CSSProperties = { textAlign: "right", whiteSpace: "nowrap", paddingRight: 0 };

/** The sheet of every mail: the shop's name above, the seller below. */
export function Sheet({
  sender,
  words,
  children,
}: {
  sender: Sender;
  words: Pick<Words, "t">;
  children: ReactNode;
}) {
  return (
    <body style={look.body}>
      <div style={look.sheet}>
        <p style={look.shop}>{sender.shopName}</p>
        {children}
        <div style={look.foot}>
          {sellerLines(sender, words).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      </div>
    </body>
  );
}

export const Title = ({ children }: { children: ReactNode }) => <h1 style={look.title}>{children}</h1>;
export const Line = ({ children }: { children: ReactNode }) => <p style={look.line}>{children}</p>;

/** To be read off and typed. */
export const Code = ({ children }: { children: ReactNode }) => <p style={look.code}>{children}</p>;

export function Part({ title, lines }: { title: string; lines: string[] }) {
  return (
    <>
      <h2 style={look.part}>{title}</h2>
      {lines.map((line) => (
        <p key={line} style={look.line}>
          {line}
        </p>
      ))}
    </>
  );
}

export function Rows({ rows, words: { t, money, percent } }: { rows: MailRow[]; words: Words }) {
  return (
    <table style={look.table}>
      <thead>
        <tr>
          <th style={look.head}>{t("order.rows.article")}</th>
          <th style={{ ...look.head, ...end }}>{t("order.rows.qty")}</th>
          <th style={{ ...look.head, ...end }}>{t("order.rows.price")}</th>
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
            </td>
            <td style={{ ...look.cell, ...end }}>{row.qty}</td>
            <td style={{ ...look.cell, ...end }}>{money(row.unit_price)}</td>
            <td style={{ ...look.cell, ...end }}>{money(row.total_price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Account({ facts: { order }, words }: { facts: OrderFacts; words: Words }) {
  return (
    <table style={{ ...look.table, marginTop: 12 }}>
      <tbody>
        {accountOf(order, words).map(({ name, amount }) => (
          <tr key={name}>
            <td style={look.cell}>{name}</td>
            <td style={{ ...look.cell, ...end }}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Addresses({ facts: { order }, words }: { facts: OrderFacts; words: Words }) {
  const both = [
    { title: words.t("order.address.shipping"), address: order.shipping_address },
    { title: words.t("order.address.billing"), address: order.billing_address },
  ];
  return both.map(({ title, address }) => (
    <Part key={title} title={title} lines={[addressLines(address, words).join(", ")]} />
  ));
}
