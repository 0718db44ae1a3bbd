import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useFetcher, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Blocks } from "~/components/content/blocks";
import { EditorWindow } from "~/components/content/editor-window";
import { paths } from "~/paths";
import { enter } from "~/storefront/enter";
import { fillBlocks } from "~/storefront/page-blocks";
import { blocksSent } from "~/storefront/preview";
import { settingsOf } from "~/storefront/settings";
import { titled } from "~/storefront/titles";
import { wrap } from "~/theme/layout.css";

export const meta = titled;

/** Blocks come by message from this origin alone, and no other may frame the page. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await enter(args);
  const settings = await settingsOf(args);
  return json({
    title: t("content:preview.title"),
    editor: settings.url("PAGE_BUILDER_URL")?.origin ?? null,
    here: paths.editorPreview() + url.search,
  });
}

const MAX_CHARACTERS = 1024 * 1024;

/** The editor's blocks with all that they refer to. */
export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args);
  const text = await args.request.text();
  if (text.length > MAX_CHARACTERS) throw new Response(null, { status: 413, statusText: "too_large" });
  return json({ blocks: await fillBlocks(visit, blocksSent(parsed(text))) });
}

export default function EditorPreview() {
  const { editor, here } = useLoaderData<typeof loader>();
  const { t } = useTranslation("content");
  const fetcher = useFetcher<typeof action>();
  const show = (blocks: unknown) =>
    fetcher.submit(JSON.stringify(blocks), { method: "post", action: here, encType: "application/json" });
  const blocks = fetcher.data?.blocks;
  return (
    <EditorWindow editor={editor} onBlocks={show}>
      {blocks ? (
        <Blocks
          blocks={blocks}
          page={{ deed: { forCustomer: null, formId: null }, redirectTo: paths.index() }}
          layout="edge"
        />
      ) : (
        <p className={wrap}>{t("preview.waiting")}</p>
      )}
    </EditorWindow>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Response(null, { status: 400, statusText: "malformed_json" });
  }
}
