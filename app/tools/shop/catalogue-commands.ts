// Stock and prices of one item, by SKU or id.
import { Failure } from "~/tools/steps";
import type { Commands } from "./parse-arguments";
import { amountOf, dayOf, wholeNumber } from "./parse-values";
import { printTable } from "./print";

export const goodsCommands: Commands = {
  "stock show": {
    takes: "ITEM",
    does: "Show an item's stock: on hand, reserved, available",
    async run(shop, { words: { ITEM = "" } }) {
      const { sku, name, on_hand, ordered, reserved, quantity } = await shop.ask(
        (client) => client.items.get({ item: ITEM }),
        `item ${ITEM}`,
      );
      printTable([{ sku, name, on_hand, ordered, reserved, quantity }]);
    },
  },
  "stock set": {
    takes: "ITEM QUANTITY",
    does: "Set the available quantity of an item",
    async run(shop, { words: { ITEM = "", QUANTITY = "" } }) {
      const quantity = wholeNumber(QUANTITY);
      const stock = await shop.ask((client) => client.stock.change({ item: ITEM, quantity }), `item ${ITEM}`);
      console.log(`${stock.sku} has ${stock.quantity}`);
    },
  },
  "stock change": {
    takes: "ITEM BY",
    does: "Add to the available quantity, or subtract from it: 12, -3",
    async run(shop, { words: { ITEM = "", BY = "" } }) {
      const change = wholeNumber(BY);
      const stock = await shop.ask((client) => client.stock.change({ item: ITEM, change }), `item ${ITEM}`);
      console.log(`${stock.sku} has ${stock.quantity}`);
    },
  },
  "prices show": {
    takes: "ITEM",
    does: "Show an item's prices by list and season; includes_vat marks prices with VAT",
    async run(shop, { words: { ITEM = "" } }) {
      const { prices } = await shop.ask((client) => client.items.get({ item: ITEM }), `item ${ITEM}`);
      printTable(
        prices.map(({ item, tiers, other_kind: _, ...price }) => ({
          ...price,
          tiers: tiers.map((tier) => `${tier.min_qty}:${tier.price}`).join("|"),
        })),
      );
    },
  },
  "prices set": {
    takes: "ITEM LIST PRICE",
    does: "Set an item's price in a list, with VAT if the list's prices include it; tiers as 10:2.63|50:2.55. Special price and tiers stay unless given; none removes them",
    options: ["season", "special", "from", "to", "tiers"],
    async run(shop, { words: { ITEM = "", LIST = "", PRICE = "" }, options }) {
      const season = options.season === undefined ? null : wholeNumber(options.season);
      const { prices } = await shop.ask((client) => client.items.get({ item: ITEM }), `item ${ITEM}`);
      const before = prices.find((one) => one.list === LIST && one.season === season);
      // The dates belong to the special price: a new special price has none.
      const special = options.special === undefined ? before : undefined;
      const price = await shop.ask(
        (client) =>
          client.prices.put({
            ...{ item: ITEM, list: LIST, season },
            standard_price: amountOf(PRICE),
            special_price: special ? special.special_price : specialOf(options.special),
            special_from: options.from === undefined ? (special?.special_from ?? null) : dayOf(options.from),
            special_to: options.to === undefined ? (special?.special_to ?? null) : dayOf(options.to),
            tiers: options.tiers === undefined ? (before?.tiers ?? []) : tiersOf(options.tiers),
          }),
        `item ${ITEM}`,
      );
      console.log(`${ITEM} costs ${price.standard_price} in ${price.list}`);
    },
  },
};

const specialOf = (text: string | undefined): string | null =>
  text === undefined || text === "none" ? null : amountOf(text);

function tiersOf(text: string): { min_qty: number; price: string }[] {
  if (text === "none") return [];
  return text.split("|").map((tier) => {
    const [, qty, price] = /^(\d{1,5}):(\d+\.\d{2})$/.exec(tier) ?? [];
    if (qty === undefined || price === undefined)
      throw new Failure(`Invalid tier "${tier}": write tiers like 10:2.63|50:2.55.`);
    return { min_qty: Number(qty), price };
  });
}
