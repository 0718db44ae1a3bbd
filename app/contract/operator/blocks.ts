// Calls of the page editor: rendered blocks, and the products that they name.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { MAX_SKU_LENGTH } from "~/contract/constants/limits";
import { Block } from "~/contract/content";
import { Locale, resultsOf } from "~/contract/wire";
import { MAX_BLOCKS } from "../constants/block-forms/fields";

/** Per page, by id or by code. */
export const MAX_BLOCK_ITEMS = 200;

const access = "operator";
const permission = "content.read";

export const operatorBlockCalls = {
  blocks: {
    /** Converts blocks from the stored format to the format of the public call; stores nothing. */
    show: {
      method: "POST",
      path: "blocks/",
      access,
      permission,
      body: z.object({ blocks: z.array(z.json()).max(MAX_BLOCKS), locale: Locale }),
      answer: z.object({ blocks: z.array(Block) }),
    },
    /** The products with these ids and codes; unknown ones are left out. */
    items: {
      method: "POST",
      path: "blocks/items/",
      access,
      permission,
      body: z.object({ items: z.array(z.string().max(MAX_SKU_LENGTH)).max(MAX_BLOCK_ITEMS) }),
      answer: resultsOf(z.object({ id: z.int(), sku: z.string() })),
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
