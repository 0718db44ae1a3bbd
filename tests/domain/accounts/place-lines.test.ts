import fc from "fast-check";
import { expect, it } from "vitest";
import { placeLines } from "~/i18n/place-lines";

it.each([
  ["IT", "14100", "Asti", "AT", ["14100 Asti (AT)"]],
  ["ES", "28220", "Majadahonda", "Madrid", ["28220 Majadahonda (Madrid)"]],
  ["ES", "28013", "Madrid", "Madrid", ["28013 Madrid"]],
  ["DE", "10115", "Berlin", "", ["10115 Berlin"]],
  ["IE", "H91 E2K3", "Athenry", "Co. Galway", ["Athenry", "Co. Galway", "H91 E2K3"]],
  ["GB", "SW1A 1AA", "London", "", ["London", "SW1A 1AA"]],
  ["US", "94105", "San Francisco", "CA", ["San Francisco, CA 94105"]],
])(
  "formats a place in %s as the country's post office does",
  (country, postal_code, city, province, lines) => {
    expect(placeLines({ country, postal_code, city, province })).toEqual(lines);
  },
);

it("drops no part of an address, and leaves no empty line, bracket or comma", () => {
  const part = fc.constantFrom("", "A1", "Bbb", "Cc");
  const country = fc.constantFrom("IT", "ES", "IE", "GB", "US", "DE");
  fc.assert(
    fc.property(fc.record({ country, postal_code: part, city: part, province: part }), (place) => {
      const text = placeLines(place).join("\n");
      for (const one of [place.postal_code, place.city, place.province]) expect(text).toContain(one);
      expect(text).not.toMatch(/^\n|\n\n|\(\)|, ?$|^,|^ | $/);
    }),
  );
});
