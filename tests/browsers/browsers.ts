// Usage: npm run test:browsers. The main journey in Firefox and in WebKit, as Debian has them:
// apt-get install firefox-esr webkit2gtk-driver xvfb. A browser that is not installed is named and left out.
import { openShop } from "../support/worker/shop";
import { openFirefox, openWebKit } from "./driver";
import { mainJourney } from "./journey";

const PORT = Number(process.env.PORT ?? 4444);
const DISPLAY = 87;
const BROWSERS = {
  firefox: () => openFirefox(PORT),
  webkit: () => openWebKit(PORT + 1, DISPLAY),
};

const close = process.env.BOTTEGA_URL ? async () => {} : await openShop();
for (const [name, open] of Object.entries(BROWSERS)) {
  const browser = await open();
  if (!browser) {
    console.log(`${name}: not installed`);
    continue;
  }
  try {
    for await (const step of mainJourney(browser)) console.log(`${name}: ${step}`);
  } catch (error) {
    console.error(`${name}:`, error);
    process.exitCode = 1;
  }
  await browser.close();
}
await close();
