// All texts of the shop in Spanish, by namespace.
import account from "../../locales/es/account.json";
import auth from "../../locales/es/auth.json";
import cart from "../../locales/es/cart.json";
import catalogue from "../../locales/es/catalogue.json";
import checkout from "../../locales/es/checkout.json";
import common from "../../locales/es/common.json";
import content from "../../locales/es/content.json";
import errors from "../../locales/es/errors.json";
import imports from "../../locales/es/import.json";
import keys from "../../locales/es/keys.json";
import lists from "../../locales/es/lists.json";
import mail from "../../locales/es/mail.json";
import newCustomer from "../../locales/es/new-customer.json";
import operator from "../../locales/es/operator.json";
import pad from "../../locales/es/pad.json";
import quotes from "../../locales/es/quotes.json";
import server from "../../locales/es/server.json";

export const resources = {
  account,
  auth,
  cart,
  catalogue,
  checkout,
  common,
  content,
  errors,
  import: imports,
  keys,
  lists,
  mail,
  newCustomer,
  operator,
  pad,
  quotes,
  server,
};
