import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { readContext } from "~/storefront/request/context";

/** Personal pages and actions. If DEFAULT_ROBOTS is "noindex", all paths are disallowed. */
const DISALLOWED = [
  paths.account(),
  paths.cart(),
  paths.customers(),
  "/auth/",
  "/api/",
  paths.locale(),
  paths.context(),
];

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url } = await readContext(args);
  const { value } = await shop.shop.setting({ key: "DEFAULT_ROBOTS" });
  const isHidden = typeof value === "string" && value.includes("noindex");
  const lines = [
    "User-agent: *",
    ...(isHidden ? ["Disallow: /"] : DISALLOWED.map((path) => `Disallow: ${path}`)),
    "",
    `Sitemap: ${new URL(paths.sitemap(), url.origin)}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
