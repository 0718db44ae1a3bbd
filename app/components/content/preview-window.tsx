import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Blocks } from "~/components/content/blocks/blocks";
import type { ResolvedBlock } from "~/components/content/blocks/resolved-block";
import { EditorWindow, type PostToEditor } from "~/components/content/editor-window";
import type { Locale } from "~/contract/wire";
import { paths } from "~/paths";
import { container } from "~/theme/layout.css";

interface Previewed {
  blocks: ResolvedBlock[];
  refused: { index: number; reason: string }[];
}

export function PreviewWindow({
  editor,
  site,
  locale,
  initial = null,
}: {
  /** See `EditorWindow`. */
  editor: string | null;
  site: string | null;
  locale: Locale;
  initial?: ResolvedBlock[] | null;
}) {
  const { t } = useTranslation("content");
  const [blocks, setBlocks] = useState<ResolvedBlock[] | null>(initial);
  const latestRequest = useRef(0);
  const onBlocks = async (input: unknown, post: PostToEditor) => {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    const body = new FormData();
    body.set("locale", locale);
    body.set("blocks", JSON.stringify(input));
    const response = await fetch(paths.previewBlocks(), { method: "POST", body });
    // A newer message has arrived in the meantime.
    if (!response.ok || requestNumber !== latestRequest.current) return;
    const result: Previewed = await response.json();
    setBlocks(result.blocks);
    for (const refused of result.refused) post({ type: "refused", ...refused });
    post({ type: "shown" });
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
