/** Where the shop delivers; an address elsewhere is support's to add. */
export const SERVED_COUNTRIES = ["IT", "ES", "FR", "DE", "AT", "BE", "NL", "PT", "SI", "HR", "LU"];
