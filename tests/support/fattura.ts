// Checks a FatturaPA file as the exchange system does: against the schema (fattura.xsd), then by its checks
// of the content. The checks are written from the tax office's list ("Elenco controlli"), not from the app.
import { readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";
import { type Element, elementsOf, parseXml, textsOf } from "./fattura-xml";

const SCHEMA = readFileSync(new URL("fattura.xsd", import.meta.url), "utf8");

/** Validates files against the schema; returns its messages. */
export async function schemaErrors(files: readonly { fileName: string; contents: string }[]) {
  // The validator's virtual file system has no folders.
  const xml = files.map(({ fileName, contents }) => ({ fileName: fileName.replaceAll("/", "-"), contents }));
  const { errors } = await validateXML({ xml, schema: [SCHEMA] });
  return errors.map(({ message, loc }) => `${loc?.fileName}: ${message}`);
}

/**
 * Runs the exchange system's checks on a file; returns the numbers of those that fail. @param today the day
 * of receipt
 */
export function contentErrors(xml: string, today: string): string[] {
  const root = parseXml(xml);
  const one = (name: string, of: Element = root) => textsOf(of, name)[0] ?? "";
  const first = (name: string, of: Element = root) => elementsOf(of, name)[0] ?? root;
  const lines = elementsOf(root, "DettaglioLinee");
  const summaries = elementsOf(root, "DatiRiepilogo");
  const document = first("DatiGeneraliDocumento");
  const day = one("Data", document);
  const errors: string[] = [];
  const check = (code: string, isRight: boolean, text = "") => {
    if (!isRight) errors.push(`${code} ${text}`.trim());
  };

  const format = one("FormatoTrasmissione");
  const receiver = one("CodiceDestinatario");
  check("00427", receiver.length === (format === "FPA12" ? 6 : 7), `${format} ${receiver}`);
  check("00428", xml.includes(`versione="${format}"`), format);
  check("00426", one("PECDestinatario") === "" || receiver === "0000000", receiver);
  const buyer = first("CessionarioCommittente");
  const buyerCountry = one("IdPaese", buyer);
  check("00417", one("IdCodice", buyer) !== "" || one("CodiceFiscale", buyer) !== "");
  if (buyerCountry === "IT") check("00305", isPartitaIva(one("IdCodice", buyer)), one("IdCodice", buyer));
  const taxCode = one("CodiceFiscale", buyer);
  check("00306", taxCode === "" || /^([A-Z]{6}[A-Z\d]{10}|\d{11})$/.test(taxCode), taxCode);
  check("00311", receiver !== "XXXXXXX" || buyerCountry !== "IT", "XXXXXXX in Italy");
  check("00300", /^([A-Z]{6}[A-Z\d]{10}|\d{11})$/.test(one("IdCodice", first("IdTrasmittente"))));

  check("00403", day <= today, day);
  check("00425", /\d/.test(one("Numero", document)), one("Numero", document));
  for (const linked of elementsOf(root, "DatiFattureCollegate"))
    check("00418", one("Data", linked) <= day, `${day} before ${one("Data", linked)}`);

  for (const line of lines) {
    const [rate, nature] = [one("AliquotaIVA", line), one("Natura", line)];
    check("00400", Number(rate) !== 0 || nature !== "");
    check("00401", Number(rate) === 0 || nature === "");
    check("00424", Number(rate) === 0 || Number(rate) >= 1, rate);
    const [price, qty, total] = [
      Number(one("PrezzoUnitario", line)),
      Number(one("Quantita", line) || 1),
      Number(one("PrezzoTotale", line)),
    ];
    check("00423", Math.abs(price * qty - total) <= 0.01 + 1e-9, `${qty} × ${price} = ${total}`);
  }
  const keyOf = (of: Element) => `${one("AliquotaIVA", of)} ${one("Natura", of)}`;
  const keys = summaries.map(keyOf);
  check("00422", new Set(keys).size === keys.length, `two summaries of one rate: ${keys}`);
  for (const line of lines) check("00419", keys.includes(keyOf(line)), keyOf(line));
  for (const line of lines) check("00443", keys.includes(keyOf(line)), keyOf(line));
  for (const summary of summaries) {
    const [rate, nature] = [Number(one("AliquotaIVA", summary)), one("Natura", summary)];
    const [base, vat] = [Number(one("ImponibileImporto", summary)), Number(one("Imposta", summary))];
    const sum = lines
      .filter((line) => keyOf(line) === keyOf(summary))
      .reduce((all, line) => all + Number(one("PrezzoTotale", line)), 0);
    // The exchange system tolerates a euro; the shop's sums must agree to the cent.
    check("00422", Math.abs(sum - base) < 0.005, `${sum} is ${base}`);
    check("00421", Math.abs(vat - (base * rate) / 100) <= 0.01 + 1e-9, `${base} × ${rate}% is ${vat}`);
    check("00429", rate !== 0 || nature !== "");
    check("00430", rate === 0 || nature === "");
    check("00420", !(nature.startsWith("N6") && one("EsigibilitaIVA", summary) === "S"));
    check("00448", !["N2", "N3", "N6"].includes(nature), nature);
    check("law", nature === "" || one("RiferimentoNormativo", summary) !== "", nature);
  }
  const numbers = lines.map((line) => Number(one("NumeroLinea", line)));
  check(
    "lines",
    numbers.every((number, index) => number === index + 1),
  );
  return errors;
}

const isPartitaIva = (code: string): boolean => {
  if (!/^\d{11}$/.test(code)) return false;
  const sum = [...code].reduce((all, sign, index) => {
    const value = Number(sign) * (index % 2 === 0 ? 1 : 2);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};
