import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { NAV_ITEMS } from "~/components/operator/shell/nav-items";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { operatorSession } from "~/storefront/operator/require-operator";

/** The first screen that the operator may see. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await operatorSession(args);
  const first = NAV_ITEMS.find(
    ({ to, needs }) => to !== operatorPaths.today() && actor.permissions.includes(needs),
  );
  return redirect(first?.to ?? paths.index());
}

export default function OperatorStart() {
  return null;
}
