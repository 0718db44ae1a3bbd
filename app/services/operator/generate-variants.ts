// Generates variants from options: adds the combinations that a product lacks, by the rules of a CSV file.
import { z } from "zod";
import { optionFault, optionValues } from "~/contract/input/typed-options";
import { type GenerateVariants, MAX_GRID_LINES, type VariantLine } from "~/contract/operator/variant-grid";
import { Attribute } from "~/db/json-columns";
import { newVariants } from "~/domain/catalogue/variant-options";
import type { ServiceContext } from "~/services/context";
import { invalidField, Refusal } from "~/services/refusal";
import { findItemNamed } from "./items";
import { listRecords } from "./records/list";
import { getRecord, saveRecord } from "./records/records";
import { variantLines } from "./variant-grid";

const Attributes = z.array(Attribute);
const MAX_FIELDS = 500;

/**
 * Adds the missing combinations, all or nothing.
 * @throws Refusal 400 by option, 404; 409 if the variants were saved in the meantime
 */
export async function generateVariants(
  c: ServiceContext,
  name: string,
  typed: GenerateVariants["options"],
): Promise<VariantLine[]> {
  const { product } = await findItemNamed(c, name);
  const options = typed.map((option) => ({ name: option.name, values: optionValues(option.values) }));
  const fault = optionFault(options, MAX_GRID_LINES);
  if (fault) throw invalidField(fault.field, fault.code, fault.values);
  const [{ version, parts }, main, fields] = await Promise.all([
    getRecord(c, "variants", product),
    getRecord(c, "product", product),
    listRecords(c, "custom_field", "", { limit: MAX_FIELDS, offset: 0 }),
  ]);
  const rows = parts.products ?? [];
  const existing = rows.map(({ sku = "", slug = "", position = "0", attributes = "[]" }) => ({
    ...{ sku, slug, position: Number(position), attributes: Attributes.parse(JSON.parse(attributes)) },
  }));
  const keyOf = (option: string) =>
    fields.items.find(({ key, row }) =>
      [key, row.label_it, row.label_en, row.label_es].some(
        (one) => one?.toLowerCase() === option.toLowerCase(),
      ),
    )?.key ?? option;
  const added = newVariants(
    { sku: product, slug: main.parts.products?.[0]?.slug ?? "" },
    existing,
    options,
    keyOf,
  );
  if (existing.length + added.length > MAX_GRID_LINES)
    throw invalidField("options.0.values", "too_many_variants", { max: MAX_GRID_LINES });
  if (added.length > 0) {
    const kept = rows.map(
      ({ sku = "", slug = "", position = "0", attributes = "[]", is_active = "true" }) => ({
        ...{ sku, slug, position, attributes, is_active },
      }),
    );
    const more = added.map(({ sku, slug, position, attributes }) => ({
      ...{ sku, slug, position: String(position), attributes: JSON.stringify(attributes), is_active: "true" },
    }));
    await named(saveRecord(c, "variants", product, { version, parts: { products: [...kept, ...more] } }));
  }
  return variantLines(c, product);
}

/**
 * Reports the fault of a generated row at the options: the code of a new variant may belong to another
 * product.
 */
async function named(saving: Promise<unknown>): Promise<void> {
  try {
    await saving;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 400) throw error;
    const [first] = error.fields;
    if (!first) throw error;
    throw invalidField("options.0.values", first.code, first.values);
  }
}
