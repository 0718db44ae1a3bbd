/** Italian provinces: the two letters that an address carries, from a code or from a name as autofill writes it. */

/** Code, then its names. The last line: provinces of Sardinia, dissolved in 2016 and being restored. */
const NAMES = `AG Agrigento | AL Alessandria | AN Ancona | AO Aosta/Valle d'Aosta/Aoste/Vallée d'Aoste |
  AP Ascoli Piceno | AQ L'Aquila/Aquila | AR Arezzo | AT Asti | AV Avellino | BA Bari | BG Bergamo |
  BI Biella | BL Belluno | BN Benevento | BO Bologna | BR Brindisi | BS Brescia |
  BT Barletta-Andria-Trani/Barletta | BZ Bolzano/Bozen/Alto Adige/Südtirol | CA Cagliari |
  CB Campobasso | CE Caserta | CH Chieti | CL Caltanissetta | CN Cuneo | CO Como | CR Cremona |
  CS Cosenza | CT Catania | CZ Catanzaro | EN Enna | FC Forlì-Cesena/Forlì | FE Ferrara | FG Foggia |
  FI Firenze/Florence/Florencia | FM Fermo | FR Frosinone | GE Genova/Genoa/Génova | GO Gorizia |
  GR Grosseto | IM Imperia | IS Isernia | KR Crotone | LC Lecco | LE Lecce | LI Livorno | LO Lodi |
  LT Latina | LU Lucca | MB Monza e della Brianza/Monza e Brianza/Monza | MC Macerata | ME Messina |
  MI Milano/Milan/Milán | MN Mantova/Mantua | MO Modena | MS Massa-Carrara/Massa | MT Matera |
  NA Napoli/Naples/Nápoles | NO Novara | NU Nuoro | OR Oristano | PA Palermo | PC Piacenza |
  PD Padova/Padua | PE Pescara | PG Perugia | PI Pisa | PN Pordenone | PO Prato | PR Parma | PT Pistoia |
  PU Pesaro e Urbino/Pesaro | PV Pavia | PZ Potenza | RA Ravenna |
  RC Reggio Calabria/Reggio di Calabria | RE Reggio Emilia/Reggio nell'Emilia | RG Ragusa | RI Rieti |
  RM Roma/Rome | RN Rimini | RO Rovigo | SA Salerno | SI Siena | SO Sondrio | SP La Spezia/Spezia |
  SR Siracusa/Syracuse | SS Sassari | SU Sud Sardegna | SV Savona | TA Taranto | TE Teramo |
  TN Trento/Trient | TO Torino/Turin/Turín | TP Trapani | TR Terni | TS Trieste | TV Treviso | UD Udine |
  VA Varese | VB Verbano-Cusio-Ossola/Verbania | VC Vercelli | VE Venezia/Venice/Venecia | VI Vicenza |
  VR Verona | VT Viterbo | VV Vibo Valentia | CI Carbonia-Iglesias | OG Ogliastra | OT Olbia-Tempio |
  VS Medio Campidano`;

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");

const CODES: ReadonlyMap<string, string> = new Map(
  NAMES.split("|").flatMap((row) => {
    const [, code = "", names = ""] = /^\s*(\w{2}) (.+)$/.exec(row.trim()) ?? [];
    return [[code, code] as const, ...names.split("/").map((name) => [fold(name), code] as const)];
  }),
);

/**
 * The code of an Italian province; null for a text that names none. Takes "AT", "(AT)", "Asti", "Asti (AT)",
 * "Provincia di Asti", "Città metropolitana di Milano", "IT-MI".
 */
export function provinceCode(typed: string): string | null {
  const [, inBrackets] = /\(\s*([A-Za-z]{2})\s*\)\s*$/.exec(typed.slice(0, MAX_LENGTH)) ?? [];
  const name = fold(typed.slice(0, MAX_LENGTH));
  const bare = name.replace(PREFIX, "");
  const candidates = [name, bare, ...CONNECTIVES.map((word) => bare.replace(word, ""))];
  return (
    CODES.get(inBrackets?.toUpperCase() ?? "") ??
    candidates.map((one) => CODES.get(one)).find(Boolean) ??
    null
  );
}

const MAX_LENGTH = 100;
/** Folded: without blanks and apostrophes. */
const PREFIX =
  /^(?:IT|PROVINCIAAUTONOMA|PROVINCIA|PROVINCE|PROV|CITTAMETROPOLITANA|METROPOLITANCITY|LIBEROCONSORZIOCOMUNALE)/;
const CONNECTIVES = [/^DI/, /^OF/, /^DELL/, /^DELLA/, /^DEL/];
