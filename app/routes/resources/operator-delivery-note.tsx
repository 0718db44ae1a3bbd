import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { idIn } from "~/contract/input/id";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** The delivery note of a parcel, for the packer. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "packing.read");
  const [id, document] = [idIn(args.params.id) ?? 0, idIn(args.params.document) ?? 0];
  return or404(shop.packing.deliveryNote({ id, document }));
}
