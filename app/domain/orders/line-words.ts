/** Splits an order line into words, and classifies which of its numbers can be a quantity. */

export type NumberKind =
  /** Example: 6. */
  | "whole"
  /** Example: 6,00, a spreadsheet's 6 or an amount of money. */
  | "zeros"
  /** Example: 1.000 or 06, a thousand or a number with three decimals. */
  | "ambiguous"
  | "decimal"
  /** Beside a sign or word of a currency. */
  | "money"
  | "none";

export interface Word {
  /** Without the punctuation around it. */
  text: string;
  raw: string;
  cell: number;
  /** Folded for comparison with words: `Q.tà:` is `qta`. */
  folded: string;
  kind: NumberKind;
  /** Whether a word beside the number marks it as a quantity. */
  isMarked: boolean;
}

export interface SplitLine {
  words: Word[];
  cells: string[];
  hasDelimiter: boolean;
  /** Whether a list number was removed: `1) CODE`. */
  hasListNumber: boolean;
}

const MAX_WORDS = 60;

/** A product's code in the form that the shop compares: ASCII capitals, without separators. */
export const codeKey = (text: string): string =>
  text.replace(/[-\s./]+/g, "").replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Lower case, without accents, dots and signs: `Q.tà` is `qta`. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

/**
 * Normalizes letters and signs: digits and spaces of normal width, one dash, one quotation mark, no
 * invisible characters.
 */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[“”„«»]/g, '"')
    .replace(/[×✕✖]/g, "x")
    // Leader dots: "CODE......6".
    .replace(/[._]{2,}/g, " ");

/** @param line at most a few hundred characters */
export function splitLine(line: string): SplitLine {
  let text = plain(line).replace(/^[\s>]+/, "");
  text = text.replace(/^(?:[-+•·●◦▪*]|\[[ x]?\])\s+/i, "");
  const unnumbered = text.replace(/^(?:#\d{1,3}[.:)]?\s+|\(?\d{1,3}(?:\)\s*|[.°]\s+))(?=\S)/, "");
  const cells = cellsOf(unnumbered);
  const words = cells.cells.flatMap((cell, index) => wordsOf(cell, index)).slice(0, MAX_WORDS);
  return { ...cells, words, hasListNumber: unnumbered !== text };
}

function cellsOf(text: string): { cells: string[]; hasDelimiter: boolean } {
  const delimiter = ["\t", ";", "|"].find((mark) => text.includes(mark));
  const marked = delimiter ?? "\u0001";
  const source = delimiter
    ? text
    : text.replace(/,/g, (mark, at: number) => (isDecimal(text, at) ? mark : marked));
  if (!source.includes(marked)) return { cells: [source], hasDelimiter: false };
  const cells = [""];
  // Parts with an odd index are quoted; an unclosed quotation mark is text.
  const parts = source.split('"');
  for (const [index, part] of parts.entries()) {
    const isQuoted = index % 2 === 1 && index < parts.length - 1;
    const [first = "", ...rest] = isQuoted ? [part.replaceAll("\u0001", ",")] : part.split(marked);
    cells.push(`${cells.pop() ?? ""}${index > 0 ? " " : ""}${first}`, ...rest);
  }
  return { cells: cells.map((cell) => cell.trim()), hasDelimiter: true };
}

/** `12,50` is one number; `AB12,6` and `8001234567890,6` are a code and a quantity. */
function isDecimal(text: string, at: number): boolean {
  const before = /\S*$/.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? "";
  if (!/\d$/.test(before) || !/^\d/.test(text.slice(at + 1)) || before.includes(",")) return false;
  return !/\p{L}|\d{6}/u.test(before.replace(BEFORE_NUMBER, ""));
}

/** Prefixes joined to a number that is not a code: `EUR12`, `6x12`, `n.6`. */
const BEFORE_NUMBER = /^(?:eur|euro|usd|gbp|chf|nr?|no|pz|pcs|qta|qty|x|\d+x)[.:]?(?=\d)/i;

const AROUND = /^[\s()[\]{}<>"'‘’:;,=#¿¡!?→_]+|[\s()[\]{}<>"'‘’:;,=.!?_]+$/g;

const wordsOf = (cell: string, index: number): Word[] =>
  cell
    .replace(/\*/g, " x ")
    .replace(/@/g, " @ ")
    .split(/\s+/)
    .flatMap((raw) => splitMarks(raw))
    .filter((raw) => raw !== "")
    .map((raw) => {
      const text = raw.replace(AROUND, "");
      return { text, raw, cell: index, folded: fold(text), kind: kindOf(text), isMarked: false };
    });

/** Splits `6pz`, `x6`, `6x` and `n.6` into two words, `6x12,50` into three. */
function splitMarks(raw: string): string[] {
  const [, number, unit] = /^(\d{1,5}(?:[.,]0{1,2})?)(\p{L}+)\.?[,;:]?$/u.exec(raw) ?? [];
  if (number && unit && (UNITS.has(fold(unit)) || /^x$/i.test(unit))) return [number, unit];
  const [, mark, value] = /^(\p{L}[\p{L}.°]*[.:°=]*)\(?(\d{1,5}(?:[.,]0{1,2})?)\)?[.,;:]?$/u.exec(raw) ?? [];
  if (mark && value && (isMarkBefore(fold(mark)) || /^x$/i.test(mark))) return [mark, value];
  const [, count, price] = /^(\d{1,5})x(\d{1,6}[.,]\d{2})$/i.exec(raw) ?? [];
  return count && price ? [count, "x", price] : [raw];
}

/** The kind of a number by its form alone; "1.000" is ambiguous, since it is one or a thousand. */
export function kindOf(text: string): NumberKind {
  if (/^-?(0|[1-9]\d{0,4})$/.test(text)) return "whole";
  if (/^[1-9]\d{0,4}[.,]0{1,2}$/.test(text)) return "zeros";
  if (/^\d{1,3}([.,]\d{3})+([.,]0{1,2})?$|^0\d{1,4}$/.test(text)) return "ambiguous";
  return /^-?\d{1,3}(?:[.,]?\d{3}){0,3}[.,]\d{1,4}$/.test(text) ? "decimal" : "none";
}

/** "6" for a spreadsheet's "6,00". */
export const withoutZeros = (number: string): string => number.replace(/[.,]0{1,2}$/, "");

const setOf = (words: string) => new Set(words.split(" "));
/** Units of sale: a number beside one is a quantity. */
const UNITS = setOf(
  "pz pezzo pezzi pc pcs piece pieces pieza piezas pza pzas unit units unita unidad unidades ud uds u stk conf confez " +
    "confezione confezioni cartone cartoni ct crt carton cartons cassa casse scatola scatole scat sacco sacchi sacchetto " +
    "sacchetti busta buste bottiglia bottiglie bott btl bottle bottles box boxes case cases pack packs bag bags caja " +
    "cajas bolsa bolsas saco sacos paquete paquetes botella botellas bote botes rotolo rotoli bidone bidoni tanica " +
    "taniche flacone flaconi barattolo barattoli bancale bancali pallet pallets collo colli roll rolls jar jars tin tins",
);
const COUNTS = setOf(
  "n nr no num numero number qta qt qty qnt qte quantita quantity quantities quantite cant cantidad menge anzahl",
);
/** Whether a word announces the quantity after it: "qta", "n.". */
export const isMarkBefore = (folded: string): boolean => COUNTS.has(folded) || UNITS.has(folded);
/** Whether a word marks the number beside it as a quantity: a unit, "n.", "x". */
export const isMark = ({ text, folded }: Pick<Word, "text" | "folded">): boolean =>
  /^x$/i.test(text) || isMarkBefore(folded);
/** Units of content or money: the number before one is not a quantity. */
const CONTENT = setOf(
  "g gr grammi grams gramos kg kgs chili kilos mg hg l lt lts litri litro litre litres litros ml cl dl hl cm mm m mt " +
    "mtr metri metro metros meters m2 mq mc q ql oz lb lbs gal w v hz kw ppm c bx gradi plo plato " +
    "cent gg giorni days dias ore hours horas min",
);
const MONTHS = setOf(
  "gen feb mar apr mag giu lug ago set ott nov dic jan may jun jul aug sep sept oct dec ene abr gennaio febbraio marzo " +
    "aprile maggio giugno luglio agosto settembre ottobre novembre dicembre january february march april june july " +
    "august september october november december enero febrero abril mayo junio julio septiembre octubre noviembre diciembre",
);
/** Words before an amount of money, or a percentage. */
const PRICES = setOf(
  "iva vat sconto discount descuento prezzo prezzi price prices precio precios importe importo amount total totale tot " +
    "subtotale subtotal pvp rrp msrp cad cadauno costo cost costs coste costa netto net neto lordo listino list lista",
);
/** Words before a number that is a date, a time, or another document's number. */
const BEFORE_OTHER = setOf(
  "ore h alle entro il del dal al la las el hasta antes rif riferimento ref ordine order pedido fattura factura " +
    "invoice ddt via viale corso piazza strada street calle cap giacenza stock lotto lote lot anno year annata vintage " +
    "pag page a at gradi da",
);
/** Words of prices and contents, which are not notes. */
export const isAmountWord = (folded: string): boolean => PRICES.has(folded) || CONTENT.has(folded);
/** `order 6 CODE` orders, `order 45` refers to another order. */
const ORDERS = setOf("ordine order pedido");
const PHONES = setOf("tel telefono telefoni cell cellulare mobile phone fax tfno movil whatsapp");
/** First words of a line that is an address. */
export const STREETS = setOf(
  "via viale corso piazza piazzale strada vicolo localita loc calle avenida street road",
);
export const CURRENCY = /[€$£]|^(eur|euros?|usd|gbp|chf|dollari|dollars)$/i;

/** Marks numbers as quantities, or not, by their neighbours. */
export function markNumbers(words: Word[], isCode: (index: number) => boolean): void {
  const original = words.map(({ kind }) => kind);
  let cell = 0;
  /** Returns a number of the same cell. */
  const numberAt = (index: number) => {
    const word = words[index];
    return word && word.cell === cell && !isCode(index) && word.kind !== "none" ? word : null;
  };
  const drop = (index: number, kind: NumberKind = "none") => {
    const word = numberAt(index);
    if (word) word.kind = kind;
  };
  const unitMarked = new Set<Word>();
  for (const [index, word] of words.entries()) {
    const { raw, folded, text } = word;
    if (isCode(index)) continue;
    cell = word.cell;
    const [before, after] = [numberAt(index - 1), numberAt(index + 1)];
    if (CURRENCY.test(text) || CURRENCY.test(raw) || raw === "@") {
      const amount = kindOf(text.replace(CURRENCY, ""));
      if (amount === "none") {
        const hasCents = (at: number) =>
          words[at]?.cell === cell && !["whole", "none", undefined].includes(original[at]);
        // "6 € 4,50": the sign belongs to the decimal. Between two numbers of one kind, both are in doubt.
        if (raw !== "@" && (hasCents(index - 1) || !hasCents(index + 1))) drop(index - 1, "money");
        if (raw === "@" || hasCents(index + 1) === hasCents(index - 1) || !hasCents(index - 1))
          drop(index + 1, "money");
      } else words[index] = { ...word, kind: "money" };
    } else if (/%/.test(raw)) {
      drop(index);
      if (folded === "") drop(index - 1);
    } else if (/^x$/i.test(text)) {
      const isContent = CONTENT.has(words[index + 2]?.folded ?? "");
      const [first, second] = [before?.kind, after?.kind];
      if (before && after && first !== second && [first, second].includes("whole") && !isContent) {
        // "6 x 12,50" is a quantity and its price; "28 x 18" is a measure.
        (first === "whole" ? before : after).isMarked = true;
        drop(first === "whole" ? index + 1 : index - 1, "money");
      } else if (before && after) for (const near of [index - 1, index + 1]) drop(near);
      else if (second === "decimal" && isMarkBefore(words[index - 1]?.folded ?? "")) drop(index + 1, "money");
      else {
        const near = before ?? after;
        if (near) near.isMarked = true;
      }
    } else if (COUNTS.has(folded)) {
      const prior = words[index - 1];
      if (
        after &&
        prior &&
        (BEFORE_OTHER.has(prior.folded) || PRICES.has(prior.folded)) &&
        !isCode(index - 1)
      )
        drop(index + 1);
      else if (after) after.isMarked = true;
    } else if (UNITS.has(folded)) {
      const near = before ?? after;
      if (near) {
        near.isMarked = true;
        // "box 12 pcs" is the content of a box.
        if (unitMarked.has(near)) near.kind = "ambiguous";
        unitMarked.add(near);
      }
    } else if (CONTENT.has(folded) || MONTHS.has(folded)) {
      const isAhead = after !== null && BEFORE_OTHER.has(folded);
      if (before && !before.isMarked && !isAhead) drop(index - 1);
      if (MONTHS.has(folded)) drop(index + 1);
      else if (BEFORE_OTHER.has(folded)) drop(index + 1);
    } else if (PHONES.has(folded) || /^\+\d/.test(raw)) {
      for (
        let next = index;
        next === index || numberAt(next) || /^\d+$/.test(words[next]?.text ?? "");
        next += 1
      )
        drop(next);
    } else if (PRICES.has(folded)) {
      drop(index + 1, "money");
    } else if (BEFORE_OTHER.has(folded)) {
      const beyond = words[index + 2];
      const isOrdered =
        isCode(index + 2) || (beyond && (UNITS.has(beyond.folded) || /^x$/i.test(beyond.text)));
      if (!(ORDERS.has(folded) && isOrdered)) drop(index + 1);
    } else if (["of", "de", "di"].includes(folded) && UNITS.has(words[index - 1]?.folded ?? ""))
      drop(index + 1);
  }
}
