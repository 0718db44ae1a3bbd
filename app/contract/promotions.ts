// Coupons and promotions.
import { z } from "zod";
import { Money } from "./wire";

export const COUPON_TYPES = ["percent", "fixed", "free_shipping"] as const;
export const CouponAnswer = z.object({ discount: Money, final_price: Money, type: z.enum(COUPON_TYPES) });
export type CouponAnswer = z.infer<typeof CouponAnswer>;
