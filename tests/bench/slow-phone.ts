// The emulated slow phone that phone.ts and hands.ts use.
import type { CDPSession, Page } from "playwright";

/** Round trip 150 ms, 1.6 Mbit/s down, 750 kbit/s up; throughput in bytes per second. */
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/**
 * Applies the emulation and returns the counted requests and bytes.
 * @param keepsFiles leaves the browser's cache enabled
 */
export async function slow(session: CDPSession, keepsFiles = false) {
  const wire = { requests: 0, bytes: 0, scripts: 0 };
  const kinds = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    kinds.set(requestId, type);
    wire.requests += 1;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    wire.bytes += encodedDataLength;
    if (kinds.get(requestId) === "Script") wire.scripts += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: !keepsFiles });
  await session.send("Network.emulateNetworkConditions", { offline: false, ...LINE });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  return wire;
}

/** Milliseconds from a touch on the page until the page is live. */
export async function touch(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener("pointerdown", () => Object.assign(window, { touchedAt: performance.now() }), {
      capture: true,
      once: true,
    });
  });
  await page.mouse.click(2, 300);
  const times = await page.waitForFunction(
    () => {
      const { touchedAt } = window as unknown as { touchedAt: number };
      const live = window.hydration?.liveMs;
      return live && live - touchedAt;
    },
    null,
    { timeout: 20_000, polling: 20 },
  );
  return times.jsonValue() as Promise<number>;
}

export const print = (name: string, cells: string[]): void =>
  console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(10)).join(""));
