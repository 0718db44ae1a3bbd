// A record's form and its reply, for conform.
import { fieldName } from "~/contract/constants/record-fields";
import type { RecordAnswer } from "~/contract/operator/record-forms";
import type { RecordForm } from "~/contract/operator/record-forms/fields";
import type { FormResult } from "~/storefront/forms/form";
import { type FormFacts, type Reader, shownValues } from "./record-values";

/**
 * The fields without which no record is saved, as `products.0.sku`, and `key` where no row shows it. A blank row of a list is
 * not saved, and a blank slug is filled in.
 */
export function recordConstraint({ sections }: RecordForm): Record<string, { required: true }> {
  const required = sections
    .filter(({ rows }) => rows === "one")
    .flatMap(({ table, fields }) =>
      fields
        .filter(({ isRequired, column }) => isRequired && column !== "slug")
        .map(({ column }) => fieldName(table, 0, column)),
    );
  return Object.fromEntries(["key", ...required].map((name) => [name, { required: true }]));
}

/** The posted values with their errors. More rows and a step of a list are replies without errors. */
export function recordReply(facts: FormFacts, answer: RecordAnswer, reader: Reader) {
  const { typed, errors, key, version, conflict, more, open, previews } = answer;
  const isRefused = Object.keys(errors).length > 0;
  const result: FormResult = {
    ...(isRefused && { status: "error" as const }),
    initialValue: { key, ...shownValues(facts, typed, reader) },
    error: errors,
  };
  return { result, version, conflict, more, open, previews: previews ?? null };
}
