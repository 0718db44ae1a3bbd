// The journeys, each with JavaScript and without, against the built Worker.
import { defineConfig } from "@playwright/test";
import { findChromium } from "~/tools/chromium";
import "./support/worker/connections";
import { RUNNERS } from "./support/worker/runners";
import { shopUrl } from "./support/worker/worker";

const WITH_JS_ALONE = [
  ...[
    "press",
    "react-warnings",
    "changed-data",
    "lazy-hydration",
    "cart",
    "offline",
    "offline-pad",
    "focus",
    "focus-in-sight",
    "forms",
    "back-office-forms",
    "order-pad-typing",
    "arriving",
    "scripts-arriving",
    "changed-page",
    "speculation",
    "fonts-on-a-desk",
  ],
  // The same HTML in both: looked at once.
  "back-office-screens",
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  globalSetup: "./support/worker/shop.ts",
  fullyParallel: true,
  workers: RUNNERS,
  reporter: "list",
  // A journey is a dozen pages and as many looks with axe, on two cores that also run the shop. These limits end what
  // hangs, and not what a machine that pauses makes wait.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // Set by the global set-up, before the workers that read it here.
    baseURL: process.env.BOTTEGA_URL && shopUrl(),
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      // Chromium refuses its sandbox to root.
      args: process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : [],
    },
  },
  projects: [
    { name: "js", use: { javaScriptEnabled: true } },
    // What only JavaScript makes: the same forms without it are in the other journeys.
    { name: "no-js", use: { javaScriptEnabled: false }, testIgnore: WITH_JS_ALONE },
  ],
});
