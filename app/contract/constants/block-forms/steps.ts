// Effects of the buttons of a list of blocks: each posts the whole form, so that no typed value is lost.
import type { BlockField, BlockList } from "./fields";
import { MAX_BLOCKS } from "./fields";
import { BLOCK_TYPES, formOf, newEntry, nextId, propsOf, withProps } from "./list";
import { isProps, type Props } from "./values";

export interface OpenList {
  entries: Props[];
  /** The entry whose fields are shown. */
  open: number | null;
}

/** Applies "up.3" or "item-add.rows-0-jobs": an action and its target. Null: not possible. */
export function stepped(
  list: BlockList,
  { entries, open }: OpenList,
  step: string,
  type: string,
): OpenList | null {
  const [action = "", at = ""] = step.split(".");
  if (action.startsWith("item-")) return itemStep(list, { entries, open }, action, at);
  const n = Number(at);
  if (action === "add") {
    const isKind = list === "slides" || BLOCK_TYPES.some((one) => one === type);
    if (entries.length >= MAX_BLOCKS || !isKind) return null;
    return { entries: [...entries, newEntry(list, type, entries)], open: entries.length };
  }
  const entry = entries[n];
  if (!/^\d{1,3}$/.test(at) || !entry) return null;
  switch (action) {
    case "open":
      return { entries, open: open === n ? null : n };
    case "up":
    case "down": {
      const to = action === "up" ? n - 1 : n + 1;
      if (to < 0 || to >= entries.length) return null;
      // The open entry stays open at its new position.
      return { entries: swapped(entries, n, to), open: open === n ? to : open === to ? n : open };
    }
    case "copy": {
      if (entries.length >= MAX_BLOCKS) return null;
      const copy = list === "slides" ? entry : { ...entry, id: nextId(entries) };
      return { entries: entries.toSpliced(n + 1, 0, structuredClone(copy)), open: n + 1 };
    }
    case "remove":
      return { entries: entries.toSpliced(n, 1), open: null };
    default:
      return null;
  }
}

/** The same inside the open block: `items`, `rows-0-jobs-2`. */
function itemStep(
  list: BlockList,
  { entries, open }: OpenList,
  action: string,
  path: string,
): OpenList | null {
  const entry = entries[open ?? -1];
  const fields = entry && formOf(list, entry);
  if (!entry || !fields) return null;
  const props = structuredClone(propsOf(list, entry));
  if (!changeItems(fields, props, path.split("-"), action)) return null;
  return { entries: entries.with(open ?? 0, withProps(list, entry, props)), open };
}

function changeItems(
  fields: readonly BlockField[],
  props: Props,
  path: readonly string[],
  action: string,
): boolean {
  const [name = "", at, ...deeper] = path;
  const field = fields.find(({ prop, input }) => prop === name && input === "list");
  if (!field) return false;
  const items: unknown[] = Array.isArray(props[name]) ? props[name] : [];
  const n = Number(at);
  const inner = at === undefined ? null : items[n];
  if (at === undefined) {
    if (action !== "item-add" || items.length >= (field.most ?? MAX_BLOCKS)) return false;
    props[name] = [...items, {}];
    return true;
  }
  if (!isProps(inner)) return false;
  if (deeper.length > 0) return changeItems(field.fields ?? [], inner, deeper, action);
  if (action === "item-remove") props[name] = items.toSpliced(n, 1);
  else if (action === "item-up" && n > 0) props[name] = swapped(items, n, n - 1);
  else if (action === "item-down" && n < items.length - 1) props[name] = swapped(items, n, n + 1);
  else return false;
  return true;
}

function swapped<T>(all: readonly T[], one: number, other: number): T[] {
  const [first, second] = [all[one], all[other]];
  return first === undefined || second === undefined ? [...all] : all.with(one, second).with(other, first);
}
