// What the editor of pages asks for: blocks as the shop shows them, and the articles that they name.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { MAX_SKU_LENGTH } from "~/contract/constants/limits";
import { Block } from "~/contract/content";
import { Locale, resultsOf } from "~/contract/wire";
import { MAX_BLOCKS } from "../constants/block-forms/fields";

/** Of one page, by id or by code. */
export const MAX_BLOCK_ITEMS = 200;

const access = "operator";
const permission = "content.read";

export const operatorBlockCalls = {
  blocks: {
    /** Nothing is stored: blocks as a page stores them, as the public call answers them. */
    show: {
      method: "POST",
      path: "blocks/",
      access,
      permission,
      body: z.object({ blocks: z.array(z.json()).max(MAX_BLOCKS), locale: Locale }),
      answer: z.object({ blocks: z.array(Block) }),
    },
    /** The products of these ids and codes; what is none is left out. */
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
