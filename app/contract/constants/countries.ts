// Countries by ISO 3166-1 alpha-2. Zod-free: rules and components share them. The countries of delivery are
// data: shipping policies.

export const EU_COUNTRIES: readonly string[] =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

const codes = (text: string): string[] => text.split(/\s+/);

/** The countries of the world by region, for lists to choose from. */
export const COUNTRY_REGIONS = {
  eu: EU_COUNTRIES,
  europe: codes(`AD AL AX BA BY CH FO GB GG GI IM IS JE LI MC MD ME MK NO RS RU SJ SM UA VA`),
  americas:
    codes(`AG AI AR AW BB BL BM BO BQ BR BS BV BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GS GT GY HN HT JM KN KY
    LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI`),
  asia: codes(`AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH
    PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE`),
  africa:
    codes(`AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW
    MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW`),
  oceania: codes(`AQ AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS`),
} as const satisfies Record<string, readonly string[]>;

/** Countries whose public holidays are in domain/holidays.ts. */
export const HOLIDAY_COUNTRIES = [
  "AT",
  "BE",
  "CH",
  "DE",
  "ES",
  "FR",
  "GB",
  "IE",
  "IT",
  "LU",
  "NL",
  "PL",
  "PT",
] as const;
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];
