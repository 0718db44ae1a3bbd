// Countries by ISO 3166-1 alpha-2. Zod-free: rules and components share them. Where the shop delivers is data: shipping policies.

/** The member states of the European Union. */
export const EU_COUNTRIES: readonly string[] =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** Countries whose public holidays domain/holidays.ts knows. */
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
