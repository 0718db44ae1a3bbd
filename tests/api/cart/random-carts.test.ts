// Prices 200 random carts by the API and by a second implementation of CONTRACT §2a and §15: price lists with
// and without VAT, tiers, specials, promotions, coupons, shipping by country and postal code, surcharges,
// both VAT views, OSS and reverse charge.
import { beforeAll, describe, expect, it } from "vitest";
import type { CheckoutQuote } from "~/contract/checkout";
import { Order } from "~/contract/orders";
import { toCents } from "~/contract/wire";
import { oracle } from "../../domain/orders/totals-oracle";
import { read } from "../../support/answers";
import { aProduct } from "../../support/builders/builders";
import { type Draw, drawFrom } from "../../support/draw";
import { cartOf, shopper } from "../../support/shopper";
import { init, place } from "../../support/until";
import { type SignedIn, sql } from "../../support/worker/worker";

const SEED = 20261121;
const CARTS = 200;
const DAY_MS = 86_400_000;

type VatClass = "standard" | "reduced" | "super_reduced";
const CLASSES: readonly VatClass[] = ["standard", "reduced", "super_reduced"];
/** The demo's rates, courier prices and coupons, written a second time. */
const RATES: Record<string, Record<VatClass, number>> = {
  IT: { standard: 2200, reduced: 1000, super_reduced: 400 },
  ES: { standard: 2100, reduced: 1000, super_reduced: 400 },
  FR: { standard: 2000, reduced: 550, super_reduced: 550 },
  SI: { standard: 2200, reduced: 950, super_reduced: 500 },
  PT: { standard: 2300, reduced: 600, super_reduced: 600 },
  MADEIRA: { standard: 2200, reduced: 400, super_reduced: 400 },
  OUTSIDE: { standard: 0, reduced: 0, super_reduced: 0 },
};
const COURIERS: Record<string, { net: number; freeFrom: number | null }> = {
  "IT-STD": { net: 790, freeFrom: 9900 },
  "IT-ISL": { net: 1190, freeFrom: 14900 },
  "ES-STD": { net: 1490, freeFrom: 19900 },
  "EU-STD": { net: 1990, freeFrom: 29900 },
  "IT-PALLET": { net: 6900, freeFrom: null },
  PICKUP: { net: 0, freeFrom: null },
};
/**
 * `vat`: the country whose rates a consumer pays. Livigno and La Réunion are outside the Union's VAT; exports
 * cannot be picked up.
 */
const PLACES = [
  { country: "IT", postalCode: "50100", vat: "IT", couriers: ["IT-STD", "IT-PALLET", "PICKUP"] },
  { country: "IT", postalCode: "07100", vat: "IT", couriers: ["IT-ISL", "IT-PALLET", "PICKUP"] },
  { country: "ES", postalCode: "28001", vat: "ES", couriers: ["ES-STD"] },
  { country: "FR", postalCode: "75001", vat: "FR", couriers: ["EU-STD"] },
  { country: "SI", postalCode: "1000", vat: "SI", couriers: ["EU-STD"] },
  { country: "IT", postalCode: "23041", vat: "OUTSIDE", couriers: ["IT-STD", "IT-PALLET"] },
  { country: "FR", postalCode: "97400", vat: "OUTSIDE", couriers: ["EU-STD"] },
  { country: "PT", postalCode: "1100-148", vat: "PT", couriers: ["EU-STD"] },
  { country: "PT", postalCode: "9000-001", vat: "MADEIRA", couriers: ["EU-STD"] },
] as const;
const COUPONS = [null, null, "VENDEMMIA10", "MENO5", "SPEDIZIONE"] as const;
const MIN_ORDER = { business: 5000, consumer: 1000 };
const WHOLESALE = "wholesale";
/** A list whose prices include VAT. Prices of retail and of promotions do not. */
const GROSS = `gross-${crypto.randomUUID().slice(0, 8)}`;

interface PriceRow {
  standard: number;
  special: number | null;
  tiers: [minQty: number, cents: number][];
}
interface Item {
  id: number;
  vatClass: VatClass;
  lists: Record<string, PriceRow | undefined>;
  promotion: number | null;
}
interface Buyer {
  who: SignedIn;
  list: string;
  isBusiness: boolean;
  isChecked: boolean;
  addresses: { id: number; place: (typeof PLACES)[number] }[];
}

const draw = drawFrom(SEED);
const items: Item[] = [];
const buyers: Buyer[] = [];

beforeAll(async () => {
  const promotion = await aPromotion();
  await sql("INSERT INTO price_lists (code, name, includes_vat) VALUES (?, '{}', 1)", GROSS);
  for (let made = 0; made < 14; made += 1) items.push(await anItem(draw, promotion));
  for (const place of PLACES) {
    for (const kind of ["consumer", "business"] as const)
      buyers.push(await aBuyer(place, kind), await aBuyer(place, kind, GROSS));
    if (place.country !== "IT") buyers.push(await aBuyer(place, "checked"));
  }
}, 120_000);

describe("a random cart", () => {
  it(`is priced and charged as the contract requires, in ${CARTS} draws`, { timeout: 300_000 }, async () => {
    const seen = new Set<string>();
    for (let drawn = 0; drawn < CARTS; drawn += 1) {
      const buyer = draw.of(buyers);
      const rows = rowsOf(draw);
      const cart = await filled(buyer.who, rows);
      const to = draw.of(buyer.addresses);
      const coupon = draw.of(COUPONS);
      const choice = { cart, shipping_address: to.id, coupon };
      const open = await init(buyer.who, choice);
      expect(open.shipping_policies.map(({ code }) => code).sort()).toEqual([...to.place.couriers].sort());
      const policy = draw.of(open.shipping_policies);
      const method = draw.of(open.payment_methods);
      const chosen = { ...choice, shipping_policy: policy.id, payment_method: method.id };
      const quote = await init(buyer.who, chosen);

      const expected = expectedOf(buyer, rows, to.place, coupon, policy.code, method.code);
      expect({ drawn, ...centsOf(quote) }).toEqual({ drawn, ...expected.totals });
      expect(quote.vat_scheme).toBe(expected.scheme);
      expect(quote.problems.map(({ code }) => code).sort()).toEqual(expected.problems);
      for (const mark of [
        expected.scheme,
        buyer.list,
        coupon ?? "no coupon",
        policy.code,
        method.code,
        ...expected.problems,
      ])
        seen.add(mark);

      if (drawn % 8 === 0 && quote.problems.length === 0) {
        const { billing_address } = quote.chosen;
        const body = { ...chosen, billing_address, expected_total: quote.totals.total };
        const order = await read(Order, await place(buyer.who, body));
        const { unitPrices: _, totalPrices: __, ...sums } = centsOf({ ...quote, totals: order });
        expect(sums).toMatchObject({ total: expected.totals.total, vatLines: expected.totals.vatLines });
        expect(order.vat_scheme).toBe(expected.scheme);
        seen.add("ordered");
      } else await buyer.who.call("DELETE", `carts/rows/?cart=${cart}`);
    }
    // Every feature was drawn at least once.
    expect([...seen].sort()).toEqual(
      [
        ...[
          "standard",
          "oss",
          "reverse_charge",
          "export",
          "no coupon",
          "VENDEMMIA10",
          "MENO5",
          "SPEDIZIONE",
          "ordered",
        ],
        ...["retail", WHOLESALE, GROSS],
        ...[...Object.keys(COURIERS), "BANK", "CARD", "COD", "INV30", "coupon_not_valid", "min_order"],
      ].sort(),
    );
  });
});

type AskedRow = { item: Item; qty: number };

function expectedOf(
  { isBusiness, isChecked, list }: Buyer,
  rows: AskedRow[],
  { country, vat }: (typeof PLACES)[number],
  coupon: (typeof COUPONS)[number],
  courier: string,
  method: string,
) {
  const abroad = country !== "IT";
  const within = !abroad ? "standard" : !isBusiness ? "oss" : isChecked ? "reverse_charge" : "standard";
  const scheme = vat === "OUTSIDE" ? "export" : within;
  const rates = RATES[scheme === "reverse_charge" ? "OUTSIDE" : scheme === "standard" ? "IT" : vat];
  const rateOf = (vatClass: VatClass) => rates?.[vatClass] ?? Number.NaN;
  const includesVat = !isBusiness;
  const lines = rows.map(({ item, qty }) => ({
    qty,
    unit: unitOf(item, qty, { list, includesVat, rate: rateOf(item.vatClass) }),
    rate: rateOf(item.vatClass),
  }));
  const plain = {
    rows: lines,
    includesVat,
    shippingNet: 0,
    surchargeNet: 0,
    standardRate: rateOf("standard"),
  };
  const goods = oracle({ ...plain, coupon: null });
  const isTooLittle = coupon === "MENO5" && goods.rowsTotal < 3000;
  const reduction =
    coupon === "VENDEMMIA10" ? { percent: 1000 } : coupon === "MENO5" && !isTooLittle ? { fixed: 500 } : null;
  const { rowsTotal, discount } = oracle({ ...plain, coupon: reduction });
  const { net = Number.NaN, freeFrom = null } = COURIERS[courier] ?? {};
  const isFree = coupon === "SPEDIZIONE" || (freeFrom !== null && rowsTotal - discount >= freeFrom);
  const totals = oracle({
    ...plain,
    coupon: reduction,
    shippingNet: isFree ? 0 : net,
    surchargeNet: isBusiness && method === "COD" ? 450 : 0,
  });
  const tooSmall = rowsTotal < MIN_ORDER[isBusiness ? "business" : "consumer"];
  const problems = [...(isTooLittle ? ["coupon_not_valid"] : []), ...(tooSmall ? ["min_order"] : [])];
  return { totals, scheme, problems };
}

/** The lowest of base, tier, special and promotion price in force for this customer: CONTRACT §2a.1, §15. */
function unitOf(
  { vatClass, lists, promotion }: Item,
  qty: number,
  { list, includesVat, rate }: { list: string; includesVat: boolean; rate: number },
): number {
  const row = lists[list] ?? lists.retail;
  if (!row) throw new Error("an item without a price");
  const home = RATES.IT?.[vatClass] ?? Number.NaN;
  const shown = (cents: number, isGross: boolean) => {
    if (isGross) return includesVat ? cents : divided(cents * 10_000, 10_000 + home);
    return includesVat ? divided(cents * (10_000 + rate), 10_000) : cents;
  };
  const tiers = row.tiers.filter(([from]) => qty >= from).map(([, cents]) => cents);
  const own = [row.standard, row.special, ...tiers].filter((cents) => cents !== null);
  const isGross = list === GROSS && lists[GROSS] !== undefined;
  return Math.min(
    ...own.map((cents) => shown(cents, isGross)),
    ...(promotion === null ? [] : [shown(promotion, false)]),
  );
}

const divided = (over: number, by: number) => Math.floor((2 * over + by) / (2 * by));

function rowsOf({ below, of }: Draw): AskedRow[] {
  const picked = new Set(Array.from({ length: 1 + below(5) }, () => of(items)));
  return [...picked].map((item) => ({ item, qty: 1 + below(of([3, 30, 90])) }));
}

async function filled(who: SignedIn, rows: AskedRow[]): Promise<number> {
  for (const { item, qty } of rows) {
    const answer = await who.call("POST", "carts/rows/", { product: item.id, qty });
    expect(answer.status).toBe(201);
  }
  const { id } = await cartOf(who);
  return id ?? 0;
}

function centsOf({ rows, totals, cart }: Pick<CheckoutQuote, "rows" | "cart"> & { totals: SumsOnTheWire }) {
  return {
    unitPrices: rows.map(({ unit_price }) => toCents(unit_price)),
    totalPrices: rows.map(({ total_price }) => toCents(total_price)),
    rowsTotal: toCents(totals.rows_total),
    discount: toCents(totals.discount),
    shippingPrice: toCents(totals.shipping_price),
    paymentSurcharge: toCents(totals.payment_surcharge),
    vat: toCents(totals.vat),
    vatLines: totals.vat_lines.map(({ rate, base, vat }) => ({
      ...{ rate: toCents(rate), base: toCents(base), vat: toCents(vat) },
    })),
    total: toCents(totals.total),
    finalPrice: toCents(cart.final_price),
  };
}
type SumsOnTheWire = Omit<CheckoutQuote["totals"], "includes_vat" | "currency">;

async function anItem(by: Draw, promotion: number): Promise<Item> {
  const vatClass = by.of(CLASSES);
  const retail = priceRow(by);
  const wholesale = by.chance(0.6) ? priceRow(by) : undefined;
  const gross = by.chance(0.7) ? priceRow(by) : undefined;
  const { id } = await aProduct({ quantity: 1_000_000, vatClass, priceCents: retail.standard });
  await sql("DELETE FROM prices WHERE item_id = ?", id);
  const lists = { retail, [WHOLESALE]: wholesale, [GROSS]: gross };
  for (const [list, row] of Object.entries(lists)) {
    if (!row) continue;
    await sql(
      `INSERT INTO prices (item_id, list, standard_cents, special_cents, special_from, special_to, lowest_30d_cents, tiers, write_date)
       VALUES (?, ?, ?, ?, '2020-01-01', '2090-12-31', ?, ?, '2026-01-01T00:00:00.000Z')`,
      ...[id, list, row.standard, row.special, row.special === null ? null : row.standard],
      JSON.stringify(row.tiers),
    );
  }
  const promoted = by.chance(0.25) ? Math.max(1, Math.floor(retail.standard / 2)) : null;
  if (promoted !== null)
    await sql(
      "INSERT INTO promotion_prices (promotion_id, item_id, cents) VALUES (?, ?, ?)",
      promotion,
      id,
      promoted,
    );
  return { id, vatClass, lists, promotion: promoted };
}

function priceRow({ below, chance, of }: Draw): PriceRow {
  const standard = 10 + below(of([400, 3_000, 20_000]));
  const tier = standard - 1 - below(Math.ceil(standard / 4));
  return {
    standard,
    special: chance(0.3) ? standard - 1 - below(Math.ceil(standard / 3)) : null,
    tiers: chance(0.5)
      ? [[5 + below(10), tier], ...(chance(0.5) ? [[40, tier - 1] as [number, number]] : [])]
      : [],
  };
}

async function aPromotion(): Promise<number> {
  const [from, to] = [-DAY_MS, DAY_MS].map((ms) => new Date(Date.now() + ms).toISOString().slice(0, 10));
  const [row] = await sql<{ id: number }>(
    `INSERT INTO promotions (slug, name, description, kind, starts_at, ends_at)
     VALUES (?, '{}', '{}', 'special_price', ?, ?) RETURNING id`,
    ...[`caso-${crypto.randomUUID()}`, from ?? "", to ?? ""],
  );
  return row?.id ?? 0;
}

async function aBuyer(
  home: (typeof PLACES)[number],
  kind: "consumer" | "business" | "checked",
  list = kind === "consumer" ? "retail" : WHOLESALE,
): Promise<Buyer> {
  const isBusiness = kind !== "consumer";
  const { country, postalCode } = home;
  const customer = await shopper({
    ...{ type: isBusiness ? "business" : "consumer", priceList: list, country, postalCode },
  });
  if (kind === "checked")
    await sql(
      "UPDATE users SET vat_number = ?, vat_checked = '2026-01-01' WHERE id = ?",
      `${country}123456789`,
      customer.id,
    );
  // A second address elsewhere: VAT follows the chosen address, not the home address.
  const other = draw.of(PLACES);
  const [second] = await sql<{ id: number }>(
    `INSERT INTO addresses (user_id, type, recipient, address, city, province, country, postal_code, is_default)
     VALUES (?, 'Shipping', 'Ada Rossi', 'Via della Prova 2', 'Altrove', '', ?, ?, 0) RETURNING id`,
    ...[customer.id, other.country, other.postalCode],
  );
  return {
    who: customer.who,
    list,
    isBusiness,
    isChecked: kind === "checked",
    addresses: [
      { id: customer.shipping, place: home },
      { id: second?.id ?? 0, place: other },
    ],
  };
}
