// Flash messages in an encrypted cookie, which the next page shows and clears.
import { z } from "zod";
import { NOTICE_SECONDS } from "~/contract/constants/limits";
import { idIn } from "~/contract/input/id";
import { cookieName, expiredCookie, readCookie, readSealed, sealedCookie } from "./cookies";
import { customerInAddress } from "./customer-in-address";

/** `seconds` is the duration of SPEC §3; negative: the message stays until closed. */
export const FlashMessage = z.object({
  kind: z.enum(["ok", "warn", "err", "info"]),
  /** The bold first words. */
  lead: z.string().nullable(),
  text: z.string(),
  seconds: z.number(),
  /**
   * Set if an item was added to the cart: the message links to the cart and shows its total. null if every page knows
   * the total.
   */
  toCart: z
    .object({ total: z.string(), includesVat: z.boolean(), currency: z.string() })
    .nullable()
    .optional(),
});
export type FlashMessage = z.infer<typeof FlashMessage>;

export const PERSISTENT = -1;

/**
 * A message of a page whose URL contains a customer is shown only on that customer's pages, because another tab may
 * show another customer.
 */
function nameOf(request: Request): string {
  const customer = idIn(customerInAddress(new URL(request.url)) ?? "");
  return customer === null ? "notices" : `notices-${customer}`;
}

const TTL_SECONDS = 60;

export const flashMessage = (
  kind: FlashMessage["kind"],
  text: string,
  lead: string | null = null,
): FlashMessage => ({
  kind,
  lead,
  text,
  seconds: kind === "ok" || kind === "info" ? NOTICE_SECONDS : PERSISTENT,
});

/** Names of the kinds in the setting NOTICES (SPEC §8), which disables messages. */
const TYPES: Record<FlashMessage["kind"], string> = {
  ok: "success",
  info: "info",
  warn: "warning",
  err: "error",
};

/** @param setting NOTICES: "all", "none", or a list of the enabled types; unset means all */
export function shownNotices(notices: FlashMessage[], setting: unknown): FlashMessage[] {
  const listed = typeof setting === "string" ? setting.split(",") : setting;
  if (!Array.isArray(listed)) return notices;
  const shown = listed.map((one) => String(one).trim().toLowerCase()).filter((one) => one !== "");
  if (shown.length === 0 || shown.includes("all")) return notices;
  return notices.filter(({ kind }) => shown.includes(TYPES[kind]));
}

const FlashMessages = z.array(FlashMessage);

export function readFlash(request: Request, secrets: string): FlashMessage[] {
  const read = readSealed(request, nameOf(request), secrets);
  return read === null ? [] : (FlashMessages.safeParse(read).data ?? []);
}

export const flashCookie = (request: Request, notices: FlashMessage[], secrets: string): string =>
  sealedCookie(request, nameOf(request), notices, secrets, TTL_SECONDS);

/** True if there are messages to clear, even if they are disabled. */
export const hasFlash = (request: Request): boolean =>
  readCookie(request, cookieName(request, nameOf(request))) !== null;

export const clearFlash = (request: Request): string => expiredCookie(request, nameOf(request));
