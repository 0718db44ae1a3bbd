// Blocks for the page editor.
import { serializeBlocks } from "~/api/content/serialize-content";
import type { OperatorHandlers } from "~/api/http/handler";
import { blockItems, picturesOfBlocks } from "~/services/operator/blocks";

export const blocks: OperatorHandlers<"blocks"> = {
  async show(c, { blocks, locale }) {
    const pictures = await picturesOfBlocks(c, blocks);
    return { blocks: serializeBlocks({ slug: "", blocks }, locale, pictures) };
  },

  async items(c, { items }) {
    return { results: await blockItems(c, items) };
  },
};
