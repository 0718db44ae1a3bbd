// What screens say. The sentences for the wire's codes are said by the server alone.
import account from "../../locales/it/account.json";
import auth from "../../locales/it/auth.json";
import cart from "../../locales/it/cart.json";
import catalogue from "../../locales/it/catalogue.json";
import checkout from "../../locales/it/checkout.json";
import common from "../../locales/it/common.json";
import content from "../../locales/it/content.json";
import { failures, pages, wrongCustomer } from "../../locales/it/errors.json";

const errors = { failures, pages, wrongCustomer };

export const resources = { account, auth, cart, catalogue, checkout, common, content, errors };
