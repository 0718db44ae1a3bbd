// Custom fields of products and categories (CONTRACT §3).

import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { customerFor } from "~/services/access";
import { categoriesFor, categoryNamed } from "~/services/catalogue/categories";
import { customFieldsFor, findProductFor, type ProductRef } from "~/services/catalogue/find-product";
import { categoryFields, emptyCategoryFields } from "~/services/catalogue/serialize-category";
import { serializeCustomField } from "~/services/catalogue/serialize-custom-field";
import { viewOf } from "~/services/price-view";
import { invalidField, notFound } from "~/services/refusal";

export const customFields: Handlers<"customFields"> = {
  /** Returns the field itself, without values: these belong to products and categories. */
  async get(c, { id }) {
    const field = (await customFieldsFor(c)).get(id);
    if (field) return { ...serializeCustomField(field, "", c.locale), value_label: "" };
    const ofCategories = emptyCategoryFields(c.locale).find((one) => one.id === id);
    if (!ofCategories) throw notFound();
    return ofCategories;
  },

  async product(c, { p, pp }) {
    if (p !== undefined && pp !== undefined) throw invalidField("pp", "invalid");
    // A variant has the fields of its product.
    if (pp !== undefined) return { results: await fieldsOf(c, { variant: { id: pp } }) };
    if (p === undefined) throw invalidField("p", "required");
    return { results: await fieldsOf(c, { product: p }) };
  },

  async category(c, { category }) {
    return { results: categoryFields(categoryNamed(await categoriesFor(c), category), c.locale) };
  },

  /** Always empty, because customers have no custom fields. Access is checked nevertheless. */
  async user(c, { user }) {
    await customerFor(c, user);
    return { results: [] };
  },
};

async function fieldsOf(c: ApiContext, wanted: ProductRef) {
  const [fields, view] = await Promise.all([customFieldsFor(c), viewOf(c, {})]);
  const { product } = await findProductFor(c, wanted, view);
  return product.fields.flatMap(({ field, value }) => {
    const row = fields.get(field);
    return row ? [serializeCustomField(row, value, c.locale)] : [];
  });
}
