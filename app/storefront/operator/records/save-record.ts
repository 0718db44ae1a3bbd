// Saves a posted record form, or returns its errors and the changes that another operator has made meanwhile.
import { type ApiError, attempt } from "~/contract/client";
import { fieldName } from "~/contract/constants/record-fields";
import { type FormValues, RECORD_FORMS, type RecordAnswer } from "~/contract/operator/record-forms";
import type { RecordKind, RecordParts, StoredRecord } from "~/contract/operator/records";
import type { Locale } from "~/contract/wire";
import { messageFor } from "~/i18n/server";
import { formText } from "~/storefront/forms/posted-form";
import type { OperatorContext } from "~/storefront/operator/require-operator";
import { optionErrors, typedOptions } from "../variant-options-form";
import { proposeSlugs } from "./propose-slugs";
import type { RecordCalls } from "./record-calls";
import { differencesOf } from "./record-differences";
import { type FormFacts, partsOf, postedValues, previewsOf, valuesOf } from "./record-values";

export type Saved =
  | { ok: true; key: string; version: string }
  | { ok: false; status: number; answer: RecordAnswer };

/** @param key null for a new record */
export async function saveRecordForm(
  calls: RecordCalls,
  facts: FormFacts,
  key: string | null,
  form: FormData,
  reader: Pick<OperatorContext, "t" | "locale" | "zone">,
): Promise<Saved> {
  const version = formText(form, "version") ?? "";
  const typed = postedValues(facts, form, reader.zone);
  const answer: RecordAnswer = {
    ...{ errors: {}, typed, version, conflict: [], more: null, open: null },
    key: formText(form, "key") ?? "",
  };
  const [, more = null] = /^add\.([a-z_]+)$/.exec(formText(form, "intent") ?? "") ?? [];
  if (more !== null) return { ok: false, status: 200, answer: { ...answer, more } };
  if (formText(form, "intent") === "preview")
    return { ok: false, status: 200, answer: { ...answer, previews: previewsOf(facts, typed) } };
  if (key !== null) await takeTheirs(calls, facts, key, form, typed);
  if (key === null) {
    Object.assign(typed, typedOptions(form));
    const errors = { ...unnamedField(facts, typed, reader.locale), ...optionErrors(form, reader.locale) };
    if (Object.keys(errors).length > 0) return { ok: false, status: 400, answer: { ...answer, errors } };
  }
  proposeSlugs(facts, typed, key === null);
  const { parts, fieldOf } = partsOf(facts, typed, key === null);
  const saved = await attempt(
    key === null ? calls.create(keyed(facts, parts, form)) : calls.save(key, version, parts),
  );
  if (saved.ok) return { ok: true, key: saved.value.key, version: saved.value.version };
  const { error } = saved;
  if (key !== null && error.code === "edited_by_another")
    return {
      ok: false,
      status: 409,
      answer: {
        ...answer,
        ...(await conflictWith(calls, facts, key, typed, reader)),
        errors: { "": [error.message] },
      },
    };
  return { ok: false, status: error.status, answer: { ...answer, errors: errorsOf(error, fieldOf) } };
}

/** Returns an error for the name field if a new record has no name in the shop's first language. */
function unnamedField({ form }: FormFacts, typed: FormValues, locale: Locale): RecordAnswer["errors"] {
  const texts = form.sections.find(({ rows }) => rows === "locales");
  const field = texts?.fields.find(({ isRequired }) => isRequired);
  const name = texts && field ? fieldName(texts.table, 0, field.column) : null;
  return name === null || (typed[name] ?? "").trim() !== ""
    ? {}
    : { [name]: [messageFor(locale, "required")] };
}

/** Adds the key of a record whose rows do not contain it, e.g. the country of VAT rates. */
function keyed({ form }: FormFacts, parts: RecordParts, posted: FormData): RecordParts {
  const key = formText(posted, "key");
  const table = form.sections[0]?.table;
  if (key === null || table === undefined) return parts;
  return { ...parts, [table]: (parts[table] ?? []).map((row) => ({ ...row, [form.key]: key.trim() })) };
}

function errorsOf(error: ApiError, fieldOf: (field: string) => string): RecordAnswer["errors"] {
  const errors: RecordAnswer["errors"] = error.fields.length > 0 ? {} : { "": [error.message] };
  for (const { field, message } of error.fields) {
    const name = fieldOf(field);
    errors[name] = [...(errors[name] ?? []), message];
  }
  return errors;
}

/** Returns both values of each field that differs. The next save is based on the stored version. */
async function conflictWith(
  calls: RecordCalls,
  facts: FormFacts,
  key: string,
  typed: FormValues,
  reader: Pick<OperatorContext, "t" | "locale" | "zone">,
): Promise<Pick<RecordAnswer, "version" | "conflict">> {
  const { version, parts } = await calls.get(key);
  return {
    version,
    conflict: differencesOf(facts, { mine: typed, theirs: valuesOf(facts, parts) }, reader),
  };
}

async function takeTheirs(
  calls: RecordCalls,
  facts: FormFacts,
  key: string,
  form: FormData,
  typed: FormValues,
): Promise<void> {
  const chosen = [...form.keys()].filter(
    (name) => name.startsWith("choose.") && formText(form, name) === "theirs",
  );
  if (chosen.length === 0) return;
  const theirs = valuesOf(facts, (await calls.get(key)).parts);
  for (const name of chosen) typed[name.slice("choose.".length)] = theirs[name.slice("choose.".length)] ?? "";
}

/** Returns a new record that copies another one, without its key, slugs and codes. */
export function copied(record: StoredRecord, kind: RecordKind): StoredRecord {
  const own = new Set(["sku", "slug", "gtin", "mpn", RECORD_FORMS[kind].key]);
  const parts = Object.fromEntries(
    Object.entries(record.parts).map(([table, rows]) => [
      table,
      rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([head, cell]) => [head, own.has(head) ? "" : cell])),
      ),
    ]),
  );
  // Coupon codes are unique, so they are not copied.
  return { ...record, version: "", parts: { ...parts, ...(parts.coupons && { coupons: [] }) } };
}
