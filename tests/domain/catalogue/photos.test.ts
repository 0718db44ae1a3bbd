import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PHOTO_STEPS, steppedPhotos } from "~/contract/constants/photos";

const photos = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 13 });

describe("steppedPhotos", () => {
  it("keeps all other photos, in their order", () => {
    fc.assert(
      fc.property(photos, fc.nat(), fc.constantFrom(...PHOTO_STEPS), (all, n, step) => {
        const photo = all[n % all.length] ?? "";
        const others = all.filter((one) => one !== photo);
        expect(steppedPhotos(all, photo, step).filter((one) => one !== photo)).toEqual(others);
        expect(steppedPhotos(all, photo, step).includes(photo)).toBe(step !== "remove");
      }),
    );
  });

  it("moves a photo by one place, and not beyond the ends", () => {
    expect(steppedPhotos(["a", "b", "c"], "c", "earlier")).toEqual(["a", "c", "b"]);
    expect(steppedPhotos(["a", "b", "c"], "a", "later")).toEqual(["b", "a", "c"]);
    expect(steppedPhotos(["a", "b"], "a", "earlier")).toEqual(["a", "b"]);
    expect(steppedPhotos(["a", "b"], "b", "later")).toEqual(["a", "b"]);
  });

  it("leaves the photos unchanged if the named one no longer exists", () => {
    expect(steppedPhotos(["a", "b"], "z", "later")).toEqual(["a", "b"]);
  });
});
