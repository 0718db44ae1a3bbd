// The world of the conformance tests: accounts and products that every demo has, found over HTTP alone.
import { z } from "zod";
import { ApiKey, NewApiKey } from "~/contract/api-keys";
import { Cart, CartRow } from "~/contract/cart";
import { CheckoutQuote } from "~/contract/checkout";
import { Address } from "~/contract/customers";
import { CreatedOrderList } from "~/contract/order-lists";
import { Order } from "~/contract/orders";
import { Product } from "~/contract/products";
import { Quote } from "~/contract/quotes";
import { listOf } from "~/contract/wire";
import { Wishlist, WishlistRow } from "~/contract/wishlist";
import { get, read } from "../../support/answers";
import { PASSWORD, type SignedIn, signInAs } from "../../support/worker/worker";

/** Two customers of one agent: `buyer` changes things; `reader` has past orders that no test changes. */
export interface Side {
  buyer: SignedIn;
  reader: SignedIn;
}

export interface World {
  mine: Side;
  /** Customers of another agent. */
  theirs: Side;
  agent: SignedIn;
  otherAgent: SignedIn;
  /** Can be bought without choices, has ample stock and custom fields. */
  product: Product;
  parent: Product;
}

export async function openWorld(): Promise<World> {
  const [buyer, reader, otherBuyer, otherReader, agent, otherAgent] = await Promise.all([
    signInAs("cliente01@demo.test"),
    signInAs("business@demo.test"),
    signInAs("cliente02@demo.test"),
    signInAs("business2@demo.test"),
    signInAs("agent@demo.test"),
    signInAs("agent2@demo.test"),
  ]);
  const { results } = await get(buyer, "products/p/?page=-1", listOf(Product));
  const product = results.find(
    ({ variants_count, quantity, price, custom_fields }) =>
      variants_count === 0 && quantity > 200 && Number(price.price) > 5 && custom_fields.length > 0,
  );
  const parent = results.find(({ variants_count }) => variants_count > 0);
  if (!product || !parent) throw new Error("the demo has nothing to buy");
  return {
    mine: { buyer, reader },
    theirs: { buyer: otherBuyer, reader: otherReader },
    agent,
    otherAgent,
    product,
    parent,
  };
}

/** A quantity worth more than the minimum order of most shops. */
export const qtyOf = ({ min_qty, qty_step, price }: Product): number =>
  Math.ceil(Math.max(min_qty, 60 / Number(price.price)) / qty_step) * qty_step;

export const cartRow = async ({ product }: World, { buyer }: Side): Promise<CartRow> =>
  read(CartRow, await buyer.call("POST", "carts/rows/", { product: product.id, qty: qtyOf(product) }));

export const cartOf = async ({ buyer }: Side): Promise<Cart> =>
  read(Cart, await buyer.call("POST", "carts/get-or-create/", {}));

export async function wishlistOf({ buyer }: Side): Promise<number> {
  const { id } = await read(Wishlist, await buyer.call("POST", "wishlists/get-or-create/", {}));
  if (id === null) throw new Error("a wishlist was asked for, and has no id");
  return id;
}

/** Returns the wishlist's id after removing the product from it. */
export async function wishlistWithout({ product }: World, side: Side): Promise<number> {
  const wishlist = await wishlistOf(side);
  const { results } = await get(side.buyer, `wishlists/rows/?wishlist=${wishlist}`, listOf(WishlistRow));
  const found = results.find((row) => row.product === product.id);
  if (found) await side.buyer.call("DELETE", `wishlists/row/${found.id}/`);
  return wishlist;
}

export async function wishlistRow(world: World, side: Side): Promise<WishlistRow> {
  const wishlist = await wishlistWithout(world, side);
  return read(
    WishlistRow,
    await side.buyer.call("POST", "wishlists/rows/", { wishlist, product: world.product.id }),
  );
}

export const KEY = { name: "Gestionale", scope: "read", days: 30, password: PASSWORD };

export async function apiKeyOf({ buyer }: Side): Promise<NewApiKey> {
  const { results } = await get(buyer, "api-keys/", z.object({ results: z.array(ApiKey) }));
  for (const { id } of results) await buyer.call("DELETE", `api-keys/${id}/`);
  return read(NewApiKey, await buyer.call("POST", "api-keys/", KEY));
}

export const listOfLines = ({ product }: World) => ({
  name: `Lista ${crypto.randomUUID()}`,
  lines: [
    { written: product.sku, code: product.sku, qty: qtyOf(product) },
    { written: "no-such-code", code: "no-such-code", qty: 1 },
  ],
});
export const orderListOf = async (world: World, { buyer }: Side): Promise<CreatedOrderList> =>
  read(CreatedOrderList, await buyer.call("POST", "order-lists/", listOfLines(world)));

/** A quote for the cart of the side's buyer, made by the buyer's agent. */
export async function quoteOf(world: World, side: Side): Promise<Quote> {
  const { cart: _, ...body } = await orderBody(world, side);
  return read(
    Quote,
    await agentOf(world, side).call("POST", "quotes/", { ...body, customer: side.buyer.user.id }),
  );
}
export const agentOf = (world: World, side: Side): SignedIn =>
  side === world.mine ? world.agent : world.otherAgent;

export const newCustomer = () => ({
  ...{
    business_name: "Cantina di prova",
    email: `${crypto.randomUUID()}@prova.test`,
    name: "Ada",
    surname: "Neri",
  },
  ...{ sdi_code: "M5UXCR1", tax_code: "", vat_number: "" },
  ...{ address: "Via della Prova 1", postal_code: "1010", city: "Wien", country: "AT", notes: "da provare" },
});

export const ADDRESS = {
  type: "Shipping",
  recipient: "Magazzino di prova",
  address: "Via della Prova 1",
  postal_code: "50100",
  city: "Firenze",
  province: "FI",
  country: "IT",
};

export const addressOf = async ({ buyer }: Side): Promise<Address> =>
  read(Address, await buyer.call("POST", "addresses/", ADDRESS));

/** Fills a cart, and returns the body of an order for it. Paid by bank transfer by default. */
export async function orderBody(world: World, side: Side, paidBy = "bank_transfer") {
  const { cart } = await cartRow(world, side);
  const init = async (choice: object) =>
    read(CheckoutQuote, await side.buyer.call("POST", "checkout/init/", { cart, ...choice }));
  const { payment_methods } = await init({});
  const payment = payment_methods.find(({ kind }) => kind === paidBy);
  const { chosen, totals } = await init({ payment_method: payment?.id });
  return {
    cart,
    billing_address: chosen.billing_address,
    shipping_address: chosen.shipping_address,
    shipping_policy: chosen.shipping_policy,
    payment_method: chosen.payment_method,
    expected_total: totals.total,
  };
}

export const pendingOrder = async (world: World, side: Side, paidBy = "bank_transfer"): Promise<Order> =>
  read(
    Order,
    await side.buyer.call("POST", "checkout/", await orderBody(world, side, paidBy), {
      "Idempotency-Key": crypto.randomUUID(),
    }),
  );

/** The last part of an order's pay link. */
export async function payToken(world: World, side: Side): Promise<string> {
  const { payment } = await pendingOrder(world, side, "redirect");
  return (payment.pay_url ?? "").split("/pay/")[1] ?? "";
}
