// A posted record form with a list of blocks: merges the typed values of the open block into the list, then performs
// the requested step.

import type { TFunction } from "i18next";
import type { BlockList } from "~/contract/constants/block-forms/fields";
import { formOf, propsOf, readList, withProps } from "~/contract/constants/block-forms/list";
import { type OpenList, stepped } from "~/contract/constants/block-forms/steps";
import {
  type BlockFault,
  blockFaults,
  blockValues,
  typedBlock,
} from "~/contract/constants/block-forms/values";
import { fieldName } from "~/contract/constants/record-fields";
import type { FormValues } from "~/contract/operator/record-forms";
import type { RecordForm } from "~/contract/operator/record-forms/fields";
import { formText } from "~/storefront/forms/posted-form";

/** Returns the name and type of the form's list cell, or null if the form has no list. */
export function listCell({ sections }: RecordForm): { cell: string; list: BlockList } | null {
  for (const { table, fields } of sections)
    for (const { column, input } of fields)
      if (input === "blocks" || input === "slides") return { cell: fieldName(table, 0, column), list: input };
  return null;
}

export interface PostedBlocks extends OpenList {
  cell: string;
  list: BlockList;
  /** True if a step was requested, after which the form is shown again. */
  isStep: boolean;
}

/**
 * Writes the list into the form's cell. Returns null if the form has no list, or the cell is not a list; the table then
 * reports the error.
 */
export function postedBlocks(recordForm: RecordForm, form: FormData, zone: string): PostedBlocks | null {
  const place = listCell(recordForm);
  if (!place) return null;
  const { cell, list } = place;
  const entries = readList(formText(form, cell) ?? "");
  if (!entries) return null;
  const at = formText(form, `${cell}.open`);
  const open = at !== null && /^\d{1,3}$/.test(at) && entries[Number(at)] ? Number(at) : null;
  const before: OpenList = { entries: withTyped(entries, open, place, form, zone), open };
  const [, step] = /^step\.([\w.-]{1,60})$/.exec(formText(form, "intent") ?? "") ?? [];
  const after = step ? stepped(list, before, step, formText(form, `${cell}.add`) ?? "") : null;
  const now = after ?? before;
  form.set(cell, JSON.stringify(now.entries));
  return { cell, list, ...now, isStep: step !== undefined };
}

function withTyped(
  entries: OpenList["entries"],
  open: number | null,
  { cell, list }: { cell: string; list: BlockList },
  form: FormData,
  zone: string,
): OpenList["entries"] {
  const entry = entries[open ?? -1];
  if (open === null || !entry) return entries;
  const fields = formOf(list, entry);
  if (fields === null) {
    // A block without a form is typed as JSON. Invalid JSON leaves the block unchanged.
    const typed = readList(`[${formText(form, `${cell}.json`) ?? ""}]`)?.[0];
    return typed ? entries.with(open, typed) : entries;
  }
  const typed: FormValues = {};
  for (const [name, value] of form)
    if (name.startsWith(`${cell}.`) && typeof value === "string")
      typed[name.slice(cell.length + 1)] = value.replaceAll("\r\n", "\n");
  return entries.with(open, withProps(list, entry, typedBlock(fields, typed, propsOf(list, entry), zone)));
}

/** Returns the first block that the shop would not show, with its errors by field, or null. */
export function faultyBlock(
  posted: PostedBlocks,
  locale: string,
  t: TFunction,
): { open: number; errors: Record<string, string[]> } | null {
  const { entries, list, cell } = posted;
  for (const [open, entry] of entries.entries()) {
    const fields = formOf(list, entry);
    const faults = fields ? blockFaults(fields, propsOf(list, entry), locale) : {};
    const errors = Object.entries(faults).map(([name, fault]: [string, BlockFault]) => [
      `${cell}.${name}`,
      [t(`blocks.faults.${fault}`)],
    ]);
    if (errors.length > 0) return { open, errors: Object.fromEntries(errors) };
  }
  return null;
}

/** Returns the field of the open block that the server refused, e.g. the name of a missing picture. */
export function blockOfRefusal(
  posted: PostedBlocks,
  messages: readonly string[],
): { open: number; field: string } | null {
  for (const [open, entry] of posted.entries.entries()) {
    const fields = formOf(posted.list, entry) ?? [];
    for (const [name, value] of Object.entries(blockValues(fields, propsOf(posted.list, entry))))
      if (
        /image(_mobile)?$/.test(name) &&
        value !== "" &&
        messages.some((one) => one.includes(value.split("|")[0] ?? value))
      )
        return { open, field: `${posted.cell}.${name}` };
  }
  return null;
}
