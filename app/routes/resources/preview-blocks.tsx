import { previewBlocks } from "~/storefront/content/preview-blocks";

export function loader() {
  throw new Response(null, { status: 404 });
}

export const action = previewBlocks;
