import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { netOf } from "~/domain/money";
import {
  countriesServed,
  policiesFor,
  refusalsFor,
  type ShippedGoods,
  type ShippingCharge,
  type ShippingPolicyFacts,
} from "~/domain/orders/shipping";
import { aPrice, aQuote, aRow, business, italy } from "./quote-data";

const aPolicy = (policy: Partial<ShippingPolicyFacts>): ShippingPolicyFacts => ({
  id: 1,
  price: 790,
  freeFrom: 9900,
  countries: ["IT"],
  includePrefixes: null,
  excludePrefixes: null,
  isPickup: false,
  measure: "none",
  bands: [],
  maxWeight: null,
  includesVat: false,
  ...policy,
});

const ISLANDS = ["07", "08", "09", "90-98"];
const policies = [
  aPolicy({ id: 6, price: 0, freeFrom: null, isPickup: true }),
  aPolicy({ id: 5, price: 6900, freeFrom: null }),
  aPolicy({ id: 2, price: 1190, freeFrom: 14_900, includePrefixes: ISLANDS }),
  aPolicy({ id: 1, excludePrefixes: ISLANDS }),
  aPolicy({ id: 3, price: 1490, countries: ["ES"], excludePrefixes: ["35", "38", "51", "52"] }),
];
const someGoods = (goods: Partial<ShippedGoods> = {}): ShippedGoods => ({
  rows: [],
  afterDiscount: 5000,
  value: { net: 5000, gross: 6100 },
  freeShipping: false,
  homeRate: 2200,
  ...goods,
});
const netOfCharge = ({ net }: ShippingCharge) => net;
const idsFor = (country: string, postalCode: string | null) =>
  policiesFor(policies, { country, postalCode }, someGoods(), netOfCharge).map((policy) => policy.id);

describe("the countries of a form", () => {
  it("are those of every policy, each once", () => {
    const policies = [aPolicy({}), aPolicy({ countries: ["ES", "IT"] }), aPolicy({ countries: ["PT"] })];
    expect(countriesServed(policies)).toEqual(["IT", "ES", "PT"]);
    expect(countriesServed([])).toEqual([]);
  });
});

describe("the policies that serve an address", () => {
  it.each([
    ["IT", "14100", [1, 5, 6]],
    ["IT", "89900", [1, 5, 6]],
    ["IT", "90100", [2, 5, 6]],
    ["IT", "98168", [2, 5, 6]],
    ["IT", "99100", [1, 5, 6]],
    ["IT", "07100", [2, 5, 6]],
    ["IT", "06100", [1, 5, 6]],
    ["IT", " 0 9100", [2, 5, 6]],
    ["IT", "9", [1, 5, 6]],
    ["IT", "", [1, 5, 6]],
    ["IT", null, [1, 5, 6]],
    ["ES", "41001", [3]],
    ["ES", "35001", []],
    ["ES", "38999", []],
    ["FR", "75001", []],
    ["it", "14100", []],
  ])("in %s %s are %j, couriers first and the cheapest first", (country, postalCode, ids) => {
    expect(idsFor(country, postalCode)).toEqual(ids);
  });

  it("may be selected by letters of a postal code", () => {
    const policy = aPolicy({ countries: ["NL"], includePrefixes: ["1000-1099", "2511A"] });
    const serves = (postalCode: string) =>
      policiesFor([policy], { country: "NL", postalCode }, someGoods(), netOfCharge).length > 0;
    expect(["1000 AB", "1099zz", "2511 ab", "1100 AB", "2511 BA"].map(serves)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("the price of a policy", () => {
  it.each([
    [9899, false, 790],
    [9900, false, 0],
    [100, true, 0],
  ])("with %d left to pay and a coupon for shipping (%s) is %d", (afterDiscount, freeShipping, net) => {
    const [policy] = policiesFor(
      [aPolicy({})],
      { country: "IT", postalCode: "14100" },
      someGoods({ afterDiscount, freeShipping }),
      netOfCharge,
    );
    expect(policy?.net).toBe(net);
  });

  it("is the same for any sum if the policy is never free", () => {
    const [pallet] = policiesFor(
      [aPolicy({ price: 6900, freeFrom: null })],
      { country: "IT", postalCode: "14100" },
      someGoods({ afterDiscount: 10_000_000 }),
      netOfCharge,
    );
    expect(pallet).toMatchObject({ price: 6900, net: 6900 });
  });
});

const BANDS = [
  { from: 0, price: 500 },
  { from: 2000, price: 800 },
  { from: 10_000, price: 1500 },
];
const inItaly = { country: "IT", postalCode: "14100" };
const offered = (policy: Partial<ShippingPolicyFacts>, goods: Partial<ShippedGoods>) =>
  policiesFor(
    [aPolicy({ freeFrom: null, ...policy })],
    inItaly,
    someGoods(goods),
    ({ net, gross }) => gross ?? net,
  );
const weighing = (...weights: (number | null)[]) => weights.map((weight, id) => ({ id, qty: 1, weight }));

describe("a tariff by weight", () => {
  it.each([
    [1, 500],
    [1999, 500],
    [2000, 800],
    [9999, 800],
    [10_000, 1500],
    [3_000_000, 1500],
  ])("charges for %d g the last band at or below: %d", (weight, price) => {
    expect(offered({ measure: "weight", bands: BANDS }, { rows: weighing(weight) })).toMatchObject([
      { net: price },
    ]);
  });

  it("charges its base price below the first band", () => {
    const bands = BANDS.slice(1);
    expect(offered({ measure: "weight", bands, price: 400 }, { rows: weighing(1999) })).toMatchObject([
      { net: 400 },
    ]);
  });

  it("multiplies the weight of a piece by the quantity", () => {
    const rows = [
      { id: 1, qty: 3, weight: 600 },
      { id: 2, qty: 2, weight: 100 },
    ];
    expect(offered({ measure: "weight", bands: BANDS }, { rows })).toMatchObject([{ net: 800 }]);
  });

  it("is not offered for a row without a weight, and names the row", () => {
    const goods = someGoods({ rows: weighing(100, null, 50, null) });
    const policy = aPolicy({ measure: "weight", bands: BANDS });
    expect(policiesFor([policy], inItaly, goods, netOfCharge)).toEqual([]);
    expect(refusalsFor([policy], inItaly, goods)).toEqual([
      {
        id: 1,
        refusals: [
          { code: "weight_unknown", row: 1 },
          { code: "weight_unknown", row: 3 },
        ],
      },
    ]);
  });

  it.each(["none", "weight", "value"] as const)(
    "by %s is not offered above its maximum weight",
    (measure) => {
      const policy = { measure, bands: BANDS, maxWeight: 5000 };
      expect(offered(policy, { rows: weighing(5000) })).toHaveLength(1);
      expect(offered(policy, { rows: weighing(5000, 1) })).toEqual([]);
      expect(refusalsFor([aPolicy(policy)], inItaly, someGoods({ rows: weighing(5001) }))).toEqual([
        { id: 1, refusals: [{ code: "too_heavy", weight: 5001, maxWeight: 5000 }] },
      ]);
    },
  );
});

describe("a tariff by value", () => {
  it.each([
    [false, 800],
    [true, 1500],
  ])("with VAT included: %s, compares the goods' value of the same kind", (includesVat, price) => {
    const value = { net: 9999, gross: 10_000 };
    const policy = { measure: "value", bands: BANDS, includesVat } as const;
    expect(offered(policy, { value })).toMatchObject([{ shown: price }]);
  });
});

describe("any tariff", () => {
  const bands = fc.uniqueArray(fc.record({ from: fc.nat(50_000), price: fc.nat(10_000) }), {
    maxLength: 8,
    selector: ({ from }) => from,
  });
  const rows = fc.array(
    fc.record({ id: fc.nat(), qty: fc.integer({ min: 1, max: 20 }), weight: fc.nat(5000) }),
  );

  it("charges the price of a band or its base price, for any order of its bands", () => {
    fc.assert(
      fc.property(bands, rows, fc.nat(10_000), (bands, rows, price) => {
        const [policy] = offered({ measure: "weight", bands, price }, { rows });
        const [reversed] = offered({ measure: "weight", bands: bands.toReversed(), price }, { rows });
        expect([price, ...bands.map((band) => band.price)]).toContain(policy?.net);
        expect(reversed?.net).toBe(policy?.net);
      }),
    );
  });

  it("never costs less for a heavier cart if its bands rise", () => {
    fc.assert(
      fc.property(bands, rows, rows, (bands, some, more) => {
        const prices = bands.map(({ price }) => price).toSorted((a, b) => a - b);
        const rising = bands
          .toSorted((a, b) => a.from - b.from)
          .map(({ from }, index) => ({ from, price: prices[index] ?? 0 }));
        const netFor = (rows: ShippedGoods["rows"]) =>
          offered({ measure: "weight", bands: rising, price: 0 }, { rows })[0]?.net ?? -1;
        expect(netFor([...some, ...more])).toBeGreaterThanOrEqual(netFor(some));
      }),
    );
  });

  it("with VAT in its prices charges every consumer the typed price, and a business its net part", () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), fc.nat(50_000), (price, reduced, standard) => {
        const policies = [{ ...italy, price, freeFrom: null, includesVat: true }];
        const rows = [
          aRow({ id: 1, qty: 1, price: aPrice(standard) }),
          aRow({ id: 2, qty: 1, price: aPrice(reduced), vatClass: "reduced" }),
        ];
        const { totals, goods } = aQuote({ policies, rows, minOrder: { business: 0, consumer: 0 } });
        expect(totals.shippingPrice).toBe(price);
        expect(totals.total).toBe(goods.total + price);
        const net = aQuote({ policies, rows, showsNet: true });
        expect(net.totals.total).toBe(totals.total);
        expect(aQuote({ policies, rows, vat: business }).totals.shippingPrice).toBe(netOf(price, 2200));
      }),
    );
  });
});

describe("a quote", () => {
  const byWeight = { ...italy, measure: "weight" as const, bands: BANDS, freeFrom: null, maxWeight: 20_000 };

  it("names the rows without a weight if no tariff carries the goods", () => {
    const rows = [aRow({ id: 1, weight: null }), aRow({ id: 2 })];
    expect(aQuote({ policies: [byWeight], rows }).problems).toEqual([{ code: "weight_unknown", row: 1 }]);
  });

  it("reports that the cart is too heavy for the chosen tariff", () => {
    const { problems, shippingPolicies } = aQuote({
      policies: [byWeight, { ...italy, id: 9 }],
      rows: [aRow({ qty: 100, weight: 201 })],
      shippingPolicy: byWeight.id,
    });
    expect(shippingPolicies.map(({ id }) => id)).toEqual([9]);
    expect(problems).toEqual([{ code: "too_heavy", weight: 20_100, maxWeight: 20_000 }]);
  });
});
