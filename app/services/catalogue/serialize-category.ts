// A category on the wire, in the reader's language.
import type { Category } from "~/contract/categories";
import type { CustomField } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import type { CategoryRow } from "~/db/products/categories";
import { translator } from "~/i18n/server";
import { serializeImage } from "./serialize-image";

export function serializeCategory(category: CategoryRow, locale: Locale): Category {
  const { name, description } = category.texts[locale];
  return {
    id: category.id,
    slug: category.slug,
    name,
    taxonomy: category.taxonomy,
    parent: category.parent,
    position: category.position,
    image: serializeImage(category.picture, name, locale),
    description,
    product_count: category.productCount,
    custom_fields: categoryFields(category, locale),
  };
}

// Stored as columns of the category; their ids do not collide with those of products' fields.
const COLOUR = { id: 1001, key: "colour" };
const LOGO = { id: 1002, key: "logo" };

/** The fields themselves, without a value. */
export const emptyCategoryFields = (locale: Locale): CustomField[] =>
  categoryFields({ colour: "", logo: "" }, locale);

/** The category's colour and logo as custom fields (CONTRACT §2). */
export function categoryFields(
  { colour, logo }: Pick<CategoryRow, "colour" | "logo">,
  locale: Locale,
): CustomField[] {
  const t = translator(locale);
  const field = ({ id, key }: typeof COLOUR, label: string, value: string | null): CustomField[] =>
    value === null
      ? []
      : [{ id, key, label, value, value_label: value, filterable: false, is_key_fact: false, unit: null }];
  return [
    ...field(COLOUR, t("server:catalogue.categoryFields.colour"), colour),
    ...field(LOGO, t("server:catalogue.categoryFields.logo"), logo),
  ];
}
