// Punch-out: a buyer comes from the buying system of a business, fills the cart, and takes it back there
// (cXML, OCI).
import { z } from "zod";
import { LoginAnswer } from "./auth";

const line = z.string().max(255);
const Party = z.object({ domain: line, identity: line });

/** Method and target of the cart's return. */
export const PunchOutReturn = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("cxml"),
    url: z.url().max(2000),
    operation: z.enum(["create", "edit", "inspect"]),
    buyer_cookie: z.string().max(1000),
    /** Parties of the request: the response swaps them. */
    from: Party,
    to: Party,
  }),
  z.object({
    kind: z.literal("oci"),
    url: z.url().max(2000),
    target: line,
    ok_code: line,
    caller: line,
  }),
]);
export type PunchOutReturn = z.infer<typeof PunchOutReturn>;

/** An item that the buyer's system already has, to be edited. */
export const PunchOutItem = z.object({ sku: z.string().max(100), qty: z.int().min(1).max(99_999) });
export type PunchOutItem = z.infer<typeof PunchOutItem>;

export const PunchOutStart = z.object({
  return_to: PunchOutReturn,
  items: z.array(PunchOutItem).max(200),
});
export type PunchOutStart = z.infer<typeof PunchOutStart>;

export const OpenPunchOut = z.object({ key: z.string().min(1).max(100) });
export const PunchOutSession = LoginAnswer.extend(PunchOutStart.shape);

/** Returned to the operator once. */
export const PunchOutCredential = z.object({ identity: z.string(), secret: z.string() });
