import account from "../../locales/es/account.json";
import auth from "../../locales/es/auth.json";
import cart from "../../locales/es/cart.json";
import catalogue from "../../locales/es/catalogue.json";
import checkout from "../../locales/es/checkout.json";
import common from "../../locales/es/common.json";
import content from "../../locales/es/content.json";
import { failures, pages, wrongCustomer } from "../../locales/es/errors.json";

const errors = { failures, pages, wrongCustomer };

export const resources = { account, auth, cart, catalogue, checkout, common, content, errors };
