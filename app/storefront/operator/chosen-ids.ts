// Orders selected in the list.
import { MAX_CHOSEN_ORDERS } from "~/contract/constants/order-list";
import { idIn } from "~/contract/input/id";

/** Returns the distinct ids in a URL or form, up to MAX_CHOSEN_ORDERS. */
export function chosenIds(fields: URLSearchParams | FormData): { ids: number[]; isTooMany: boolean } {
  const typed = fields.getAll("id").slice(0, 1000);
  const ids = [...new Set(typed.flatMap((one) => idIn(typeof one === "string" ? one : undefined) ?? []))];
  return { ids: ids.slice(0, MAX_CHOSEN_ORDERS), isTooMany: ids.length > MAX_CHOSEN_ORDERS };
}
