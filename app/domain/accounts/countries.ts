/** The codes of countries (ISO 3166-1 alpha-2), for addresses. */
import { COUNTRY_REGIONS } from "~/contract/constants/countries";

export const COUNTRIES: ReadonlySet<string> = new Set(Object.values(COUNTRY_REGIONS).flat());
