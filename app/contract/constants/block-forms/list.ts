// Parses the list in a JSON cell: blocks, whose type decides their form, or slides.
import { BLOCK_FORMS, type BlockField, type BlockList, MAX_BLOCK_FIELDS, SLIDE_FORM } from "./fields";
import { blockValues, isProps, type Props } from "./values";

export const BLOCK_TYPES: readonly string[] = Object.keys(BLOCK_FORMS);

/** Null: not a list. */
export function readList(cell: string): Props[] | null {
  try {
    const list: unknown = JSON.parse(cell || "[]");
    return Array.isArray(list) && list.every(isProps) ? list : null;
  } catch {
    return null;
  }
}

/** Empty for an entry without a type, such as a slide. */
export const typeOf = (entry: Props): string => (typeof entry.type === "string" ? entry.type : "");

/**
 * The form of an entry; null for a type without a form (an outside editor's own, or one with too many
 * fields).
 */
export function formOf(list: BlockList, entry: Props): readonly BlockField[] | null {
  const fields =
    list === "slides"
      ? SLIDE_FORM
      : Object.entries(BLOCK_FORMS).find(([type]) => type === typeOf(entry))?.[1];
  if (!fields) return null;
  return Object.keys(blockValues(fields, propsOf(list, entry))).length > MAX_BLOCK_FIELDS ? null : fields;
}

/** Values of an entry: a block's are in its `props`, a slide's in itself. */
export const propsOf = (list: BlockList, entry: Props): Props =>
  list === "slides" ? entry : isProps(entry.props) ? entry.props : {};

export const withProps = (list: BlockList, entry: Props, props: Props): Props =>
  list === "slides" ? props : { ...entry, props };

/** @param type of a block */
export function newEntry(list: BlockList, type: string, entries: readonly Props[]): Props {
  const blank = { it: "", en: "", es: "" };
  if (list === "slides")
    return { image: null, image_mobile: null, title: blank, text: blank, cta_label: null, cta_href: null };
  return { id: nextId(entries), type, props: {} };
}

/** A number that no other entry has. */
export const nextId = (entries: readonly Props[]): number =>
  Math.max(0, ...entries.map(({ id }) => (typeof id === "number" ? id : 0))) + 1;
