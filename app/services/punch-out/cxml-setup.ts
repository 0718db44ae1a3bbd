// Parses a PunchOutSetupRequest (cXML 1.2): the sender, the buyer, and where the cart is returned to.
import type { PunchOutItem } from "~/contract/punch-out";
import { find, parseXml, textAt, type XmlElement } from "~/platform/xml";

export interface SetupRequest {
  payloadId: string;
  sender: { identity: string; secret: string };
  from: { domain: string; identity: string };
  to: { domain: string; identity: string };
  operation: string;
  buyerCookie: string;
  postUrl: string;
  items: PunchOutItem[];
}

/** Null for any other document. */
export function readSetupRequest(text: string): SetupRequest | null {
  const document = parseXml(text);
  if (document?.name !== "cXML") return null;
  const header = find(document, "Header");
  const setup = find(document, "Request", "PunchOutSetupRequest");
  if (!header || !setup) return null;
  const credential = find(header, "Sender", "Credential");
  return {
    payloadId: document.attributes.payloadID ?? "",
    sender: { identity: textAt(credential, "Identity"), secret: textAt(credential, "SharedSecret") },
    from: partyOf(header, "From"),
    to: partyOf(header, "To"),
    operation: setup.attributes.operation ?? "",
    buyerCookie: textAt(setup, "BuyerCookie"),
    postUrl: textAt(setup, "BrowserFormPost", "URL"),
    items: setup.children.filter(({ name }) => name === "ItemOut").map(itemOf),
  };
}

function partyOf(header: XmlElement, name: string) {
  const credential = find(header, name, "Credential");
  return { domain: credential?.attributes.domain ?? "", identity: textAt(credential, "Identity") };
}

const itemOf = (item: XmlElement): PunchOutItem => ({
  sku: textAt(item, "ItemID", "SupplierPartID"),
  qty: Math.round(Number(item.attributes.quantity ?? "")),
});
