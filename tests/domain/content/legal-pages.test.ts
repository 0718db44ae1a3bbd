import { expect, it } from "vitest";
import { hidingCell, isTakenAddress, losesAddress } from "~/domain/content/legal-pages";
import { LEGAL } from "~/paths";

const shown = { is_active: 1, section: "service", shown_from: null, shown_until: null };

it.each(Object.values(LEGAL).flatMap((slugs) => Object.values(slugs)))(
  "%s may be renamed and moved, but not removed from the footer",
  (slug) => {
    expect(hidingCell({ slug, ...shown, section: "company" })).toBeNull();
    expect(hidingCell({ slug })).toBeNull();
    expect(hidingCell({ slug, ...shown, is_active: 0 })).toBe("is_active");
    expect(hidingCell({ slug, ...shown, section: null })).toBe("section");
    expect(hidingCell({ slug, ...shown, shown_from: "2099-01-01T00:00:00Z" })).toBe("shown_from");
    expect(hidingCell({ slug, ...shown, shown_until: "2099-01-01T00:00:00Z" })).toBe("shown_until");
  },
);

it("other pages may be hidden", () => {
  expect(hidingCell({ slug: "chi-siamo", ...shown, is_active: 0, section: null })).toBeNull();
});

it("reserves a legal page's address for that page, and leaves other pages any number of addresses", () => {
  expect(losesAddress("privacy", ["privacy", "riservatezza"])).toBe(false);
  expect(losesAddress("privacy", ["riservatezza"])).toBe(true);
  expect(losesAddress("chi-siamo", [])).toBe(false);
  expect(isTakenAddress("privacy", "privacy")).toBe(false);
  expect(isTakenAddress("privacy", "chi-siamo")).toBe(true);
  expect(isTakenAddress("terms", "condizioni")).toBe(false);
  expect(isTakenAddress("condiciones", "terms")).toBe(false);
  expect(isTakenAddress("terms", "privacy")).toBe(true);
  expect(isTakenAddress("noi", "chi-siamo")).toBe(false);
});
