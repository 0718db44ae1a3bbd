import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { settingsOf } from "~/storefront/content/settings";
import { readContext } from "~/storefront/request/context";
import { themeColour } from "~/theme/accent";

export async function loader(args: LoaderFunctionArgs) {
  const { site } = await readContext(args);
  const settings = await settingsOf(args);
  const manifest = {
    name: site.shopName,
    short_name: site.shopName,
    start_url: paths.index(),
    display: "browser",
    background_color: "#ffffff",
    theme_color: themeColour(settings.text("ACCENT_DARK") ?? ""),
    icons: [{ src: paths.brandIcon(), sizes: "any" }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
