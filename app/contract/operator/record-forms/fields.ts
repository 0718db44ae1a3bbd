// Elements of the operator's record forms: fields, sections, and functions to define them.
import type { RecordKind } from "../records";

/** Kinds of legally required texts that a product refers to by key. */
export const COMPLIANCE_KEYS = ["hazard", "food", "withdrawal_exception", "warning"] as const;
export type ComplianceKey = (typeof COMPLIANCE_KEYS)[number];

export interface RecordField {
  column: string;
  input:
    | "text"
    | "area"
    /** Text with paragraphs, lists and links, typed as plain text or as HTML. */
    | "prose"
    | "number"
    | "money"
    | "day"
    | "moment"
    | "flag"
    | "choice"
    /** One of the keys in `from`. */
    | "key"
    /**
     * Checkboxes for `options`, or for the keys in `from`: the cell has the ticked ones, separated by bars.
     */
    | "ticks"
    | "country"
    /** Like `ticks`, for the countries of the world. */
    | "countries"
    | "attributes"
    /** Entries one a line; the cell has bars between them. */
    | "lines"
    | "blocks"
    | "slides";
  /** One field per language of the shop: `name_it`, `name_en`. */
  isTranslated?: true;
  isRequired?: true;
  options?: readonly string[];
  /** Name of the empty option: `records.options.…`. */
  empty?: "inherited";
  /** Value of a new row; a row with only this value is not sent. */
  preset?: string;
  /**
   * Source of suggestions while typing; `brand` and `item`: those of the products changed last; `target`:
   * addresses of the shop; `picture`: the newest pictures.
   */
  from?: RecordKind | ComplianceKey | "brand" | "item" | "target" | "picture";
  /** A hint that replaces its column's: `records.hints.…`. */
  hint?: string;
  /** Collapsed until it is needed. */
  isRare?: true;
  isWide?: true;
}

export interface RecordSection {
  table: string;
  /**
   * One row; a row per language, in the column `locale`; any number of rows; a row per custom field; a
   * checkbox per category.
   */
  rows: "one" | "locales" | "many" | "fields" | "ticks";
  /** Only in the form of a new record; sent only if something is typed in it. */
  isOfNew?: true;
  /** Cells of each row that the form does not show. */
  constants?: Readonly<Record<string, string>>;
  /** Displayed above the record's own row. */
  isFirst?: true;
  fields: readonly RecordField[];
  most?: number;
  /** Number of empty rows if there are no rows yet; default: one. */
  blanks?: number;
  /** Key of the section's title, if it is not the table: two sections may share a table. */
  title?: string;
}

export interface RecordForm {
  sections: readonly RecordSection[];
  key: string;
  /** The columns of the list, beside the key and the name. */
  listed: readonly string[];
  /** The translated column with a record's name; null: its key is displayed. */
  name: string | null;
}

export const text = (column: string, more: Partial<RecordField> = {}): RecordField => ({
  column,
  input: "text",
  ...more,
});
export const field = (
  input: RecordField["input"],
  column: string,
  more: Partial<RecordField> = {},
): RecordField => ({
  column,
  input,
  ...more,
});
export const translated = { isTranslated: true } as const;
export const required = { isRequired: true } as const;
export const rare = { isRare: true } as const;
export const wide = { isWide: true } as const;
export const IS_ACTIVE = field("flag", "is_active");
export const POSITION = field("number", "position", { preset: "0" });
/** A section of one row. */
export const one = (table: string, ...fields: RecordField[]): RecordSection => ({
  table,
  rows: "one",
  fields,
});
