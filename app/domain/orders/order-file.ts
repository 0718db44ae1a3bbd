/**
 * A customer's order file: what each column contains, and its rows as order lines. A quantity never comes
 * from a guessed column.
 */
import type { ColumnRole, LineDoubt } from "~/contract/constants/enums";
import { kindOf, withoutZeros } from "./line-words";

export interface FileColumns {
  columns: (ColumnRole | null)[];
  /** The index of the heading's row; -1 without one. */
  heading: number;
  /** Whether the quantity's column is known by its heading, or because it is the only candidate. */
  isCertain: boolean;
}

export interface FileLine {
  row: number;
  code: string;
  qty: string;
  notes: string;
  doubt: LineDoubt | null;
  /** The quantity as written. */
  cell: string;
}

const CODE_NAME =
  /^(sku|cod|codi\p{L}*|codes?|ref\p{L}*|rif\p{L}*|art\p{L}*|gtin|ean|barcode|item|mpn|part|prod\p{L}*)( |$)/u;
const QTY_NAME =
  /(^| )(q|qt|qta|qty|qnt|qte|quantita|quantity|quantities|quantite|cantidad(es)?|cant|menge|anzahl)( |$)/;
const PIECES_NAME =
  /^(pezzi|pz|pcs|pieces|piezas|uds?|unidades|unita|units?|stk|ordinat[oi]|ordered|n|nr|no|num|numero)( |$)/;
/** Headings of stock, contents, prices, measures, and other numbers that are not ordered quantities. */
const OTHER_NAME =
  /(^| )(stock|magazz\p{L}*|giac\p{L}*|disp\p{L}*|avail\p{L}*|exist\p{L}*|conf\p{L}*|carton\p{L}*|coll[oi]|pack\p{L}*|imball\p{L}*|caja|cajas|box|case|min\p{L}*|max\p{L}*|mult\p{L}*|prez\p{L}*|prec\p{L}*|pri[cx]\p{L}*|cost\p{L}*|tot\p{L}*|imp\p{L}*|peso|weight|iva|vat|scont\p{L}*|disc\p{L}*|ordine|pedido|pos|riga|line|misura|medida|measure|evas\p{L}*|consegn\p{L}*|deliver\p{L}*|anno|year|prev\p{L}*|last|ultim\p{L}*)( |$)/u;
const NOTES_NAME = /^(not|annot|remark|comment|osserv|observ|bemerk)/;
const TOTAL = /^(sub ?)?tot/;
const HEADING_ROWS = 15;

/** A heading's words in lower case, without accents and signs. */
const nameOf = (cell: string): string =>
  cell
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    // Examples: "Q.tà", "U.M.", "N.".
    .replace(/\b(\p{L})\.(?=\p{L})/gu, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const isQtyName = (name: string): boolean =>
  (QTY_NAME.test(name) || PIECES_NAME.test(name)) && !OTHER_NAME.test(name);

/** @param isCode whether the shop knows such a code */
export function fileColumns(
  rows: readonly (readonly string[])[],
  isCode: (cell: string) => boolean,
): FileColumns {
  const heading = headingOf(rows, isCode);
  const names = (rows[heading] ?? []).map(nameOf);
  const body = rows.slice(heading + 1).filter((row) => !isTotal(row));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    name: names[index] ?? "",
    cells: body.map((row) => row[index] ?? ""),
  }));
  const codeCount = new Map(columns.map(({ index, cells }) => [index, cells.filter(isCode).length]));
  const mostCodes = (some: typeof columns) =>
    some.toSorted((a, b) => (codeCount.get(b.index) ?? 0) - (codeCount.get(a.index) ?? 0))[0];
  const named = mostCodes(columns.filter(({ name }) => CODE_NAME.test(name)));
  const best = mostCodes(columns.filter(({ name }) => !isQtyName(name)));
  const code = [named, best].find((column) => column && (codeCount.get(column.index) ?? 0) > 0) ?? named;
  const others = columns.filter(({ index }) => index !== code?.index);
  const qty = code && quantityColumn(others, heading >= 0);
  const notes = others.find(({ name }) => NOTES_NAME.test(name));
  return {
    columns: columns.map(({ index }) =>
      index === code?.index ? "code" : index === qty?.index ? "qty" : index === notes?.index ? "notes" : null,
    ),
    heading,
    isCertain: qty !== undefined,
  };
}

/** The row above the first known code that names the most columns. */
function headingOf(rows: readonly (readonly string[])[], isCode: (cell: string) => boolean): number {
  const firstCode = rows.findIndex((row) => row.some(isCode));
  const above = rows.slice(0, firstCode < 0 ? HEADING_ROWS : Math.min(firstCode, HEADING_ROWS));
  const counts = above.map((row) => {
    const names = row.map(nameOf);
    const isNamed = (name: string) => CODE_NAME.test(name) || isQtyName(name);
    const hasFigures = row.some((cell) => kindOf(cell) !== "none");
    return hasFigures || !names.some(isNamed)
      ? 0
      : names.filter((name) => isNamed(name) || OTHER_NAME.test(name)).length;
  });
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  // Words above the first code in two or more columns are headings, even in a language that the shop does
  // not know.
  const last = above.length - 1;
  const filled = (above[last] ?? []).filter((cell) => cell !== "");
  const isWords = filled.length > 1 && filled.every((cell) => !/\d/.test(cell));
  return firstCode > 0 &&
    isWords &&
    filled.length >= (rows[firstCode] ?? []).filter((cell) => cell !== "").length - 1
    ? last
    : -1;
}

interface Column {
  index: number;
  name: string;
  cells: string[];
}

/** Undefined if no column is certainly the quantity's. */
function quantityColumn(columns: readonly Column[], hasHeading: boolean): Column | undefined {
  if (hasHeading) {
    const named = columns.filter((column) => isQtyName(column.name) && !isNumbering(column));
    const strong = named.filter(({ name }) => QTY_NAME.test(name));
    const [only, ...more] = strong.length > 0 ? strong : named;
    return more.length === 0 ? only : undefined;
  }
  const kinds = columns.map((column) => ({
    column,
    kinds: column.cells.filter((cell) => cell !== "").map(kindOf),
  }));
  const numbers = kinds.filter(({ kinds }) => kinds.length > 0 && kinds.every((kind) => kind !== "none"));
  const wholes = numbers.filter(
    ({ column, kinds }) => kinds.every((kind) => kind === "whole") && !isNumbering(column),
  );
  if (wholes.length > 0) return wholes.length === 1 ? wholes[0]?.column : undefined;
  const [only, ...more] = numbers;
  // "6,00" in the only column of numbers, beside the codes.
  return more.length === 0 && columns.length === 1 && only?.kinds.every((kind) => kind === "zeros")
    ? only.column
    : undefined;
}

/** Example: 1, 2, 3 … */
const isNumbering = ({ cells, name }: Column): boolean =>
  !QTY_NAME.test(name) &&
  cells.length > 0 &&
  cells.every((cell, index) => cell === "" || cell === String(index + 1)) &&
  (cells.length > 1 || PIECES_NAME.test(name));

const isTotal = (row: readonly string[]): boolean => row.some((cell) => TOTAL.test(nameOf(cell)));

/** Rows with a code or a name as lines; without a quantity they wait, with 0 they are not ordered. */
export function fileLines(
  rows: readonly (readonly string[])[],
  columns: readonly (ColumnRole | null)[],
  heading: number,
): FileLine[] {
  const [code, qty, notes] = (["code", "qty", "notes"] as const).map((role) => columns.indexOf(role));
  if (code === undefined || code < 0) return [];
  return rows.flatMap((row, index): FileLine[] => {
    const written = row[code] ?? "";
    const cell = row[qty ?? -1] ?? "";
    if (index <= heading || isTotal(row)) return [];
    // Without a code, the words of the row may name the item; a row of numbers only is a total.
    const name =
      written !== "" || cell === ""
        ? written
        : (row.find((text, at) => at !== notes && /\p{L}{2}/u.test(text)) ?? "");
    if (name === "" || /^0([.,]0+)?$/.test(cell)) return [];
    return [{ row: index, code: name, ...cellQuantity(cell), notes: row[notes ?? -1] ?? "", cell }];
  });
}

/** Accepts "6", "6,00" and "6 pz"; any other content is not a certain quantity. */
function cellQuantity(cell: string): Pick<FileLine, "qty" | "doubt"> {
  const number = cell.replace(
    /^(?:n[.°]?|x) ?(?=\d)|(?<=\d) ?(?:pz|pezzi|pcs|pieces|piezas|uds?|x)\.?$/gi,
    "",
  );
  if (number === "") return { qty: "", doubt: "quantity_missing" };
  const kind = kindOf(number);
  if (kind === "whole" || kind === "zeros") return { qty: withoutZeros(number), doubt: null };
  return { qty: "", doubt: "quantity_unclear" };
}
