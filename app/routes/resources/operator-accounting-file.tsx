import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** The VAT register, the orders, or a part of the documents of a period. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url } = await operatorContext(args, "reports.read");
  const asked = Object.fromEntries(
    ["date_from", "date_to"].flatMap((name) => {
      const day = url.searchParams.get(name);
      return day ? [[name, day]] : [];
    }),
  );
  switch (args.params.file) {
    case "register.csv":
      return or404(shop.accounting.register(asked));
    case "orders.csv":
      return or404(shop.accounting.orders(asked));
    case "documents.zip":
      return or404(shop.accounting.documents({ ...asked, part: url.searchParams.get("part") ?? "1" }));
    default:
      throw new Response(null, { status: 404 });
  }
}
