import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { idIn } from "~/contract/input/id";
import type { OperatorClient } from "~/contract/operator/client";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** A file of an order, for the operator's browser: its documents, the packing list, the electronic invoices. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "orders.read");
  const file = fileOf(shop, idIn(args.params.id) ?? 0, args.params.file ?? "");
  if (!file) throw new Response(null, { status: 404, statusText: "not_found" });
  return or404(file);
}

function fileOf(shop: OperatorClient, id: number, name: string): Promise<Response> | null {
  if (name === "packing-list") return shop.orders.packingList({ id });
  if (name === "invoice.xml") return shop.orders.invoiceXml({ id });
  const [, kind, number] = /^(document|credit-note)-(\d+)(?:\.xml)?$/.exec(name) ?? [];
  const of = idIn(number);
  if (of === null) return null;
  return kind === "document"
    ? shop.orders.document({ id, document: of })
    : shop.orders.creditNoteXml({ id, refund: of });
}
