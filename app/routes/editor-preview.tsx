import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useRef, useState } from "react";
import { Blocks } from "~/components/content/blocks/blocks";
import type { ResolvedBlock } from "~/components/content/blocks/resolved-block";
import { EditorWindow, type PostToEditor } from "~/components/content/editor-window";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { settingsOf } from "~/storefront/content/settings";
import { requestContext } from "~/storefront/request/context";
import { titleMeta } from "~/storefront/seo/titles";
import { container } from "~/theme/layout.css";

export const meta = titleMeta;

/** Blocks come by postMessage from the editor's origin, and no other origin may frame the page. */
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

/** Blocks are rendered in the browser; nothing is posted here. */
export function action() {
  throw new Response(null, { status: 404 });
}

export default function EditorPreview() {
  const { editorOrigin: editor, site, locale } = useLoaderData<typeof loader>();
  const { t } = useTranslation("content");
  const [blocks, setBlocks] = useState<ResolvedBlock[] | null>(null);
  const latestRequest = useRef(0);
  const onBlocks = async (input: unknown, post: PostToEditor) => {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    const { renderBlocks: drawBlocks } = await import("~/storefront/content/preview-blocks");
    const result = await drawBlocks(input, locale);
    // A newer message has arrived meanwhile.
    if (requestNumber !== latestRequest.current) return;
    setBlocks(result.blocks);
    for (const refused of result.refused) post({ type: "refused", ...refused });
  };
  return (
    <EditorWindow editor={editor} site={site} onBlocks={onBlocks}>
      {blocks ? (
        <Blocks
          blocks={blocks}
          page={{ formToken: { forCustomer: null, formId: null }, redirectTo: paths.index() }}
          layout="edge"
        />
      ) : (
        <p className={container}>{t("preview.waiting")}</p>
      )}
    </EditorWindow>
  );
}
