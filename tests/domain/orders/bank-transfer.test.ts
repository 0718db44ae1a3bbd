import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { isIban } from "~/contract/constants/iban";
import { epcText, groupedIban } from "~/i18n/bank-transfer";
import { codeLines } from "~/i18n/transfer-code";
import { readQr } from "../../support/qr";

const TRANSFER = {
  payee: "Bottega Quattro Stagioni S.r.l.",
  iban: "IT60X0542811101000000123456",
  amount: "73.54",
  currency: "EUR",
  reference: "2026-000136",
};

describe("the QR code of a bank transfer", () => {
  it("contains the text of EPC069-12, version 2, line by line", () => {
    expect(epcText(TRANSFER)).toBe(
      "BCD\n002\n1\nSCT\n\nBottega Quattro Stagioni S.r.l.\nIT60X0542811101000000123456\nEUR73.54\n\n\n2026-000136",
    );
  });

  it("keeps the standard's lengths, and one line for each value, for any name of the shop", () => {
    const text =
      epcText({ ...TRANSFER, payee: `A\r\nB ${"é".repeat(100)}`, reference: "x".repeat(200) }) ?? "";
    const lines = text.split("\n");
    expect(lines).toHaveLength(11);
    expect([lines[5]?.slice(0, 4), lines[5]?.length, lines[10]?.length]).toEqual(["A B ", 70, 140]);
    // At most 331 bytes, in a QR code of version 13 at most.
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331);
    expect(encode(text, { ecc: "M", maxVersion: 13, border: 0 }).version).toBeLessThanOrEqual(13);
  });

  it("can be read by an app at any length", () => {
    for (const payee of ["B", TRANSFER.payee, "é".repeat(35), "Bottega ".repeat(6)]) {
      const text = epcText({ ...TRANSFER, payee, reference: payee.repeat(2) }) ?? "";
      expect(readQr(codeLines(text))).toBe(text);
    }
  });

  it.each([
    ["0.00", "EUR"],
    ["1000000000.00", "EUR"],
    ["10.00", "USD"],
  ])("does not exist for %s %s", (amount, currency) => {
    expect(epcText({ ...TRANSFER, amount, currency })).toBeNull();
  });
});

describe("an IBAN", () => {
  it("is checked by its check digits", () => {
    for (const good of ["IT60X0542811101000000123456", "DE89370400440532013000", "GB29NWBK60161331926819"])
      expect([good, isIban(good)]).toEqual([good, true]);
    for (const bad of [
      "IT60X0542811101000000123457",
      "IT00X0000000000000000000000",
      "it60x0542811101000000123456",
      "IT60",
      "",
    ])
      expect([bad, isIban(bad)]).toEqual([bad, false]);
  });

  it("is shown in groups of four", () => {
    expect(groupedIban("DE89370400440532013000")).toBe("DE89 3704 0044 0532 0130 00");
  });
});
