// Data for the page editor about the blocks being typed.
import { blockItemsQuery } from "~/db/operator/block-items";
import { type PicturesByName, picturesNamedIn } from "~/db/pictures";
import { ask } from "~/db/query";
import type { ServiceContext } from "~/services/context";

/** Pictures that the blocks name and the shop has. */
export const picturesOfBlocks = (c: ServiceContext, blocks: readonly unknown[]): Promise<PicturesByName> =>
  ask(c.db, picturesNamedIn("SELECT ? AS json", JSON.stringify(blocks)));

/** @param items ids or codes */
export const blockItems = (
  c: ServiceContext,
  items: readonly string[],
): Promise<{ id: number; sku: string }[]> => ask(c.db, blockItemsQuery(items));
