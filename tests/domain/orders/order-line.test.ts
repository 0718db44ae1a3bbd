// Order lines as people write them in three languages: the code, and the quantity or the reason why the line
// is not added.
import { describe, expect, it } from "vitest";
import { codeCandidates, type KnownItem } from "~/domain/orders/line-codes";
import { codeKey } from "~/domain/orders/line-words";
import { readOrderLine, settleBare } from "~/domain/orders/order-line";

const ITEMS: [code: string, parent: number | null, ...names: string[]][] = [
  [
    "EN00383",
    null,
    "Tappi a vite 28×18, 100 pz",
    "Screw caps 28×18, 100 pcs",
    "Tapones de rosca 28×18, 100 uds",
  ],
  ["HB00641", null, "Malto Pilsner 25 kg", "Pilsner malt 25 kg", "Malta Pilsner 25 kg"],
  ["EN00780", null, "Lievito secco", "Dry yeast", "Levadura seca"],
  ["EN00780-100G", 3, "Lievito secco, 100 g", "Dry yeast, 100 g", "Levadura seca, 100 g"],
  ["1001", null, "Guanti", "Gloves", "Guantes"],
  ["6", null, "Spago", "Twine", "Cuerda"],
  ["8001234567890", null, "Secchio", "Bucket", "Cubo"],
  ["AB 12", null, "Imbuto", "Funnel", "Embudo"],
  ["REDCAP", null, "Capsula rossa", "Red cap", "Cápsula roja"],
  ["A.12/B-3", null, "Filtro", "Filter", "Filtro"],
];
const known = new Map<string, KnownItem[]>(
  ITEMS.map(([code, parent, ...names], index) => [codeKey(code), [{ id: index + 1, parent, code, names }]]),
);
const read = (line: string) => readOrderLine(line, known);

const SIX = [
  ...'C 6|c 6|C - 6|- C 6|6x C|6 x C|6 × C|C;6|C,6|C, 6|C;6;note;note|C,6,note|C\t6|"C";"6,00"|"C","6"|C 6,00|C 6.00|C 6,0|C\u00A06'.split(
    "|",
  ),
  ..."6 C|C x6|C x 6|C 6pz|C 6 pz|C 6 pz.|C: 6|C:6|C n.6|C n. 6|C nr. 6|C n° 6|C nº 6|C qta 6|C q.tà 6|C Q.tà: 6|C quantità 6|6 pz C|C (6)|C(6)|C*6|6*C".split(
    "|",
  ),
  ..."C * 6|C/6|C=6|C = 6|C -> 6|C → 6|C 6 nota|C;6,00;8,40|C 6 pezzi|C pezzi 6|C pz 6|C pz. 6|C conf. 6|C 6 conf.|6 cartoni C|C 6 scatole|C 6 bottiglie".split(
    "|",
  ),
  ..."C qty 6|C Qty: 6|qty 6 C|C quantity 6|C 6 pcs|C 6pcs.|6 pcs of C|6 of C|please send 6 C|please order 6 C|C no. 6|C 6 units|6 boxes C|C x 6 pcs".split(
    "|",
  ),
  ..."C cant. 6|C cantidad: 6|C 6 uds.|6 uds de C|6 uds. C|quiero 6 unidades de C|C 6 ud|C 6 cajas|C 6 botellas|C 6 unidades por favor".split(
    "|",
  ),
  ..."> C 6|>> C;6;urgente|• C 6|* C 6|– 6 C|1. C 6|1) C 6|(3) C x 6|[ ] C 6|[x] C 6|[C] 6|(C) x 6|«C» 6|“C” 6|'C' 6|C......6|C____6".split(
    "|",
  ),
  "| C | 6 |",
  "#4 C 6",
  "C | 6 | urgente",
  ..."C;Tappi;6|Tappi;C;6|6;C;Tappi|6;C|C\tTappi a vite\t6|C\tTappi a vite\t6,00\t€ 4,50|C\t6\t30,00|C;6;24.00;144.00|C;30,00;6|C;6;12,50 EUR|C;;6|C;6;|C;6;;".split(
    "|",
  ),
  ..."C 6 € 4,50|C 4,50 € 6|C 6 30,00€|C €30 6|C 30€ 6|C 6 EUR 4.50|C 6 4.50 EUR|C a 4,50 € 6 pz|C 6 a 4,50|C 6 @ 3|C 10% 6|C 6 -10%|C 6 sconto 10|C 6 prezzo 30|C qty 6 price 30".split(
    "|",
  ),
  ..."C 6 entro il 12|C 6 per il 21/11/2026|C 6 entro 21 dicembre|C 6 before December 21|C 6 antes del 21 de diciembre|21/11/2026;C;6|C;6;12/12/2026|C;6;2026-12-12|C 6 ore 12|C 6 alle 12:30".split(
    "|",
  ),
  ..."C 6x12,50|C 6 x 12,50|C 12,50 x 6|C 6 x 30,00|C 6 pz x 12,50|C 6@3.50|C 6 EUR12,50|C;6;EUR12,50|C;prezzo 30;6".split(
    "|",
  ),
  ..."C;ord. 45;6|C;6;rif. 45|C 6 tel 0173 123456|C 6 +39 333 1234567|C;6;consegna scala 2|C;6;24 ore|C;Tappi conf. 250 pz;6".split(
    "|",
  ),
  ..."C Tappi a vite 28x18, 100 pz 6|C Tappi a vite 28×18, 100 pz x 6|6 C Tappi a vite 28x18, 100 pz|C tappi: 6|Tappi (C) 6 conf.|cod. C qta 6|Codice: C, quantità: 6, prezzo: 30,00".split(
    "|",
  ),
  ..."C 500 g 6|C 6 sacchi da 25 kg|C 0,75 l 6|C 1/2 kg 6|C 20x30 6|6 C da 25 kg|C 75 cl x 6|C 6 (sei)|6 (six) C|C 3% 6".split(
    "|",
  ),
];

describe("a line with a code and a quantity of six", () => {
  it.each(
    SIX.map((line) => [line.replace(/(?<!\p{L})C(?!\p{L})/u, "EN00383").replace(/\bc\b(?= 6)/, "en00383")]),
  )("%s", (line) => {
    const { code, qty, doubt } = read(line);
    expect({ code, qty, doubt }).toEqual({ code: "EN00383", qty: "6", doubt: null });
  });
});

describe("a line that cannot be added", () => {
  it.each([
    // Two numbers, each of which may be the quantity.
    ..."C;6;24|C;24;6|C 6 24|1 C 6|3;C;Tappi;6|C;6,00;30,00|C 6 12|C 2 conf 6 pz|C 5 tappi 250 pz|C tappi conf. 250 pz 5|C;conf. 250 pz"
      .split("|")
      .map((line) => [line, "quantity_unclear"]),
    // A thousand, or a number with three decimals; a vintage.
    ..."C 1.000|C;1.000|C;1.000,00|C 1,000|C 06|C Barbera 2021|C-6|C.6|C tappi 100 pz|C;Tappi;10,00"
      .split("|")
      .map((line) => [line, "quantity_unclear"]),
    // No number that can be one.
    ..."C;|C\t|C;;|C due|C six|C;12,50|C;12,50 €|C € 30|C 30 €|C 25 kg|C 500 g|C 20x30|C 1/2|C 21/11/2026|C 12:30|C per sabato|1) C|C;Tappi|C;Tappi;|C 10%|C ordine 45|C tel. 0173 123456|C 12 x 6|C costo 30|C EUR12,50|C CHF 30|C lista 30,00|#4 C"
      .split("|")
      .map((line) => [line, "quantity_missing"]),
    ["C 6 HB00641 2", "codes_several"],
    ["6 C e 2 HB00641", "codes_several"],
  ])("%s: %s", (line, doubt) => {
    const written = String(line).replace("C", "EN00383");
    expect(read(written)).toMatchObject({ code: "EN00383", qty: "", doubt, shape: "item" });
  });

  it("keeps an invalid quantity, so that the shop can explain it", () => {
    expect(["EN00383 1,5", "EN00383 0", "EN00383 -3"].map((line) => read(line).qty)).toEqual([
      "1,5",
      "0",
      "-3",
    ]);
  });
});

describe("a code", () => {
  it.each([
    ["HB00641 Malto Pilsner 25 kg 4", "HB00641", "4"],
    ["HB00641 malto 25kg x 4", "HB00641", "4"],
    ["hb-00641 4", "HB00641", "4"],
    ["HB 00641 4", "HB00641", "4"],
    ["HB00641 4 Malto", "HB00641", "4"],
    ["EN00780-100G 3", "EN00780-100G", "3"],
    ["EN00780 - 100G 3", "EN00780-100G", "3"],
    ["EN00780 100g 3", "EN00780-100G", "3"],
    ["EN00780 EN00780-100G 3", "EN00780-100G", "3"],
    ["EN00780\u2011100G;3", "EN00780-100G", "3"],
    ["1001 12", "1001", "12"],
    ["12 x 1001", "1001", "12"],
    ["12 pz 1001", "1001", "12"],
    ["1001 x 12", "1001", "12"],
    ["1001;12", "1001", "12"],
    ["1001,12", "1001", "12"],
    ["1001 6", "1001", "6"],
    ["6 12", "6", "12"],
    ["8001234567890 12", "8001234567890", "12"],
    ["8001234567890,12", "8001234567890", "12"],
    ["12 x 8001234567890", "8001234567890", "12"],
    ["EAN 8001234567890 qta 12", "8001234567890", "12"],
    ["AB 12 3", "AB 12", "3"],
    ["AB12 3", "AB 12", "3"],
    ["AB-12;3", "AB 12", "3"],
    ["redcap 3", "REDCAP", "3"],
    ["3 redcap", "REDCAP", "3"],
    ["A.12/B-3 5", "A.12/B-3", "5"],
    ["a12b3 x 5", "A.12/B-3", "5"],
    ["5xA.12/B-3", "A.12/B-3", "5"],
  ])("is found in %s", (line, code, qty) => {
    expect(read(line)).toMatchObject({ code, qty, doubt: null });
  });

  it("is the one as written, of two that differ by their separators", () => {
    const item = (id: number, code: string): KnownItem => ({ id, parent: null, code, names: [] });
    const two = new Map([["X12", [item(1, "X12"), item(2, "X-12")]]]);
    expect(["X-12 3", "X12 3", "x.12 3"].map((line) => readOrderLine(line, two).code)).toEqual([
      "X-12",
      "X12",
      "X12",
    ]);
  });
});

describe("a line without a known code", () => {
  it.each([
    ["red wine 4", "red wine", "4"],
    ["6 × red wine", "red wine", "6"],
    ["WINE-1;Red, dry;3", "WINE-1", "3"],
    ["WINE-1\t\t\t4", "WINE-1", "4"],
    ["BOH-1 2", "BOH-1", "2"],
    ["WINE-1", "WINE-1", ""],
    ["NIENTE 3", "NIENTE", "3"],
    ["6x4 crates", "6x4 crates", ""],
  ])("%s is a name or a mistyped code", (line, code, qty) => {
    expect(read(line)).toMatchObject({ code, qty, shape: "unknown" });
  });

  it.each(
    "Buongiorno,|Gentile Anna|vi ordino per il 21/11/2026:|Dear all,|Hola|Cordiali saluti|Best regards|Un saludo|Mario Rossi|Via Roma 12|Tel. 0173 123456|cell. +39 333 1234567|P.IVA 01234567890|www.cantina.it|--".split(
      "|",
    ),
  )("%s is plain text", (line) => {
    expect(read(line).shape).toBe("words");
  });
});

describe("a code without a quantity", () => {
  const settled = (isTyped: boolean, ...lines: string[]) =>
    settleBare(lines.map(read), isTyped).map(({ qty, doubt }) => doubt ?? qty);
  it("is one piece if it is typed, or if all lines are codes", () => {
    expect(settled(true, "EN00383", "HB00641 2")).toEqual(["1", "2"]);
    expect(settled(false, "EN00383", "8001234567890", "EN00383")).toEqual(["1", "1", "1"]);
    expect(settled(false, "EN00383", "HB00641 2")).toEqual(["quantity_missing", "2"]);
    expect(settled(true, "EN00383;")).toEqual(["quantity_missing"]);
  });
});

describe("the notes of a line", () => {
  it.each([
    ["EN00383;6;urgente; al piano", "urgente; al piano"],
    ["EN00383 6 urgente, grazie", "urgente; grazie"],
    ["EN00383\t6\tsubito", "subito"],
    ["EN00383;6;12,50 EUR", ""],
    ["EN00383 6 pz", ""],
    ["EN00383 6 Tappi a vite 28x18, 100 pz", ""],
    ["6 pz EN00383 per sabato", "per sabato"],
  ])("of %s", (line, notes) => {
    expect(read(line).notes).toBe(notes);
  });
});

it("looks up a bounded number of codes, in linear time", () => {
  for (const unit of ["1;", '"1";', "1 ", "1", "  ", "6x", "A-1 ", "€ 1 ", ",1"]) {
    const line = `EN00383 ${unit.repeat(300)}`.slice(0, 300);
    expect(codeCandidates(line).length).toBeLessThan(400);
    expect(() => read(line)).not.toThrow();
  }
});
