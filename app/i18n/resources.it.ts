// All texts of the shop in Italian, by namespace.
import account from "../../locales/it/account.json";
import auth from "../../locales/it/auth.json";
import cart from "../../locales/it/cart.json";
import catalogue from "../../locales/it/catalogue.json";
import checkout from "../../locales/it/checkout.json";
import common from "../../locales/it/common.json";
import content from "../../locales/it/content.json";
import errors from "../../locales/it/errors.json";
import imports from "../../locales/it/import.json";
import keys from "../../locales/it/keys.json";
import lists from "../../locales/it/lists.json";
import mail from "../../locales/it/mail.json";
import newCustomer from "../../locales/it/new-customer.json";
import operator from "../../locales/it/operator.json";
import pad from "../../locales/it/pad.json";
import quotes from "../../locales/it/quotes.json";
import server from "../../locales/it/server.json";

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
