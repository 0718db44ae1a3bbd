import type { BulkChangeOf } from "~/contract/operator/bulk";

interface Texts {
  t: (key: string, values?: Record<string, string>) => string;
  money: (amount: string) => string;
  percent: (percent: string) => string;
}

/** Describes a bulk change in one line, e.g. "Prezzi del listino retail: +5,00 %". */
export function changeText(change: BulkChangeOf, { t, money, percent }: Texts): string {
  switch (change.kind) {
    case "visible":
      return t(`bulk.say.${change.value ? "show" : "hide"}`);
    case "category":
      return t(`bulk.say.${change.action}`, { name: change.category });
    case "price": {
      const sign = change.how !== "set" && !change.by.startsWith("-") ? "+" : "";
      const by = change.how === "percent" ? percent(change.by) : money(change.by);
      return t(`bulk.say.${change.how}`, { list: change.list, by: `${sign}${by}` });
    }
    case "field":
      return t("bulk.say.field", { name: change.field, value: change.value || t("bulk.say.empty") });
    case "column":
      return t("bulk.say.column", {
        name: t(`bulk.kinds.${change.column}`),
        value: columnText(change.column, change.value, t) || t("bulk.say.empty"),
      });
  }
}

export function rowText(change: BulkChangeOf, value: string, { t, money }: Texts): string {
  switch (change.kind) {
    case "visible":
      return t(value === "true" ? "records.visible" : "records.hidden");
    case "category":
      return t(value === "true" ? "bulk.in" : "bulk.out");
    case "price":
      return value.replace(/-?(?<!\d)\d+\.\d{2}/g, money);
    case "column":
      return columnText(change.column, value, t) || "–";
    case "field":
      return value || "–";
  }
}

const columnText = (column: string, value: string, t: Texts["t"]): string =>
  column === "brand" ? value : t(`records.options.${value}`);
