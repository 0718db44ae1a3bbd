// All tariffs by country, and all payment methods by customer group.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { CUSTOMER_TYPES, PAYMENT_KINDS } from "~/contract/constants/enums";
import { ShopContext } from "~/contract/wire";

const Named = z.object({ code: z.string(), name: z.record(z.string(), z.string()) });
const Prefixes = z.array(z.string()).nullable();

export const ShippingZone = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** Active tariffs, without pickup; null: the whole country, or nothing excluded. */
  couriers: z.array(Named.extend({ include_postal_prefixes: Prefixes, exclude_postal_prefixes: Prefixes })),
  /** Codes of two tariffs with equally exact zones: customers choose between them. */
  overlaps: z.array(z.array(z.string())),
  /** Some postal codes are not served. */
  is_partial: z.boolean(),
});
export type ShippingZone = z.infer<typeof ShippingZone>;

const GridMethod = z.object({
  code: z.string().min(1).max(100),
  contexts: z.array(ShopContext).max(2),
  is_active: z.boolean(),
});

export const PaymentGrid = z.object({
  /** Changes with any method; a save contains the version that it began with. */
  version: z.string(),
  methods: z.array(
    GridMethod.extend({
      ...Named.shape,
      kind: z.enum(PAYMENT_KINDS),
      countries: z.array(z.string()).nullable(),
    }),
  ),
  /**
   * The choice of typical customers: those of the seller's country, and of the first other country that is
   * served.
   */
  customers: z.array(
    z.object({ customer_type: z.enum(CUSTOMER_TYPES), country: z.string(), methods: z.array(Named) }),
  ),
});
export type PaymentGrid = z.infer<typeof PaymentGrid>;

const SavePaymentGrid = z.object({ version: z.string().max(100), methods: z.array(GridMethod).max(200) });
export type SavePaymentGrid = z.infer<typeof SavePaymentGrid>;

const access = "operator";

export const operatorSellingGridCalls = {
  shippingZones: {
    list: {
      method: "GET",
      path: "shipping-zones/",
      access,
      permission: "selling.read",
      answer: z.object({ results: z.array(ShippingZone) }),
    },
  },
  paymentGrid: {
    get: {
      method: "GET",
      path: "payment-grid/",
      access,
      permission: "selling.read",
      answer: PaymentGrid,
    },
    /** All or nothing; methods that are not named stay unchanged. */
    save: {
      method: "PUT",
      path: "payment-grid/",
      access,
      permission: "selling.write",
      body: SavePaymentGrid,
      answer: PaymentGrid,
      errors: ["edited_by_another"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
