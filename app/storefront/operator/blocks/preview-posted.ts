// Blocks of a posted editor form as the shop shows them. Nothing is stored.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { readList } from "~/contract/constants/block-forms/list";
import type { Props } from "~/contract/constants/block-forms/values";
import type { Block } from "~/contract/content";
import type { OperatorClient } from "~/contract/operator/client";
import { RECORD_FORMS } from "~/contract/operator/record-forms";
import { Locale } from "~/contract/wire";
import { formText, postedForm } from "~/storefront/forms/posted-form";
import { operatorContext } from "~/storefront/operator/require-operator";
import { or404 } from "~/storefront/response/or-404";
import { withItems } from "./item-codes";
import { postedBlocks } from "./posted-blocks";

/**
 * Uses the language in the form, else the operator's.
 * @throws Response as operatorContext
 */
export async function previewPosted(args: {
  request: Request;
  context: AppLoadContext;
}): Promise<{ blocks: Block[]; locale: Locale }> {
  const { shop, locale: own, zone } = await operatorContext(args, "content.read");
  const form = await postedForm(args);
  const locale = Locale.catch(own).parse(formText(form, "preview_locale"));
  const posted = postedBlocks(RECORD_FORMS.page, form, zone);
  const entries = await withItems(posted?.entries ?? [], shop, "id");
  return { blocks: await shown(shop, entries, locale), locale };
}

/**
 * Returns the stored blocks of the page with this key.
 * @throws Response 404
 */
export async function storedBlocks(shop: OperatorClient, key: string, locale: Locale): Promise<Block[]> {
  const { parts } = await or404(shop.content.get({ kind: "page", key }));
  return shown(shop, readList(parts.pages?.[0]?.blocks ?? "") ?? [], locale);
}

const shown = async (shop: OperatorClient, entries: readonly Props[], locale: Locale): Promise<Block[]> =>
  (await shop.blocks.show({ blocks: z.array(z.json()).parse(JSON.parse(JSON.stringify(entries))), locale }))
    .blocks;
