// Customers and their addresses.
import { z } from "zod";
import type { Call } from "../call";
import { MAX_SEARCH_LENGTH } from "../constants/limits";
import * as customers from "../customers";
import { listOf, paging } from "../wire";
import { byId } from "./shared";

const { forCustomer } = customers;

export const customersCalls = {
  users: {
    method: "GET",
    path: "users/",
    access: "token",
    query: z.object(paging),
    answer: listOf(customers.User),
  },
  list: {
    method: "GET",
    path: "users/customers/",
    access: "agent",
    query: z.object({
      search: z.string().max(MAX_SEARCH_LENGTH).optional(),
      /**
       * `due`: sorted by the day on which the next order is due, according to the customer's own interval.
       */
      sort: z.enum(["last", "due"]).optional(),
      ...paging,
    }),
    answer: listOf(customers.AgentCustomer),
  },
  get: { method: "GET", path: "users/:id/", access: "token", params: byId, answer: customers.User },
  addresses: {
    method: "GET",
    path: "addresses/",
    access: "customer",
    query: z.object({
      ...forCustomer,
      type: customers.AddressType.optional(),
      search: z.string().max(MAX_SEARCH_LENGTH).optional(),
      ...paging,
    }),
    answer: listOf(customers.Address),
  },
  address: {
    method: "GET",
    path: "addresses/:id/",
    access: "token",
    params: byId,
    answer: customers.Address,
  },
  addAddress: {
    method: "POST",
    path: "addresses/",
    access: "customer",
    body: customers.AddAddress,
    answer: customers.Address,
    status: 201,
    idempotent: "optional",
  },
  editAddress: {
    method: "PATCH",
    path: "addresses/:id/",
    access: "token",
    params: byId,
    body: customers.EditAddress,
    answer: customers.Address,
    errors: ["address_not_editable"],
  },
} as const satisfies Record<string, Call>;
