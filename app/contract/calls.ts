// THE API MAP: every call of CONTRACT §3 that this shop serves. The server mounts these rows, the client
// calls them.
import type { Call } from "./call";
import { apiKeysCalls } from "./calls/api-keys";
import { authCalls } from "./calls/auth";
import { cartCalls, promotionsCalls } from "./calls/cart";
import { categoriesCalls, customFieldsCalls } from "./calls/catalogue";
import { contactsCalls, contentCalls, withdrawalsCalls } from "./calls/content";
import { customerRequestsCalls } from "./calls/customer-requests";
import { customersCalls } from "./calls/customers";
import { newsletterCalls } from "./calls/newsletter";
import { orderListsCalls } from "./calls/order-lists";
import { orderPadCalls } from "./calls/order-pad";
import { checkoutCalls, documentsCalls, ordersCalls, paymentsCalls } from "./calls/orders";
import { productsCalls } from "./calls/products";
import { punchOutCalls } from "./calls/punch-out";
import { quotesCalls } from "./calls/quotes";
import { restockAlertsCalls } from "./calls/restock-alerts";
import { reviewsCalls } from "./calls/reviews";
import { shopCalls } from "./calls/shop";
import { wishlistCalls } from "./calls/wishlist";

export const calls = {
  punchOut: punchOutCalls,
  auth: authCalls,
  apiKeys: apiKeysCalls,
  products: productsCalls,
  categories: categoriesCalls,
  customFields: customFieldsCalls,
  customers: customersCalls,
  customerRequests: customerRequestsCalls,
  cart: cartCalls,
  wishlist: wishlistCalls,
  orderPad: orderPadCalls,
  orderLists: orderListsCalls,
  promotions: promotionsCalls,
  shop: shopCalls,
  checkout: checkoutCalls,
  orders: ordersCalls,
  quotes: quotesCalls,
  payments: paymentsCalls,
  documents: documentsCalls,
  content: contentCalls,
  restockAlerts: restockAlertsCalls,
  newsletter: newsletterCalls,
  reviews: reviewsCalls,
  contacts: contactsCalls,
  withdrawals: withdrawalsCalls,
} as const satisfies Record<string, Record<string, Call>>;

export type Calls = typeof calls;
