import "~/shop-kit";
import "~/operator-kit";
// A page's blocks as the shop shows them, in the frame of the back office editor. They are posted by its form, or sent
// by postMessage, as an external editor sends them to /pgb-editor-preview.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PreviewWindow } from "~/components/content/preview-window";
import { timeZoneOf } from "~/contract/constants/time-zone";
import type { Block } from "~/contract/content";
import { Locale } from "~/contract/wire";
import { resolveBlock } from "~/storefront/content/resolve-block";
import { settingsOf } from "~/storefront/content/settings";
import { previewPosted, storedBlocks } from "~/storefront/operator/blocks/preview-posted";
import { operatorContext } from "~/storefront/operator/require-operator";
import { shopClientFor } from "~/storefront/request/shop-client";

export const handle = { i18n: ["content", "catalogue"] };

/** The stored page, until something is typed. */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, locale: own } = await operatorContext(args, "content.read");
  const locale = Locale.catch(own).parse(url.searchParams.get("locale"));
  const key = url.searchParams.get("key");
  const blocks = key === null ? null : await storedBlocks(shop, key, locale);
  return { locale, blocks: blocks && (await resolved(args, blocks, locale)) };
}

export async function action(args: ActionFunctionArgs) {
  const { blocks, locale } = await previewPosted(args);
  return { blocks: await resolved(args, blocks, locale) };
}

async function resolved({ context, request }: LoaderFunctionArgs, blocks: readonly Block[], locale: Locale) {
  const shop = shopClientFor(context, request, locale, "b2b", null);
  const zone = timeZoneOf((await settingsOf({ context, request })).get("TIME_ZONE"));
  const all = await Promise.all(blocks.map((block) => resolveBlock({ shop, locale, zone }, block)));
  return all.filter((block) => block !== null);
}

export default function OperatorPreview() {
  const { locale, blocks } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <PreviewWindow editor="same-origin" site={null} locale={locale} initial={posted?.blocks ?? blocks} />
  );
}
