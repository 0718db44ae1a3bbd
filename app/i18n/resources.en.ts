// All texts of the shop in English, by namespace.
import account from "../../locales/en/account.json";
import auth from "../../locales/en/auth.json";
import cart from "../../locales/en/cart.json";
import catalogue from "../../locales/en/catalogue.json";
import checkout from "../../locales/en/checkout.json";
import common from "../../locales/en/common.json";
import content from "../../locales/en/content.json";
import errors from "../../locales/en/errors.json";
import imports from "../../locales/en/import.json";
import keys from "../../locales/en/keys.json";
import lists from "../../locales/en/lists.json";
import mail from "../../locales/en/mail.json";
import newCustomer from "../../locales/en/new-customer.json";
import operator from "../../locales/en/operator.json";
import pad from "../../locales/en/pad.json";
import quotes from "../../locales/en/quotes.json";
import server from "../../locales/en/server.json";

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
