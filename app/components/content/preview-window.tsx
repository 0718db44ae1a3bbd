import { useRef, useState } from "react";
import { Blocks } from "~/components/content/blocks/blocks";
import type { ResolvedBlock } from "~/components/content/blocks/resolved-block";
import { EditorWindow, type PostToEditor } from "~/components/content/editor-window";
import type { Locale } from "~/contract/wire";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { container } from "~/theme/layout.css";

/** The blocks that an editor sends, as a page shows them. */
export function PreviewWindow({
  editor,
  site,
  locale,
  initial = null,
  resolve,
}: {
  /** Same as in EditorWindow. */
  editor: string | null;
  site: string | null;
  locale: Locale;
  initial?: ResolvedBlock[] | null;
  /** What the browser makes of the blocks that come. */
  resolve: (
    blocks: unknown,
    locale: Locale,
  ) => Promise<{ blocks: ResolvedBlock[]; refused: { index: number; reason: string }[] }>;
}) {
  const { t } = useTranslation("content");
  const [blocks, setBlocks] = useState<ResolvedBlock[] | null>(initial);
  const latestRequest = useRef(0);
  const onBlocks = async (input: unknown, post: PostToEditor) => {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    const result = await resolve(input, locale);
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
