// Forms of the operator's records: which cells of which tables they show, and in which type of field.
import { CATALOGUE_FORMS } from "./record-forms/catalogue";
import { CONTENT_FORMS } from "./record-forms/content";
import type { RecordForm } from "./record-forms/fields";
import { SELLING_FORMS } from "./record-forms/selling";
import { CATALOGUE_KINDS, CONTENT_KINDS, RECORD_KINDS, type RecordKind, SELLING_KINDS } from "./records";

export const RECORD_FORMS: Record<RecordKind, RecordForm> = {
  ...CATALOGUE_FORMS,
  ...SELLING_FORMS,
  ...CONTENT_FORMS,
};

/** Values by field name: `product_texts.0.name` is a cell of the first row of that table. */
export type FormValues = Record<string, string>;

export interface FieldDefinition {
  key: string;
  label: string;
  unit: string;
  /** Empty: free text. */
  options: string[];
}

/** The values that two users typed into the same field. */
export interface ConflictField {
  name: string;
  mine: string;
  theirs: string;
}

/** The values of a form by table, row and column: `product_texts`, "0", `name`. */
export type RowValues = Record<string, Record<string, Record<string, string>>>;

/** Result of a refused form, for its page. */
export interface RecordAnswer {
  /** Errors by field; "" for the form as a whole. */
  errors: Record<string, string[]>;
  typed: FormValues;
  /** The key of a new record if its rows do not contain it. */
  key: string;
  /** Expected version of the next save. */
  version: string;
  conflict: ConflictField[];
  /** The table to which rows should be added. */
  more: string | null;
  /** The index of the open block; null if all are closed. */
  open: number | null;
  /** Texts as the shop would display them, by field, if a preview was requested. */
  previews?: Record<string, string>;
}

export type RecordGroup = "catalogue" | "selling" | "content";

const GROUPS: readonly [RecordGroup, readonly RecordKind[]][] = [
  ["catalogue", CATALOGUE_KINDS],
  ["selling", SELLING_KINDS],
  ["content", CONTENT_KINDS],
];

/** The group whose permission a kind needs. */
export const groupOf = (kind: RecordKind): RecordGroup =>
  GROUPS.find(([, kinds]) => kinds.includes(kind))?.[0] ?? "catalogue";

/** Null for any other part of a URL. */
export const recordKind = (word: string | undefined): RecordKind | null =>
  RECORD_KINDS.find((kind) => kind === word) ?? null;
