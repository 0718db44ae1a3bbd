import account from "../../locales/en/account.json";
import auth from "../../locales/en/auth.json";
import cart from "../../locales/en/cart.json";
import catalogue from "../../locales/en/catalogue.json";
import checkout from "../../locales/en/checkout.json";
import common from "../../locales/en/common.json";
import content from "../../locales/en/content.json";
import { failures, pages, wrongCustomer } from "../../locales/en/errors.json";

const errors = { failures, pages, wrongCustomer };

export const resources = { account, auth, cart, catalogue, checkout, common, content, errors };
