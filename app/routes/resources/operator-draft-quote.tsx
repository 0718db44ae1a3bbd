import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import { operatorPaths } from "~/operator-paths";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";

/** The PDF of the quote that a draft would become. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop } = await operatorContext(args, "orders.read");
  const id = idIn(args.params.id) ?? 0;
  const file = shop.draftOrders.preview({ id });
  const answer = await attempt(file);
  // The draft's page shows what stops it.
  if (!answer.ok && answer.error.status === 409) throw redirect(operatorPaths.draft(id));
  return or404(file);
}
