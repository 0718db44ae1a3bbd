import "~/kit";
import "~/operator-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { operatorSession } from "~/storefront/operator/require-operator";

/** Unknown paths of the back office. */
export async function loader(args: LoaderFunctionArgs) {
  await operatorSession(args);
  throw new Response(null, { status: 404, statusText: "not_found" });
}

export default function OperatorNotFound() {
  return null;
}
