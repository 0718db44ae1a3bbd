// The forms of the operator's records: which cells of which tables they show, and in what kind of field.
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

/** Values by the fields' names: `product_texts.0.name` is a cell of the first row of that table. */
export type FormValues = Record<string, string>;

/** A custom field, which a product may have values of. */
export interface FieldDefinition {
  key: string;
  label: string;
  unit: string;
  /** Empty: free text. */
  options: string[];
}

/** What two people typed into one field. */
export interface ConflictField {
  name: string;
  mine: string;
  theirs: string;
}

/** The values of a form by table, row and column: `product_texts`, "0", `name`. */
export type RowValues = Record<string, Record<string, Record<string, string>>>;

/** What a refused form leaves for its page. */
export interface RecordAnswer {
  /** By field; "" of the form as a whole. */
  errors: Record<string, string[]>;
  typed: FormValues;
  /** The key of a new record whose rows do not show it. */
  key: string;
  /** What the next save begins with. */
  version: string;
  conflict: ConflictField[];
  /** The table that more rows were asked for. */
  more: string | null;
  /** The index of the open block; null if all are closed. */
  open: number | null;
  /** Texts as the shop will show them, by field, where a preview was asked for. */
  previews?: Record<string, string>;
}

export type RecordGroup = "catalogue" | "selling" | "content";

const GROUPS: readonly [RecordGroup, readonly RecordKind[]][] = [
  ["catalogue", CATALOGUE_KINDS],
  ["selling", SELLING_KINDS],
  ["content", CONTENT_KINDS],
];

/** Whose permission a kind needs. */
export const groupOf = (kind: RecordKind): RecordGroup =>
  GROUPS.find(([, kinds]) => kinds.includes(kind))?.[0] ?? "catalogue";

/** Null for any other word of an address. */
export const recordKind = (word: string | undefined): RecordKind | null =>
  RECORD_KINDS.find((kind) => kind === word) ?? null;
