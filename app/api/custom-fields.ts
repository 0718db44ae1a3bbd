// Custom fields of products and categories: CONTRACT §3.
import { catalogueFacts } from "~/db/catalogue-facts";
import { allCategories } from "~/db/categories";
import type { Ids } from "~/db/price-facts";
import { findProduct, productOfVariant, productWithId } from "~/db/products/one";
import { knownCategory } from "./categories";
import { categoryFields, emptyCategoryFields } from "./category-shape";
import type { ApiContext } from "./context";
import { fieldShape } from "./field-shape";
import type { Handlers } from "./handler";
import { lookingOf } from "./product-reader";
import { badField, unknownOrNotYours } from "./refusal";
import { viewOf } from "./view";
import { customerFor } from "./who";

export const customFields: Handlers<"customFields"> = {
  /** What the field is; a value it has only on a thing. */
  async get(c, { id }) {
    const field = (await catalogueFacts(c)).fields.get(id);
    if (field) return { ...fieldShape(field, "", c.locale), value_label: "" };
    const ofCategories = emptyCategoryFields(c.locale).find((one) => one.id === id);
    if (!ofCategories) throw unknownOrNotYours();
    return ofCategories;
  },

  async product(c, { p, pp }) {
    if (p !== undefined && pp !== undefined) throw badField("pp", "invalid");
    // A variant has its product's fields.
    if (pp !== undefined) return { results: await fieldsOf(c, productOfVariant({ id: pp })) };
    if (p === undefined) throw badField("p", "required");
    return { results: await fieldsOf(c, productWithId(p)) };
  },

  async category(c, { category }) {
    return { results: categoryFields(knownCategory(await allCategories(c), category), c.locale) };
  },

  /** This shop keeps none of its people; whose they would be is asked all the same. */
  async user(c, { user }) {
    await customerFor(c, user);
    return { results: [] };
  },
};

async function fieldsOf(c: ApiContext, wanted: Ids) {
  const [facts, view] = await Promise.all([catalogueFacts(c), viewOf(c, {})]);
  const found = await findProduct(c.db, wanted, lookingOf(c, view, false));
  if (!found) throw unknownOrNotYours();
  return found.product.fields.flatMap(({ field, value }) => {
    const row = facts.fields.get(field);
    return row ? [fieldShape(row, value, c.locale)] : [];
  });
}
