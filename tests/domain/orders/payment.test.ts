import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  leftWithoutMethod,
  methodsFor,
  type PaymentMethodFacts,
  payableMethods,
} from "~/domain/orders/payment";

const methods: PaymentMethodFacts[] = [
  { id: 1, code: "M1", kind: "bank_transfer", surcharge: 0, contexts: ["b2b", "b2c"], countries: null },
  {
    id: 2,
    code: "M2",
    kind: "cash_on_delivery",
    surcharge: 450,
    contexts: ["b2c", "b2b"],
    countries: ["IT"],
  },
  { id: 3, code: "M3", kind: "invoice", surcharge: 0, contexts: ["b2b"], countries: null },
  { id: 4, code: "M4", kind: "redirect", surcharge: 0, contexts: ["b2b", "b2c"], countries: null },
];

describe("the payment methods", () => {
  it.each([
    ["consumer", "IT", [1, 2, 4]],
    ["consumer", "ES", [1, 4]],
    ["consumer", null, [1, 2, 4]],
    ["business", "IT", [1, 2, 3, 4]],
    ["business", "ES", [1, 3, 4]],
  ] as const)("of a %s with the destination %s are %j", (kind, country, ids) => {
    expect(methodsFor(methods, kind, country).map((method) => method.id)).toEqual(ids);
  });

  it("never include an invoice for a consumer, even if the method's contexts allow it", () => {
    const open = {
      id: 3,
      code: "M3",
      kind: "invoice",
      surcharge: 0,
      contexts: ["b2b", "b2c"],
      countries: null,
    } as const;
    expect(methodsFor([open], "consumer", "IT")).toEqual([]);
  });

  it("leave out a redirect without a provider", () => {
    const idsOf = (hasProvider: boolean) => payableMethods(methods, hasProvider).map(({ id }) => id);
    expect([idsOf(false), idsOf(true)]).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4],
    ]);
  });

  it("cost a business their surcharge and a consumer nothing", () => {
    const surcharges = (kind: "business" | "consumer") =>
      methodsFor(methods, kind, "IT").find((method) => method.id === 2)?.surcharge;
    expect(surcharges("business")).toBe(450);
    expect(surcharges("consumer")).toBe(0);
  });
});

describe("leftWithoutMethod", () => {
  const someMethod = fc.record({
    ...{ id: fc.nat(), code: fc.string(), surcharge: fc.nat() },
    kind: fc.constantFrom("bank_transfer", "cash_on_delivery", "invoice", "redirect"),
    contexts: fc.subarray(["b2b", "b2c"]),
    countries: fc.option(fc.subarray(["IT", "ES"])),
  }) as fc.Arbitrary<PaymentMethodFacts>;
  const some = fc.array(someMethod, { maxLength: 4 });

  it("names the kinds of customers who could pay before and cannot after", () => {
    fc.assert(
      fc.property(some, some, (before, after) => {
        const left = leftWithoutMethod(before, after, "IT");
        for (const kind of ["consumer", "business"] as const) {
          const [had, has] = [before, after].map((all) => methodsFor(all, kind, "IT").length > 0);
          expect(left.includes(kind)).toBe(had === true && has === false);
        }
      }),
    );
    expect(leftWithoutMethod(methods, methods.slice(2, 3), "IT")).toEqual(["consumer"]);
    expect(leftWithoutMethod([], [], "IT")).toEqual([]);
  });
});
