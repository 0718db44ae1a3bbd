// Forms of prices, promotions, shipping and payment: which cells of which tables they show.
import { PAYMENT_KINDS, PROMOTION_KINDS, SHOP_CONTEXTS, VAT_CLASSES } from "../../constants/enums";
import { SHIPPING_MEASURES } from "../../constants/shipping";
import type { SELLING_KINDS } from "../records";
import { field, IS_ACTIVE, one, POSITION, type RecordForm, required, text, translated, wide } from "./fields";

export const SELLING_FORMS: Record<(typeof SELLING_KINDS)[number], RecordForm> = {
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
        field("money", "price", { ...required, hint: "tariffPrice" }),
        field("money", "free_from"),
        field("choice", "measure", { options: SHIPPING_MEASURES, preset: "none" }),
        field("number", "max_weight_g"),
        field("flag", "price_includes_vat"),
        field("number", "estimated_days_min", required),
        field("number", "estimated_days_max", required),
        field("countries", "countries", wide),
        field("lines", "include_postal_prefixes"),
        field("lines", "exclude_postal_prefixes"),
        POSITION,
        field("flag", "is_pickup"),
        IS_ACTIVE,
      ),
      {
        table: "shipping_bands",
        rows: "many",
        fields: [field("money", "from", required), field("money", "price", required)],
        blanks: 3,
      },
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
        field("ticks", "contexts", { options: SHOP_CONTEXTS }),
        field("countries", "countries", { ...wide, hint: "paymentCountries" }),
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
        fields: [
          field("choice", "vat_class", { options: ["", ...VAT_CLASSES] }),
          field("money", "rate"),
          field("lines", "postal_prefixes"),
          field("choice", "scheme", { options: ["vat", "outside"], preset: "vat" }),
        ],
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
};
