// Paying an order by its pay link, without sign-in (CONTRACT §11).

import type { Handlers } from "~/api/http/handler";
import { PayableOrder } from "~/contract/payments";
import { serializeOrder } from "~/services/orders/serialize-order";
import { findOrderToPay, openPayment } from "~/services/payments/open-payment";

export const payments: Handlers<"payments"> = {
  async get(c, { token }) {
    return PayableOrder.parse(serializeOrder(await findOrderToPay(c, token), c));
  },

  async open(c, { token }) {
    return openPayment(c, token, new URL(c.request.url).origin);
  },
};
