// What the forms of the operator's records are made of: fields, sections, and the words to write them with.
import type { RecordKind } from "../records";

/** Kinds of texts that the law asks for, which a product names by their keys. */
export const COMPLIANCE_KEYS = ["hazard", "food", "withdrawal_exception", "warning"] as const;
export type ComplianceKey = (typeof COMPLIANCE_KEYS)[number];

export interface RecordField {
  column: string;
  input:
    | "text"
    | "area"
    /** Text with paragraphs, lists and links as people type them, or HTML. */
    | "prose"
    | "number"
    | "money"
    | "day"
    | "moment"
    | "flag"
    | "choice"
    /** One of the keys that `from` has. */
    | "key"
    /** Boxes for `options`, or for the keys that `from` has: the cell has the ticked ones with bars between them. */
    | "ticks"
    | "country"
    /** As `ticks`, for the countries of the world. */
    | "countries"
    | "attributes"
    /** Entries one a line; the cell has bars between them. */
    | "lines"
    | "blocks"
    | "slides";
  /** A field for each of the shop's languages: `name_it`, `name_en`. */
  isTranslated?: true;
  isRequired?: true;
  options?: readonly string[];
  /** How the empty option is named: `records.options.…`. */
  empty?: "inherited";
  /** A new row's value, which alone makes no row. */
  preset?: string;
  /** Whose keys are proposed while one types; `brand` and `item`: those of the products that were changed last; `target`: addresses of the shop; `picture`: the newest pictures. */
  from?: RecordKind | ComplianceKey | "brand" | "item" | "target" | "picture";
  /** Another hint than its column's: `records.hints.…`. */
  hint?: string;
  /** Folded away until it is needed. */
  isRare?: true;
  /** Takes the whole width. */
  isWide?: true;
}

export interface RecordSection {
  table: string;
  /**
   * One row; a row for each language, in the column `locale`; any number of rows; a row for each custom field; a box to tick for
   * each category.
   */
  rows: "one" | "locales" | "many" | "fields" | "ticks";
  /** Only in the form of a new record, and sent where something is typed in it. */
  isOfNew?: true;
  /** Cells of each row that the form does not show. */
  constants?: Readonly<Record<string, string>>;
  /** Shown above the record's own row. */
  isFirst?: true;
  fields: readonly RecordField[];
  /** So many rows at most. */
  most?: number;
  /** So many empty rows where there are none yet; one unless said. */
  blanks?: number;
  /** Two sections of one table: the title's key, where it is not the table. */
  title?: string;
}

export interface RecordForm {
  sections: readonly RecordSection[];
  /** The column of the record's key. */
  key: string;
  /** The columns of the list, beside the key and the name. */
  listed: readonly string[];
  /** The translated column that names a record; null: its key does. */
  name: string | null;
}

/** A line of text. */
export const text = (column: string, more: Partial<RecordField> = {}): RecordField => ({
  column,
  input: "text",
  ...more,
});
/** A field of this kind. */
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
