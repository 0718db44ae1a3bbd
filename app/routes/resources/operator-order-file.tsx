import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import type { OperatorClient } from "~/contract/operator/client";
import { operatorPaths } from "~/operator-paths";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** A file of an order for the operator: its documents, packing list or electronic invoices. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "orders.read");
  const id = idIn(args.params.id) ?? 0;
  const file = fileOf(shop, id, args.params.file ?? "");
  if (!file) throw new Response(null, { status: 404, statusText: "not_found" });
  const answer = await attempt(file);
  // The order's page shows which data the file lacks.
  if (!answer.ok && answer.error.status === 409) throw redirect(`${operatorPaths.order(id)}#invoice-data`);
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
