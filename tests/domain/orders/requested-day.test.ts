import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "~/domain/local-day";
import { arrivesBy, type DispatchRules } from "~/domain/orders/delivery-promise";
import { type Delivery, leavesFor, requestedDayFault, requestedDays } from "~/domain/orders/requested-day";

const RULES: DispatchRules = {
  handlingDays: 3,
  dispatchDays: [1, 2, 3, 4, 5],
  cutoffTime: null,
  zone: "Europe/Rome",
  closedDays: ["2026-12-24"],
  holidays: "IT",
};
const TODAY = "2026-11-27";
const COURIER: Delivery = { promised: "2026-12-02", daysMax: 2, country: "IT", isPickup: false };
const fault = (day: string, delivery = COURIER) => requestedDayFault(day, delivery, TODAY, RULES);

describe("a requested day", () => {
  it("begins when the goods can be there, and ends after a year", () => {
    expect(requestedDays(COURIER, TODAY, RULES)).toEqual({ first: "2026-12-04", last: "2027-11-27" });
    expect(fault("2026-12-04")).toBeNull();
    expect(fault("2026-12-03")).toEqual({ code: "requested_too_early", day: "2026-12-04" });
    expect(fault("2027-11-29")).toEqual({ code: "requested_too_late", day: "2027-11-27" });
  });

  it("is refused on weekends, holidays and closed days, with the next open day", () => {
    expect(fault("2026-12-12")).toEqual({ code: "requested_closed", day: "2026-12-14" });
    // The eve is a closed day; then Christmas, its second day, and a Sunday.
    expect(fault("2026-12-24")).toEqual({ code: "requested_closed", day: "2026-12-28" });
    // 8 December is a holiday in Italy, and none in Germany.
    expect(fault("2026-12-08")).toEqual({ code: "requested_closed", day: "2026-12-09" });
    expect(fault("2026-12-08", { ...COURIER, country: "DE" })).toBeNull();
  });

  it("is a day of the shop where the goods are fetched", () => {
    const pickup = { ...COURIER, isPickup: true };
    expect(requestedDays(pickup, TODAY, RULES).first).toBe(pickup.promised);
    expect(fault("2026-12-05", pickup)).toEqual({ code: "requested_closed", day: "2026-12-07" });
    expect(leavesFor("2026-12-11", pickup, RULES)).toBe("2026-12-11");
  });

  it("moves the dispatch to the last day from which the goods arrive in time", () => {
    expect(leavesFor("2026-12-11", COURIER, RULES)).toBe("2026-12-09");
    expect(leavesFor("2026-12-11", COURIER, { ...RULES, dispatchDays: [1] })).toBe("2026-12-07");
  });

  it("changes nothing where it cannot be met any more", () => {
    expect(leavesFor("2026-11-01", COURIER, RULES)).toBe(COURIER.promised);
  });

  it("has a proposal that is itself possible, and a dispatch between the promise and the day", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 400 }),
        fc.integer({ min: 0, max: 8 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
        fc.constantFrom("IT", "DE", "ES"),
        fc.boolean(),
        (ahead, daysMax, dispatchDays, country, isPickup) => {
          const rules = { ...RULES, dispatchDays };
          const delivery = { ...COURIER, daysMax, country, isPickup };
          const day = addDays(TODAY, ahead);
          const refused = requestedDayFault(day, delivery, TODAY, rules);
          if (refused?.code === "requested_too_late") return;
          const possible = refused?.day ?? day;
          expect(requestedDayFault(possible, delivery, TODAY, rules)?.code ?? "requested_too_late").toBe(
            "requested_too_late",
          );
          const leaves = leavesFor(possible, delivery, rules);
          expect(leaves >= delivery.promised && leaves <= possible).toBe(true);
          if (!isPickup) expect(arrivesBy(leaves, daysMax, country) <= possible).toBe(true);
        },
      ),
    );
  });
});
