// Users, customers and their addresses.
import { z } from "zod";
import { ADDRESS_TYPES, CUSTOMER_TYPES } from "./constants/enums";
import { ADDRESS_LENGTHS } from "./constants/limits";
import { Id } from "./wire";

export const CustomerType = z.enum(CUSTOMER_TYPES);
export type CustomerType = z.infer<typeof CustomerType>;

export const CustomerProfile = z.object({
  customer_profile_id: z.int(),
  business_name: z.string(),
  customer_type: CustomerType,
  agent: z.int().nullable(),
  vat_number: z.string(),
  tax_code: z.string(),
  sdi_code: z.string(),
  pec: z.string(),
  price_list: z.string(),
});

export const User = z.object({
  id: z.int(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  is_agent: z.boolean(),
  /** Added: a consumer without a password. */
  is_guest: z.boolean(),
  must_change_password: z.boolean(),
  agent_profile: z.object({ id: z.int(), code: z.string() }).nullable(),
  customer_profile: CustomerProfile.nullable(),
});
export type User = z.infer<typeof User>;

/**
 * An agent's customer: added are the last order's instant, the default address's city, the open cart's
 * rows.
 */
export const AgentCustomer = User.extend({
  last_order_date: z.string().nullable(),
  /**
   * Added: the day by which the next order is due, according to the customer's own interval; null if
   * unknown.
   */
  next_order_day: z.string().nullable(),
  /** Added: whether that day has come. */
  order_due: z.boolean(),
  city: z.string(),
  /** Added: phone of the same address, otherwise of another; "" without one. */
  phone: z.string(),
  cart_rows: z.int(),
});
export type AgentCustomer = z.infer<typeof AgentCustomer>;

export const AddressType = z.enum(ADDRESS_TYPES);
export type AddressType = z.infer<typeof AddressType>;

const line = (max: number) => z.string().trim().max(max);
export const AddressInput = z.object({
  type: AddressType,
  recipient: line(ADDRESS_LENGTHS.recipient).min(1),
  business_name: line(ADDRESS_LENGTHS.business_name).default(""),
  vat_number: line(ADDRESS_LENGTHS.vat_number).default(""),
  tax_code: line(ADDRESS_LENGTHS.tax_code).default(""),
  sdi_code: line(ADDRESS_LENGTHS.sdi_code).default(""),
  pec: line(ADDRESS_LENGTHS.pec).default(""),
  address: line(ADDRESS_LENGTHS.address).min(1),
  address_2: line(ADDRESS_LENGTHS.address_2).default(""),
  postal_code: line(ADDRESS_LENGTHS.postal_code).min(1),
  city: line(ADDRESS_LENGTHS.city).min(1),
  province: line(ADDRESS_LENGTHS.province).default(""),
  country: z.string().trim().length(2).toUpperCase(),
  phone: line(ADDRESS_LENGTHS.phone).default(""),
  email: line(ADDRESS_LENGTHS.email).default(""),
});

/** `user` is an alias of `customer`, as in Address. */
export const AddAddress = AddressInput.extend({
  customer: Id.optional(),
  user: Id.optional(),
  is_default: z.boolean().default(false),
});

/**
 * Addresses are not edited, only deactivated, or made the default of their type. Other fields are refused.
 */
export const EditAddress = z.looseObject({
  is_active: z.literal(false).optional(),
  is_default: z.literal(true).optional(),
});

export const Address = z.object({
  id: z.int(),
  user: z.int(),
  type: AddressType,
  recipient: z.string(),
  business_name: z.string(),
  vat_number: z.string(),
  tax_code: z.string(),
  sdi_code: z.string(),
  pec: z.string(),
  address: z.string(),
  address_2: z.string(),
  postal_code: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  is_default: z.boolean(),
  is_active: z.boolean(),
});
export type Address = z.infer<typeof Address>;

/** The customer of a call: agents must name it, customers may leave it out (CONTRACT §3). */
export const forCustomer = { customer: Id.optional() };
