// The posted grid of variants. "price.12" is the price of item 12. An invalid value is an error at its field.
import type { ApiError } from "~/contract/client";
import { codeOf } from "~/contract/input/issues";
import { wireAmount } from "~/contract/operator/amount";
import { MAX_GRID_LINES, type SaveVariantGrid, SaveVariantLine } from "~/contract/operator/variant-grid";
import type { FormResult } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";

type Errors = Record<string, string[]>;

const FIELDS = [
  ...["version", "gtin", "price", "change", "weight_g", "location", "vat_class", "is_active"],
] as const;
/** Columns that the row above the variants can fill, e.g. "all.price". */
const FILLED = ["price", "change", "weight_g", "vat_class"];

/** Returns the posted form with the values of the fill row copied to each variant. Nothing is stored. */
export function filledGrid(form: FormData): FormResult {
  for (const name of FILLED) {
    const typed = (formText(form, `all.${name}`) ?? "").trim();
    if (typed !== "") for (const item of form.getAll("line")) form.set(`${name}.${String(item)}`, typed);
  }
  const { initialValue } = postedGrid(form, () => "").reply({});
  return { initialValue };
}

/** @param message returns the message for an error code, shown at the invalid field */
export function postedGrid(
  form: FormData,
  message: (code: string, values: Record<string, unknown>) => string,
): { grid: SaveVariantGrid; errors: Errors; reply: (errors: Errors) => FormResult } {
  const errors: Errors = {};
  const values: Record<string, Record<string, string>> = Object.fromEntries(FIELDS.map((name) => [name, {}]));
  const items = form.getAll("line").slice(0, MAX_GRID_LINES).map(String);
  const lines = items.flatMap((item) => {
    const typed = Object.fromEntries(
      FIELDS.map((name) => [name, (formText(form, `${name}.${item}`) ?? "").trim()]),
    );
    for (const name of FIELDS)
      Object.assign(values[name] ?? {}, { [item]: typed[name]?.slice(0, 200) ?? "" });
    const read = SaveVariantLine.safeParse({
      item,
      version: typed.version,
      gtin: typed.gtin,
      is_active: typed.is_active === "true",
      price: typed.price ? wireAmount(typed.price) : null,
      change: numberIn(typed.change, 0),
      weight_g: numberIn(typed.weight_g, null),
      location: typed.location,
      vat_class: typed.vat_class,
    });
    if (read.success) return [read.data];
    for (const issue of read.error.issues) {
      const { code, values } = codeOf(issue);
      errors[`${String(issue.path[0])}.${item}`] = [
        message(code === "invalid_type" ? "invalid" : code, values),
      ];
    }
    return [];
  });
  const reason = (formText(form, "reason") ?? "").slice(0, 200);
  return {
    grid: { reason, lines },
    errors,
    reply: (error) => ({ status: "error", initialValue: { intent: "grid", reason, ...values }, error }),
  };
}

const numberIn = (typed: string | undefined, none: number | null): number | null =>
  !typed ? none : /^[+-]?\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;

/** Maps the call's errors, e.g. `lines.0.price`, to the fields of the form. */
export function gridErrors(error: ApiError, { lines }: SaveVariantGrid): Errors {
  const errors: Errors = error.fields.length > 0 ? {} : { "": [error.message] };
  for (const { field, message } of error.fields) {
    const [, line = "", name = "version"] = field.split(".");
    errors[`${name}.${lines[Number(line)]?.item}`] = [message];
  }
  return errors;
}
