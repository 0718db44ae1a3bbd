// The order pad (added to CONTRACT §3): lines as typed, and data of an item while typing.
import { z } from "zod";
import type { Call } from "../call";
import { MAX_SEARCH_LENGTH } from "../constants/limits";
import { forCustomer } from "../customers";
import * as pad from "../order-pad";
import { resultsOf } from "../wire";

export const orderPadCalls = {
  get: {
    method: "GET",
    path: "order-pad/",
    access: "customer",
    query: z.object(forCustomer),
    answer: pad.OrderPad,
  },
  search: {
    method: "GET",
    path: "order-pad/items/",
    access: "customer",
    query: z.object({ ...forCustomer, search: z.string().max(MAX_SEARCH_LENGTH) }),
    answer: resultsOf(pad.PadItem),
  },
  addLines: {
    method: "POST",
    path: "order-pad/lines/",
    access: "customer",
    keyScope: "cart",
    body: pad.AddPadLines,
    answer: pad.AddPadLinesAnswer,
    status: 200,
    idempotent: "optional",
  },
  columns: {
    method: "POST",
    path: "order-pad/columns/",
    access: "customer",
    body: pad.FileRows,
    answer: pad.FileColumns,
    status: 200,
    isRead: true,
  },
  read: {
    method: "POST",
    path: "order-pad/read/",
    access: "anyone",
    cache: "none",
    body: pad.ReadLines,
    answer: pad.ReadLinesAnswer,
    status: 200,
    isRead: true,
  },
  bought: {
    method: "GET",
    path: "order-pad/bought/",
    access: "customer",
    query: pad.BoughtQuery,
    answer: pad.BoughtList,
  },
  saveQuantities: {
    method: "PUT",
    path: "order-pad/quantities/",
    access: "customer",
    keyScope: "cart",
    body: pad.SaveQuantities,
    answer: null,
    status: 204,
  },
  addTyped: {
    method: "POST",
    path: "order-pad/quantities/add/",
    access: "customer",
    keyScope: "cart",
    body: z.object(forCustomer),
    answer: pad.AddPadLinesAnswer,
    status: 200,
    idempotent: "optional",
  },
} as const satisfies Record<string, Call>;
