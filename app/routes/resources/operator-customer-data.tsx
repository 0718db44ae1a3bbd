import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { idIn } from "~/contract/input/id";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** All data that the shop has about a person, as a file for that person. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "customers.write");
  const id = idIn(args.params.id) ?? 0;
  const found = await or404(shop.customers.data({ id }));
  return new Response(JSON.stringify(found, null, 2), {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": `attachment; filename="customer-${id}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
