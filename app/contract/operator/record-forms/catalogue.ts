// Forms of the catalogue: which cells of which tables they show.
import { AUDIENCES, RELATED_KINDS, VAT_CLASSES } from "../../constants/enums";
import type { CATALOGUE_KINDS } from "../records";
import {
  field,
  IS_ACTIVE,
  one,
  POSITION,
  type RecordForm,
  rare,
  required,
  text,
  translated,
  wide,
} from "./fields";

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
        text("sku", { hint: "ownCode" }),
        IS_ACTIVE,
        field("choice", "vat_class", { options: VAT_CLASSES, preset: "standard" }),
        text("brand", { from: "brand" }),
        text("gtin"),
        field("choice", "audience", { options: AUDIENCES, preset: "all" }),
        text("slug", { ...required, ...rare }),
        text("kind", rare),
        field("flag", "bestseller", rare),
        field("flag", "new", rare),
        text("uom", rare),
        field("number", "package_size", rare),
        field("number", "min_qty", rare),
        field("number", "qty_step", rare),
        text("mpn", rare),
        field("number", "net_quantity", rare),
        field("choice", "net_unit", { options: ["", "kg", "l", "m", "m2", "piece"], ...rare }),
        { ...POSITION, ...rare },
        text("image", { ...wide, ...rare, from: "picture" }),
        field("lines", "images", { ...wide, ...rare }),
      ),
      {
        table: "product_texts",
        rows: "locales",
        isFirst: true,
        fields: [
          text("name", { ...required, ...wide }),
          field("area", "short_description", wide),
          field("prose", "description", wide),
          text("slug", rare),
          text("seo_title", rare),
          field("area", "seo_description", { ...wide, ...rare }),
        ],
      },
      {
        table: "category_products",
        rows: "ticks",
        fields: [text("category", { from: "category" }), POSITION],
      },
      {
        ...one("prices", field("money", "standard_price")),
        ...{ isOfNew: true, constants: { list: "retail", season: "" } },
      },
      { ...one("stock", field("number", "on_hand"), field("number", "weight_g")), isOfNew: true },
      { table: "product_fields", rows: "fields", fields: [text("value")] },
      {
        table: "product_compliance",
        rows: "many",
        most: 1,
        fields: [
          text("manufacturer", { from: "manufacturer" }),
          field("ticks", "warnings", { from: "warning", ...wide }),
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
        fields: [
          field("choice", "kind", { options: ["", ...RELATED_KINDS] }),
          text("related", { from: "item" }),
          POSITION,
        ],
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
          text("image", { from: "picture" }),
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
        text("image", { from: "picture" }),
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
        field("country", "country", required),
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
