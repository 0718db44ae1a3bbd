// Saved lists (added to CONTRACT §3): the customer and the agent share them.
import { z } from "zod";
import type { Call } from "../call";
import { forCustomer } from "../customers";
import * as lists from "../order-lists";
import { AddPadLinesAnswer, OrderList } from "../order-pad";
import { byId } from "./shared";

export const orderListsCalls = {
  list: {
    method: "GET",
    path: "order-lists/",
    access: "customer",
    query: z.object(forCustomer),
    answer: z.object({ results: z.array(OrderList) }),
  },
  get: {
    method: "GET",
    path: "order-lists/:id/",
    access: "customer",
    params: byId,
    answer: lists.OpenOrderList,
  },
  create: {
    method: "POST",
    path: "order-lists/",
    access: "customer",
    keyScope: "cart",
    body: lists.CreateOrderList,
    answer: lists.CreatedOrderList,
    status: 201,
    errors: ["list_name_taken", "list_empty", "too_many_lists"],
  },
  edit: {
    method: "PATCH",
    path: "order-lists/:id/",
    access: "customer",
    keyScope: "cart",
    params: byId,
    body: lists.EditOrderList,
    answer: OrderList,
    errors: ["list_name_taken"],
  },
  saveRows: {
    method: "PUT",
    path: "order-lists/:id/rows/",
    access: "customer",
    keyScope: "cart",
    params: byId,
    body: lists.SaveListRows,
    answer: lists.SavedListRows,
  },
  remove: {
    method: "DELETE",
    path: "order-lists/:id/",
    access: "customer",
    keyScope: "cart",
    params: byId,
    answer: null,
    status: 204,
  },
  addToCart: {
    method: "POST",
    path: "order-lists/:id/add/",
    access: "customer",
    keyScope: "cart",
    params: byId,
    body: lists.AddOrderList,
    answer: AddPadLinesAnswer,
    status: 200,
    idempotent: "optional",
  },
} as const satisfies Record<string, Call>;
