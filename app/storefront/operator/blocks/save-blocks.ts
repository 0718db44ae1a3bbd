// Saves a record form with blocks. A step shows the form again; a save first checks each block. A form without a list
// is saved like any other.
import type { RecordAnswer } from "~/contract/operator/record-forms";
import { formText } from "~/storefront/forms/posted-form";
import type { OperatorContext } from "~/storefront/operator/require-operator";
import type { RecordCalls } from "../records/record-calls";
import { type FormFacts, postedValues } from "../records/record-values";
import { type Saved, saveRecordForm } from "../records/save-record";
import { unknownItems, withItems } from "./item-codes";
import { blockOfRefusal, faultyBlock, type PostedBlocks, postedBlocks } from "./posted-blocks";

/** @param key null for a new record */
export async function saveBlocksForm(
  calls: RecordCalls,
  facts: FormFacts,
  key: string | null,
  form: FormData,
  { shop, t, locale, zone }: Pick<OperatorContext, "shop" | "t" | "locale" | "zone">,
): Promise<Saved> {
  const posted = postedBlocks(facts.form, form, zone);
  if (!posted) return saveRecordForm(calls, facts, key, form, { t, locale, zone });
  const version = formText(form, "version") ?? "";
  const again = (errors: RecordAnswer["errors"], open: number | null, status: number): Saved => ({
    ok: false,
    status,
    answer: {
      ...{ errors, open, version, key: "", conflict: [], more: null },
      typed: postedValues(facts, form, zone),
    },
  });
  if (posted.isStep) return again({}, posted.open, 200);
  const faulty =
    faultyBlock(posted, facts.locales[0] ?? "it", t) ?? (await unknownItemIn(posted, { shop, t }));
  if (faulty) return again(faulty.errors, faulty.open, 400);
  const saved = await saveRecordForm(calls, facts, key, form, { t, locale, zone });
  if (saved.ok) return saved;
  const { errors } = saved.answer;
  const refused = blockOfRefusal(posted, errors[posted.cell] ?? []);
  const beside = refused && { [refused.field]: errors[posted.cell] ?? [], [posted.cell]: [] };
  const open = refused?.open ?? posted.open;
  return { ...saved, answer: { ...saved.answer, errors: { ...errors, ...beside }, open } };
}

/** Returns the first block with an article that does not exist. */
async function unknownItemIn(
  { entries, cell, list }: PostedBlocks,
  { shop, t }: Pick<OperatorContext, "shop" | "t">,
): Promise<{ open: number; errors: RecordAnswer["errors"] } | null> {
  if (list !== "blocks") return null;
  const stored = await withItems(entries, shop, "id");
  const unknown = stored.map(unknownItems);
  const open = unknown.findIndex((items) => items.length > 0);
  if (open < 0) return null;
  const message = t("blocks.faults.item", { items: unknown[open]?.join(", ") });
  return { open, errors: { [`${cell}.products`]: [message] } };
}
