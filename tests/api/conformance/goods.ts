// One valid input for every call of the map; a missing one is a compile error.

import type { Calls } from "~/contract/calls";
import { Document } from "~/contract/documents";
import { Order } from "~/contract/orders";
import { listOf } from "~/contract/wire";
import { get } from "../../support/answers";
import { aBuyingSystem, askCxml, setupRequest } from "../../support/punch-out";
import { found, type Good, type Goods, nobody } from "./good";
import { authGoods } from "./goods-auth";
import { catalogueGoods } from "./goods-catalogue";
import { contentGoods } from "./goods-content";
import type { Side, World } from "./world";
import * as make from "./world";

const ownOrder = async ({ reader }: Side): Promise<Order> =>
  found((await get(reader, "orders/?page_size=1", listOf(Order))).results);
const ownDocument = async ({ reader }: Side): Promise<Document> =>
  found((await get(reader, "documents/?type=invoice", listOf(Document))).results);

/** A call on an order list of the buyer's own. */
const listed =
  (input: (world: World) => object): Good =>
  async (world, side) => ({
    who: side.buyer,
    input: { id: (await make.orderListOf(world, side)).id, ...input(world) },
    owned: ["id"],
  });

/** A call on a quote, by its customer or by the agent who made it. */
const quoted =
  (by: "agent" | "buyer", input: object = {}): Good =>
  async (world, side) => ({
    who: by === "agent" ? make.agentOf(world, side) : side.buyer,
    input: { id: (await make.quoteOf(world, side)).id, ...input },
    owned: ["id"],
  });

export const goods: { [Noun in keyof Calls]: Goods<Noun> } = {
  auth: authGoods,
  apiKeys: {
    list: (_, { buyer }) => ({ who: buyer }),
    create: (_, { buyer }) => ({ who: buyer, input: make.KEY }),
    remove: async (_, side) => ({
      who: side.buyer,
      input: { id: (await make.apiKeyOf(side)).id },
      owned: ["id"],
    }),
  },
  punchOut: {
    open: async () => {
      const { start } = await askCxml(setupRequest(await aBuyingSystem()));
      return { who: null, input: { key: start.split("key=")[1] } };
    },
  },
  ...catalogueGoods,
  ...contentGoods,
  customers: {
    users: (_, { buyer }) => ({ who: buyer }),
    list: ({ agent }) => ({ who: agent, input: { search: "a" } }),
    get: (_, { buyer }) => ({ who: buyer, input: { id: buyer.user.id }, owned: ["id"] }),
    addresses: (_, { buyer }) => ({ who: buyer, input: { customer: buyer.user.id }, owned: ["customer"] }),
    address: async (_, side) => ({
      who: side.buyer,
      input: { id: (await make.addressOf(side)).id },
      owned: ["id"],
    }),
    addAddress: (_, { buyer }) => ({
      who: buyer,
      input: { ...make.ADDRESS, customer: buyer.user.id },
      owned: ["customer"],
    }),
    editAddress: async (_, side) => ({
      who: side.buyer,
      input: { id: (await make.addressOf(side)).id, is_active: false },
      owned: ["id"],
    }),
  },
  customerRequests: {
    list: ({ agent }) => ({ who: agent }),
    create: ({ agent }) => ({ who: agent, input: make.newCustomer() }),
  },
  cart: {
    getOrCreate: (_, { buyer }) => ({
      who: buyer,
      input: { customer: buyer.user.id, lazy: "true" },
      owned: ["customer"],
    }),
    rows: async (world, side) => ({
      who: side.buyer,
      input: { cart: (await make.cartRow(world, side)).cart },
      owned: ["cart"],
    }),
    addRow: async (world, side) => ({
      who: side.buyer,
      input: {
        cart: (await make.cartOf(side)).id,
        product: world.product.id,
        qty: make.qtyOf(world.product),
        notes: "con calma",
      },
      owned: ["cart"],
    }),
    editRow: async (world, side) => ({
      who: side.buyer,
      input: { id: (await make.cartRow(world, side)).id, qty: make.qtyOf(world.product) },
      owned: ["id"],
    }),
    removeRow: async (world, side) => ({
      who: side.buyer,
      input: { id: (await make.cartRow(world, side)).id },
      owned: ["id"],
    }),
    clear: async (world, side) => ({
      who: side.buyer,
      input: { cart: (await make.cartRow(world, side)).cart },
      owned: ["cart"],
    }),
    batch: async (world, side) => ({
      who: side.buyer,
      input: {
        cart: (await make.cartRow(world, side)).cart,
        rows: [
          { sku: world.product.sku, qty: make.qtyOf(world.product) },
          { sku: "no-such-code", qty: 1 },
        ],
      },
      owned: ["cart"],
    }),
  },
  orderPad: {
    get: (_, { buyer }) => ({ who: buyer, input: { customer: buyer.user.id }, owned: ["customer"] }),
    search: (world, { buyer }) => ({
      who: buyer,
      input: { customer: buyer.user.id, search: world.product.sku },
      owned: ["customer"],
    }),
    addLines: (world, { buyer }) => ({
      who: buyer,
      input: {
        customer: buyer.user.id,
        lines: [
          { written: world.product.sku, code: world.product.sku, qty: make.qtyOf(world.product) },
          { written: "no-such-code", code: "no-such-code", qty: 1 },
        ],
      },
      owned: ["customer"],
    }),
    columns: (world, { buyer }) => ({
      who: buyer,
      input: { customer: buyer.user.id, rows: [[world.product.sku, "6"]] },
      owned: ["customer"],
    }),
    read: (world, { buyer }) => ({
      who: buyer,
      input: { lines: [`${world.product.sku} 6`, "Grazie mille"] },
    }),
    bought: (_, { reader }) => ({ who: reader, input: { customer: reader.user.id }, owned: ["customer"] }),
    saveQuantities: (world, { buyer }) => ({
      who: buyer,
      input: { customer: buyer.user.id, quantities: [{ product: world.product.id, qty: "2" }] },
      owned: ["customer"],
    }),
    addTyped: (_, { buyer }) => ({ who: buyer, input: { customer: buyer.user.id }, owned: ["customer"] }),
  },
  orderLists: {
    list: (_, { buyer }) => ({ who: buyer, input: { customer: buyer.user.id }, owned: ["customer"] }),
    get: listed(() => ({})),
    create: (world, { buyer }) => ({
      who: buyer,
      input: { customer: buyer.user.id, ...make.listOfLines(world) },
      owned: ["customer"],
    }),
    edit: listed(() => ({ rhythm_weeks: 4 })),
    saveRows: listed(({ product }) => ({ quantities: [{ product: product.id, qty: 3 }] })),
    remove: listed(() => ({})),
    addToCart: listed(() => ({})),
  },
  wishlist: {
    getOrCreate: (_, { buyer }) => ({
      who: buyer,
      input: { customer: buyer.user.id },
      owned: ["customer"],
    }),
    rows: async (world, side) => ({
      who: side.buyer,
      input: { wishlist: (await make.wishlistRow(world, side)).wishlist },
      owned: ["wishlist"],
    }),
    addRow: async (world, side) => ({
      who: side.buyer,
      input: { wishlist: await make.wishlistWithout(world, side), product: world.product.id },
      owned: ["wishlist"],
    }),
    editRow: async (world, side) => ({
      who: side.buyer,
      input: { id: (await make.wishlistRow(world, side)).id, notes: "per la vendemmia" },
      owned: ["id"],
    }),
    removeRow: async (world, side) => ({
      who: side.buyer,
      input: { id: (await make.wishlistRow(world, side)).id },
      owned: ["id"],
    }),
  },
  promotions: {
    applyCoupon: async (world, side) => {
      await make.cartRow(world, side);
      const input = { coupon: "VENDEMMIA10", customer: side.buyer.user.id, price: "0.01" };
      return { who: side.buyer, input, owned: ["customer"] };
    },
  },
  shop: {
    paymentMethodsB2b: (_, { buyer }) => ({ who: buyer }),
    paymentMethods: nobody(),
    shippingPolicies: async (world, side) => {
      const { cart, shipping_address } = await make.orderBody(world, side);
      return { who: side.buyer, input: { cart, address: shipping_address }, owned: ["cart", "address"] };
    },
    shippingCountries: nobody(),
    seasons: nobody(),
    settings: nobody(),
    setting: nobody({ key: "SHOP_NAME" }),
    health: nobody(),
  },
  checkout: {
    init: async (world, side) => {
      const { expected_total, ...input } = await make.orderBody(world, side);
      return { who: side.buyer, input, owned: ["cart", "billing_address", "shipping_address"] };
    },
    quote: (world) => ({
      who: null,
      input: {
        lines: [{ product: world.product.id, qty: make.qtyOf(world.product) }],
        add: [{ sku: "no-such-code", qty: 1 }],
        country: "IT",
        postal_code: "14100",
      },
    }),
    place: async (world, side) => ({
      who: side.buyer,
      input: await make.orderBody(world, side),
      headers: { "Idempotency-Key": crypto.randomUUID() },
      owned: ["cart", "billing_address", "shipping_address"],
    }),
  },
  orders: {
    list: (_, { reader }) => ({ who: reader, input: { customer: reader.user.id }, owned: ["customer"] }),
    rows: async (_, side) => ({
      who: side.reader,
      input: { order: (await ownOrder(side)).id },
      owned: ["order"],
    }),
    get: async (_, side) => ({ who: side.reader, input: { id: (await ownOrder(side)).id }, owned: ["id"] }),
    doc: async (_, side) => {
      const { results } = await get(side.reader, "orders/?page=-1", listOf(Order));
      const order = found(results.filter(({ invoice }) => invoice?.document));
      return { who: side.reader, input: { order_id: order.id, type: "invoice" }, owned: ["order_id"] };
    },
    cancel: async (world, side) => ({
      who: side.buyer,
      input: { id: (await make.pendingOrder(world, side)).id },
      owned: ["id"],
    }),
  },
  quotes: {
    list: (_, { buyer }) => ({ who: buyer, input: { customer: buyer.user.id }, owned: ["customer"] }),
    request: async (world, side) => {
      await make.cartRow(world, side);
      return { who: side.buyer, input: { note: "per sabato" } };
    },
    get: quoted("buyer"),
    document: quoted("buyer"),
    create: async (world, side) => {
      const { cart: _, ...input } = await make.orderBody(world, side);
      return {
        who: make.agentOf(world, side),
        input: { ...input, customer: side.buyer.user.id },
        owned: ["customer"],
      };
    },
    send: quoted("agent"),
    accept: quoted("buyer"),
    decline: quoted("buyer", { reason: "troppo caro" }),
    withdraw: quoted("agent", { reason: "prezzi nuovi" }),
  },
  payments: {
    get: async (world, side) => ({ who: null, input: { token: await make.payToken(world, side) } }),
    open: async (world, side) => ({ who: null, input: { token: await make.payToken(world, side) } }),
  },
  documents: {
    list: (_, { reader }) => ({ who: reader, input: { customer: reader.user.id }, owned: ["customer"] }),
    file: async (_, side) => ({
      who: side.reader,
      input: { id: (await ownDocument(side)).id },
      owned: ["id"],
    }),
  },
};
