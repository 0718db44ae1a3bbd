import "~/shop-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PreviewWindow } from "~/components/content/preview-window";
import { settingsOf } from "~/storefront/content/settings";
import { requestContext } from "~/storefront/request/context";
import { titleMeta } from "~/storefront/seo/titles";

export const handle = { i18n: ["content", "catalogue"] };

export const meta = titleMeta;

/** Blocks arrive by postMessage from the editor's origin; no other origin may frame the page. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, locale } = await requestContext(args);
  const settings = await settingsOf(args);
  return {
    title: t("content:preview.title"),
    editorOrigin: settings.url("PAGE_BUILDER_URL")?.origin ?? null,
    site: settings.text("PAGE_BUILDER_SITE_KEY"),
    locale,
  };
}

/** Blocks are posted to preview-blocks instead. */
export function action() {
  throw new Response(null, { status: 404 });
}

export default function EditorPreview() {
  const { editorOrigin, site, locale } = useLoaderData<typeof loader>();
  return <PreviewWindow editor={editorOrigin} site={site} locale={locale} />;
}
