// Token of a device that has signed in before (login throttle). The API signs it; the cookie stores it.
import { cookieHeader, cookieName, readCookie } from "./cookies";

const TTL_SECONDS = 365 * 24 * 60 * 60;

/** The shop and its back office use separate cookies. */
type DeviceCookie = "device" | "operator_device";

export const readDevice = (request: Request, name: DeviceCookie = "device"): string | null =>
  readCookie(request, cookieName(request, name));

export const deviceCookie = (request: Request, deviceId: string, name: DeviceCookie = "device"): string =>
  cookieHeader(request, cookieName(request, name), deviceId, {
    maxAgeSeconds: TTL_SECONDS,
    httpOnly: true,
  });
