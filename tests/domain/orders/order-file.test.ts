// A customer's order file: the heading names the quantity's column, else the shop requests it; the rows
// become order lines.
import { describe, expect, it } from "vitest";
import { readCells } from "~/csv/text";
import { fileColumns, fileLines } from "~/domain/orders/order-file";

const isCode = (cell: string) => /^T-\d+$/.test(cell);
const read = (csv: string) => {
  const rows = readCells(csv, 300);
  const { columns, heading, isCertain } = fileColumns(rows, isCode);
  const lines = fileLines(rows, columns, heading).map(({ code, qty, doubt }) => `${code} ${doubt ?? qty}`);
  return { columns, isCertain, lines };
};

describe("the column of the quantity", () => {
  it.each([
    ["T-1;6\nT-2;3", ["code", "qty"]],
    ["T-1;6,00", ["code", "qty"]],
    ["T-1;6;12,50", ["code", "qty", null]],
    ["Descrizione;Prezzo;Pezzi;Articolo\nMalto;12,50;6;T-1\nLuppolo;3,20;2;T-2", [null, null, "qty", "code"]],
    ["1;T-1;Malto;6\n2;T-2;Luppolo;3", [null, "code", null, "qty"]],
    ["Q.tà;EAN;cod;Note\n6;801;T-1;subito\n2;802;T-2;", ["qty", null, "code", "notes"]],
    [
      "Ordine;;\nData 21/11/2026;;\n\nCod. Art.;Giacenza;Q.tà da ordinare;Prezzo\nT-1;30;6;12",
      ["code", null, "qty", null],
    ],
    ["Code,Description,Stock,Order Qty,Unit price\nT-1,x,30,6,12.50", ["code", null, null, "qty", null]],
    ["Referencia;Cantidad;Precio\nT-1;6;3,50", ["code", "qty", null]],
    ["N.;Codice\n6;T-1\n4;T-2", ["qty", "code"]],
    ["N.;Codice;Pezzi\n1;T-1;6", [null, "code", "qty"]],
    ["SKU;Quantity;Quantity in stock\nT-1;6;100", ["code", "qty", null]],
    ["Codice;Unità;Q.tà;Pz/cartone\nT-1;pz;6;12", ["code", null, "qty", null]],
    ["Artikel-Nr.;Menge\nT-1;6", ["code", "qty"]],
    ["Réf;Qté\nT-1;6", ["code", "qty"]],
    ["Item;Units;Total\nT-1;6;36", ["code", "qty", null]],
    ["Codice;N. pezzi;Totale\nT-1;6;36", ["code", "qty", null]],
    ["Codice;Quantità\nT-1;sei\nT-2;1.000,00", ["code", "qty"]],
  ])("is detected in %j", (csv, columns) => {
    expect(read(csv)).toMatchObject({ columns, isCertain: true });
  });

  it.each([
    "T-1\nT-2",
    "T-1;6;12\nT-2;3;24",
    "T-1;12,50\nT-2;3,20",
    "T-1;1.000",
    "Codice;Prezzo\nT-1;6",
    "Codice;Descrizione;Prezzo;Giacenza\nT-1;a;6;9",
    "Articolo;Colli;Prezzo\nT-1;6;3",
    "N.;Codice;Prezzo\n1;T-1;30\n2;T-2;40",
    "SKU;Qty;Quantity\nT-1;6;100",
    "Codice;Quantità;Quantità\nT-1;1;2",
    "Kode;Antal\nT-1;6",
    "Codice articolo;Numero ordine;Prezzo\nT-1;45;3",
    "Codice;Unità di misura;Prezzo\nT-1;pz;3",
    "Codice;Pezzi per cartone\nT-1;12",
    "SKU;Min. qty;Price\nT-1;6;3",
    "Codice;Totale\nT-1;36",
  ])("must be chosen in %j", (csv) => {
    const { columns, isCertain } = read(csv);
    expect([columns.includes("qty"), isCertain]).toEqual([false, false]);
  });
});

describe("the rows of a file", () => {
  it("are stored without a quantity, skipped with 0, and ignored if they are sums", () => {
    const csv = `Listino;;
Codice;Nome;Quantità;Prezzo
T-1;a;6,00;1,50
T-2;b;1.000,00;2,50
T-3;c;;3,00
T-4;d;0;1,00
T-5;e;6 pz;1,00
BOH;f;2;1,00
;Malto scuro;4;1,00
;;18;
Totale;;18;36,00`;
    expect(read(csv).lines).toEqual([
      "T-1 6",
      "T-2 quantity_unclear",
      "T-3 quantity_missing",
      "T-5 6",
      "BOH 2",
      "Malto scuro 4",
    ]);
  });

  it("are all stored if no column is the quantity", () => {
    expect(read("Codice;Prezzo\nT-1;6").lines).toEqual(["T-1 quantity_missing"]);
  });
});
