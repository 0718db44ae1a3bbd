// A posted record form with a list of blocks: what was typed into the open block goes into the list, then a step is done.

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

/** Where a form has its list: the name of the cell, and what is in it. Null: it has none. */
export function listCell({ sections }: RecordForm): { cell: string; list: BlockList } | null {
  for (const { table, fields } of sections)
    for (const { column, input } of fields)
      if (input === "blocks" || input === "slides") return { cell: fieldName(table, 0, column), list: input };
  return null;
}

export interface PostedBlocks extends OpenList {
  cell: string;
  list: BlockList;
  /** The field of the step that was asked for, and what it leads to: the form is shown again. */
  isStep: boolean;
}

/** Puts the list into the form's cell. Null: the form has none, or it is no list, which its table says. */
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
    // A block without a form is typed as JSON; what is not JSON stays as it was.
    const typed = readList(`[${formText(form, `${cell}.json`) ?? ""}]`)?.[0];
    return typed ? entries.with(open, typed) : entries;
  }
  const typed: FormValues = {};
  for (const [name, value] of form)
    if (name.startsWith(`${cell}.`) && typeof value === "string")
      typed[name.slice(cell.length + 1)] = value.replaceAll("\r\n", "\n");
  return entries.with(open, withProps(list, entry, typedBlock(fields, typed, propsOf(list, entry), zone)));
}

/** The first block that the shop would not show is opened, with its errors by field. Null: all is well. */
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

/** Beside the field of the open block that names what the server refused, as a picture that is not there. */
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
