import { describe, expect, it } from "vitest";
import { countriesServed, policiesFor, type ShippingPolicyFacts } from "~/domain/orders/shipping";

const aPolicy = (policy: Partial<ShippingPolicyFacts>): ShippingPolicyFacts => ({
  id: 1,
  price: 790,
  freeFrom: 9900,
  countries: ["IT"],
  includePrefixes: null,
  excludePrefixes: null,
  isPickup: false,
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
const amounts = { afterDiscount: 5000, freeShipping: false };
const idsFor = (country: string, postalCode: string | null) =>
  policiesFor(policies, { country, postalCode }, amounts).map((policy) => policy.id);

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
  ])("in %s %s are %j, couriers first and the cheaper first", (country, postalCode, ids) => {
    expect(idsFor(country, postalCode)).toEqual(ids);
  });

  it("may be named by letters of a postal code as well", () => {
    const policy = aPolicy({ countries: ["NL"], includePrefixes: ["1000-1099", "2511A"] });
    const serves = (postalCode: string) =>
      policiesFor([policy], { country: "NL", postalCode }, amounts).length > 0;
    expect(["1000 AB", "1099zz", "2511 ab", "1100 AB", "2511 BA"].map(serves)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("what a policy asks", () => {
  it.each([
    [9899, false, 790],
    [9900, false, 0],
    [100, true, 0],
  ])("with %d left to pay and a coupon for shipping (%s) is %d", (afterDiscount, freeShipping, net) => {
    const [policy] = policiesFor(
      [aPolicy({})],
      { country: "IT", postalCode: "14100" },
      { afterDiscount, freeShipping },
    );
    expect(policy?.net).toBe(net);
  });

  it("is its price for any sum, where it is never free", () => {
    const [pallet] = policiesFor(
      [aPolicy({ price: 6900, freeFrom: null })],
      { country: "IT", postalCode: "14100" },
      { afterDiscount: 10_000_000, freeShipping: false },
    );
    expect(pallet).toMatchObject({ price: 6900, net: 6900 });
  });
});
