// The posted options from which variants are created: `options.0.name`, `options.0.values`.
import { attempt } from "~/contract/client";
import { MAX_OPTIONS } from "~/contract/constants/limits";
import { codeOf } from "~/contract/input/issues";
import { optionFault, optionValues } from "~/contract/input/typed-options";
import type { OperatorClient } from "~/contract/operator/client";
import type { FormValues } from "~/contract/operator/record-forms";
import { GenerateVariants, MAX_GRID_LINES } from "~/contract/operator/variant-grid";
import type { Locale } from "~/contract/wire";
import { messageFor } from "~/i18n/server";
import type { FormResult } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import type { OperatorContext } from "~/storefront/operator/require-operator";

type TypedOption = { name: string; values: string };
type Errors = Record<string, string[]>;

const optionsIn = (form: FormData): TypedOption[] =>
  Array.from({ length: MAX_OPTIONS }, (_, n) => ({
    name: (formText(form, `options.${n}.name`) ?? "").slice(0, 200),
    values: (formText(form, `options.${n}.values`) ?? "").slice(0, 6000),
  }));

const filledIn = (form: FormData) =>
  optionsIn(form).flatMap((option, n) =>
    option.name.trim() !== "" || option.values.trim() !== "" ? [{ option, n }] : [],
  );

export const hasOptions = (form: FormData): boolean => filledIn(form).length > 0;

export const typedOptions = (form: FormData): FormValues =>
  Object.fromEntries(
    optionsIn(form).flatMap(({ name, values }, n) => [
      [`options.${n}.name`, name],
      [`options.${n}.values`, values],
    ]),
  );

export function optionErrors(form: FormData, locale: Locale): Errors {
  const filled = filledIn(form);
  if (filled.length === 0) return {};
  const placed = (field: string) => fieldOf(field, filled);
  const read = GenerateVariants.safeParse({ options: filled.map(({ option }) => option) });
  if (!read.success)
    return Object.fromEntries(
      read.error.issues.map((issue) => {
        const { code, values } = codeOf(issue);
        return [placed(issue.path.join(".")), [messageFor(locale, code, values)]];
      }),
    );
  const options = read.data.options.map(({ name, values }) => ({ name, values: optionValues(values) }));
  const fault = optionFault(options, MAX_GRID_LINES);
  return fault ? { [placed(fault.field)]: [messageFor(locale, fault.code, fault.values)] } : {};
}

/** Maps `options.0.name` of the call to its row in the form. */
function fieldOf(field: string, filled: readonly { n: number }[]): string {
  const [, row, name = "values"] = field.split(".");
  return `options.${filled[Number(row)]?.n ?? 0}.${name}`;
}

/** Names of the shop's custom fields, as suggestions for option names. */
export async function optionNames(shop: OperatorClient, locale: Locale): Promise<string[]> {
  const { results } = await shop.catalogue.list({ kind: "custom_field", page: "-1" });
  return results.map(({ key, row }) => row[`label_${locale}`] || key);
}

type Generated = { ok: true; count: number } | { ok: false; result: FormResult; status: number };

export const faultsOf = (generated: Generated | null): string[] =>
  generated === null || generated.ok
    ? []
    : Object.values(generated.result.error ?? {}).flatMap((messages) => messages ?? []);

export async function generateFrom(
  { shop, t, locale }: Pick<OperatorContext, "shop" | "t" | "locale">,
  item: string,
  form: FormData,
): Promise<Generated> {
  const filled = filledIn(form);
  const refused = (error: Errors, status: number) => ({
    ok: false as const,
    result: {
      status: "error" as const,
      initialValue: { intent: "generate", options: optionsIn(form) },
      error,
    },
    status,
  });
  if (filled.length === 0) return refused({ "options.0.values": [t("options.none")] }, 400);
  const wrong = optionErrors(form, locale);
  if (Object.keys(wrong).length > 0) return refused(wrong, 400);
  const answer = await attempt(
    shop.variantGrid.generate({ item, options: filled.map(({ option }) => option) }),
  );
  if (answer.ok) return { ok: true, count: answer.value.results.length };
  const { fields, message, status } = answer.error;
  if (fields.length === 0) return refused({ "": [message] }, status);
  return refused(
    Object.fromEntries(fields.map((one) => [fieldOf(one.field, filled), [one.message]])),
    status,
  );
}
