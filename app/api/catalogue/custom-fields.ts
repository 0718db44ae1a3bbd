// Custom fields of products and categories: CONTRACT §3.

import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { catalogueData } from "~/db/products/catalogue-data";
import { allCategories } from "~/db/products/categories";
import { findProduct, productOfVariant, productWithId } from "~/db/products/get-product";
import type { Ids } from "~/db/products/price-data";
import { customerFor } from "~/services/access";
import { readOptionsOf } from "~/services/catalogue/product-reader";
import { serializeCustomField } from "~/services/catalogue/serialize-custom-field";
import { viewOf } from "~/services/price-view";
import { invalidField, notFound } from "~/services/refusal";
import { knownCategory } from "./categories";
import { categoryFields, emptyCategoryFields } from "./serialize-category";

export const customFields: Handlers<"customFields"> = {
  /** The field itself: values belong to products and categories. */
  async get(c, { id }) {
    const field = (await catalogueData(c)).fields.get(id);
    if (field) return { ...serializeCustomField(field, "", c.locale), value_label: "" };
    const ofCategories = emptyCategoryFields(c.locale).find((one) => one.id === id);
    if (!ofCategories) throw notFound();
    return ofCategories;
  },

  async product(c, { p, pp }) {
    if (p !== undefined && pp !== undefined) throw invalidField("pp", "invalid");
    // A variant has its product's fields.
    if (pp !== undefined) return { results: await fieldsOf(c, productOfVariant({ id: pp })) };
    if (p === undefined) throw invalidField("p", "required");
    return { results: await fieldsOf(c, productWithId(p)) };
  },

  async category(c, { category }) {
    return { results: categoryFields(knownCategory(await allCategories(c), category), c.locale) };
  },

  /** Always empty: customers have no custom fields here. Access is checked all the same. */
  async user(c, { user }) {
    await customerFor(c, user);
    return { results: [] };
  },
};

async function fieldsOf(c: ApiContext, wanted: Ids) {
  const [facts, view] = await Promise.all([catalogueData(c), viewOf(c, {})]);
  const found = await findProduct(c.db, wanted, readOptionsOf(c, view, false));
  if (!found) throw notFound();
  return found.product.fields.flatMap(({ field, value }) => {
    const row = facts.fields.get(field);
    return row ? [serializeCustomField(row, value, c.locale)] : [];
  });
}
