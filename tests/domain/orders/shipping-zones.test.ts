// Overlapping zones of couriers, found by the rule that offers couriers at checkout.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policiesFor, type ShippedGoods, type ShippingPolicyFacts } from "~/domain/orders/shipping";
import { zonesOf } from "~/domain/orders/shipping-zones";

const aPolicy = (policy: Partial<ShippingPolicyFacts>): ShippingPolicyFacts => ({
  ...{ id: 1, price: 790, freeFrom: null, countries: ["IT"], isPickup: false, measure: "none", bands: [] },
  ...{ includePrefixes: null, excludePrefixes: null, maxWeight: null, includesVat: false },
  ...policy,
});
const goods: ShippedGoods = {
  ...{
    rows: [],
    afterDiscount: 5000,
    value: { net: 5000, gross: 6100 },
    freeShipping: false,
    homeRate: 2200,
  },
};
const offered = (policies: ShippingPolicyFacts[], country: string, postalCode: string) =>
  policiesFor(policies, { country, postalCode }, goods, ({ net }) => net).map(({ id }) => id);

describe("zonesOf", () => {
  it("reports two couriers of the same whole country, and leaves out pickup", () => {
    const [italy] = zonesOf([aPolicy({ id: 1 }), aPolicy({ id: 2 }), aPolicy({ id: 3, isPickup: true })]);
    expect(italy?.couriers.map(({ id }) => id)).toEqual([1, 2]);
    expect(italy?.overlaps.map((pair) => pair.map(({ id }) => id))).toEqual([[1, 2]]);
    expect(italy?.isPartial).toBe(false);
  });

  it("treats postal codes as more exact than their country", () => {
    const [italy] = zonesOf([
      aPolicy({ id: 1, excludePrefixes: ["07"] }),
      aPolicy({ id: 2, includePrefixes: ["07"] }),
    ]);
    expect(italy).toMatchObject({ overlaps: [], isPartial: false });
  });

  it("reports a country in which some postal codes are not served", () => {
    expect(zonesOf([aPolicy({ includePrefixes: ["07"] })])[0]?.isPartial).toBe(true);
    expect(zonesOf([aPolicy({ excludePrefixes: ["07"] })])[0]?.isPartial).toBe(true);
  });

  it("reports an overlap of two zones of postal codes exactly if one postal code is offered both", () => {
    const digits = (length: number) =>
      fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, "0"));
    const prefix = fc.integer({ min: 1, max: 2 }).chain((length) =>
      fc.oneof(
        digits(length),
        fc.tuple(digits(length), digits(length)).map((pair) => pair.sort().join("-")),
      ),
    );
    fc.assert(
      fc.property(
        fc.array(prefix, { minLength: 1, maxLength: 3 }),
        fc.array(prefix, { minLength: 1, maxLength: 3 }),
        (a, b) => {
          const policies = [aPolicy({ id: 1, includePrefixes: a }), aPolicy({ id: 2, includePrefixes: b })];
          const codes = Array.from({ length: 100 }, (_, n) => `${String(n).padStart(2, "0")}500`);
          const isOfferedBoth = codes.some((code) => offered(policies, "IT", code).length === 2);
          expect(zonesOf(policies)[0]?.overlaps.length).toBe(isOfferedBoth ? 1 : 0);
        },
      ),
    );
  });
});
