// Provinces and counties by name. No component imports them: a form receives the list of one country.

/**
 * Each Italian province's code, then its names. The last line: provinces of Sardinia, dissolved in 2016 and
 * being restored.
 */
export const ITALIAN_PROVINCES = `AG Agrigento | AL Alessandria | AN Ancona | AO Aosta/Valle d'Aosta/Aoste/Vallée d'Aoste |
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

/** Sorted by the first two digits of their postal codes, 01 to 52. */
const SPAIN = `Álava | Albacete | Alicante | Almería | Ávila | Badajoz | Illes Balears | Barcelona | Burgos | Cáceres | Cádiz |
  Castellón | Ciudad Real | Córdoba | A Coruña | Cuenca | Girona | Granada | Guadalajara | Gipuzkoa | Huelva | Huesca | Jaén |
  León | Lleida | La Rioja | Lugo | Madrid | Málaga | Murcia | Navarra | Ourense | Asturias | Palencia | Las Palmas |
  Pontevedra | Salamanca | Santa Cruz de Tenerife | Cantabria | Segovia | Sevilla | Soria | Tarragona | Teruel | Toledo |
  Valencia | Valladolid | Bizkaia | Zamora | Zaragoza | Ceuta | Melilla`;
const IRELAND = `Carlow | Cavan | Clare | Cork | Donegal | Dublin | Galway | Kerry | Kildare | Kilkenny | Laois | Leitrim |
  Limerick | Longford | Louth | Mayo | Meath | Monaghan | Offaly | Roscommon | Sligo | Tipperary | Waterford | Westmeath |
  Wexford | Wicklow`;

const partsOf = (list: string): string[] => list.split("|").map((part) => part.trim());

const LISTS: Readonly<Record<string, readonly string[]>> = {
  IT: partsOf(ITALIAN_PROVINCES).map((row) => row.slice(3).replace(/\/.*/s, "")),
  ES: partsOf(SPAIN),
  IE: partsOf(IRELAND),
};

/** Suggestions for a province or county; empty if addresses of the country have neither. */
export const provincesOf = (country: string): readonly string[] => LISTS[country] ?? [];
