// Resolves blocks for the frame's messages (storefront/operator/blocks/preview-posted.ts).
import { type ActionFunctionArgs, json } from "@remix-run/cloudflare";
import { previewPosted } from "~/storefront/operator/blocks/preview-posted";

export function loader() {
  throw new Response(null, { status: 404 });
}

export async function action(args: ActionFunctionArgs) {
  return json(await previewPosted(args), { headers: { "Cache-Control": "no-store" } });
}
