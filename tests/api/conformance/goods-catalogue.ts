// Valid inputs of the calls that read the catalogue and its prices.
import { Variant } from "~/contract/products";
import { listOf } from "~/contract/wire";
import { read } from "../../support/answers";
import { api } from "../../support/worker/worker";
import { found, type Goods, nobody } from "./good";
import type { World } from "./world";

export const catalogueGoods: { [Noun in "products" | "categories" | "customFields"]: Goods<Noun> } = {
  products: {
    list: (_, { buyer }) => ({ who: buyer, input: { customer: buyer.user.id }, owned: ["customer"] }),
    get: ({ product }, { buyer }) => ({
      who: buyer,
      input: { id: product.id, expand: "variants,related,assets", customer: buyer.user.id },
      owned: ["customer"],
    }),
    price: ({ product }, { buyer }) => ({
      who: buyer,
      input: { id: product.id, customer: buyer.user.id },
      owned: ["customer"],
    }),
    prices: ({ product, parent }, { buyer }) => ({
      who: buyer,
      input: { ids: `${product.id},${parent.id}`, customer: buyer.user.id },
      owned: ["customer"],
    }),
    variants: ({ parent }, { buyer }) => ({
      who: buyer,
      input: { parent: parent.id, customer: buyer.user.id },
      owned: ["customer"],
    }),
    variant: async (world, { buyer }) => ({
      who: buyer,
      input: { id: (await aVariant(world)).slug, customer: buyer.user.id },
      owned: ["customer"],
    }),
    variantPrice: async (world, { buyer }) => ({
      who: buyer,
      input: { id: (await aVariant(world)).id, customer: buyer.user.id },
      owned: ["customer"],
    }),
    related: ({ product }) => ({ who: null, input: { product: product.id } }),
    assets: ({ product }) => ({ who: null, input: { id: product.id } }),
    feed: () => ({ who: null, input: { country: "IT" } }),
    suggest: (_, { buyer }) => ({
      who: buyer,
      input: { search: "malto", customer: buyer.user.id },
      owned: ["customer"],
    }),
    facets: (_, { buyer }) => ({ who: buyer, input: { customer: buyer.user.id }, owned: ["customer"] }),
  },
  categories: {
    menu: nobody(),
    tree: nobody(),
    ancestors: ({ product }) => ({ who: null, input: { category: found(product.categories) } }),
    get: ({ product }) => ({ who: null, input: { id: found(product.categories) } }),
  },
  customFields: {
    product: ({ product }) => ({ who: null, input: { p: product.id } }),
    category: ({ product }) => ({ who: null, input: { category: found(product.categories) } }),
    user: (_, { buyer }) => ({ who: buyer, input: { user: buyer.user.id }, owned: ["user"] }),
    get: ({ product }) => ({ who: null, input: { id: found(product.custom_fields).id } }),
  },
};

const aVariant = async ({ parent }: World): Promise<Variant> =>
  found((await read(listOf(Variant), await api(`products/pp/?parent=${parent.id}`))).results);
