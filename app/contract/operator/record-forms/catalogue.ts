// The forms of what is sold and how it is sorted: which cells of which tables they show.
import { AUDIENCES, RELATED_KINDS, VAT_CLASSES } from "../../constants/enums";
import type { CATALOGUE_KINDS } from "../records";
import { field, IS_ACTIVE, one, POSITION, type RecordForm, required, text, translated, wide } from "./fields";

/** Regulation (EU) 2017/1369. */
const ENERGY_CLASSES = ["A", "B", "C", "D", "E", "F", "G"];

export const CATALOGUE_FORMS: Record<(typeof CATALOGUE_KINDS)[number], RecordForm> = {
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
          field("key", "hazard", { from: "hazard" }),
          field("key", "food", { from: "food" }),
          field("choice", "energy_class", { options: ["", ...ENERGY_CLASSES] }),
          text("eprel"),
          field("number", "guarantee_months"),
          field("key", "withdrawal_exception", { from: "withdrawal_exception" }),
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
        blanks: 3,
        fields: [
          text("sku", required),
          text("slug", required),
          field("attributes", "attributes", wide),
          text("gtin"),
          text("image"),
          field("choice", "vat_class", { options: ["", ...VAT_CLASSES], empty: "inherited" }),
          field("choice", "audience", { options: ["", ...AUDIENCES], empty: "inherited" }),
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
    listed: ["unit", "filterable", "is_key_fact", "is_range", "position"],
    sections: [
      one(
        "custom_fields",
        text("key", required),
        text("label", translated),
        text("unit"),
        POSITION,
        field("flag", "filterable"),
        field("flag", "is_key_fact"),
        field("flag", "is_range"),
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
    listed: ["includes_vat"],
    sections: [
      one("price_lists", text("code", required), text("name", translated), field("flag", "includes_vat")),
    ],
  },
};
