// What an item is called where it stands alone, in a cart or an order: its product's name and what makes it this variant.
import type { Locale } from "~/contract/wire";
import type { Texts } from "~/db/columns";

export const itemName = (
  productName: string,
  attributes: readonly { value: Texts }[],
  locale: Locale,
): string => [productName, ...attributes.map(({ value }) => value[locale] ?? value.it ?? "")].join(", ");
