// Data for a record's form besides the record: the shop's languages, its custom fields, suggested keys.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";
import { headsOf } from "~/contract/constants/record-fields";
import { offeredLocales } from "~/contract/constants/settings";
import { type FieldDefinition, groupOf, RECORD_FORMS } from "~/contract/operator/record-forms";
import { COMPLIANCE_KEYS, type RecordField, type RecordForm } from "~/contract/operator/record-forms/fields";
import { RECORD_KINDS, type RecordKind, type RecordRow } from "~/contract/operator/records";
import type { Locale } from "~/contract/wire";
import { companyOf, settingsOf } from "~/storefront/content/settings";
import type { OperatorContext, OperatorSession } from "~/storefront/operator/require-operator";
import { optionNames } from "../variant-options-form";
import { recordCalls } from "./record-calls";
import type { FormFacts } from "./record-values";

export async function formFacts(
  args: { request: Request; context: AppLoadContext },
  { shop, locale }: Pick<OperatorSession, "shop" | "locale">,
  kind: RecordKind,
  isNew: boolean,
): Promise<FormFacts> {
  const whole = RECORD_FORMS[kind];
  const form = { ...whole, sections: whole.sections.filter(({ isOfNew = false }) => isNew || !isOfNew) };
  const needsFields = form.sections.some(({ rows }) => rows === "fields");
  const [settings, fields] = await Promise.all([
    settingsOf(args),
    needsFields ? shop.catalogue.list({ kind: "custom_field", page: "-1" }) : null,
  ]);
  const definitions = (fields?.results ?? []).map(({ row }) => definitionOf(row, locale));
  return { form, locales: offeredLocales(settings.get("LOCALES")), definitions };
}

function definitionOf(row: RecordRow, locale: Locale): FieldDefinition {
  const key = row.key ?? "";
  const options: unknown = row.options ? JSON.parse(row.options) : {};
  return {
    key,
    label: row[`label_${locale}`] || key,
    unit: row.unit ?? "",
    options: Object.keys(Object(options)),
  };
}

/**
 * Returns the keys that a form's fields suggest, by kind, and the names of these keys, limited to records that the
 * operator may read.
 */
export async function proposals(
  { shop, may, locale }: Pick<OperatorContext, "shop" | "may" | "locale">,
  form: RecordForm,
): Promise<{ keys: Record<string, string[]>; names: Record<string, string> }> {
  const named = new Set(form.sections.flatMap(({ fields }) => fields.flatMap(namedBy)));
  const kinds = RECORD_KINDS.filter((kind) => named.has(kind));
  const texts = COMPLIANCE_KEYS.some((kind) => named.has(kind))
    ? (await shop.complianceTexts.list({})).results
    : [];
  const lists = await Promise.all(
    kinds
      .filter((kind) => may(`${groupOf(kind)}.read`))
      .map(async (kind) => {
        return { kind, items: (await recordCalls(shop, kind).list({ page: -1 })).results };
      }),
  );
  const names = lists.flatMap(({ kind, items }) =>
    items.map(({ key, row }) => [key, recordName(RECORD_FORMS[kind], key, row, locale)] as const),
  );
  const pictures =
    named.has("picture") && may("content.read")
      ? (await shop.pictures.list({ page_size: PICTURES_PROPOSED })).results.map(({ name }) => name)
      : [];
  const keys = COMPLIANCE_KEYS.filter((kind) => named.has(kind)).map(
    (kind) => [kind, texts.filter((one) => one.kind === kind).map(({ key }) => key)] as const,
  );
  return {
    keys: Object.fromEntries([
      ...lists.map(({ kind, items }) => [kind, items.map(({ key }) => key)] as const),
      ...keys,
      ["picture", pictures],
    ]),
    names: Object.fromEntries(names),
  };
}

/** Limit of suggested pictures, newest first. Other names can be typed. */
const PICTURES_PROPOSED = 100;

const NO_PRODUCT = { keys: {}, names: {}, rates: {}, optionNames: null };

export async function productFacts(
  args: { request: Request; context: AppLoadContext },
  context: OperatorContext,
  kind: RecordKind,
  isNew: boolean,
): Promise<{
  keys: Record<string, string[]>;
  names: Record<string, string>;
  rates: Record<string, string>;
  optionNames: string[] | null;
}> {
  if (kind !== "product" && kind !== "variants") return NO_PRODUCT;
  const [recent, rates, names] = await Promise.all([
    kind === "product" ? productProposals(context.shop) : NO_PRODUCT,
    homeRatesOf(args, context),
    (kind === "product") === isNew ? optionNames(context.shop, context.locale) : null,
  ]);
  return { keys: recent.keys, names: recent.names, rates, optionNames: names };
}

/** VAT rates of the seller's country by class, formatted for the viewer's locale, e.g. "22" or "5,5". */
async function homeRatesOf(
  args: { request: Request; context: AppLoadContext },
  { shop, locale, may }: Pick<OperatorContext, "shop" | "locale" | "may">,
): Promise<Record<string, string>> {
  const country = companyOf(await settingsOf(args))?.country;
  if (!country || !may("selling.read")) return {};
  const found = await attempt(shop.selling.get({ kind: "vat", key: country }));
  const rows = (found.ok && found.value.parts.vat_rates) || [];
  return Object.fromEntries(
    rows
      .filter((row) => !row.postal_prefixes)
      .map((row) => [row.vat_class ?? "", Number(row.rate).toLocaleString(locale)]),
  );
}

async function productProposals(shop: OperatorContext["shop"]) {
  const { results } = await shop.products.list({});
  const brands = results.map(({ brand }) => brand).filter(Boolean);
  return {
    keys: { brand: [...new Set(brands)].sort(), item: results.map(({ sku }) => sku) },
    names: Object.fromEntries(results.map(({ sku, name }) => [sku, name])),
  };
}

/** The blocks of a page refer to categories and banners. */
const namedBy = ({ from, input }: RecordField): string[] => {
  if (input === "blocks") return ["category", "banner", "picture"];
  return input === "slides" ? ["picture"] : from ? [from] : [];
};

export function recordName(form: RecordForm, key: string, row: RecordRow, locale: Locale): string {
  const names = headsOf({ column: form.name ?? "name", isTranslated: true }, [locale, "it", "en", "es"]);
  return names.map((head) => row[head]).find(Boolean) ?? key;
}
