// A business that enters from its buying system: documents by cXML's and OCI's published formats, written by hand.
import { aCustomer } from "./builders/builders";
import { operator } from "./operator";
import { shopUrl } from "./worker/worker";

export const BACK = "https://buyer.example/cxml?session=7";

export async function aBuyingSystem() {
  await operator().settings.put({ key: "PUNCHOUT", value: true });
  const customer = await aCustomer({ type: "business" });
  const { identity, secret } = await operator().users.punchOut({ id: customer.id });
  return { customer, identity, secret };
}

export const setupRequest = (
  { identity, secret }: { identity: string; secret: string },
  { operation = "create", back = BACK, items = "", doctype = "" } = {},
): string => `<?xml version="1.0" encoding="UTF-8"?>
${doctype || '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">'}
<cXML payloadID="1668173@buyer.example" timestamp="2026-11-22T10:00:00+01:00" xml:lang="it">
 <Header>
  <From><Credential domain="DUNS"><Identity>83528721</Identity></Credential></From>
  <To><Credential domain="NetworkID"><Identity>bottega &amp; co</Identity></Credential></To>
  <Sender><Credential domain="NetworkID"><Identity>${identity}</Identity><SharedSecret>${secret}</SharedSecret></Credential><UserAgent>Buyer 1.0</UserAgent></Sender>
 </Header>
 <Request deploymentMode="production">
  <PunchOutSetupRequest operation="${operation}">
   <BuyerCookie>34234234ADFSDF&lt;234</BuyerCookie>
   <Extrinsic name="User">ada</Extrinsic>
   <BrowserFormPost><URL>${back}</URL></BrowserFormPost>${items}
  </PunchOutSetupRequest>
 </Request>
</cXML>`;

export async function askCxml(
  body: string,
  headers: Record<string, string> = {},
): Promise<{ code: string; start: string; text: string }> {
  const answer = await fetch(`${shopUrl()}/punchout/cxml`, {
    method: "POST",
    headers: { "Content-Type": "text/xml", ...headers },
    body,
  });
  const text = await answer.text();
  const start = /<StartPage><URL>([^<]*)<\/URL>/.exec(text)?.[1] ?? "";
  return { code: /<Status code="(\d+)"/.exec(text)?.[1] ?? "", start: start.replace(shopUrl(), ""), text };
}
