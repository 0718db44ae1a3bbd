// Documents as the API lists and sends them.
import { Document } from "~/contract/documents";
import { listOf } from "~/contract/wire";
import { get, read } from "./answers";
import { api, signInAs } from "./worker/worker";

export const Documents = listOf(Document);

export const file = (id: number, headers: Record<string, string> = {}) =>
  api(`documents/${id}/file/`, { headers });

/** The document id of a product's technical sheet. */
export const SHEET = 27;

export const publicly = async (query: string) => read(Documents, await api(`documents/?${query}`));

/** The demo's business customer, and one of its invoices. */
export async function anInvoice() {
  const who = await signInAs("business@demo.test");
  const { results } = await get(who, "documents/?type=invoice", Documents);
  const [invoice] = results;
  if (!invoice) throw new Error("the demo has no invoice");
  return { who, invoice };
}
