// A product as the catalogue PDF gets it, without a database.
import type { Goods } from "~/pdf/products/catalogue";

type Product = Goods["product"];

/** @param product fields that differ from the defaults */
export function someGoods(
  product: Partial<Product> = {},
  variants: Partial<Goods["variants"][number]>[] = [],
): Goods {
  const whole = {
    ...{ id: 1, slug: "luppolo", sku: "HB00002", name: "Luppolo Admiral in pellet", title: "", brand: "" },
    ...{
      short_description: "Amaro, da luppolare all’inizio della bollitura.",
      description: "",
      categories: [],
    },
    ...{ image: null, images: [], standard_price: "6.05", special_price: null, includes_vat: true },
    ...{ currency: "EUR", unit_price: { price: "60.50", per: "kg" }, custom_fields: [] },
    ...product,
  } as unknown as Product;
  return { product: whole, variants: variants.map((one) => ({ ...whole, attributes: [], ...one })) as never };
}
