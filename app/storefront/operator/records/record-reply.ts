// Converts a record's form and its response for conform.
import { fieldName } from "~/contract/constants/record-fields";
import type { RecordAnswer } from "~/contract/operator/record-forms";
import type { RecordForm } from "~/contract/operator/record-forms/fields";
import type { FormResult } from "~/storefront/forms/form";
import { type FormFacts, type Reader, shownValues } from "./record-values";

/**
 * Returns the fields that are required to save the record, e.g. `products.0.sku`, and `key` if no row contains it.
 * Empty rows of a list are not saved, and an empty slug is filled in.
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

/** Returns the posted values with their errors. Requests for more rows and steps of a list have no errors. */
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
