// Fields of the form that returns a cart to a procurement system, in cXML or OCI format. Prices are net and rounded to
// cents.
import type { CartRow } from "~/contract/cart";
import type { PunchOutReturn } from "~/contract/punch-out";
import { fromCents, toCents } from "~/contract/wire";
import { escapeXml } from "~/platform/xml";

export interface ReturnedCart {
  rows: readonly CartRow[];
  currency: string;
  locale: string;
  /** ISO 8601. */
  now: string;
  /** Unique per message. */
  id: string;
}

export type Fields = [name: string, value: string][];

export const returnedTotal = (rows: readonly CartRow[]): string =>
  fromCents(rows.reduce((sum, { total_price }) => sum + toCents(total_price), 0));

export function returnFields(to: PunchOutReturn, cart: ReturnedCart): Fields {
  if (to.kind === "oci") return ociFields(to, cart);
  return [["cxml-base64", Buffer.from(orderMessage(to, cart), "utf8").toString("base64")]];
}

function orderMessage(to: Extract<PunchOutReturn, { kind: "cxml" }>, cart: ReturnedCart): string {
  const { currency, locale } = cart;
  const money = (amount: string) => `<Money currency="${escapeXml(currency)}">${amount}</Money>`;
  const party = ({ domain, identity }: { domain: string; identity: string }) =>
    `<Credential domain="${escapeXml(domain)}"><Identity>${escapeXml(identity)}</Identity></Credential>`;
  const items = cart.rows.map(
    ({ qty, unit_price, uom, product_detail: { sku, name } }, at) =>
      `<ItemIn quantity="${qty}" lineNumber="${at + 1}"><ItemID><SupplierPartID>${escapeXml(sku)}</SupplierPartID></ItemID>` +
      `<ItemDetail><UnitPrice>${money(unit_price)}</UnitPrice><Description xml:lang="${locale}">${escapeXml(name)}</Description>` +
      `<UnitOfMeasure>${unitOf(uom)}</UnitOfMeasure><Classification domain="SupplierPartID">${escapeXml(sku)}</Classification></ItemDetail></ItemIn>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${escapeXml(cart.id)}" timestamp="${cart.now}" xml:lang="${locale}"><Header><From>${party(to.to)}</From><To>${party(to.from)}</To><Sender>${party(to.to)}<UserAgent>Bottega</UserAgent></Sender></Header><Message><PunchOutOrderMessage><BuyerCookie>${escapeXml(to.buyer_cookie)}</BuyerCookie><PunchOutOrderMessageHeader operationAllowed="edit"><Total>${money(returnedTotal(cart.rows))}</Total></PunchOutOrderMessageHeader>${items.join("")}</PunchOutOrderMessage></Message></cXML>`;
}

function ociFields(to: Extract<PunchOutReturn, { kind: "oci" }>, { rows, currency }: ReturnedCart): Fields {
  const items = rows.flatMap(({ qty, unit_price, uom, product_detail: { sku, name } }, at): Fields => {
    const field = (what: string, value: string): [string, string] => [`NEW_ITEM-${what}[${at + 1}]`, value];
    return [
      field("DESCRIPTION", name.slice(0, 40)),
      field("QUANTITY", `${qty}.000`),
      field("UNIT", unitOf(uom)),
      field("PRICE", `${unit_price}0`),
      field("PRICEUNIT", "1"),
      field("CURRENCY", currency),
      field("VENDORMAT", sku),
      [`NEW_ITEM-LONGTEXT_${at + 1}:132[]`, name],
    ];
  });
  const own: Fields = [
    ["~TARGET", to.target || "_top"],
    ["~OkCode", to.ok_code],
    ["~CALLER", to.caller || "CTLG"],
  ];
  return [...own, ...items];
}

/** Maps a unit to its UN/ECE code, which both formats use. The default is EA (each). */
const unitOf = (uom: string): string => UNITS[uom.trim().toLowerCase()] ?? "EA";

const UNITS: Record<string, string> = {
  ...{ kg: "KGM", g: "GRM", l: "LTR", ml: "MLT", m: "MTR", m2: "MTK", "m²": "MTK" },
};
