// The forms of the operator's records: which cells of which tables they show, and in what kind of field.
import { AUDIENCES, PAYMENT_KINDS, PROMOTION_KINDS, RELATED_KINDS, VAT_CLASSES } from "../constants/enums";
import { CATALOGUE_KINDS, CONTENT_KINDS, RECORD_KINDS, type RecordKind, SELLING_KINDS } from "./records";

export interface RecordField {
  column: string;
  input: "text" | "area" | "number" | "money" | "day" | "flag" | "choice" | "attributes";
  /** A field for each of the shop's languages: `name_it`, `name_en`. */
  isTranslated?: true;
  isRequired?: true;
  options?: readonly string[];
  /** Whose keys are proposed while one types. */
  from?: RecordKind;
  /** Takes the whole width. */
  isWide?: true;
}

export interface RecordSection {
  table: string;
  /** One row; a row for each language, in the column `locale`; any number of rows; a row for each custom field. */
  rows: "one" | "locales" | "many" | "fields";
  fields: readonly RecordField[];
  /** So many rows at most. */
  most?: number;
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

const text = (column: string, more: Partial<RecordField> = {}): RecordField => ({
  column,
  input: "text",
  ...more,
});
const field = (
  input: RecordField["input"],
  column: string,
  more: Partial<RecordField> = {},
): RecordField => ({
  column,
  input,
  ...more,
});
const translated = { isTranslated: true } as const;
const required = { isRequired: true } as const;
const wide = { isWide: true } as const;
const IS_ACTIVE = field("flag", "is_active");
const POSITION = field("number", "position");
const one = (table: string, ...fields: RecordField[]): RecordSection => ({ table, rows: "one", fields });

export const RECORD_FORMS: Record<RecordKind, RecordForm> = {
  product: {
    key: "sku",
    name: null,
    listed: [],
    sections: [
      one(
        "products",
        text("sku", required),
        text("slug", required),
        IS_ACTIVE,
        text("brand"),
        text("kind"),
        field("choice", "vat_class", { options: VAT_CLASSES }),
        field("choice", "audience", { options: AUDIENCES }),
        field("flag", "bestseller"),
        field("flag", "new"),
        text("uom"),
        field("number", "package_size"),
        field("number", "min_qty"),
        field("number", "qty_step"),
        text("gtin"),
        text("mpn"),
        field("number", "net_quantity"),
        field("choice", "net_unit", { options: ["", "kg", "l", "m", "m2", "piece"] }),
        POSITION,
        text("image", wide),
        text("images", wide),
      ),
      {
        table: "product_texts",
        rows: "locales",
        fields: [
          text("name"),
          text("slug"),
          field("area", "short_description", wide),
          field("area", "description", wide),
        ],
      },
      {
        table: "category_products",
        rows: "many",
        fields: [text("category", { from: "category" }), POSITION],
      },
      { table: "product_fields", rows: "fields", fields: [text("value")] },
      {
        table: "product_compliance",
        rows: "many",
        most: 1,
        fields: [
          text("manufacturer", { from: "manufacturer" }),
          text("warnings"),
          text("hazard"),
          text("food"),
          text("energy_class"),
          text("eprel"),
          field("number", "guarantee_months"),
          text("withdrawal_exception"),
        ],
      },
      {
        table: "related_products",
        rows: "many",
        fields: [field("choice", "kind", { options: ["", ...RELATED_KINDS] }), text("related"), POSITION],
      },
    ],
  },
  variants: {
    key: "sku",
    name: null,
    listed: [],
    sections: [
      {
        table: "products",
        title: "variants",
        rows: "many",
        fields: [
          text("sku", required),
          text("slug", required),
          field("attributes", "attributes", wide),
          text("gtin"),
          text("image"),
          POSITION,
          IS_ACTIVE,
        ],
      },
    ],
  },
  category: {
    key: "slug",
    name: null,
    listed: ["parent", "position", "is_active"],
    sections: [
      one(
        "categories",
        text("slug", required),
        text("parent", { from: "category" }),
        POSITION,
        IS_ACTIVE,
        text("image"),
        text("colour"),
      ),
      {
        table: "category_texts",
        rows: "locales",
        fields: [text("name"), text("slug"), field("area", "description", wide)],
      },
    ],
  },
  custom_field: {
    key: "key",
    name: "label",
    listed: ["unit", "filterable", "is_key_fact", "position"],
    sections: [
      one(
        "custom_fields",
        text("key", required),
        text("label", translated),
        text("unit"),
        POSITION,
        field("flag", "filterable"),
        field("flag", "is_key_fact"),
        field("area", "options", wide),
      ),
    ],
  },
  manufacturer: {
    key: "name",
    name: null,
    listed: ["country"],
    sections: [
      one(
        "manufacturers",
        text("name", required),
        text("country", required),
        text("address", wide),
        text("contact", wide),
      ),
    ],
  },
  price_list: {
    key: "code",
    name: "name",
    listed: [],
    sections: [one("price_lists", text("code", required), text("name", translated))],
  },
  promotion: {
    key: "slug",
    name: "name",
    listed: ["kind", "value", "starts_at", "ends_at", "is_active"],
    sections: [
      one(
        "promotions",
        text("slug", required),
        text("name", translated),
        field("choice", "kind", { options: PROMOTION_KINDS }),
        field("money", "value"),
        field("money", "min_amount"),
        field("day", "starts_at", required),
        field("day", "ends_at", required),
        IS_ACTIVE,
        field("area", "description", { ...translated, ...wide }),
      ),
      {
        table: "coupons",
        rows: "many",
        fields: [text("code"), field("number", "per_customer"), field("number", "total_uses"), IS_ACTIVE],
      },
      { table: "promotion_prices", rows: "many", fields: [text("item"), field("money", "price")] },
    ],
  },
  shipping: {
    key: "code",
    name: "name",
    listed: ["price", "free_from", "countries", "is_active"],
    sections: [
      one(
        "shipping_policies",
        text("code", required),
        text("name", translated),
        field("area", "description", { ...translated, ...wide }),
        field("money", "price", required),
        field("money", "free_from"),
        field("number", "estimated_days_min", required),
        field("number", "estimated_days_max", required),
        text("countries"),
        text("include_postal_prefixes"),
        text("exclude_postal_prefixes"),
        POSITION,
        field("flag", "is_pickup"),
        IS_ACTIVE,
      ),
    ],
  },
  payment: {
    key: "code",
    name: "name",
    listed: ["kind", "surcharge", "contexts", "is_active"],
    sections: [
      one(
        "payment_methods",
        text("code", required),
        text("name", translated),
        field("choice", "kind", { options: PAYMENT_KINDS }),
        field("money", "surcharge"),
        text("contexts"),
        text("countries"),
        POSITION,
        IS_ACTIVE,
        field("area", "description", { ...translated, ...wide }),
        field("area", "instructions", { ...translated, ...wide }),
      ),
    ],
  },
  vat: {
    key: "country",
    name: null,
    listed: [],
    sections: [
      {
        table: "vat_rates",
        rows: "many",
        fields: [field("choice", "vat_class", { options: ["", ...VAT_CLASSES] }), field("money", "rate")],
      },
    ],
  },
  season: {
    key: "id",
    name: "name",
    listed: ["custom_field_value", "is_active"],
    sections: [
      one(
        "seasons",
        field("number", "id", required),
        text("name", translated),
        text("custom_field_value", required),
        IS_ACTIVE,
      ),
    ],
  },
  page: {
    key: "slug",
    name: "title",
    listed: ["section", "is_active"],
    sections: [
      one(
        "pages",
        text("slug", required),
        field("choice", "section", { options: ["", "company", "service"] }),
        POSITION,
        IS_ACTIVE,
        text("title", { ...translated }),
        field("area", "description", { ...translated, ...wide }),
        field("area", "blocks", wide),
      ),
      { table: "page_slugs", rows: "many", fields: [text("slug")] },
    ],
  },
  article: {
    key: "slug",
    name: "title",
    listed: ["published_at", "is_active"],
    sections: [
      one(
        "articles",
        text("slug", required),
        text("published_at", required),
        text("author"),
        text("tags"),
        text("image"),
        IS_ACTIVE,
        text("title", translated),
        field("area", "excerpt", { ...translated, ...wide }),
        field("area", "body", { ...translated, ...wide }),
      ),
    ],
  },
  slider: {
    key: "id",
    name: null,
    listed: ["slot"],
    sections: [
      one("sliders", field("number", "id", required), text("slot", required), field("area", "slides", wide)),
    ],
  },
  banner: {
    key: "slug",
    name: "title",
    listed: ["promotion", "position", "is_active"],
    sections: [
      one(
        "canvasses",
        text("slug", required),
        text("promotion", { from: "promotion" }),
        POSITION,
        IS_ACTIVE,
        text("image", wide),
        text("title", translated),
        text("subtitle", translated),
        field("area", "body", { ...translated, ...wide }),
        text("cta_label", translated),
        text("cta_href"),
      ),
    ],
  },
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

/** What a refused form leaves for its page. */
export interface RecordAnswer {
  /** By field; "" of the form as a whole. */
  errors: Record<string, string[]>;
  typed: FormValues;
  /** What the next save begins with. */
  version: string;
  conflict: ConflictField[];
  /** The table that more rows were asked for. */
  more: string | null;
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
