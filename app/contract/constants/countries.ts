// Countries by ISO 3166-1 alpha-2. Zod-free: rules and components share them. Where the shop delivers is data: shipping policies.

/** The member states of the European Union. */
export const EU_COUNTRIES: readonly string[] =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

const HOME_COUNTRIES = ["IT", "ES"];
const NEIGHBOURS = ["CH", "GB", "SM"];
/** What the contact form offers: the shop's own languages first, then by code. */
export const CONTACT_COUNTRIES: readonly string[] = [
  ...HOME_COUNTRIES,
  ...[...EU_COUNTRIES, ...NEIGHBOURS].filter((code) => !HOME_COUNTRIES.includes(code)).sort(),
];
