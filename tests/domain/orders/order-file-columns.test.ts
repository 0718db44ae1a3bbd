// The columns of a customer's file, recognised by what is in them.
import { expect, it } from "vitest";
import { columnRoles } from "~/domain/orders/order-file-columns";

const isCode = (cell: string) => /^T-\d+$/.test(cell);
const rolesOf = (text: string) =>
  columnRoles(
    text.split("\n").map((line) => line.split(";")),
    isCode,
  );

it.each([
  ["T-1;6\nT-2;3", ["code", "qty"]],
  ["Descrizione;Prezzo;Pezzi;Articolo\nMalto;12,50;6;T-1\nLuppolo;3,20;2;T-2", [null, null, "qty", "code"]],
  ["1;T-1;Malto;6\n2;T-2;Luppolo;3", [null, "code", null, "qty"]],
  ["Q.tà;EAN;cod;Note\n6;801;T-1;subito\n2;802;T-2;", ["qty", null, "code", "notes"]],
  ["T-1\nT-2", ["code"]],
  ["a;b\nc;d", [null, null]],
])("%j", (text, roles) => {
  expect(rolesOf(text)).toEqual(roles);
});
