import type { Handlers } from "~/api/http/handler";
import {
  addRestockAlert,
  confirmRestockAlert,
  endRestockAlert,
  findRestockAlert,
} from "~/services/catalogue/restock-alerts";

export const restockAlerts: Handlers<"restockAlerts"> = {
  create: (c, alert) => addRestockAlert(c, alert, new URL(c.request.url).origin),
  get: (c, { key }) => findRestockAlert(c, key),
  confirm: (c, { key }) => confirmRestockAlert(c, key),
  async end(c, { key }) {
    await endRestockAlert(c, key);
    return null;
  },
};
