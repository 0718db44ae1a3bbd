// The part of Schema_VFPR12 (FatturaPA 1.2.3, format FPR12) that the shop's files use: each element's children in their
// order, with how often each may come, and what a value looks like.

type Child = readonly [name: string, min: number, max: number];
const many = Number.POSITIVE_INFINITY;

const ID = [
  ["IdPaese", 1, 1],
  ["IdCodice", 1, 1],
] as const;
const SEAT = [
  ["Indirizzo", 1, 1],
  ["NumeroCivico", 0, 1],
  ["CAP", 1, 1],
  ["Comune", 1, 1],
  ["Provincia", 0, 1],
  ["Nazione", 1, 1],
] as const;
const PERSON = [["Denominazione", 1, 1]] as const;
const DOCUMENT = [
  ["RiferimentoNumeroLinea", 0, many],
  ["IdDocumento", 1, 1],
  ["Data", 0, 1],
  ["NumItem", 0, 1],
  ["CodiceCommessaConvenzione", 0, 1],
  ["CodiceCUP", 0, 1],
  ["CodiceCIG", 0, 1],
] as const;

/** By the end of an element's path: the longest that fits. */
const CHILDREN: Readonly<Record<string, readonly Child[]>> = {
  "p:FatturaElettronica": [
    ["FatturaElettronicaHeader", 1, 1],
    ["FatturaElettronicaBody", 1, many],
  ],
  FatturaElettronicaHeader: [
    ["DatiTrasmissione", 1, 1],
    ["CedentePrestatore", 1, 1],
    ["RappresentanteFiscale", 0, 1],
    ["CessionarioCommittente", 1, 1],
  ],
  DatiTrasmissione: [
    ["IdTrasmittente", 1, 1],
    ["ProgressivoInvio", 1, 1],
    ["FormatoTrasmissione", 1, 1],
    ["CodiceDestinatario", 1, 1],
    ["ContattiTrasmittente", 0, 1],
    ["PECDestinatario", 0, 1],
  ],
  IdTrasmittente: ID,
  IdFiscaleIVA: ID,
  CedentePrestatore: [
    ["DatiAnagrafici", 1, 1],
    ["Sede", 1, 1],
    ["StabileOrganizzazione", 0, 1],
    ["IscrizioneREA", 0, 1],
    ["Contatti", 0, 1],
    ["RiferimentoAmministrazione", 0, 1],
  ],
  "CedentePrestatore/DatiAnagrafici": [
    ["IdFiscaleIVA", 1, 1],
    ["CodiceFiscale", 0, 1],
    ["Anagrafica", 1, 1],
    ["RegimeFiscale", 1, 1],
  ],
  "CessionarioCommittente/DatiAnagrafici": [
    ["IdFiscaleIVA", 0, 1],
    ["CodiceFiscale", 0, 1],
    ["Anagrafica", 1, 1],
  ],
  Anagrafica: PERSON,
  Sede: SEAT,
  IscrizioneREA: [
    ["Ufficio", 1, 1],
    ["NumeroREA", 1, 1],
    ["CapitaleSociale", 0, 1],
    ["SocioUnico", 0, 1],
    ["StatoLiquidazione", 1, 1],
  ],
  Contatti: [
    ["Telefono", 0, 1],
    ["Fax", 0, 1],
    ["Email", 0, 1],
  ],
  CessionarioCommittente: [
    ["DatiAnagrafici", 1, 1],
    ["Sede", 1, 1],
  ],
  FatturaElettronicaBody: [
    ["DatiGenerali", 1, 1],
    ["DatiBeniServizi", 1, 1],
    ["DatiVeicoli", 0, 1],
    ["DatiPagamento", 0, many],
    ["Allegati", 0, many],
  ],
  DatiGenerali: [
    ["DatiGeneraliDocumento", 1, 1],
    ["DatiOrdineAcquisto", 0, many],
    ["DatiContratto", 0, many],
    ["DatiConvenzione", 0, many],
    ["DatiRicezione", 0, many],
    ["DatiFattureCollegate", 0, many],
    ["DatiSAL", 0, many],
    ["DatiDDT", 0, many],
    ["DatiTrasporto", 0, 1],
  ],
  DatiGeneraliDocumento: [
    ["TipoDocumento", 1, 1],
    ["Divisa", 1, 1],
    ["Data", 1, 1],
    ["Numero", 1, 1],
    ["DatiRitenuta", 0, many],
    ["DatiBollo", 0, 1],
    ["DatiCassaPrevidenziale", 0, many],
    ["ScontoMaggiorazione", 0, many],
    ["ImportoTotaleDocumento", 0, 1],
    ["Arrotondamento", 0, 1],
    ["Causale", 0, many],
  ],
  DatiOrdineAcquisto: DOCUMENT,
  DatiFattureCollegate: DOCUMENT,
  DatiDDT: [
    ["NumeroDDT", 1, 1],
    ["DataDDT", 1, 1],
    ["RiferimentoNumeroLinea", 0, many],
  ],
  DatiBeniServizi: [
    ["DettaglioLinee", 1, many],
    ["DatiRiepilogo", 1, many],
  ],
  DettaglioLinee: [
    ["NumeroLinea", 1, 1],
    ["TipoCessionePrestazione", 0, 1],
    ["CodiceArticolo", 0, many],
    ["Descrizione", 1, 1],
    ["Quantita", 0, 1],
    ["UnitaMisura", 0, 1],
    ["DataInizioPeriodo", 0, 1],
    ["DataFinePeriodo", 0, 1],
    ["PrezzoUnitario", 1, 1],
    ["ScontoMaggiorazione", 0, many],
    ["PrezzoTotale", 1, 1],
    ["AliquotaIVA", 1, 1],
    ["Ritenuta", 0, 1],
    ["Natura", 0, 1],
  ],
  CodiceArticolo: [
    ["CodiceTipo", 1, 1],
    ["CodiceValore", 1, 1],
  ],
  DatiRiepilogo: [
    ["AliquotaIVA", 1, 1],
    ["Natura", 0, 1],
    ["SpeseAccessorie", 0, 1],
    ["Arrotondamento", 0, 1],
    ["ImponibileImporto", 1, 1],
    ["Imposta", 1, 1],
    ["EsigibilitaIVA", 0, 1],
    ["RiferimentoNormativo", 0, 1],
  ],
  DatiPagamento: [
    ["CondizioniPagamento", 1, 1],
    ["DettaglioPagamento", 1, many],
  ],
  DettaglioPagamento: [
    ["Beneficiario", 0, 1],
    ["ModalitaPagamento", 1, 1],
    ["DataRiferimentoTerminiPagamento", 0, 1],
    ["GiorniTerminiPagamento", 0, 1],
    ["DataScadenzaPagamento", 0, 1],
    ["ImportoPagamento", 1, 1],
    ["CodUfficioPostale", 0, 1],
    ["CognomeQuietanzante", 0, 1],
    ["NomeQuietanzante", 0, 1],
    ["CFQuietanzante", 0, 1],
    ["TitoloQuietanzante", 0, 1],
    ["IstitutoFinanziario", 0, 1],
    ["IBAN", 0, 1],
  ],
};

const LATIN = (max: number) => new RegExp(`^[\\u0020-\\u007e\\u00a0-\\u00ff]{1,${max}}$`);
const DAY = /^\d{4}-\d\d-\d\d$/;
const AMOUNT = /^-?\d{1,11}\.\d{2}$/;
const PRICE = /^-?\d{1,11}\.\d{2,8}$/;
const RATE = /^\d{1,3}\.\d{2}$/;
const VALUES: Readonly<Record<string, RegExp>> = {
  IdPaese: /^[A-Z]{2}$/,
  IdCodice: LATIN(28),
  ProgressivoInvio: /^[\u0020-\u007e]{1,10}$/,
  FormatoTrasmissione: /^FPR12$/,
  CodiceDestinatario: /^[A-Z\d]{7}$/,
  PECDestinatario: /^.{7,256}$/,
  CodiceFiscale: /^[A-Z\d]{11,16}$/,
  Denominazione: LATIN(80),
  RegimeFiscale: /^RF\d\d$/,
  Indirizzo: LATIN(60),
  CAP: /^\d{5}$/,
  Comune: LATIN(60),
  Provincia: /^[A-Z]{2}$/,
  Nazione: /^[A-Z]{2}$/,
  Ufficio: /^[A-Z]{2}$/,
  NumeroREA: LATIN(20),
  CapitaleSociale: AMOUNT,
  SocioUnico: /^S[UM]$/,
  StatoLiquidazione: /^L[SN]$/,
  Telefono: LATIN(12),
  Email: /^.+@.+$/,
  TipoDocumento: /^TD(01|04)$/,
  Divisa: /^[A-Z]{3}$/,
  Data: DAY,
  Numero: /^(?=.*\d)[\u0020-\u007e]{1,20}$/,
  ImportoTotaleDocumento: AMOUNT,
  Causale: LATIN(200),
  IdDocumento: LATIN(20),
  CodiceCUP: LATIN(15),
  CodiceCIG: LATIN(15),
  NumeroDDT: LATIN(20),
  DataDDT: DAY,
  NumeroLinea: /^\d{1,4}$/,
  CodiceTipo: LATIN(35),
  CodiceValore: LATIN(35),
  Descrizione: LATIN(1000),
  Quantita: /^\d{1,12}\.\d{2,8}$/,
  UnitaMisura: LATIN(10),
  PrezzoUnitario: PRICE,
  PrezzoTotale: PRICE,
  AliquotaIVA: RATE,
  Natura: /^(N1|N2\.[12]|N3\.[1-6]|N4|N5|N6\.[1-9]|N7)$/,
  ImponibileImporto: AMOUNT,
  Imposta: AMOUNT,
  EsigibilitaIVA: /^[IDS]$/,
  RiferimentoNormativo: LATIN(100),
  CondizioniPagamento: /^TP0[123]$/,
  Beneficiario: LATIN(200),
  ModalitaPagamento: /^MP\d\d$/,
  ImportoPagamento: AMOUNT,
  IBAN: /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/,
};

export interface Element {
  name: string;
  children: Element[];
  text: string;
}

/** Of files without attributes below the root, as ours are. */
export function parseXml(xml: string): Element {
  const root: Element = { name: "", children: [], text: "" };
  const open = [root];
  for (const [, isEnd, name = "", text = ""] of xml.matchAll(/<(\/?)([\w:]+)[^>]*>([^<]*)/g)) {
    if (isEnd) open.pop();
    else {
      const element = { name, children: [], text: decoded(text) };
      open.at(-1)?.children.push(element);
      open.push(element);
    }
  }
  const [first] = root.children;
  if (!first || open.length !== 1) throw new Error("not well formed");
  return first;
}

const decoded = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();

/** What of the schema an element breaks. */
export function schemaFaults(element: Element, parent = ""): string[] {
  const { name, children, text } = element;
  const wanted = CHILDREN[`${parent}/${name}`] ?? CHILDREN[name];
  if (!wanted) {
    const value = VALUES[name];
    return value?.test(text) && children.length === 0 ? [] : [`${parent}/${name}: "${text}"`];
  }
  const order = children.map((child) => wanted.findIndex(([known]) => known === child.name));
  const faults = order.every((place, n) => place >= (order[n - 1] ?? 0))
    ? []
    : [`${name}: ${children.map((child) => child.name).join(", ")}`];
  for (const [known, min, max] of wanted) {
    const count = children.filter((child) => child.name === known).length;
    if (count < min || count > max) faults.push(`${parent}/${name}/${known}: ${count}`);
  }
  return [...faults, ...children.flatMap((child) => schemaFaults(child, name))];
}

/** The texts of all elements of a name, in their order. */
export const textsOf = (element: Element, name: string): string[] => [
  ...(element.name === name ? [element.text] : []),
  ...element.children.flatMap((child) => textsOf(child, name)),
];

export const elementsOf = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => elementsOf(child, name)),
];
