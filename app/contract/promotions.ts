// Coupons and promotions.
import { z } from "zod";
import { COUPON_TYPES } from "./constants/enums";
import { Money } from "./wire";

export const CouponAnswer = z.object({ discount: Money, final_price: Money, type: z.enum(COUPON_TYPES) });
export type CouponAnswer = z.infer<typeof CouponAnswer>;
