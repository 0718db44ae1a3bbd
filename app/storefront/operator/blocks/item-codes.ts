// Converts between article ids, which blocks store, and the SKUs that their forms show.
import { BLOCK_FORMS } from "~/contract/constants/block-forms/fields";
import { propsOf, readList, typeOf, withProps } from "~/contract/constants/block-forms/list";
import type { Props } from "~/contract/constants/block-forms/values";
import type { OperatorClient } from "~/contract/operator/client";
import type { RecordForm } from "~/contract/operator/record-forms/fields";
import type { RecordParts } from "~/contract/operator/records";
import type { RecordCalls } from "../records/record-calls";
import { listCell } from "./posted-blocks";

/** Wraps the calls of a record kind whose form has blocks: records read have SKUs, records written have ids. */
export function withItemCodes(calls: RecordCalls, form: RecordForm, shop: OperatorClient): RecordCalls {
  if (listCell(form)?.list !== "blocks") return calls;
  const shown = async <Stored extends { parts: RecordParts }>(record: Stored): Promise<Stored> => ({
    ...record,
    parts: await mapped(record.parts, form, shop, "sku"),
  });
  return {
    ...calls,
    get: async (key, at) => shown(await calls.get(key, at)),
    create: async (parts) => calls.create(await mapped(parts, form, shop, "id")),
    save: async (key, version, parts) => calls.save(key, version, await mapped(parts, form, shop, "id")),
  };
}

async function mapped(parts: RecordParts, form: RecordForm, shop: OperatorClient, to: "id" | "sku") {
  const place = listCell(form);
  const [table = "", , column = ""] = place?.cell.split(".") ?? [];
  const entries = readList(parts[table]?.[0]?.[column] ?? "");
  if (!entries || !parts[table]) return parts;
  const cell = JSON.stringify(await withItems(entries, shop, to));
  return { ...parts, [table]: parts[table].map((row) => ({ ...row, [column]: cell })) };
}

/** Values that are not articles are left unchanged. */
export async function withItems(
  entries: readonly Props[],
  shop: OperatorClient,
  to: "id" | "sku",
): Promise<Props[]> {
  const named = [...new Set(entries.flatMap(itemsOf))];
  if (named.length === 0) return [...entries];
  const { results } = await shop.blocks.items({ items: named.slice(0, 200) });
  const target = (item: unknown) => {
    const found =
      results.find(({ sku }) => to === "id" && sku === item) ??
      results.find(({ id }) => String(id) === String(item));
    return found ? found[to] : item;
  };
  return entries.map((entry) => {
    const props = propsOf("blocks", entry);
    return hasItems(entry) && Array.isArray(props.products)
      ? withProps("blocks", entry, { ...props, products: props.products.map(target) })
      : entry;
  });
}

const hasItems = (entry: Props): boolean =>
  Object.entries(BLOCK_FORMS).some(
    ([type, fields]) => type === typeOf(entry) && fields.some(({ input }) => input === "items"),
  );

const itemsOf = (entry: Props): string[] => {
  const { products } = propsOf("blocks", entry);
  return hasItems(entry) && Array.isArray(products) ? products.map(String) : [];
};

/** Returns the SKUs in a block that match no article. A converted block contains ids only. */
export const unknownItems = (entry: Props): string[] => {
  const { products } = propsOf("blocks", entry);
  return hasItems(entry) && Array.isArray(products)
    ? products.filter((item): item is string => typeof item === "string")
    : [];
};
