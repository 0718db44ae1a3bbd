// What the operator sets: settings, seasons, price lists, VAT, shipping and payment.

import { settingValue } from "~/contract/settings";
import { SETTING_KEYS } from "~/contract/shop";
import * as cells from "~/domain/csv/cells";
import { VAT_CLASSES } from "~/domain/vat";
import { column, optional, preset, type Table } from "./table";

const COUNTRIES = (name: string) => optional(name, cells.list);

export const shopTables: readonly Table[] = [
  {
    name: "settings",
    columns: [
      column("key", cells.oneOf(SETTING_KEYS)),
      column(
        "value",
        cells.json(() => true),
      ),
    ],
    key: ["key"],
    where: `t.key IN (${SETTING_KEYS.map((key) => `'${key}'`).join(", ")})`,
    always: { write_date: "u.at" },
    refuses: ({ key, value }) =>
      settingValue(String(key))?.safeParse(JSON.parse(String(value))).success
        ? null
        : { column: "value", code: "not_a_setting" },
  },
  {
    name: "seasons",
    columns: [
      column("id", cells.whole({ min: 1 })),
      column("name", cells.texts()),
      column("custom_field_value", cells.word),
      preset("is_active", cells.flag, "0"),
    ],
    key: ["id"],
  },
  {
    name: "price_lists",
    columns: [column("code", cells.word), column("name", cells.texts())],
    key: ["code"],
  },
  {
    name: "vat_rates",
    columns: [
      column("country", cells.country),
      column("vat_class", cells.oneOf(VAT_CLASSES)),
      column("rate", cells.percent),
    ],
    key: ["country", "vat_class"],
  },
  {
    name: "shipping_policies",
    columns: [
      column("code", cells.word),
      column("name", cells.texts()),
      column("description", cells.texts()),
      column("price", cells.money, { stored: "price_cents" }),
      optional("free_from", cells.money, "free_from_cents"),
      column("estimated_days_min", cells.whole()),
      column("estimated_days_max", cells.whole()),
      column("countries", cells.list),
      COUNTRIES("include_postal_prefixes"),
      COUNTRIES("exclude_postal_prefixes"),
      preset("is_pickup", cells.flag, "0"),
      preset("is_active", cells.flag, "1"),
      preset("position", cells.whole(), "0"),
    ],
    key: ["code"],
  },
  {
    name: "payment_methods",
    columns: [
      column("code", cells.word),
      column("name", cells.texts()),
      column("description", cells.texts()),
      column("instructions", cells.texts()),
      column("kind", cells.oneOf(["bank_transfer", "cash_on_delivery", "invoice", "redirect"])),
      preset("surcharge", cells.money, "0", "surcharge_cents"),
      column("contexts", cells.list),
      COUNTRIES("countries"),
      preset("is_active", cells.flag, "1"),
      preset("position", cells.whole(), "0"),
    ],
    key: ["code"],
  },
];
