// The VAT register equals the documents, to the cent.
import fc from "fast-check";
import { expect, it } from "vitest";
import { VAT_SCHEMES } from "~/contract/constants/enums";
import { type RegisterDocument, registerLines, registerSums } from "~/domain/orders/vat-register";

const cents = fc.nat(1_000_000);
const anyDocument: fc.Arbitrary<RegisterDocument> = fc.record({
  kind: fc.constantFrom("invoice", "credit_note"),
  currency: fc.constantFrom("EUR", "CHF"),
  scheme: fc.constantFrom(...VAT_SCHEMES),
  country: fc.constantFrom("IT", "DE", "CH"),
  vatLines: fc.array(fc.record({ rate: fc.constantFrom(0, 400, 1000, 2200), base: cents, vat: cents }), {
    maxLength: 4,
  }),
});
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const signedTotal = ({ kind, vatLines }: RegisterDocument) => {
  const total = sum(vatLines.map(({ base, vat }) => base + vat));
  return kind === "credit_note" ? 0 - total : total;
};

it("equals the sum of the documents in each currency, for any documents", () => {
  fc.assert(
    fc.property(fc.array(anyDocument), (documents) => {
      const sums = registerSums(documents);
      for (const currency of ["EUR", "CHF"]) {
        const own = documents.filter((one) => one.currency === currency);
        const found = sums.filter((one) => one.currency === currency).map(({ base, vat }) => base + vat);
        expect(sum(found)).toBe(sum(own.map(signedTotal)));
      }
      for (const document of documents)
        expect(sum(registerLines(document).map(({ base, vat }) => base + vat))).toBe(signedTotal(document));
    }),
  );
});

it("has one line for each scheme, country and rate; the seller's own VAT has no country", () => {
  fc.assert(
    fc.property(fc.array(anyDocument), (documents) => {
      const sums = registerSums(documents);
      const keys = sums.map(
        ({ currency, scheme, country, rate }) => `${currency} ${scheme} ${country} ${rate}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
      for (const { scheme, country, rate } of sums) {
        expect(country === null).toBe(scheme === "standard");
        if (scheme === "export" || scheme === "reverse_charge") expect(rate).toBe(0);
      }
    }),
  );
});
