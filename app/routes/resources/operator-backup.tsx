import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";
import { operatorPaths } from "~/operator-paths";
import { done } from "~/storefront/forms/form";
import { operatorContext } from "~/storefront/operator/require-operator";
import { flashMessage } from "~/storefront/request/flash";

/** A backup of the whole shop, streamed as a file. A POST, because the shop copies all its tables for it. */
export async function action(args: ActionFunctionArgs) {
  const { shop } = await operatorContext(args, "data.read");
  const answer = await attempt(shop.backups.file({}));
  if (answer.ok) return answer.value;
  return done(args, null, operatorPaths.files(), [flashMessage("err", answer.error.message)]);
}
