// The name of an item in a cart or an order: the product's name and the variant's attributes.
import type { Locale } from "~/contract/wire";
import type { Texts } from "~/db/columns";
import { textIn } from "~/domain/text-in";

/** Example: "Yeast, 10 g". */
export const itemName = (
  productName: string,
  attributes: readonly { value: Texts }[],
  locale: Locale,
): string => [productName, ...attributes.map(({ value }) => textIn(value, locale))].join(", ");
