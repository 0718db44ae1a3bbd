import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REVIEW_STATES } from "~/contract/constants/enums";
import { averageRating, reviewName, writtenState } from "~/domain/catalogue/review";

describe("the average of ratings", () => {
  it("is rounded to a tenth, half up, and lies between the smallest and the largest rating", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 500 }), (ratings) => {
        const sum = ratings.reduce((all, one) => all + one, 0);
        const tenths = Number((averageRating(sum, ratings.length) ?? "").replace(".", ""));
        // |tenths / 10 - sum / n| ≤ 1/20, in whole numbers; a half is rounded up.
        const twentieths = 2 * tenths * ratings.length - 20 * sum;
        expect(twentieths).toBeGreaterThan(-ratings.length);
        expect(twentieths).toBeLessThanOrEqual(ratings.length);
        expect(tenths).toBeGreaterThanOrEqual(10 * Math.min(...ratings));
        expect(tenths).toBeLessThanOrEqual(10 * Math.max(...ratings));
      }),
    );
  });

  it("has one decimal, and is null without ratings", () => {
    expect([averageRating(5, 1), averageRating(89, 20), averageRating(0, 0)]).toEqual(["5.0", "4.5", null]);
  });
});

describe("the name beside a review", () => {
  it.each([
    ["Ada", "rossi", "Ada R."],
    [" Ada ", "", "Ada"],
    ["", "Rossi", "R."],
    ["Ada", "Ørsted", "Ada Ø."],
  ])("for %s %s is %s", (first, last, name) => {
    expect(reviewName(first, last)).toBe(name);
  });

  it("never contains more than one letter of the last name", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,20}$/), (last) => {
        expect(reviewName("Ada", last)).toBe(`Ada ${last.slice(0, 1).toUpperCase()}.`);
      }),
    );
  });
});

describe("a written review", () => {
  it("is shown at once only if reviews are not checked, and never if it was hidden", () => {
    for (const before of [null, ...REVIEW_STATES]) {
      expect(writtenState(true, before)).toBe("new");
      expect(writtenState(false, before)).toBe(before === "hidden" ? "new" : "shown");
    }
  });
});
