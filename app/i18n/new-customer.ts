// The texts of an agent's request for a new customer.
import en from "../../locales/en/new-customer.json";
import es from "../../locales/es/new-customer.json";
import it from "../../locales/it/new-customer.json";
import { pageNamespace } from "./page-namespace";

export const { texts: newCustomerTexts, translator: newCustomerTranslator } = pageNamespace("newCustomer", {
  it,
  en,
  es,
});
